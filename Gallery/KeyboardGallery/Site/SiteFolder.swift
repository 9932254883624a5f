package import Disk
import KeyboardRender
import Parallel
import SourceText
import Synchronization

/// Files of earlier builds are tracked; foreign files are never touched.
package final class SiteFolder: Sendable {

  let path: String
  private let kind: FolderKind
  let known: [String: GalleryManifest.File]
  package let manifest: GalleryManifest?
  private let shown: [String: GalleryManifest.Picture]
  private let checkpoint: SiteCheckpoint
  private let files: any FileStore
  private let plan: [String]
  private let arguments: [String]
  private let lastBuild: FileTime?
  private let hasBegun = Mutex(false)
  private let hasRead = Mutex(false)
  private let drawn = Mutex<Set<String>>([])

  /// Unless `isThorough`, files aren't read that have not changed since the end of the last build.
  package init(
    _ path: String, in files: any FileStore, planned: [String] = [], arguments: [String] = [],
    kind: FolderKind = .gallery, isThorough: Bool = true
  ) throws {
    self.path = FilePath(path).withoutEndSlashes
    self.files = files
    self.kind = kind
    plan = planned
    self.arguments = arguments
    let file = "\(self.path)/\(kind.manifest)"
    guard files.status(of: file)?.isLink != true else { throw Self.linked(file, kind) }
    manifest =
      files.exists(file)
      ? try GalleryManifest(SourceFile(name: file, bytes: files.bytes(of: file)), kind: kind) : nil
    checkpoint = SiteCheckpoint(in: self.path, of: files, kind: kind)
    let entries = checkpoint.entries
    // An interrupted build may have written the manifest without having seen all files.
    lastBuild = isThorough || checkpoint.exists ? nil : files.changeTime(of: file)
    known = Dictionary(((manifest?.files ?? []) + entries.map(\.file)).map { ($0.path, $0) }) { $1 }
    shown = Dictionary(
      ((manifest?.pictures ?? []) + entries.map(\.picture)).map { ($0.name, $0) }
    ) { $1 }
  }

  var grades: [String: LintGrade] { manifest?.grades ?? [:] }

  func path(ofPicture name: String, key: String) -> String? {
    shown[name].flatMap { $0.key == key ? $0.path : nil }
  }

  func hasPicture(_ name: String) -> Bool { shown[name] != nil }

  func bytes(of path: String) -> [UInt8]? {
    hasLink(path) ? nil : files.knownBytes(of: "\(self.path)/\(path)")
  }

  /// Returns the existing file if it has a key, or any, and wasn't modified since.
  func fresh(_ path: String, key: String? = nil) -> GalleryManifest.File? {
    guard let file = known[path], file.key == key ?? file.key else { return nil }
    if isUnchanged(path) { return file }
    hasRead.withLock { $0 = true }
    guard let bytes = bytes(of: path),
      Digest.text(of: bytes) == file.digest, GalleryManifest.Pixels(picture: bytes) == file.pixels
    else { return nil }
    return file
  }

  private func isUnchanged(_ path: String) -> Bool {
    guard let lastBuild, !hasLink(path), let time = files.changeTime(of: "\(self.path)/\(path)")
    else { return false }
    return time < lastBuild
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try begin()
    guard !hasLink(path) else { throw linked(path) }
    try files.write(bytes, to: "\(self.path)/\(path)")
  }

  func write(
    _ bytes: [UInt8], as file: GalleryManifest.File, shownAs picture: GalleryManifest.Picture
  ) throws {
    try begin()
    guard !hasLink(file.path) else { throw linked(file.path) }
    if known[file.path] == nil, let foreign = self.bytes(of: file.path), foreign != bytes {
      throw self.foreign(["\(path)/\(file.path)"])
    }
    try checkpoint.add(file, shownAs: picture)
    drawn.withLock { _ = $0.insert(file.path) }
    try files.write(bytes, to: "\(path)/\(file.path)")
  }

  /// Returns whether a file or one of its folders in the site is a link, which may lead out of it.
  private func hasLink(_ file: String) -> Bool {
    (Self.folders(of: file) + [file]).contains { files.status(of: "\(path)/\($0)")?.isLink == true }
  }

  private func linked(_ file: String) -> Diagnostics { Self.linked("\(path)/\(file)", kind) }

  private static func linked(_ file: String, _ kind: FolderKind) -> Diagnostics {
    Diagnostics([
      Diagnostic(
        code: .linkedGalleryFile, message: "“\(file.shortened)” is a link, or in one",
        hints: ["The files of \(kind.title) lie in its folder; delete the link."])
    ])
  }

  func removeLeftovers() {
    let folders = Set((known.keys + plan).flatMap(Self.folders)).filter { !hasLink($0) }
    for folder in [path] + folders.map({ "\(path)/\($0)" }) { files.removeLeftovers(in: folder) }
  }

  /// Records the plan before the first file, so a build after a crash recognizes its files.
  private func begin() throws {
    try hasBegun.withLock { hasBegun in
      guard !hasBegun else { return }
      let foreign = plan.filter { known[$0] == nil && files.status(of: "\(path)/\($0)") != nil }
      guard foreign.isEmpty else { throw self.foreign(foreign.map { "\(path)/\($0)" }) }
      let new = plan.filter { known[$0] == nil }
        .map { GalleryManifest.File(path: $0, key: "", digest: "") }
      let planned = GalleryManifest(
        arguments: manifest?.arguments ?? arguments, shard: manifest?.shard,
        files: Array(known.values) + new, pictures: Array(shown.values), grades: grades,
        kind: kind)
      try files.write(planned.bytes, to: "\(path)/\(kind.manifest)")
      hasBegun = true
    }
  }

  private func foreign(_ paths: [String]) -> Diagnostics {
    let others = paths.count > 1 ? " and \(paths.count - 1) others" : ""
    return Diagnostics([
      Diagnostic(
        code: .existingFile,
        message: "“\(paths[0])”\(others) would be overwritten, but isn't a file of \(kind.title)",
        hints: ["Set another folder with -o, or move the file."])
    ])
  }

  func finish(_ manifest: GalleryManifest) throws -> Int {
    let kept = Set(manifest.files.map(\.path))
    // Planned files are this build's own once it has begun, also those of a theme that failed.
    let own = Set(known.keys).union(hasBegun.withLock { $0 } ? plan : [])
      .union(drawn.withLock { $0 })
    let stale = own.subtracting(kept).sorted()
    let removed = stale.count { remove($0, ifIts: .file) }
    for folder in Set(stale.flatMap(Self.folders)).sorted(by: >) {
      // A folder with other files in it stays, because it isn't empty.
      _ = remove(folder, ifIts: .folder)
    }
    let bytes = manifest.bytes
    // The next build needn't read again what this one has read.
    let hasReadChanged = lastBuild != nil && hasRead.withLock { $0 }
    if self.bytes(of: kind.manifest) != bytes || hasReadChanged {
      try files.write(bytes, to: "\(path)/\(kind.manifest)")
    }
    checkpoint.end()
    return removed
  }

  /// Removes a file or folder unless a link on its path leads out of the site.
  private func remove(_ item: String, ifIts target: FileStatus.Target) -> Bool {
    let isInside = Self.folders(of: item).allSatisfy {
      files.status(of: "\(path)/\($0)") == FileStatus(.folder)
    }
    guard isInside, files.status(of: "\(path)/\(item)") == FileStatus(target) else { return false }
    return (try? files.remove("\(path)/\(item)")) != nil
  }

  private static func folders(of file: String) -> [String] {
    let parts = FilePath(file).parts.dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}

/// The kind of a folder of pictures, by the files that say so.
package enum FolderKind: String, Sendable {

  case gallery, pictures
  package var manifest: String { "\(rawValue).json" }

  /// Name of the file that marks a running or interrupted build.
  var journal: String { "\(rawValue).journal" }
  var versionKey: String { "\(rawValue)Version" }

  /// With its article, for messages.
  var title: String { self == .gallery ? "a gallery" : "a set of images" }

  /// A build deletes what a manifest lists, which therefore lists only what a build writes.
  func mayHold(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !path.utf8.contains(0),
      parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") })
    else { return false }
    let suffix = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    guard let suffix = suffix.map(String.init) else { return false }
    guard self == .gallery else { return parts.count <= 2 && ["png", "jpg"].contains(suffix) }
    guard Self.extensions.indices.contains(parts.count - 1) else { return false }
    let folder = parts.count == 1 ? "" : String(parts[0])
    return Self.extensions[parts.count - 1][folder]?.contains(suffix) ?? false
  }

  private static let extensions: [[String: Set<String>]] = [
    ["": ["html", "css", "js"]],
    [
      "cards": ["png"], "themes": ["html", "json"], "locales": ["html"],
      "packs": ["kbtheme"],
    ],
    ["pictures": [GalleryImage.formatOfPages.id, GalleryImage.formatOfDownloads.id]],
  ]
}
