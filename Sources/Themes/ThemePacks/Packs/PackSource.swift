package import KeyboardDocuments
package import KeyboardPipeline
import KeyboardStyling

/// The files of a theme that go into a pack, by their paths in it.
package struct PackSource: Sendable {

  package let theme: LoadedTheme
  package let metadata: PackMetadata

  /// The path of the theme in the pack, whose folder is as deep as the theme leads up from its own.
  let path: String

  let files: [String: [UInt8]]

  /// Read the further files of a pack; `file` is where the metadata stand.
  package init(
    _ theme: LoadedTheme, metadata: PackMetadata, from file: SourceFile, files reader: FileReader
  ) throws(Diagnostics) {
    guard let source = theme.file else {
      throw Diagnostics(code: .pack, "A built-in theme is a part of kbrender, and in no pack")
    }
    var companions = theme.companions
    for path in metadata.include where companions["./" + path] == nil {
      do {
        companions[path] = try reader.companion(path, source).bytes
      } catch {
        throw Self.problem("\(path.quoted) can't be read: \(error)", .unreadableFile, in: file)
      }
    }
    let ups = companions.keys.map { FilePath($0).parts.prefix { $0 == ".." }.count }.max() ?? 0
    let folder = String(repeating: "theme/", count: ups)
    func entry(_ path: String) -> String { FilePath(folder + path).withoutDetours }
    var files = Dictionary(
      companions.map { (entry($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    path = folder + FilePath(source.name).name
    files[path] = source.bytes
    self.files = files
    self.theme = theme
    var metadata = metadata
    metadata.licenses = Dictionary(
      metadata.licenses.map { (entry($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.metadata = metadata
    try checkLicenses(in: file)
  }

  /// A font is hardly ever under the license of a theme, and its license asks to be told.
  private func checkLicenses(in file: SourceFile) throws(Diagnostics) {
    let unused = metadata.licenses.keys.sorted().filter { files[$0] == nil }
    if let path = unused.first {
      let hint = NearestNames.hint(for: path, among: files.keys.sorted())
      throw Self.problem(
        "licenses names \(path.quoted), which isn't in the pack", .pack, in: file,
        hints: hint.map { [$0] } ?? [])
    }
    let fonts = files.keys.sorted().filter { path in
      Self.fontSuffixes.contains(FilePath(path).suffix ?? "") && metadata.licenses[path] == nil
    }
    if let path = fonts.first {
      throw Self.problem(
        "The font \(path.quoted) has no license", .missingLicense, in: file,
        hints: ["Add it to “licenses”: { \"\(path)\": \"OFL-1.1\" }."])
    }
  }

  private static let fontSuffixes: Set = ["ttf", "otf", "ttc", "woff", "woff2"]

  private static func problem(
    _ message: String, _ code: DiagnosticCode, in file: SourceFile, hints: [String] = []
  ) -> Diagnostics {
    Diagnostics([
      Diagnostic(
        code: code, message: message, place: Diagnostic.Place(file: file.name), hints: hints)
    ])
  }
}

/// A path that leads into a pack, as if it were a folder: `packs/mint-1.2.0.kbtheme/mint.json`.
package struct PackPath: Hashable, Sendable {

  /// The path of the pack on the disk.
  package let pack: String

  /// The path in the pack; nil for the pack itself, which stands for its theme.
  package let inner: String?

  /// Return nil for a path that names no pack.
  package init?(_ path: String) {
    if path.hasSuffix(ThemeName.packSuffix) {
      (pack, inner) = (path, nil)
    } else if let range = path.firstRange(of: ThemeName.packSuffix + "/") {
      let end = path.index(before: range.upperBound)
      (pack, inner) = (String(path[..<end]), String(path[range.upperBound...]))
    } else {
      return nil
    }
  }
}
