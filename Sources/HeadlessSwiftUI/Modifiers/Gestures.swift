public import Foundation

/// Something that a finger does. Taps and long presses are done by the driver; others are accepted and never happen.
public protocol Gesture<Value> {
    associatedtype Value
    var headlessTap: (() -> Void)? { get }
}

extension Gesture {
    public var headlessTap: (() -> Void)? { nil }
    public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
        EndedGesture(base: self, ended: action)
    }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
    public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
    public func sequenced<Other: Gesture>(before other: Other) -> Self { self }
    public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

public struct EndedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    let base: Base
    let ended: (Base.Value) -> Void
    public var headlessTap: (() -> Void)? {
        guard base is TapGesture, let nothing = () as? Base.Value else { return base.headlessTap }
        return { ended(nothing) }
    }
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
        public var predictedEndTranslation: CGSize
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable { public var magnification: CGFloat }
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotateGesture: Gesture {
    public struct Value: Equatable, Sendable { public var rotation: Angle }
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension View {
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool = true) -> some View {
        let tap = gesture.headlessTap.map(onMainActor)
        return ModifiedElements(content: self) { element, _ in
            if let tap, isEnabled { element.traits.tapGesture = tap }
        }
    }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
}
