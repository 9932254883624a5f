import KeyboardRender
import Parallel
import SourceText

/// Record of the files in a built gallery, for incremental builds and merges.
package struct GalleryManifest: Hashable, Sendable {

  struct File: Hashable, Sendable {

    var path: String

    /// Digest of everything the content depends on; empty for a planned page.
    var key: String

    var digest: String
    var pixels: Pixels?

    var json: JSONText {
      .object(present: [
        ("path", .string(path)), ("key", .string(key)), ("digest", .string(digest)),
        ("width", pixels.map { .integer($0.width) }),
        ("height", pixels.map { .integer($0.height) }),
      ])
    }
  }

  struct Picture: Hashable, Sendable {

    var name: String
    var key: String

    /// The path of the file, which equal pictures share.
    var path: String

    var json: JSONText { ["name": .string(name), "key": .string(key), "path": .string(path)] }
  }

  struct Pixels: Hashable, Sendable {

    var width: Int
    var height: Int
  }

  package var arguments: [String]
  var shard: String?

  /// The files, sorted by path.
  var files: [File]

  var pictures: [Picture]

  /// Grades of themes by their keys: unchanged themes aren't graded again.
  var grades: [String: LintGrade]

  private let kind: FolderKind

  init(
    arguments: [String], shard: String? = nil, files: [File], pictures: [Picture] = [],
    grades: [String: LintGrade] = [:], kind: FolderKind = .gallery
  ) {
    self.kind = kind
    self.arguments = arguments
    self.shard = shard
    self.files = files.sorted { $0.path < $1.path }
    self.pictures = pictures.sorted { $0.name < $1.name }
    self.grades = grades
  }

  static let formatVersion = 1

  var bytes: [UInt8] {
    // One line per file keeps differences readable.
    let head = JSONText.object(present: [
      (kind.versionKey, .integer(Self.formatVersion)),
      ("arguments", .array(arguments.map { .string($0) })), ("shard", shard.map { .string($0) }),
    ]).text.dropLast()
    let graded = grades.sorted { $0.key < $1.key }.map { key, grade in
      ["key": .string(key), "grade": .string(grade.rawValue)] as JSONText
    }
    let lists =
      [("files", files.map(\.json)), ("pictures", pictures.map(\.json))]
      + (graded.isEmpty ? [] : [("grades", graded)])
    let lines = lists.map { name, entries in
      ",\"\(name)\":[\n\(entries.map(\.text).joined(separator: ",\n"))\n]"
    }
    return Array("\(head)\(lines.joined())}\n".utf8)
  }

  /// Not reached by a hundred thousand pictures.
  private static let limits = JSONOptions(budget: .galleryManifest)

  /// The number of broken entries whose errors are reported: all entries of a damaged manifest may be.
  private static let reportedEntries = 10

  init(_ file: SourceFile, kind: FolderKind = .gallery) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: Self.limits)
    guard let root = document.root.object, root[kind.versionKey]?.integer == Self.formatVersion,
      let arguments = root["arguments"], let files = root["files"]
    else {
      throw Diagnostics([
        Diagnostic(
          code: .invalidGalleryManifest, message: "The file isn't the manifest of \(kind.title)",
          place: file.place())
      ])
    }
    var reader = JSONReader(document)
    let words = reader.array(arguments, named: "arguments")?.compactMap {
      reader.text($0, named: "An argument", maximumLength: 1 << 16)
    }
    let shard = root["shard"].flatMap { reader.shard($0) }
    var brokenEntries = 0
    func entries<Entry>(
      _ value: JSONValue, named name: String, _ read: (inout JSONReader, JSONValue) -> Entry?
    ) -> [Entry] {
      (reader.array(value, named: name) ?? []).compactMap { value in
        guard brokenEntries < Self.reportedEntries else { return nil }
        let entry = read(&reader, value)
        if entry == nil { brokenEntries += 1 }
        return entry
      }
    }
    let known = entries(files, named: "files") { $0.file($1, kind) }
    let shown = root["pictures"].map { entries($0, named: "pictures") { $0.picture($1, kind) } }
    let grades = root["grades"].map { entries($0, named: "grades") { $0.grade($1) } }
    try reader.finish()
    self.init(
      arguments: words ?? [], shard: shard, files: known, pictures: shown ?? [],
      grades: Dictionary((grades ?? []).map { ($0.key, $0.grade) }) { $1 }, kind: kind)
  }

  /// Parses a line of a checkpoint, or return nil if a build ended while it wrote the line.
  static func checkpointEntry(
    _ line: [UInt8], kind: FolderKind = .gallery
  ) -> (file: File, picture: Picture)? {
    let source = SourceFile(name: kind.journal, bytes: line)
    guard let document = try? JSONDocument(parsing: source, options: limits),
      let root = document.root.object, let file = root["file"], let picture = root["picture"]
    else { return nil }
    var reader = JSONReader(document)
    guard let file = reader.file(file, kind), let picture = reader.picture(picture, kind) else {
      return nil
    }
    return (file, picture)
  }
}

extension GalleryManifest.Pixels {

  static let sides = 1...32767

  init?(picture bytes: [UInt8]) {
    guard let size = ImageFormat.size(ofFile: bytes) else { return nil }
    self.init(width: size.width, height: size.height)
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
  }
}

extension JSONReader {

  private mutating func entry(
    _ value: JSONValue, named name: String, keys: [String]
  ) -> JSONObject? {
    guard !isFull, let object = object(value, named: name) else { return nil }
    if keys.allSatisfy({ object[$0] != nil }) { return object }
    report("\(name) must have \(keys.joined(last: "and"))", code: .missingKey, at: value.span)
    return nil
  }

  private mutating func text(
    _ key: String, in object: JSONObject, maximumLength: Int = 64
  ) -> String? {
    object[key].flatMap { text($0, named: key, maximumLength: maximumLength) }
  }

  fileprivate mutating func text(
    _ value: JSONValue, named name: String, maximumLength: Int
  ) -> String? {
    if let text = value.string, text.unicodeScalars.count <= maximumLength { return text }
    return string(value, named: name, maximumLength: maximumLength)
  }

  fileprivate mutating func shard(_ value: JSONValue) -> String? {
    guard let text = string(value, named: "shard") else { return nil }
    if Shard(text) != nil { return text }
    report("shard can't be “\(text.shortened)”", code: .invalidValue, at: value.span)
    return nil
  }

  fileprivate mutating func file(_ value: JSONValue, _ kind: FolderKind) -> GalleryManifest.File? {
    guard let object = entry(value, named: "A file", keys: ["path", "key", "digest"]),
      let path = sitePath(in: object, kind), let key = text("key", in: object),
      let digest = text("digest", in: object)
    else { return nil }
    var file = GalleryManifest.File(path: path, key: key, digest: digest)
    if let width = object["width"], let height = object["height"] {
      guard let width = integer(width, named: "width", in: GalleryManifest.Pixels.sides),
        let height = integer(height, named: "height", in: GalleryManifest.Pixels.sides)
      else { return nil }
      file.pixels = GalleryManifest.Pixels(width: width, height: height)
    }
    return file
  }

  fileprivate mutating func picture(
    _ value: JSONValue, _ kind: FolderKind
  ) -> GalleryManifest.Picture? {
    guard let object = entry(value, named: "An image", keys: ["name", "key", "path"]),
      let name = text("name", in: object, maximumLength: 1000),
      let key = text("key", in: object), let path = sitePath(in: object, kind)
    else { return nil }
    return GalleryManifest.Picture(name: name, key: key, path: path)
  }

  fileprivate mutating func grade(_ value: JSONValue) -> (key: String, grade: LintGrade)? {
    guard let object = entry(value, named: "A grade", keys: ["key", "grade"]),
      let key = text("key", in: object), let text = text("grade", in: object)
    else { return nil }
    if let known = LintGrade(rawValue: text) { return (key, known) }
    if let grade = object["grade"] {
      report("grade can't be \(text.quoted)", code: .invalidValue, at: grade.span)
    }
    return nil
  }

  private mutating func sitePath(in object: JSONObject, _ kind: FolderKind) -> String? {
    guard let value = object["path"], let path = string(value, named: "path") else { return nil }
    if kind.mayHold(path) { return path }
    report(
      "“\(path.shortened)” isn't a file of \(kind.title)", code: .invalidGalleryManifest,
      at: value.span)
    return nil
  }
}
