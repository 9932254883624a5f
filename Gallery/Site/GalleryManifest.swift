import KeyboardDocuments
import KeyboardRender

package struct GalleryManifest: Hashable, Sendable {

  struct File: Hashable, Sendable {

    var path: String

    /// The digest of everything that determines the content; empty for a planned page.
    var key: String

    var digest: String
    var pixels: Pixels?
  }

  struct Picture: Hashable, Sendable {

    var name: String
    var key: String

    /// The path of the file, which equal pictures share.
    var path: String
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

  /// The grades of themes by their keys, so that themes which didn't change aren't graded again.
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
}

extension GalleryManifest.File {

  var json: JSONText {
    .object(present: [
      ("path", .string(path)), ("key", .string(key)), ("digest", .string(digest)),
      ("width", pixels.map { .integer($0.width) }), ("height", pixels.map { .integer($0.height) }),
    ])
  }
}

extension GalleryManifest.Picture {

  var json: JSONText {
    ["name": .string(name), "key": .string(key), "path": .string(path)]
  }
}

extension GalleryManifest.Pixels {

  static let sides = 1...32767

  init?(picture bytes: [UInt8]) {
    guard let size = PictureFormat.size(ofFile: bytes) else { return nil }
    self.init(width: size.width, height: size.height)
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
  }
}
