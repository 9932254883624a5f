import KeyboardStyling
import SourceText

/// The keys of manifests, and of the files from which they are made.
package enum PackFormat {

  typealias Key = JSONKey<PackManifest>

  static let version = 1
  private static let address = Key.address("./manifest.schema.json")
  private static let manifestVersion = Key(
    "manifestVersion", schema: ["const": .integer(version)],
    "The version of the format of manifests.",
    .integer(version), isRequired: true,
    read: { reader, value, _ in
      guard value.integer != version else { return }
      reader.report(
        "The only version of manifests is \(version)", code: .unsupportedVersion, at: value.span,
        file: value.file)
    }, write: { _ in .integer(version) })
  private static let licenses = Key(
    "licenses", .map(of: PackText.license.form), into: \.metadata.licenses,
    "The licenses of single files, by their path from the theme's folder; fonts need one.",
    ["fonts/Inter.ttf": "OFL-1.1"])
  private static let include = Key(
    "include", .texts(.path, most: 100), into: \.metadata.include,
    "Further files for the pack, such as the texts of licenses.", ["OFL.txt"])

  private static let identity = [
    Key(
      "id", PackText.id.form, into: \.metadata.id,
      "A name, the same in all versions, which a domain backwards makes unique.",
      "com.example.mint",
      isRequired: true),
    Key(
      "version", .version, into: \.metadata.version,
      "The version of the pack, by Semantic Versioning.", "1.2.0", isRequired: true),
    Key(
      "license", PackText.license.form, into: \.metadata.license,
      "The license of files without one of their own, as an expression of SPDX.", "MIT",
      isRequired: true),
  ]
  private static let details = [
    Key(
      "date", PackText.date.form, \.metadata.date,
      "The day on which the version was published.", "2026-01-31"),
    Key(
      "description", PackText.description.form, \.metadata.description,
      "A sentence about the theme.", "Green keys on white paper."),
    Key(
      "homepage", PackText.homepage.form, \.metadata.homepage,
      "The address of a page about the theme.", "https://example.com/mint"),
    Key(
      "tags", .texts(.tag, most: 10), into: \.metadata.tags,
      "Words by which the theme is found.", ["green", "calm"]),
    Key(
      "kbrender", .version, \.metadata.kbrender,
      "The oldest kbrender that draws the theme (default: the one that runs `theme pack make`).",
      "0.1.0"),
  ]

  private static let contents = [
    Key(
      "name", PackText.name.form, into: \.name, "The display name of the theme.", "Mint",
      isRequired: true),
    Key(
      "formatVersion", schema: ["type": "integer", "minimum": 1],
      "The version of the format of the theme.", 1, isRequired: true,
      write: { _ in .integer(KeyboardTheme.formatVersion) }),
    Key(
      "theme", PackText.path.form, into: \.theme, "The path of the theme's file.", "mint.json",
      isRequired: true),
    Key(
      "files", .list(of: .file("file", PackManifest.File.keys, .init()), named: "A file"),
      into: \.files,
      "The files with their sizes, SHA-256 digests and licenses.",
      [["path": "mint.json", "bytes": 512, "sha256": "…", "license": "MIT"]], isRequired: true),
    Key(
      "previews",
      .list(of: .file("preview", PackManifest.Preview.keys, .init()), named: "A preview"),
      into: \.previews, "Images of the keyboard, with the version of kbrender that drew them.",
      [["path": "previews/light.png", "colorScheme": "light", "kbrender": "0.1.0"]],
      isRequired: true),
  ]

  static let authorKeys = [address] + identity + details + [licenses, include]
  static let manifestKeys = [manifestVersion] + identity + details + contents

  package static var schema: String {
    let keys = [address, manifestVersion] + identity + details + [licenses, include] + contents
    return keys.schemaFile(
      "The manifest of a pack of a keyboard theme",
      "Authors write mint.pack.json beside mint.json; kbrender theme pack make writes manifest.json in the pack.",
      required: identity.map(\.name),
      [
        (
          "$defs",
          .object([
            ("file", .object(PackManifest.File.keys.schema())),
            ("preview", .object(PackManifest.Preview.keys.schema())),
          ])
        )
      ])
  }
}
