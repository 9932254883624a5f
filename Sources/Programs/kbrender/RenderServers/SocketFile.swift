import CLibrary
import Disk
import SourceText

/// Unix socket that listens at a path, to which only its user can connect.
struct SocketFile: Sendable {

  private let descriptor: Int32
  private let path: String
  private let stamp: FileStamp?

  /// Replaces a socket that no program listens on any more.
  init(_ path: String) throws(CommandFailure) {
    try OutputFile.check(path)
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    descriptor = server
    let mask = umask(0o177)
    defer { umask(mask) }
    var isBound = Self.withAddress(of: path) { bind(server, $0, $1) } == 0
    if !isBound, errno == EADDRINUSE, Self.isStale(path) {
      unlink(path)
      isBound = Self.withAddress(of: path) { bind(server, $0, $1) } == 0
    }
    guard isBound, listen(descriptor, SOMAXCONN) == 0 else {
      let isTaken = errno == EADDRINUSE && !Self.isSocket(path)
      let reason = isTaken ? "The file exists and is no socket" : String(cString: strerror(errno))
      let isInUse = errno == EADDRINUSE
      throw CommandFailure(
        .environment, code: .failure, "The server can't listen here: \(reason)", file: path,
        hints: isInUse ? ["Name another path, or end the program that uses this one."] : [])
    }
    // Relative paths change their meaning with the working directory.
    self.path = RealPath.text(of: path) ?? path
    stamp = FileStamp(path)
  }

  private static func isSocket(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  private static func isStale(_ path: String) -> Bool {
    guard isSocket(path) else { return false }
    let client = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { Glibc.close(client) }
    return withAddress(of: path) { connect(client, $0, $1) } != 0 && errno == ECONNREFUSED
  }

  /// Returns -1 for a path that is longer than an address.
  private static func withAddress(
    of path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      guard path.utf8.count < bytes.count else { return false }
      bytes.copyBytes(from: path.utf8)
      return true
    }
    guard isShort else {
      errno = ENAMETOOLONG
      return -1
    }
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Waits for a client, whose reads and writes take some seconds at most; returns nil once closed.
  func accept(timeout seconds: Int) -> Int32? {
    while true {
      let client = Glibc.accept(descriptor, nil, nil)
      if client >= 0 {
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
          setsockopt(client, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        return client
      }
      // Closed clients and too many open files are no reason to end.
      guard errno != EINVAL else { return nil }
      if errno != EINTR { usleep(10_000) }
    }
  }

  /// Returns whether a client closed the socket, and not only its own direction: it reads no answer.
  static func isClosed(_ client: Int32) -> Bool {
    var state = pollfd(fd: client, events: 0, revents: 0)
    return poll(&state, 1, 0) == 1
  }

  func close() {
    if FileStamp(path) == stamp { unlink(path) }
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
