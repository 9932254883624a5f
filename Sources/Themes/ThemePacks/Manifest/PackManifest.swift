import KeyboardCore
import KeyboardStyling
import Parallel
package import SourceText

/// The list of what a pack holds: `manifest.json`, which `theme pack make` writes.
package struct PackManifest: Hashable, Sendable {

  package static let path = "manifest.json"

  package struct File: Hashable, Sendable {
    package var path = ""
    var size = 0
    var digest = ""
    package var license: String?

    static let keys: [JSONKey<File>] = [
      JSONKey("path", PackText.path.form, into: \.path, "", isRequired: true),
      JSONKey("bytes", .size, into: \.size, "", isRequired: true),
      JSONKey("sha256", PackText.digest.form, into: \.digest, "", isRequired: true),
      JSONKey("license", PackText.license.form, \.license, ""),
    ]

    static func of(_ bytes: [UInt8], path: String, license: String? = nil) -> File {
      File(path: path, size: bytes.count, digest: Digest.text(of: bytes), license: license)
    }

    func isOf(_ bytes: [UInt8]) -> Bool { size == bytes.count && digest == Digest.text(of: bytes) }
  }

  package struct Preview: Hashable, Sendable {
    package var file = File()
    var scheme = ColorScheme.light
    var kbrender = ""

    static let keys: [JSONKey<Preview>] = [
      JSONKey("path", PackText.path.form, into: \.file.path, "", isRequired: true),
      JSONKey("colorScheme", .choice, into: \.scheme, "", isRequired: true),
      JSONKey("kbrender", PackText.version.form, into: \.kbrender, "", isRequired: true),
      JSONKey("bytes", .size, into: \.file.size, "", isRequired: true),
      JSONKey("sha256", PackText.digest.form, into: \.file.digest, "", isRequired: true),
    ]
  }

  package var metadata = PackMetadata()
  package var name = ""
  package var theme = ""
  package var files: [File] = []
  package var previews: [Preview] = []

  package func file(_ path: String) -> File? {
    (files + previews.map(\.file)).first { $0.path == path }
  }
}

extension PackManifest {

  package var text: String {
    JSONText.object(PackFormat.manifestKeys.members(of: self)).indentedText
  }

  package init(_ file: SourceFile) throws(Diagnostics) {
    self = try Self.reading(file, named: "A manifest", keys: PackFormat.manifestKeys)
  }

  static func reading(
    _ file: SourceFile, named name: String, allowsComments: Bool = false, keys: [PackFormat.Key],
    over theme: PackMetadata = PackMetadata(), isTheme: Bool = false
  ) throws(Diagnostics) -> PackManifest {
    let options = JSONOptions(allowsComments: allowsComments, budget: .packManifest)
    let document = try JSONDocument(parsing: file, options: isTheme ? ThemeLimits.json : options)
    var reader = JSONReader(ignoring: { key in isTheme && !keys.contains { $0.name == key } })
    _ = reader.open(file)
    var manifest = PackManifest(metadata: theme)
    let given = [
      "id": !theme.id.isEmpty, "version": theme.version != .zero, "license": !theme.license.isEmpty,
    ]
    let root = keys.read(document.root, named: name, into: &manifest, by: &reader)
    for key in keys
    where root?[key.name] == nil && key.isRequired && root != nil && given[key.name] != true {
      let example = key.example.map { JSONText.object([(key.name, $0)]).text }
      reader.report(
        "\(name) needs a key \(key.name.quoted)", code: .missingKey, at: document.root.span,
        hints: example.map { ["Such as \($0)."] } ?? [])
    }
    if let theme = root?["theme"], !reader.hasErrors,
      !manifest.files.contains(where: { $0.path == manifest.theme })
    {
      reader.report(
        "The theme \(manifest.theme.quoted) is none of the files", code: .packContents,
        at: theme.span)
    }
    try reader.finish()
    return manifest
  }
}

extension PackMetadata {

  package static let suffix = ".pack.json"

  /// Reads a description, which overrides what the theme itself says, or the theme itself.
  package init(
    _ file: SourceFile, over theme: PackMetadata = PackMetadata(), isTheme: Bool = false
  ) throws(Diagnostics) {
    self = try PackManifest.reading(
      file, named: "A pack", allowsComments: true, keys: PackFormat.authorKeys, over: theme,
      isTheme: isTheme
    ).metadata
  }

  package var text: String {
    JSONText.object(PackFormat.authorKeys.members(of: PackManifest(metadata: self))).indentedText
  }
}

extension JSONForm<Int> {

  fileprivate static var size: Self {
    JSONForm(["type": "integer", "minimum": 0], write: { .integer($0) }) {
      $0.integer($1, named: $2, in: 0...InputBudget.archiveEntry.bytes)
    }
  }
}

extension JSONForm where Value: Hashable & Sendable {

  /// A file of a pack; one without a license is for `theme pack check` to find.
  static func file(_ name: String, _ keys: [JSONKey<Value>], _ empty: Value) -> Self {
    JSONForm(
      ["$ref": .string("#/$defs/\(name)")], write: { .object(keys.members(of: $0)) }
    ) { reader, value, title in
      var file = empty
      guard let object = keys.read(value, named: title, into: &file, by: &reader) else {
        return nil
      }
      for key in keys where object[key.name] == nil && key.isRequired {
        reader.report(
          "\(title) needs a key \(key.name.quoted)", code: .missingKey, at: value.span,
          file: value.file)
      }
      return file
    }
  }
}
