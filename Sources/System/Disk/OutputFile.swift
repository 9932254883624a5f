import CLibrary
package import SourceText

/// Writer of files, which never leaves partial ones.
package enum OutputFile {

  /// Writes atomically, creating folders; `-` is standard output.
  ///
  /// Devices, pipes and sockets are written directly. Only links that the user named are followed.
  /// Files that were read before are only replaced by commands that change files.
  package static func write(
    _ bytes: [UInt8], to path: String, followsLinks: Bool = true, replacesInputs: Bool = false
  ) throws {
    if path == "-" { return try writeToStandardOutput(bytes) }
    try check(path)
    guard replacesInputs || !InputFile.hasRead(path) else {
      throw CommandFailure(
        .invalidInput, code: .unwritableFile, "The output is also an input, and isn't replaced",
        file: path,
        hints: ["Name another output file."])
    }
    try createFolders(of: path)
    do throws(SystemError) {
      try writeFile(bytes, to: path, followsLinks: followsLinks)
    } catch {
      throw failure(error, path: path)
    }
  }

  /// Adds bytes to the end of a file, which is created if missing, but not through a link.
  package static func append(_ bytes: [UInt8], to path: String) throws {
    try check(path)
    do throws(SystemError) {
      let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
      let descriptor = open(path, flags, 0o666)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw SystemError(number: ENXIO)
      }
      try write(bytes, descriptor: descriptor)
    } catch {
      throw failure(error, path: path)
    }
  }

  /// Writes what was made of a file, which is only replaced itself if no other program has changed it since.
  package static func write(_ bytes: [UInt8], to path: String, madeOf source: SourceFile) throws {
    guard try path != source.name || DiskFiles().bytes(of: path) == source.bytes else {
      throw CommandFailure(
        .environment, code: .unwritableFile,
        "Another program has changed the file since it was read",
        file: path, hints: ["Run the command again."])
    }
    try write(bytes, to: path, replacesInputs: true)
  }

  /// Locks the folders of files against other commands until the process ends, where possible.
  package static func claim(_ paths: [String]) {
    let folders = paths.map { FilePath(RealPath.text(of: $0) ?? $0).folder }
    for folder in Set(folders).sorted() {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  private static func writeToStandardOutput(_ bytes: [UInt8]) throws {
    // The bytes of a picture change the state of a terminal; texts have no zeros.
    guard isatty(1) == 0 || !bytes.contains(0) else {
      throw CommandFailure(
        .invalidInput, code: .unwritableFile, "An image can't be written to a terminal",
        hints: ["Redirect standard output, or name a file with --output."])
    }
    do throws(SystemError) {
      try write(bytes, descriptor: 1)
    } catch {
      // The reader of standard output may close it early.
      guard error.number != EPIPE else { return }
      throw failure(error, path: "-")
    }
  }

  private static func writeFile(
    _ bytes: [UInt8], to path: String, followsLinks: Bool
  ) throws(SystemError) {
    var status = stat()
    if !followsLinks, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      return try replace(path, with: bytes, mode: nil)
    }
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .last }
      // A symbolic link to a missing file is followed, not replaced.
      if lstat(path, &status) == 0 { return try writeDirectly(bytes, to: path, O_CREAT) }
      return try replace(path, with: bytes, mode: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw SystemError(number: EISDIR)
    case S_IFREG:
      guard access(path, W_OK) == 0, let resolved = RealPath.text(of: path) else { throw .last }
      try replace(resolved, with: bytes, mode: status.st_mode & 0o7777)
    default: try writeDirectly(bytes, to: path)
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t?
  ) throws(SystemError) {
    let temporary = try temporaryFile(for: path, with: bytes, mode: mode)
    guard rename(temporary, path) == 0 else {
      let error = SystemError.last
      unlink(temporary)
      throw error
    }
  }

  private static func temporaryFile(
    for path: String, with bytes: [UInt8], mode: mode_t?
  ) throws(SystemError) -> String {
    let (descriptor, temporary) = try createTemporary(in: FilePath(path).prefix)
    do throws(SystemError) {
      do throws(SystemError) {
        if let mode { guard fchmod(descriptor, mode) == 0 else { throw .last } }
        try write(bytes, descriptor: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw .last }
      return temporary
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes a file with a temporary name beside its place, where `move` puts it; return its path there.
  static func writeBeside(_ path: String, _ bytes: [UInt8]) throws -> String {
    try check(path)
    try createFolders(of: path)
    do throws(SystemError) {
      var status = stat()
      let exists = lstat(path, &status) == 0
      let isFile = exists && status.st_mode & S_IFMT == S_IFREG
      // A link is replaced; a folder, pipe or device stays.
      guard !exists || isFile || status.st_mode & S_IFMT == S_IFLNK else {
        throw SystemError(number: EEXIST)
      }
      guard !isFile || access(path, W_OK) == 0 else { throw .last }
      return try temporaryFile(for: path, with: bytes, mode: isFile ? status.st_mode & 0o7777 : nil)
    } catch {
      throw failure(error, path: path)
    }
  }

  static func move(_ path: String, to other: String) throws {
    guard rename(path, other) != 0 else { return }
    throw failure(.last, path: other)
  }

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
    _ bytes: [UInt8], to path: String, _ flags: Int32 = 0
  ) throws(SystemError) {
    // A file that took the place of a device meanwhile isn't truncated.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(bytes, descriptor: descriptor)
  }

  private static func write(_ bytes: [UInt8], descriptor: Int32) throws(SystemError) {
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
}

/// Error number of a system call.
package struct SystemError: Error {

  let number: Int32

  static var last: SystemError { SystemError(number: errno) }

  package var message: String { String(cString: strerror(number)) }
}
