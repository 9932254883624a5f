import KeyboardDocuments

/// The keys of manifests, and of the files from which they are made.
package enum PackFormat {

  enum Writer {
    /// Only in the author's file, in both, and only in the manifest.
    case author, both, program
  }

  struct Key {
    let name: String
    let writer: Writer
    var isRequired = false
    let meaning: String
    let form: JSONText
    let example: JSONText
  }

  /// The version of the manifest's format.
  static let version = 1

  static let keys: [Key] = [
    Key(
      name: "$schema", writer: .author, meaning: "The address of this schema, for editors.",
      form: ["type": "string"], example: "./manifest.schema.json"),
    Key(
      name: "manifestVersion", writer: .program, isRequired: true,
      meaning: "The version of the format of manifests.", form: ["const": .integer(version)],
      example: .integer(version)),
    Key(
      name: "id", writer: .both, isRequired: true,
      meaning: "A domain backwards and a name, the same in all versions.", form: form(.id),
      example: "com.example.mint"),
    Key(
      name: "version", writer: .both, isRequired: true,
      meaning: "The version of the pack, by Semantic Versioning.", form: form(.version),
      example: "1.2.0"),
    Key(
      name: "license", writer: .both, isRequired: true,
      meaning: "The license of files without one of their own, as an expression of SPDX.",
      form: form(.license), example: "MIT"),
    Key(
      name: "licenses", writer: .author,
      meaning:
        "The licenses of single files, by their path from the theme's folder; fonts need one.",
      form: ["type": "object", "additionalProperties": form(.license)],
      example: ["fonts/Inter.ttf": "OFL-1.1"]),
    Key(
      name: "date", writer: .both,
      meaning: "The day on which the version was published.",
      form: form(.date), example: "2026-01-31"),
    Key(
      name: "description", writer: .both, meaning: "A sentence about the theme.",
      form: form(.description), example: "Green keys on white paper."),
    Key(
      name: "homepage", writer: .both, meaning: "The address of a page about the theme.",
      form: form(.homepage), example: "https://example.com/mint"),
    Key(
      name: "tags", writer: .both, meaning: "Words by which the theme is found.",
      form: ["type": "array", "maxItems": 10, "items": form(.tag)], example: ["green", "calm"]),
    Key(
      name: "kbrender", writer: .both,
      meaning: "The oldest kbrender that draws the theme; that of `theme pack` if it isn't told.",
      form: form(.version), example: "0.1.0"),
    Key(
      name: "include", writer: .author,
      meaning: "Further files for the pack, such as the texts of licenses.",
      form: ["type": "array", "maxItems": 100, "items": form(.path)], example: ["OFL.txt"]),
    Key(
      name: "name", writer: .program, isRequired: true, meaning: "The display name of the theme.",
      form: form(.name), example: "Mint"),
    Key(
      name: "formatVersion", writer: .program, isRequired: true,
      meaning: "The version of the format of the theme.",
      form: ["type": "integer", "minimum": 1], example: 1),
    Key(
      name: "theme", writer: .program, isRequired: true, meaning: "The path of the theme's file.",
      form: form(.path), example: "mint.json"),
    Key(
      name: "files", writer: .program, isRequired: true,
      meaning: "The files with their sizes, SHA-256 digests and licenses.",
      form: ["type": "array", "items": ["$ref": "#/$defs/file"]],
      example: [["path": "mint.json", "bytes": 512, "sha256": "…", "license": "MIT"]]),
    Key(
      name: "previews", writer: .program, isRequired: true,
      meaning: "Pictures of the keyboard, with the version of kbrender that drew them.",
      form: ["type": "array", "items": ["$ref": "#/$defs/preview"]],
      example: [["path": "previews/light.png", "colorScheme": "light", "kbrender": "0.1.0"]]),
  ]

  private static func form(_ text: PackText) -> JSONText {
    .object(present: [
      ("type", "string"), ("maxLength", .integer(text.maximumLength)),
      ("pattern", text.pattern.map { .string($0) }),
    ])
  }

  /// The JSON Schema of manifests, and of the files from which `theme pack` makes them.
  package static var schema: String {
    let properties = keys.map { key in
      (
        key.name,
        JSONText.object(
          [("description", .string(key.meaning))] + key.form.members.map { ($0.key, $0.value) }
            + [("examples", [key.example])])
      )
    }
    return JSONText.object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "The manifest of a pack of a keyboard theme"),
      (
        "description",
        "Authors write mint.pack.json beside mint.json; kbrender theme pack writes manifest.json in the pack."
      ),
      ("type", "object"),
      (
        "required",
        .array(keys.filter { $0.isRequired && $0.writer == .both }.map { .string($0.name) })
      ),
      ("additionalProperties", false), ("properties", .object(properties)),
      ("$defs", .object([("file", definition(of: file)), ("preview", definition(of: preview))])),
    ]).indentedText
  }

  /// The keys of a file, and of a preview.
  static let file: [(name: String, form: JSONText)] = [
    ("path", form(.path)), ("bytes", ["type": "integer", "minimum": 0]),
    ("sha256", form(.digest)), ("license", form(.license)),
  ]
  static let preview: [(name: String, form: JSONText)] = [
    ("path", form(.path)), ("colorScheme", form(.colorScheme)), ("kbrender", form(.version)),
    ("bytes", ["type": "integer", "minimum": 0]), ("sha256", form(.digest)),
  ]

  private static func definition(of keys: [(name: String, form: JSONText)]) -> JSONText {
    .object([
      ("type", "object"), ("required", .array(keys.map { .string($0.name) })),
      ("additionalProperties", false), ("properties", .object(keys.map { ($0.name, $0.form) })),
    ])
  }
}
