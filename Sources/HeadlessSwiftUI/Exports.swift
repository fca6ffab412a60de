// As SwiftUI does: whoever imports it sees Foundation and Observation too.
@_exported public import Foundation
@_exported public import Observation
