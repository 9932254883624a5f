import KeyboardDocuments

struct CompletionItem {

  enum Kind: Int {
    case function = 3
    case variable = 6
    case property = 10
    case value = 12
    case color = 16
    case file = 17
    case enumMember = 20
  }

  var label: String
  var kind: Kind
  var detail: String?
  var isFirst = false
  var documentation: String?
  var span: Range<Int>

  /// The new text, in which `$1` is the place to go on typing at.
  var text: String

  func json(index: Int, lines: LinePositions, isSnippet: Bool, isQuoted: Bool) -> JSONText {
    let number = String(index + 10_000)
    let isSnippet = isSnippet && text.contains("$1")
    return .object(present: [
      ("label", .string(label)), ("kind", .integer(kind.rawValue)),
      ("detail", detail.map { .string($0) }),
      ("documentation", documentation.map { ["kind": "markdown", "value": .string($0)] }),
      ("sortText", .string((isFirst ? "0" : "1") + number)),
      // Editors compare it with what is replaced, quotes included.
      ("filterText", .string(isQuoted ? JSONText.string(label).text : label)),
      ("insertTextFormat", isSnippet ? 2 : 1),
      (
        "textEdit",
        TextEdits.edit(isSnippet ? escaped : text, replacing: span, lines: lines)
      ),
    ])
  }

  /// The text in which only `$1` is special, such as in `"$schema": "$1"`.
  private var escaped: String {
    text.replacing("$1", with: "\u{1}").replacing("$", with: "\\$").replacing("}", with: "\\}")
      .replacing("\u{1}", with: "$1")
  }
}
