internal import CourseModel

/// The program that is started as a host, and what stands beside it, where `Bundle.main` looks for it.
struct HostProgram: Equatable {
    /// A file and the name by which the host sees it.
    struct File: Equatable, Sendable {
        var name: String
        var path: String
    }

    /// The name of the program as the student's code sees it.
    let name = "App"
    /// The library that stands for SwiftUI, where it is wanted.
    let swiftUI: File?
    private let host: String
    private let data: [File]

    init(_ installation: Installation, data: [File]) {
        host = installation.host
        swiftUI = installation.swiftUI.map { File(name: "lib\(SwiftUIModule.name).so", path: $0.library) }
        self.data = data
    }

    /// All that stands together.
    var files: [File] { [File(name: name, path: host)] + data + (swiftUI.map { [$0] } ?? []) }

    /// Where it can be started without a sandbox: beside copies of its data, where it has any.
    func path(in scratch: ScratchFolder) throws(GraderFault) -> String {
        guard !data.isEmpty else { return host }
        let folder = scratch.path + "/app"
        try System.makeFolders(folder)
        for file in [File(name: name, path: host)] + data {
            try System.copy(file.path, to: folder + "/" + file.name)
            System.letAllRead(folder + "/" + file.name)
        }
        return folder + "/" + name
    }
}
