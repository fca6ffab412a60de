// What a student's `import Combine` finds: of Combine there is only what screens need, such as `ObservableObject`.
@_exported public import HeadlessSwiftUI
