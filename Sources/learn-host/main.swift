#if os(Linux)
    import CSeccomp
    import Glibc
    import HostProtocol

    // learn-host REQUESTS REPLIES [USER]: the two descriptors, and the user and group to become where it runs as root.
    // Serves requests until the requests' descriptor is closed. It never runs a student's code itself: that happens in
    // processes forked from here, which find the runtime loaded.

    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let requests = Int32(arguments[1]), let replies = Int32(arguments[2]) else { exit(64) }
    learn_close_from(UInt32(max(requests, replies, 2) + 1))
    if arguments.count > 3 {
        guard let user = UInt32(arguments[3]), Privileges.become(user: user) else { exit(71) }
    }
    guard Privileges.giveUp() else { exit(71) }
    var host = Host(requests: FrameDescriptor(requests), replies: FrameDescriptor(replies))
    host.serve()
    exit(0)
#else
    import Darwin

    exit(78)
#endif
