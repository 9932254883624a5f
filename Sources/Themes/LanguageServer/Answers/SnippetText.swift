/// A text for an editor with places to go on typing at, each with what stands there at first.
struct SnippetText: ExpressibleByArrayLiteral {

  enum Part {
    case text(String)
    case place(String = "")
  }

  private let parts: [Part]

  init(arrayLiteral parts: Part...) { self.parts = parts }

  private init(parts: [Part]) { self.parts = parts }

  func between(_ before: String, and after: String) -> SnippetText {
    SnippetText(parts: [.text(before)] + parts + [.text(after)])
  }

  /// A call, in which words of one letter between commas or spaces are colors, and numbers are places
  /// as well: `mix(a, b, 50%)`.
  init(call: String, colors: [String]) {
    var parts: [Part] = []
    var colors = colors[...]
    var rest = call[...]
    while let first = rest.first {
      let isWord = Self.isWord(first)
      let piece = String(rest.prefix { Self.isWord($0) == isWord })
      rest = rest.dropFirst(piece.count)
      if piece == "a" || piece == "b" {
        parts.append(.place(colors.popFirst() ?? piece))
      } else {
        parts.append(first.isNumber ? .place(piece) : .text(piece))
      }
    }
    self.parts = parts
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "%" || character == "."
  }

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
