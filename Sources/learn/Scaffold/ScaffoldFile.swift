/// A file to be made: its path in the scaffold's folder, and what it holds.
struct ScaffoldFile: Equatable {
    var path: String
    var text: String
}
