import KeyboardDrawing
import KeyboardStyling
import SourceText
import ThemeExchange
import ThemeTools

/// Initial text of a document, and its file.
struct DocumentStart: Sendable {

  var text: [UInt8]
  var file: String?
  var title: String
  var report: ConversionReport?

  static let untitled = "Untitled"

  init(text: String, title: String) {
    (self.text, self.title) = (Array(text.utf8), title)
  }

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
    let theme = NewTheme(
      name: untitled, colors: colors, origin: colors.map(\.hexText).joined(last: "and"),
      kind: try self.kind(kind))
    return DocumentStart(text: theme.text, title: untitled)
  }

  static func kind(_ name: String?) throws(Diagnostics) -> NewTheme.Kind {
    let kinds = NewTheme.Kind.allCases.map(\.rawValue)
    guard let kind = NewTheme.Kind(rawValue: name ?? NewTheme.Kind.plain.rawValue) else {
      throw Diagnostics([.unknownName(name ?? "", kind: "kind of themes", among: kinds)])
    }
    return kind
  }

  /// A photo that is drawn on the board is copied beside the theme; others only give their colors.
  static func made(
    from photo: BoardImage, _ colors: ColorClusters, kind: NewTheme.Kind,
    copy: () throws -> String
  ) throws -> DocumentStart {
    var picture = kind == .photo ? photo : nil
    picture?.path = try copy()
    let theme = NewTheme(
      name: untitled, colors: [colors.accent, colors.neutral], origin: "a photo", kind: kind,
      picture: picture)
    return DocumentStart(text: theme.text, title: untitled)
  }

  /// Converts a recognized file of another format, with texts that can be read; a theme is copied.
  static func imported(
    _ file: SourceFile,
    fixing fixes: @escaping (SourceFile) throws -> (file: SourceFile, count: Int)
  ) throws -> DocumentStart {
    let title = file.name.split(separator: ".").first.map { String($0) } ?? untitled
    if StudioDocument.root(of: file)?["formatVersion"] != nil {
      return DocumentStart(text: try text(of: file.bytes), title: title)
    }
    guard let read = ExchangeFormat.recognized(file)?.read else {
      throw StudioError(
        .form,
        "The format of \(file.name.shortened.quoted) isn't recognized; themes are made from "
          + ExchangeFormat.imported.names)
    }
    var conversion = try read(ImportSource(file))
    try conversion.finish(fixing: fixes, formatting: ThemeFormatter.formatted)
    var start = DocumentStart(text: try text(of: Array(conversion.text.utf8)), title: title)
    start.report = conversion.report
    return start
  }

  private static func text(of bytes: [UInt8]) throws(StudioError) -> String {
    try StudioError.checkTheme(bytes)
    return String(decoding: bytes, as: UTF8.self)
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

  static func file(_ name: String, _ bytes: [UInt8]) throws(StudioError) -> DocumentStart {
    guard bytes.count <= InputBudget.theme.bytes else {
      throw StudioError(.limit, "\(name.quoted) has more than \(InputBudget.theme.bytes) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StudioError(.file, "\(name.quoted) isn't encoded as UTF-8")
    }
    return changing(DocumentStart(text: text, title: name)) { $0.file = name }
  }
}
