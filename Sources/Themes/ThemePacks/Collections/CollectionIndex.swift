import Archives
import KeyboardDocuments

/// The list of a collection for other programs: `index.json`.
package enum CollectionIndex {

  package static let path = "index.json"

  /// The version of the format of indexes.
  private static let version = 1

  private struct Key {
    let name: String
    var isRequired = true
    let meaning: String
    let form: JSONText
  }

  private static let root = [
    Key(
      name: "indexVersion", meaning: "The version of the format of indexes.",
      form: ["const": .integer(version)]),
    Key(name: "title", meaning: "The title of the collection.", form: ["type": "string"]),
    Key(
      name: "themes", meaning: "The themes by name.",
      form: ["type": "array", "items": ["$ref": "#/$defs/theme"]]),
  ]

  private static let theme = [
    Key(
      name: "id", meaning: "A domain backwards and a name, the same in all versions.",
      form: PackFormat.form(.id)),
    Key(
      name: "name", meaning: "The name by which it is found when added.", form: ["type": "string"]),
    Key(name: "title", meaning: "The display name.", form: PackFormat.form(.name)),
    Key(
      name: "description", isRequired: false, meaning: "A sentence about the theme.",
      form: PackFormat.form(.description)),
    Key(
      name: "homepage", isRequired: false, meaning: "The address of a page about the theme.",
      form: PackFormat.form(.homepage)),
    Key(
      name: "tags", isRequired: false, meaning: "Words by which the theme is found.",
      form: ["type": "array", "items": PackFormat.form(.tag)]),
    Key(
      name: "page", isRequired: false, meaning: "The page of the theme in the site.",
      form: ["type": "string"]),
    Key(
      name: "versions", meaning: "The versions, the newest first.",
      form: ["type": "array", "minItems": 1, "items": ["$ref": "#/$defs/version"]]),
  ]

  private static let versionKeys = [
    Key(
      name: "version", meaning: "The version, by Semantic Versioning.",
      form: PackFormat.form(.version)),
    Key(name: "file", meaning: "The path of the pack in the site.", form: ["type": "string"]),
    Key(name: "bytes", meaning: "The size of the pack.", form: ["type": "integer", "minimum": 0]),
    Key(
      name: "digest", meaning: "The SHA-256 digest of the pack, as of `theme add --digest`.",
      form: ["type": "string", "pattern": "^sha256:[0-9a-f]{64}$"]),
    Key(
      name: "licenses",
      meaning: "The licenses of the pack's files, as expressions of SPDX, that of the theme first.",
      form: ["type": "array", "minItems": 1, "items": PackFormat.form(.license)]),
    Key(
      name: "date", isRequired: false, meaning: "The day on which it was published.",
      form: PackFormat.form(.date)),
    Key(
      name: "kbrender", isRequired: false, meaning: "The oldest kbrender that draws the theme.",
      form: PackFormat.form(.version)),
  ]

  /// The text of the index of a collection whose packs are in a folder of the site.
  package static func text(
    of collection: ThemeCollection, title: String, packs folder: String, pages: [String: String]
  ) -> String {
    JSONText.object([
      ("indexVersion", .integer(version)), ("title", .string(title)),
      (
        "themes",
        .array(
          collection.themes.map { theme in
            let metadata = theme.newest.manifest.metadata
            return .object(present: [
              ("id", .string(theme.id)), ("name", .string(theme.name)),
              ("title", .string(theme.newest.manifest.name)),
              ("description", metadata.description.map { .string($0) }),
              ("homepage", metadata.homepage.map { .string($0) }),
              ("tags", metadata.tags.isEmpty ? nil : .array(metadata.tags.map { .string($0) })),
              ("page", pages[theme.id].map { .string($0) }),
              ("versions", .array(theme.packs.map { json(of: $0, in: folder) })),
            ])
          })
      ),
    ]).indentedText
  }

  private static func json(of pack: Pack, in folder: String) -> JSONText {
    .object(present: [
      ("version", .string(pack.version.description)),
      ("file", .string(folder + pack.fileName)),
      ("bytes", .integer(pack.archive.file.bytes.count)), ("digest", .string(pack.digest)),
      ("licenses", .array(pack.licenses.map { .string($0.license) })),
      ("date", pack.manifest.metadata.date.map { .string($0) }),
      ("kbrender", pack.manifest.metadata.kbrender.map { .string($0.description) }),
    ])
  }

  /// The JSON Schema of indexes.
  package static var schema: String {
    JSONText.object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", "The index of a collection of keyboard themes"),
        ("description", "kbrender theme index writes index.json beside the pages of the themes."),
      ] + members(of: root) + [
        (
          "$defs",
          .object([
            ("theme", .object(members(of: theme))), ("version", .object(members(of: versionKeys))),
          ])
        )
      ]
    ).indentedText
  }

  private static func members(of keys: [Key]) -> [(String, JSONText)] {
    [
      ("type", "object"),
      ("required", .array(keys.filter(\.isRequired).map { .string($0.name) })),
      ("additionalProperties", false),
      (
        "properties",
        .object(
          keys.map { key in
            (
              key.name,
              .object(
                [("description", .string(key.meaning))]
                  + key.form.members.map { ($0.key, $0.value) })
            )
          })
      ),
    ]
  }
}
