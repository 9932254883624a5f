import Glibc
import KeyboardDocuments

/// Writes results to files atomically.
enum OutputFile {

  /// Write bytes to a file, creating its parent folders; `-` is standard output.
  ///
  /// A temporary file is written beside the named one and then renamed. Devices, pipes and sockets
  /// are written directly, since a rename would replace them.
  static func write(_ bytes: [UInt8], to path: String) throws(EnvironmentFailure) {
    do throws(SystemError) {
      if path == "-" { return try write(bytes, descriptor: 1) }
      guard !path.isEmpty else { throw SystemError(number: ENOENT) }
      try createParents(of: path)
      try writeFile(bytes, to: path)
    } catch {
      // The reader of standard output may close it early.
      if path == "-", error.number == EPIPE { return }
      throw EnvironmentFailure(
        code: "output", "The file can't be written: \(error.message)",
        file: path == "-" ? "<stdout>" : path)
    }
  }

  private static func writeFile(
    _ bytes: [UInt8], to path: String
  ) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .last }
      // A symbolic link to a missing file is followed, not replaced.
      if lstat(path, &status) == 0 { return try writeDirectly(bytes, to: path) }
      return try replace(path, with: bytes, mode: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw SystemError(number: EISDIR)
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw .last }
      guard let resolved = realpath(path, nil) else { throw .last }
      defer { free(resolved) }
      try replace(String(cString: resolved), with: bytes, mode: status.st_mode & 0o7777)
    default: try writeDirectly(bytes, to: path)
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t?
  ) throws(SystemError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let (descriptor, temporary) = try createTemporary(in: folder)
    do throws(SystemError) {
      do throws(SystemError) {
        if let mode { guard fchmod(descriptor, mode) == 0 else { throw .last } }
        try write(bytes, descriptor: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0, rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Create a unique temporary file with the permissions of new files.
  private static func createTemporary(
    in folder: String
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    while true {
      let path = folder + TemporaryFile.newName
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, path) }
      guard errno == EEXIST else { throw .last }
    }
  }

  private static func writeDirectly(
    _ bytes: [UInt8], to path: String
  ) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(bytes, descriptor: descriptor)
  }

  private static func write(
    _ bytes: [UInt8], descriptor: Int32
  ) throws(SystemError) {
    let failure: SystemError? = bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return .last }
        written += count
      }
      return nil
    }
    if let failure { throw failure }
  }

  private static func createParents(of path: String) throws(SystemError) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      let parent = String(path[..<slash])
      index = path.index(after: slash)
      guard !parent.isEmpty, mkdir(parent, 0o777) != 0, errno != EEXIST else { continue }
      let error = SystemError.last
      // A folder that can't be created but exists, such as on a read-only disk, is no error.
      var status = stat()
      guard stat(parent, &status) == 0 else { throw error }
    }
  }
}

/// A failed system call.
struct SystemError: Error {

  /// The error number, as in `errno`.
  let number: Int32

  /// The error of the last failed call on this thread.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's description, such as `No such file or directory`.
  var message: String { String(cString: strerror(number)) }
}
