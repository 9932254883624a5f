/// Formatter of generated Swift.
enum SwiftText {

  static let header = "// Written by `make generate`; don't edit."
  private static let maximumWidth = 100

  static let undocumented = "// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation"

  static func file(notes: [String] = [], imports: [String] = [], extensions: [String]) -> String {
    let notes = ([header] + notes).joined(separator: "\n")
    let head = [notes] + (imports.isEmpty ? [] : [imports.joined(separator: "\n")])
    return (head + extensions).joined(separator: "\n\n") + "\n"
  }

  static func `extension`(_ type: String, _ summary: String? = nil, members: [String]) -> String {
    (summary.map { comment($0) + "\n" } ?? "")
      + "extension \(type) {\n\n\(indented(members.joined(separator: "\n")))\n}"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  static func declaration(_ summary: String?, _ head: String, _ body: String) -> String {
    (summary.map { comment($0) + "\n" } ?? "") + declaration(head, body)
  }

  static func declaration(_ head: String, _ body: String) -> String {
    let line = "\(head) { \(body) }"
    let fits = line.count + 2 <= maximumWidth
    return fits ? line : "\(head) {\n  \(body)\n}"
  }

  static func list(_ items: [String]) -> String {
    let line = "[\(items.joined(separator: ", "))]"
    guard line.count + 4 > maximumWidth else { return line }
    var lines = [""]
    for item in items {
      let isFull = lines[lines.count - 1].count + item.count + 10 > maximumWidth
      if isFull { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + "\(item),"
    }
    return "[\n" + lines.map { "    \($0)\n" }.joined() + "  ]"
  }

  static func comment(_ text: String) -> String {
    var lines = ["///"]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if lines[lines.count - 1].count + word.count + 3 > maximumWidth { lines.append("///") }
      lines[lines.count - 1] += " \(word)"
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a string literal, valid in Swift and C.
  static func literal(_ text: String) -> String {
    let escaped = text.flatMap { character -> String in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n", "\r", "\r\n": " "
      default: String(character)
      }
    }
    return "\"\(String(escaped))\""
  }

  static func member(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let joined = (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
    let isName = joined.first?.isLetter == true
    return reservedWords.contains(joined) ? "`\(joined)`" : isName ? joined : "_\(joined)"
  }

  static func type(_ name: String) -> String { capitalized(member(name).filter { $0 != "`" }) }

  private static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let reservedWords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
