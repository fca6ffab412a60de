// The least that a Swift program with Foundation does: the measure of how fast one can start.
import Foundation

print(["hello", "world"].joined(separator: ", "))
