package import KeyboardDocuments

/// A description of a pack by its author, in `mint.pack.json` beside `mint.json` and in the manifest.
package struct PackMetadata: Hashable, Sendable {

  /// A reverse name of a domain, which stays the same in all versions.
  package var id: String

  package var version: SemanticVersion

  /// The license of all files without one of their own, as an expression of SPDX.
  package var license: String

  /// The day on which the version was published, such as `2026-01-31`.
  package var date: String?

  package var description: String?
  package var homepage: String?
  package var tags: [String] = []

  /// The oldest kbrender that draws the theme.
  package var kbrender: SemanticVersion?

  /// Licenses by file, and further files, such as the texts of licenses; both are relative to the theme's folder.
  package var licenses: [String: String] = [:]
  package var include: [String] = []
}

extension PackMetadata {

  /// The end of the names of files that authors write.
  package static let suffix = ".pack.json"

  /// Read the file of an author.
  package init(_ file: SourceFile) throws(Diagnostics) {
    self = try JSONReader.reading(
      file, named: "A pack", allowsComments: true,
      keys: PackFormat.keys.filter { $0.writer != .program }
    ) { $0.packMetadata($1, at: $2) }
  }

  /// The text of the file that the author would have written.
  package var text: String { JSONText.object(members + own).indentedText }

  /// The members that the manifest has, too.
  var members: [(String, JSONText)] {
    let all: [(String, JSONText?)] = [
      ("id", .string(id)), ("version", .string(version.description)),
      ("license", .string(license)),
      ("date", date.map { .string($0) }), ("description", description.map { .string($0) }),
      ("homepage", homepage.map { .string($0) }),
      ("tags", tags.isEmpty ? nil : .array(tags.map { .string($0) })),
      ("kbrender", kbrender.map { .string($0.description) }),
    ]
    return all.compactMap { key, value in value.map { (key, $0) } }
  }

  private var own: [(String, JSONText)] {
    let licenses = licenses.sorted { $0.key < $1.key }.map { ($0.key, JSONText.string($0.value)) }
    return (licenses.isEmpty ? [] : [("licenses", .object(licenses))])
      + (include.isEmpty ? [] : [("include", .array(include.map { .string($0) }))])
  }
}

extension JSONReader {

  /// Read a file whose object has only these keys; the closure reports an error wherever it returns nil.
  static func reading<Value>(
    _ file: SourceFile, named name: String, allowsComments: Bool = false, keys: [PackFormat.Key],
    _ read: (inout JSONReader, JSONObject, JSONValue) -> Value?
  ) throws(Diagnostics) -> Value {
    let document = try JSONDocument(
      parsing: file, options: JSONOptions(allowsComments: allowsComments, budget: .packManifest))
    var reader = JSONReader(document)
    let root = reader.object(document.root, named: name, keys: keys.map(\.name))
    let value = root.flatMap { read(&reader, $0, document.root) }
    try reader.finish()
    guard let value else { preconditionFailure("Reading failed without a diagnostic.") }
    return value
  }

  /// Read the members of a pack's metadata; errors are reported.
  mutating func packMetadata(_ root: JSONObject, at place: JSONValue) -> PackMetadata? {
    for key in PackFormat.keys where key.isRequired && key.writer != .program {
      guard root[key.name] == nil else { continue }
      report(
        "A pack needs a key \(key.name.quoted)", code: .missingKey, at: place.span,
        file: place.file, hints: ["Such as \(JSONText.object([(key.name, key.example)]).text)."])
    }
    let id = text(root["id"], .id)
    let version = text(root["version"], .version).flatMap { SemanticVersion($0) }
    let license = text(root["license"], .license)
    var licenses: [String: String] = [:]
    for member in root["licenses"].flatMap({ object($0, named: "licenses") })?.members ?? [] {
      licenses[member.key] = text(member.value, .license)
    }
    let include = texts(root["include"], .path, most: 100)
    let date = text(root["date"], .date)
    let description = text(root["description"], .description)
    let homepage = text(root["homepage"], .homepage)
    let tags = texts(root["tags"], .tag, most: 10)
    let needed = text(root["kbrender"], .version).flatMap { SemanticVersion($0) }
    guard let id, let version, let license else { return nil }
    return PackMetadata(
      id: id, version: version, license: license, date: date, description: description,
      homepage: homepage, tags: tags, kbrender: needed, licenses: licenses, include: include)
  }

  /// Return a text in a form, or report why it isn't.
  mutating func text(_ value: JSONValue?, _ form: PackText) -> String? {
    guard let value,
      let text = string(value, named: form.name, maximumLength: form.maximumLength)
    else { return nil }
    guard let problem = form.problem(of: text) else { return text }
    report(
      "\(form.name) can't be \(text.quoted): \(problem)", code: .invalidValue, at: value.span,
      file: value.file)
    return nil
  }

  private mutating func texts(_ value: JSONValue?, _ form: PackText, most: Int) -> [String] {
    guard let value, let items = array(value, named: "\(form.name)s") else { return [] }
    if items.count > most {
      report(
        "There are at most \(most) \(form.name)s", code: .invalidValue, at: value.span,
        file: value.file)
    }
    return items.prefix(most).compactMap { text($0, form) }
  }
}
