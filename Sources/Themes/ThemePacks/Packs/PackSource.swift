import KeyboardCore
package import KeyboardPipeline
import KeyboardStyling
package import SourceText

/// Files of a pack by their paths.
package struct PackSource: Sendable {

  package let theme: LoadedTheme
  package let metadata: PackMetadata

  /// The path of the theme in the pack, whose folder is as deep as the theme leads up from its own.
  let path: String

  let files: [String: [UInt8]]

  package init(
    _ theme: LoadedTheme, metadata: PackMetadata, from file: SourceFile, files reader: FileReader
  ) throws(Diagnostics) {
    guard let source = theme.file else {
      throw Diagnostics(
        code: .packContents, "A built-in theme is a part of kbrender, and in no pack")
    }
    var companions = theme.companions
    for path in metadata.include where companions["./" + path] == nil {
      do {
        companions[path] = try reader.companion(path, source).bytes
      } catch {
        let reason = "\(error)".replacing("The file can't be read: ", with: "", maxReplacements: 1)
        throw file.problem(.unreadableFile, "\(path.quoted) can't be read: \(reason)")
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
      throw file.problem(
        .packContents, "licenses names \(path.quoted), which isn't in the pack",
        hints: hint.map { [$0] } ?? [])
    }
    let fonts = files.keys.sorted().filter { path in
      Self.fontSuffixes.contains(FilePath(path).suffix ?? "") && metadata.licenses[path] == nil
    }
    if let path = fonts.first {
      throw file.problem(
        .missingLicense, "The font \(path.quoted) has no license",
        hints: [
          "Write \"license\": \"OFL-1.1\" beside the “file” of the font, or \"licenses\": {\"\(path)\": \"OFL-1.1\"} in the description."
        ])
    }
  }

  private static let fontSuffixes: Set = ["ttf", "otf", "ttc", "woff", "woff2"]
}

/// A path that leads into a pack, as if it were a folder: `packs/mint-1.2.0.kbtheme/mint.json`.
package struct PackPath: Hashable, Sendable {

  package let pack: String

  /// The path in the pack; nil for the pack itself, which stands for its theme.
  package let inner: String?

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

extension Pack {

  /// Returns a pack, the same bytes for the same files and metadata.
  package static func packing(
    _ source: PackSource, named file: String, by pipeline: RenderPipeline
  ) throws -> SourceFile {
    var metadata = source.metadata
    metadata.kbrender = metadata.kbrender ?? SemanticVersion(ProgramVersion.text)
    let previews = try ColorScheme.allCases.map { scheme in
      let path = "previews/\(scheme.rawValue).png"
      return (path, scheme, try preview(of: source.theme, in: scheme, by: pipeline))
    }
    let name = source.theme.theme.name
    let manifest = PackManifest(
      metadata: metadata,
      name: name.isEmpty ? ThemeName(theme: source.path, variation: nil).stem : name,
      theme: source.path,
      files: source.files.sorted { $0.key < $1.key }.map { path, bytes in
        .of(bytes, path: path, license: metadata.licenses[path] ?? metadata.license)
      },
      previews: previews.map { path, scheme, bytes in
        PackManifest.Preview(
          file: .of(bytes, path: path), scheme: scheme, kbrender: ProgramVersion.text)
      })
    let entries =
      source.files.map { (name: $0.key, bytes: $0.value) }
      + previews.map { (name: $0.0, bytes: $0.2) }
      + [(name: PackManifest.path, bytes: Array(manifest.text.utf8))]
    let packed = try Archive.packing(entries, named: file)
    _ = try Pack(packed)
    return packed
  }

  static func preview(
    of theme: LoadedTheme, in scheme: ColorScheme, by pipeline: RenderPipeline
  ) throws -> [UInt8] {
    let choice = theme.file.map {
      RenderRequest.ThemeChoice.document($0, companions: theme.companions)
    }
    let request = RenderRequest.preview(of: choice ?? .builtIn("standard"), in: scheme)
    return try pipeline.drawing(of: request).bytes
  }

  package func sources() throws(Diagnostics) -> [(name: String, bytes: [UInt8])] {
    var metadata = manifest.metadata
    let loaded = try LoadedTheme(theme, files: files)
    let folder = FilePath(manifest.theme).prefix
    let named = Set(
      loaded.companions.keys.map { FilePath(folder + $0).withoutDetours } + [manifest.theme])
    let ups = String(repeating: "../", count: FilePath(folder).parts.count)
    func relative(_ path: String) -> String {
      folder.isEmpty || FilePath(path).isWithin(folder)
        ? String(path.dropFirst(folder.count)) : ups + path
    }
    metadata.include = manifest.files.map(\.path).filter { !named.contains($0) }.map(relative)
    for file in manifest.files where file.license != metadata.license {
      metadata.licenses[relative(file.path)] = file.license
    }
    let name = FilePath(manifest.theme).name(without: ".json") + PackMetadata.suffix
    var files = [(name: folder + name, bytes: Array(metadata.text.utf8))]
    for entry in manifest.files { files.append((entry.path, try file(entry.path).bytes)) }
    return files
  }
}
