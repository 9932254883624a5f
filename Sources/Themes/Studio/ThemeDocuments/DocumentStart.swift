import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling
import ThemeTools

/// The text that a document begins with, and the file that has it.
struct DocumentStart {

  var text: [UInt8]
  var file: String?
  var title: String

  static let untitled = "Untitled"

  init(text: String, title: String) {
    (self.text, self.title) = (Array(text.utf8), title)
  }

  /// A file that extends a built-in theme.
  static func extending(_ name: String) throws -> DocumentStart {
    _ = try KeyboardTheme.builtIn(name)
    let title = DocumentStart.title(from: name)
    return DocumentStart(text: NewTheme(name: title, extending: name).text, title: title)
  }

  private static func title(from name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    return "My " + words.joined(separator: " ")
  }

  static func made(fromSeeds seeds: [String], kind: String?) throws -> DocumentStart {
    let colors = try seeds.map { try Color(parsing: $0).light }
    let kinds = NewTheme.Kind.allCases.map(\.rawValue)
    guard let wanted = NewTheme.Kind(rawValue: kind ?? NewTheme.Kind.plain.rawValue) else {
      throw Diagnostics([.unknownName(kind ?? "", kind: "kind of themes", among: kinds)])
    }
    let theme = NewTheme(
      name: untitled, colors: colors, origin: colors.map(\.hexText).joined(last: "and"),
      kind: wanted)
    return DocumentStart(text: theme.text, title: untitled)
  }

  static var empty: DocumentStart {
    let text = """
      {
        "formatVersion": \(KeyboardTheme.formatVersion),
        "name": \(JSONText.string(untitled).text)
      }\n
      """
    return DocumentStart(text: text, title: untitled)
  }

  /// Throw unless the text is UTF-8 that a theme may have.
  static func file(_ name: String, _ bytes: [UInt8]) throws(StudioError) -> DocumentStart {
    guard bytes.count <= InputBudget.theme.bytes else {
      throw StudioError(.limit, "\(name.quoted) has more than \(InputBudget.theme.bytes) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StudioError(.file, "\(name.quoted) isn't encoded as UTF-8")
    }
    var start = DocumentStart(text: text, title: name)
    start.file = name
    return start
  }
}
