import Artifacts
import Glibc
import KeyboardDocuments
import KeyboardGallery
import Synchronization

/// The folder that a site is written to: what earlier builds left there is known, and what others put
/// there is never touched.
final class SiteFolder: Sendable {

  /// The path without a slash at its end.
  let path: String

  /// The files that earlier builds made, by path.
  let known: [String: GalleryManifest.File]

  /// The manifest of the earlier build; nothing if there was none.
  let manifest: GalleryManifest?

  private let plan: [String]
  private let arguments: [String]
  private let hasBegun = Mutex(false)

  /// A folder, which need not exist; planned are the files that will be written if they are missing or
  /// out of date, and the arguments are those that they follow from.
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

  /// The bytes of a file of the site; nothing if it isn't there.
  func bytes(of path: String) -> [UInt8]? {
    guard access("\(self.path)/\(path)", R_OK) == 0 else { return nil }
    return (try? InputFile.read("\(self.path)/\(path)", limit: InputFile.pictureLimit))?.bytes
  }

  /// The file that is there, if it is what a key leads to and nobody changed it since.
  func fresh(_ path: String, key: String) -> GalleryManifest.File? {
    guard let file = known[path], file.key == key, let bytes = bytes(of: path),
      Digest.text(of: bytes) == file.digest
    else { return nil }
    return file
  }

  /// Writes a file of the plan.
  func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    try begin()
    try OutputFile.write(bytes, to: "\(self.path)/\(path)")
  }

  /// Before the first file is written: makes sure that no file of somebody else is in the way, and notes
  /// what will be written, so that even after a crash the next build knows what is its own.
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

  /// Takes away what earlier builds made and this one doesn't, writes the manifest if it differs, and
  /// tells how many files are gone.
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

  /// Removes a file that really lies in the site: no folder on the way may lead elsewhere.
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

  /// The folders that a file lies in, outermost first.
  private static func folders(of file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
