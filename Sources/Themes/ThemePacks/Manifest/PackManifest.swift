import KeyboardCore
package import KeyboardDocuments
import KeyboardStyling
import Work

/// The list of what a pack holds: `manifest.json`, which `theme pack` writes.
package struct PackManifest: Hashable, Sendable {

  package static let path = "manifest.json"

  package struct File: Hashable, Sendable {
    package var path: String
    var size: Int
    var digest: String
    package var license: String?

    init(path: String, bytes: [UInt8], license: String?) {
      self.init(
        path: path, size: bytes.count, digest: Digest.text(of: bytes), license: license)
    }

    init(path: String, size: Int, digest: String, license: String?) {
      (self.path, self.size, self.digest, self.license) = (path, size, digest, license)
    }

    func isOf(_ bytes: [UInt8]) -> Bool {
      size == bytes.count && digest == Digest.text(of: bytes)
    }
  }

  package struct Preview: Hashable, Sendable {
    package var file: File
    var scheme: ColorScheme
    /// The version of the program that drew it.
    var kbrender: String
  }

  package var metadata: PackMetadata
  package var name: String
  package var theme: String
  package var files: [File]
  package var previews: [Preview]

  package func file(_ path: String) -> File? {
    (files + previews.map(\.file)).first { $0.path == path }
  }
}

extension PackManifest {

  package var text: String {
    JSONText.object(
      [("manifestVersion", .integer(PackFormat.version))] + metadata.members + [
        ("name", .string(name)), ("formatVersion", .integer(KeyboardTheme.formatVersion)),
        ("theme", .string(theme)), ("files", .array(files.map { .object($0.members) })),
        (
          "previews",
          .array(
            previews.map { preview in
              .object(
                [
                  ("path", .string(preview.file.path)),
                  ("colorScheme", .string(preview.scheme.rawValue)),
                  ("kbrender", .string(preview.kbrender)),
                ] + preview.file.members.dropFirst())
            })
        ),
      ]
    ).indentedText
  }

  package init(_ file: SourceFile) throws(Diagnostics) {
    self = try JSONReader.reading(
      file, named: "A manifest", keys: PackFormat.keys.filter { $0.writer != .author }
    ) { $0.packManifest($1, at: $2) }
  }
}

extension PackManifest.File {

  fileprivate var members: [(String, JSONText)] {
    let all: [(String, JSONText?)] = [
      ("path", .string(path)), ("bytes", .integer(size)), ("sha256", .string(digest)),
      ("license", license.map { .string($0) }),
    ]
    return all.compactMap { key, value in value.map { (key, $0) } }
  }
}

extension JSONReader {

  fileprivate mutating func packManifest(_ root: JSONObject, at place: JSONValue) -> PackManifest? {
    for key in PackFormat.keys
    where key.isRequired && key.writer == .program && root[key.name] == nil {
      report(
        "A manifest needs a key \(key.name.quoted)", code: .missingKey, at: place.span,
        file: place.file)
    }
    if let value = root["manifestVersion"], value.integer != PackFormat.version {
      report(
        "The only version of manifests is \(PackFormat.version)", code: .unsupportedVersion,
        at: value.span, file: value.file)
    }
    let metadata = packMetadata(root, at: place)
    let name = text(root["name"], .name)
    let theme = text(root["theme"], .path)
    let files = (root["files"].flatMap { array($0, named: "files") } ?? []).compactMap {
      file($0, named: "A file", keys: PackFormat.file)?.file
    }
    let previews = (root["previews"].flatMap { array($0, named: "previews") } ?? []).compactMap {
      value -> PackManifest.Preview? in
      guard let (file, object) = file(value, named: "A preview", keys: PackFormat.preview),
        let scheme = text(object["colorScheme"], .colorScheme).flatMap(ColorScheme.init),
        let version = text(object["kbrender"], .version)
      else { return nil }
      return PackManifest.Preview(file: file, scheme: scheme, kbrender: version)
    }
    guard let metadata, let name, let theme, !hasErrors else { return nil }
    if !files.contains(where: { $0.path == theme }), let value = root["theme"] {
      report(
        "The theme \(theme.quoted) is none of the files", code: .pack, at: value.span,
        file: value.file)
    }
    return PackManifest(
      metadata: metadata, name: name, theme: theme, files: files, previews: previews)
  }

  /// A file without a license is for `theme pack --check` to find; nothing else depends on it.
  private mutating func file(
    _ value: JSONValue, named name: String, keys: [(name: String, form: JSONText)]
  ) -> (file: PackManifest.File, object: JSONObject)? {
    guard let object = object(value, named: name, keys: keys.map(\.name)) else { return nil }
    for key in keys where object[key.name] == nil && key.name != "license" {
      report(
        "\(name) needs a key \(key.name.quoted)", code: .missingKey, at: value.span,
        file: value.file)
    }
    let size = object["bytes"].flatMap {
      integer($0, named: "bytes", in: 0...InputBudget.archiveEntry.bytes)
    }
    guard let path = text(object["path"], .path), let size,
      let digest = text(object["sha256"], .digest)
    else { return nil }
    let license = text(object["license"], .license)
    return (PackManifest.File(path: path, size: size, digest: digest, license: license), object)
  }
}
