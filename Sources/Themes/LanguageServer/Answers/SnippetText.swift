/// A text for an editor with places to go on typing at, each with what stands there at first.
struct SnippetText {

  private enum Part {
    case text(String)
    case place(String)
  }

  private var parts: [Part] = []

  static func text(_ text: String) -> SnippetText { SnippetText(parts: [.text(text)]) }

  static func place(_ content: String = "") -> SnippetText {
    SnippetText(parts: [.place(content)])
  }

  static func + (first: SnippetText, second: SnippetText) -> SnippetText {
    SnippetText(parts: first.parts + second.parts)
  }

  /// A call, in which words of one letter between commas or spaces are colors, and numbers are places
  /// as well: `mix(a, b, 50%)`.
  init(call: String, colors: [String]) {
    guard let start = call.firstIndex(of: "(") else { return parts = [.text(call)] }
    parts = [.text(String(call[...start]))]
    var rest = call[call.index(after: start)...]
    var colors = colors[...]
    while let first = rest.first {
      let isWord = first.isLetter || first.isNumber
      let piece = rest.prefix { ($0.isLetter || $0.isNumber || "%.".contains($0)) == isWord }
      rest = rest.dropFirst(piece.count)
      if piece == "a" || piece == "b" {
        parts.append(.place(colors.popFirst() ?? String(piece)))
      } else if first.isNumber {
        parts.append(.place(String(piece)))
      } else {
        parts.append(.text(String(piece)))
      }
    }
  }

  private init(parts: [Part]) { self.parts = parts }

  /// In the notation of the protocol, where the places are numbered.
  var notation: String {
    var number = 0
    return parts.map { part in
      switch part {
      case .text(let text): return Self.escaped(text)
      case .place(let content):
        number += 1
        return content.isEmpty ? "$\(number)" : "${\(number):\(Self.escaped(content))}"
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }
}
