import Archives
import KeyboardCore
package import KeyboardDocuments
package import KeyboardPipeline
import KeyboardStyling

extension Pack {

  /// Return a pack, the same bytes for the same files and metadata.
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
        PackManifest.File(
          path: path, bytes: bytes, license: metadata.licenses[path] ?? metadata.license)
      },
      previews: previews.map { path, scheme, bytes in
        PackManifest.Preview(
          file: PackManifest.File(path: path, bytes: bytes, license: nil), scheme: scheme,
          kbrender: ProgramVersion.text)
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

  /// Return the files that the pack was made of, with the author's `mint.pack.json`, for a folder.
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
    for entry in manifest.files {
      files.append((entry.path, try file(entry.path).bytes))
    }
    return files
  }
}
