import KeyboardDocuments
import KeyboardStyling
import ThemeTools

struct OpenText {

  let address: String

  /// The version of the client, if it counts them.
  private(set) var version: Int?
  private(set) var parsed: ParsedText
  private let encoding: TextMap.Unit

  /// The diagnostics of the last check, and of lint once it is done.
  var diagnostics: [Diagnostic] = []

  /// Files requested by the last check, including missing ones.
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

  func lines(of other: SourceFile) -> LinePositions {
    LinePositions(other, encoding: encoding)
  }

  /// Changes apply in order; a version that isn't newer than the current one came out of order and
  /// is ignored.
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
}
