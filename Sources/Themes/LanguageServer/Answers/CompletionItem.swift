import KeyboardDocuments

/// A proposal at the cursor.
struct CompletionItem {

  enum Kind: Int {
    case function = 3
    case variable = 6
    case property = 10
    case value = 12
    case color = 16
    case file = 17
    case folder = 19
    case enumMember = 20
  }

  var label: String
  var kind: Kind
  var detail: String?
  var isFirst = false
  var documentation: String?
  var span = 0..<0

  /// What replaces the span; the label as a string if it is nil.
  var text: String?

  /// The text for editors with snippets, if it differs.
  var snippet: SnippetText?

  /// Return the item for a part of a string, in which it stands without quotes.
  func within(_ span: Range<Int>) -> CompletionItem {
    var item = self
    (item.span, item.text) = (span, label)
    return item
  }

  func json(index: Int, lines: LinePositions, isSnippet: Bool, isQuoted: Bool) -> JSONText {
    let number = String(index + 10_000)
    let snippet = isSnippet ? snippet?.notation : nil
    let quoted = JSONText.string(label).text
    return .object(present: [
      ("label", .string(label)), ("kind", .integer(kind.rawValue)),
      ("detail", detail.map { .string($0) }),
      ("documentation", documentation.map { ["kind": "markdown", "value": .string($0)] }),
      ("sortText", .string((isFirst ? "0" : "1") + number)),
      // Editors compare it with what is replaced, quotes included.
      ("filterText", .string(isQuoted ? quoted : label)),
      ("insertTextFormat", snippet == nil ? 1 : 2),
      ("textEdit", TextEdits.edit(snippet ?? text ?? quoted, replacing: span, lines: lines)),
    ])
  }
}
