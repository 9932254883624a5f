import Disk
import Foundation
import KeyboardDrawing
import SourceText

/// Images of the properties of themes, drawn for the rows of their reference.
struct PropertyImages {

  let project: URL
  let program: String

  /// Receives each image with its path in the folder of the page.
  let save: ([UInt8], String) throws -> Void

  static let page = "Themes/REFERENCE.md"
  static let scenes = "properties.txt"
  private static let width = 260

  /// A keyboard that some properties change, from a line of `properties.txt`.
  struct Scene {
    var section: String
    var options: String
    var members: String

    init?(line: Substring) {
      guard let match = line.wholeMatch(of: /([a-z-]+) \|(.*?)\| (["%].*)/) else { return nil }
      section = String(match.1)
      options = String(match.2)
      members = String(match.3)
    }

    /// The theme without the property shows whether the property changes the image.
    func theme(_ property: String?) -> String {
      let text =
        property.map { members.replacing("%", with: $0) }
        ?? members.replacing("%, ", with: "").replacing("%", with: "")
      return "{\"formatVersion\": 1, \(text)}"
    }
  }

  /// A row of a table in the reference.
  struct Row: Hashable {
    var section: String
    var name: String
    var example: String

    var image: String { "properties/\(section)-\(name).webp" }
  }

  private struct Answer: Decodable {
    var line: Int
    var digest: String?
  }

  func illustrated(_ html: String) throws -> String {
    let list = "Sources/Programs/kbrender-dev/Templates/\(Self.scenes)"
    let text = try String(contentsOf: project.appending(path: list), encoding: .utf8)
    let scenes = Dictionary(
      grouping: text.split(separator: "\n").compactMap(Scene.init), by: \.section)
    let rounds = scenes.values.map(\.count).max() ?? 0
    let rows = Self.rows(of: html)
    var tags: [Row: String] = [:]
    for round in 0..<rounds {
      let scenes = scenes.compactMapValues { $0.dropFirst(round).first }
      let remaining = rows.filter { tags[$0] == nil && scenes[$0.section] != nil }
      tags.merge(try draw(remaining, in: scenes)) { $1 }
    }
    return Self.replaceRows(of: html) { tags[$0] }
  }

  private static func rows(of html: String) -> [Row] {
    var rows: [Row] = []
    _ = replaceRows(of: html) { row in
      rows.append(row)
      return nil
    }
    return rows
  }

  /// Adds a tag below the example of each row.
  private static func replaceRows(of html: String, by tag: (Row) -> String?) -> String {
    var section = ""
    return html.replacing(
      /<h[23] id="([^"]*)"|<tr>\s*<td><code>([^<]*)<\/code>.*?<code>([^<]*)<\/code>(?=<\/td>\s*<\/tr>)/
        .dotMatchesNewlines()
    ) { match in
      if let id = match.1 { section = String(id) }
      guard let name = match.2, let example = match.3 else { return String(match.0) }
      let row = Row(section: section, name: String(name), example: example.withoutTags)
      return match.0 + (tag(row) ?? "")
    }
  }

  /// Returns the tags of rows whose property changes the image of their scene.
  private func draw(_ rows: [Row], in scenes: [String: Scene]) throws -> [Row: String] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "kbrender-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try writeExamples(to: scratch)
    var lines: [String] = []
    func add(_ scene: Scene, _ property: String?) throws -> Int {
      let name = "image\(lines.count + 1)"
      let file = scratch.appending(path: "\(name).json")
      try Data(scene.theme(property).utf8).write(to: file)
      lines.append(
        "\(scene.options) --theme ./\(name).json --scale 1 --no-metadata -o \(name).webp")
      return lines.count
    }
    let plain = try scenes.mapValues { try add($0, nil) }
    let drawn = try rows.compactMap { row in
      try scenes[row.section].map { (row, try add($0, "\"\(row.name)\": \(row.example)")) }
    }
    let digests = try digests(of: lines, in: scratch)
    var tags: [Row: String] = [:]
    for (row, line) in drawn {
      guard let digest = digests[line], let scene = plain[row.section], digests[scene] != digest
      else { continue }
      let bytes = try Data(contentsOf: scratch.appending(path: "image\(line).webp"))
      try save(Array(bytes), row.image)
      guard let image = ImageFile(bytes), image.width > 0 else { continue }
      let height = Self.width * image.height / image.width
      tags[row] =
        "<img src=\"\(row.image)\" alt=\"A keyboard with this \(row.name)\" loading=\"lazy\""
        + " width=\"\(Self.width)\" height=\"\(height)\">"
    }
    return tags
  }

  /// Runs a batch, which ends with exit code 2 if a theme isn't valid without its property.
  private func digests(of lines: [String], in folder: URL) throws -> [Int: String] {
    let batch = ["-c", "\"$0\" --batch - || [ $? = 2 ]", program]
    let tool = InstalledTool(["sh"], batch, in: folder.path, budget: .sitePart)
    guard let answers = tool.lines(for: lines) else {
      throw SiteProblem(description: "kbrender --batch fails for images of properties")
    }
    let decoder = JSONDecoder()
    let values = try answers.filter { !$0.isEmpty }.map {
      try decoder.decode(Answer.self, from: Data($0.utf8))
    }
    return Dictionary(values.map { ($0.line, $0.digest) }) { $1 }.compactMapValues(\.self)
  }

  /// Writes the files that examples name.
  private func writeExamples(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let leaf = "<path fill='#2a9d57' d='M4 20C4 9 10 4 21 3c0 11-6 16-14 15l-2 3z'/>"
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(leaf)</svg>"
    for name in ["leaf", "back", "logo"] {
      try Data(drawing.utf8).write(to: folder.appending(path: "\(name).svg"))
    }
    let files = [
      ("Gallery/Templates/photo.jpg", "photo.jpg"), ("Gallery/Templates/photo.jpg", "photo.png"),
      ("Tests/StyleThemes/Round.ttf", "Round.ttf"),
    ]
    for (source, name) in files {
      try FileManager.default.copyItem(
        at: project.appending(path: source), to: folder.appending(path: name))
    }
  }
}
