import CLibrary
package import SourceText
import Synchronization

/// Reader of files within the limits of a budget.
package enum InputFile {

  /// Reads a file, or standard input for `-`.
  package static func read(_ path: String, _ budget: InputBudget = .text) throws(CommandFailure)
    -> SourceFile
  {
    let limit = budget.bytes
    if path == "-" {
      return SourceFile(name: "<stdin>", bytes: try bytes(of: 0, path: "<stdin>", limit: limit))
    }
    let (descriptor, size) = try open(path)
    defer { close(descriptor) }
    guard size <= limit else { throw tooLarge(path, limit: limit) }
    if let place = RealPath.text(of: path) { inputs.withLock { _ = $0.insert(place) } }
    let bytes = try bytes(of: descriptor, path: path, limit: limit, expecting: size)
    return SourceFile(name: path, bytes: bytes)
  }

  /// Opens a file for reading, and nothing else: opening a pipe would wait for its writer.
  package static func open(_ path: String) throws(CommandFailure) -> (descriptor: Int32, size: Int)
  {
    if let reason = FilePath(path).problem { throw problem(path, reason) }
    let descriptor = Glibc.open(
      path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (FilePath(path).isStream ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw systemProblem(path, .last) }
    do throws(CommandFailure) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw systemProblem(path, .last) }
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw problem(path, "The path is a folder")
      case _ where FilePath(path).isStream: break
      default: throw problem(path, "The path is a pipe or device, not a file; - is standard input")
      }
      return (descriptor, Int(status.st_size))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Files that were read, with links followed; no output may replace them.
  private static let inputs = Mutex<Set<String>>([])

  static func hasRead(_ path: String) -> Bool {
    RealPath.text(of: path).map { place in inputs.withLock { $0.contains(place) } } ?? false
  }

  private static func bytes(
    of descriptor: Int32, path: String, limit: Int, expecting size: Int = 0
  ) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw systemProblem(path, .last) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw tooLarge(path, limit: limit) }
    }
  }

  private static func tooLarge(_ path: String, limit: Int) -> CommandFailure {
    problem(path, "The file exceeds the limit of \(limit >> 20) MB", code: .fileSize)
  }

  private static func systemProblem(_ path: String, _ error: SystemError) -> CommandFailure {
    let isMissing = [ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP].contains(error.number)
    return problem(
      path, "The file can't be read: \(error.message)",
      kind: isMissing ? .invalidInput : .environment,
      hints: error.number == ENOENT ? nearest(to: path).map { [$0] } ?? [] : [])
  }

  /// Returns a hint that names similar files of the same folder.
  private static func nearest(to path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { "\($0)/" }.joined()
    let names = (try? DiskFiles().names(in: folder.isEmpty ? "." : folder))?.prefix(1000) ?? []
    let near = NearestNames.suggestions(for: String(parts.last ?? ""), among: Array(names))
    return near.isEmpty
      ? nil : "Did you mean \(near.map { folder + $0 }.quoted.joinedAsAlternatives)?"
  }

  private static func problem(
    _ path: String, _ message: String, kind: CommandFailure.Kind = .invalidInput,
    code: DiagnosticCode = .unreadableFile, hints: [String] = []
  ) -> CommandFailure {
    let place = path.isEmpty ? nil : Diagnostic.Place(file: path)
    return CommandFailure(
      kind, [Diagnostic(code: code, message: message, place: place, hints: hints)])
  }
}
