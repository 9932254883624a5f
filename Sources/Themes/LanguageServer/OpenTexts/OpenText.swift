import Foundation
package import KeyboardKit
package import KeyboardPipeline
import ThemeTools

/// Text open in an editor, with its version and latest diagnostics.
struct OpenText {

  let address: String
  private(set) var version: Int?
  private(set) var parsed: ParsedText
  private let encoding: TextMap.Unit
  var diagnostics: [Diagnostic] = []
  var dependencies: Set<String> = []

  /// The number of the last check, which no check of an older version has.
  var check = 0

  init(address: String, version: Int?, text: String, encoding: TextMap.Unit) {
    self.address = address
    self.version = version
    self.encoding = encoding
    // A text that isn't a file has no folder.
    let name =
      FileAddress.path(of: address)
      ?? (address.split(whereSeparator: { "/:\\".contains($0) }).last.map(String.init) ?? "untitled")
    parsed = ParsedText(SourceFile(name: name, text: text))
  }

  var source: SourceFile { parsed.source }

  var syntax: JSONSyntax { parsed.syntax }

  var lines: LinePositions { lines(of: source) }

  var isFile: Bool { source.name.hasPrefix("/") }

  func lines(of other: SourceFile) -> LinePositions { LinePositions(other, encoding: encoding) }

  /// Changes apply in order; a version that isn't newer than the current one is ignored.
  mutating func apply(_ changes: [JSONValue], version: Int?) {
    if let version, let current = self.version, version <= current { return }
    self.version = version
    // Their places are those of the older text.
    diagnostics = []
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if let span = lines.span(of: change["range"]) {
        var bytes = source.bytes
        bytes.replaceSubrange(span, with: text.utf8)
        parsed = ParsedText(SourceFile(name: source.name, bytes: bytes))
      } else {
        parsed = ParsedText(SourceFile(name: source.name, text: text))
      }
    }
  }
}

/// A version of a text, which is parsed when it is first asked for, and once.
final class ParsedText {

  let source: SourceFile

  init(_ source: SourceFile) { self.source = source }

  private(set) lazy var syntax = JSONSyntax(source, options: ThemeLimits.json)

  private(set) lazy var variables = VariableIndex(syntax)

  /// Names of extended themes.
  var bases: [String] {
    guard let value = syntax.root?["extends"] else { return [] }
    return (value.array ?? [value]).compactMap(\.string)
  }
}

/// The open texts, which count instead of the files on disk.
struct OpenTexts {

  private var texts: [String: OpenText] = [:]
  private let saved: FileReader

  init(over saved: FileReader) { self.saved = saved }

  subscript(address: String) -> OpenText? {
    get { texts[address] }
    set { texts[address] = newValue }
  }

  private static let most = 1000
  private static let largestSize = 64 << 20

  /// Whether a text fits beside the others: a client decides how many it opens.
  func haveRoom(for text: OpenText) -> Bool {
    let others = texts.values.filter { $0.address != text.address }
    return others.count < Self.most
      && others.reduce(text.source.bytes.count) { $0 + $1.source.bytes.count } <= Self.largestSize
  }

  static let refusal = Diagnostic(
    code: .fileSize,
    message: "More than \(most) texts or \(largestSize >> 20) MB are open, so this one isn't read",
    hints: ["Close other texts, and open it again."])

  var all: some Collection<OpenText> { texts.values }

  func text(at path: String) -> OpenText? {
    texts.values.first { $0.source.name == path && $0.isFile }
  }

  var files: FileReader { files { _ in } }

  func files(telling tell: @escaping @Sendable (_ path: String) -> Void) -> FileReader {
    let open = Dictionary(
      texts.values.filter(\.isFile).map { ($0.source.name, $0.source) }, uniquingKeysWith: { $1 })
    return saved.reading(open, telling: tell)
  }

  static func path(of path: String, from file: SourceFile) -> String {
    FilePath(file.folder).resolving(path)
  }

  func address(of path: String) -> String {
    text(at: path)?.address ?? FileAddress.address(of: path)
  }
}

extension FileReader {

  /// Returns a reader for which open texts count instead of files, telling what themes ask for.
  package func reading(
    _ open: [String: SourceFile], telling tell: @escaping @Sendable (_ path: String) -> Void
  ) -> FileReader {
    FileReader(
      file: { [self] path, limit in try open[path] ?? file(path, limit) },
      companion: { [self] path, theme in
        let full = OpenTexts.path(of: path, from: theme)
        tell(full)
        guard theme.name.hasPrefix("/") else { throw KeyboardTheme.UnavailableFile() }
        if let text = open[full] { return text }
        return SourceFile(name: full, bytes: try companion(path, theme).bytes)
      }, checkFonts: checkFonts
    ).adding(fonts: fonts)
  }
}

/// Conversion of file URLs to paths and back.
enum FileAddress {

  private static let scheme = "file://"

  static func path(of address: String) -> String? {
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    // The name of a host may precede the path.
    let rest = address.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    return String(rest[slash...]).removingPercentEncoding
  }

  static func address(of path: String) -> String {
    scheme + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }

  private static let allowed = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
}

/// Both are counted from 0.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  var json: JSONText { ["line": .integer(line), "character": .integer(character)] }
}

/// Converts byte offsets to the positions of a client and back.
package struct LinePositions: Sendable {

  private let source: SourceFile
  private let encoding: TextMap.Unit

  package init(_ source: SourceFile, encoding: TextMap.Unit) {
    self.source = source
    self.encoding = encoding
  }

  package func position(at offset: Int) -> TextPosition {
    let position = source.map.position(at: offset)
    return TextPosition(line: position.line, character: position.column(in: encoding))
  }

  /// Returns the offset of a position; one behind the end of a line is its end.
  package func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    return source.map.offset(
      ofLine: position.line, column: position.character, in: encoding) ?? source.bytes.count
  }

  package func range(of span: Range<Int>) -> JSONText {
    ["start": position(at: span.lowerBound).json, "end": position(at: span.upperBound).json]
  }

  package func span(of range: JSONValue?) -> Range<Int>? {
    guard let start = range?["start"]?.textPosition, let end = range?["end"]?.textPosition else {
      return nil
    }
    let (first, last) = (offset(of: start), offset(of: end))
    return min(first, last)..<max(first, last)
  }
}

extension JSONValue {

  package var textPosition: TextPosition? {
    guard let line = self["line"]?.integer, let character = self["character"]?.integer else {
      return nil
    }
    return TextPosition(line: line, character: character)
  }
}
