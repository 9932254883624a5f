import Artifacts
import Glibc
import KeyboardDocuments
import KeyboardGallery
import Synchronization

/// The output folder of a site.
///
/// Files of earlier builds are tracked; foreign files are never touched.
final class SiteFolder: Sendable {

  /// The path without a trailing slash.
  let path: String

  /// The files of earlier builds, by path.
  let known: [String: GalleryManifest.File]

  /// The manifest of the earlier build, if any.
  let manifest: GalleryManifest?

  private let plan: [String]
  private let arguments: [String]
  private let hasBegun = Mutex(false)

  /// Open a folder, which need not exist.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - planned: The files that are written if they are missing or stale.
  ///   - arguments: The arguments that determine them.
  /// - Throws: A failure if the folder can't be used.
  init(_ path: String, planned: [String] = [], arguments: [String] = []) throws(CommandFailure) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    plan = planned
    self.arguments = arguments
    let file = "\(self.path)/\(GalleryManifest.name)"
    guard access(file, F_OK) == 0 else {
      manifest = nil
      known = [:]
      return
    }
    do {
      let manifest = try GalleryManifest(InputFile.read(file, limit: 256 << 20))
      self.manifest = manifest
      known = Dictionary(manifest.files.map { ($0.path, $0) }) { $1 }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Return the bytes of a file of the site, or `nil` if it doesn't exist.
  func bytes(of path: String) -> [UInt8]? {
    guard access("\(self.path)/\(path)", R_OK) == 0 else { return nil }
    return (try? InputFile.read("\(self.path)/\(path)", limit: InputFile.pictureLimit))?.bytes
  }

  /// Return the existing file if it has a key and wasn't modified since.
  func fresh(_ path: String, key: String) -> GalleryManifest.File? {
    guard let file = known[path], file.key == key, let bytes = bytes(of: path),
      Digest.text(of: bytes) == file.digest
    else { return nil }
    return file
  }

  /// Write a planned file.
  func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    try begin()
    try OutputFile.write(bytes, to: "\(self.path)/\(path)")
  }

  /// Check for conflicting foreign files and record the plan before the first file is written.
  ///
  /// After a crash the next build thus recognizes its own files.
  private func begin() throws(CommandFailure) {
    let result = hasBegun.withLock { hasBegun in
      Result { () throws(CommandFailure) in
        guard !hasBegun else { return }
        try checkForeignFiles()
        let new = plan.filter { known[$0] == nil }
          .map { GalleryManifest.File(path: $0, key: "", digest: "") }
        let journal = GalleryManifest(
          arguments: manifest?.arguments ?? arguments, shard: manifest?.shard,
          files: Array(known.values) + new)
        try OutputFile.write(journal.bytes, to: "\(path)/\(GalleryManifest.name)")
        hasBegun = true
      }
    }
    try result.get()
  }

  private func checkForeignFiles() throws(CommandFailure) {
    var status = stat()
    let foreign = plan.filter { known[$0] == nil && lstat("\(path)/\($0)", &status) == 0 }
    guard let first = foreign.first else { return }
    let others = foreign.count > 1 ? " and \(foreign.count - 1) others" : ""
    throw CommandFailure(
      .invalidInput, code: "gallery-foreign",
      "“\(path)/\(first)”\(others) would be overwritten, but no gallery made it",
      hints: ["Name another folder with -o, or move the file away."])
  }

  /// Remove obsolete files, write a changed manifest, and return the number of removed files.
  func finish(_ manifest: GalleryManifest) throws(CommandFailure) -> Int {
    let kept = Set(manifest.files.map(\.path))
    let stale = known.keys.filter { !kept.contains($0) }.sorted()
    var removed = 0
    for file in stale where remove(file) { removed += 1 }
    for folder in Set(stale.flatMap(Self.folders)).sorted(by: >) {
      // A folder with other files in it stays, because it isn't empty.
      rmdir("\(path)/\(folder)")
    }
    let name = GalleryManifest.name
    let bytes = manifest.bytes
    if self.bytes(of: name) != bytes { try OutputFile.write(bytes, to: "\(path)/\(name)") }
    return removed
  }

  /// Remove a file unless a folder on its path leads out of the site.
  private func remove(_ file: String) -> Bool {
    var status = stat()
    for folder in Self.folders(of: file) {
      guard lstat("\(path)/\(folder)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        return false
      }
    }
    guard lstat("\(path)/\(file)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    return unlink("\(path)/\(file)") == 0
  }

  /// Return the folders that contain a file, outermost first.
  private static func folders(of file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
