import Foundation

/// A Swift file, read as far as the rules of the architecture need it.
struct SourceText: Sendable {

  let path: String

  let lineCount: Int

  /// The code without comments and without the texts of string literals, but with interpolations.
  let code: String

  let imports: [String]

  /// The words and signs of the code: names, and every other character that isn't white space.
  let tokens: [Substring]

  let vocabulary: Set<Substring>

  /// The names that the file declares outside of functions.
  let declarations: [Declaration]

  let members: Set<Substring>

  /// The words without dots before them, by the type whose body or extension they stand in.
  let words: [String: Set<Substring>]

  /// The file at a path from the project's folder.
  init(path: String) {
    self.init(path: path, text: Project.text(of: path))
  }

  init(path: String, text: String) {
    self.path = path
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    code = Self.code(of: text)
    tokens = Self.tokens(of: code)
    vocabulary = Set(tokens)
    var reader = DeclarationReader(tokens)
    reader.read()
    (declarations, members, words) = (reader.declarations, reader.members, reader.words)
    imports = code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, let module = words.last
      else { return nil }
      return module.split(separator: ".").first.map(String.init)
    }
  }

  /// The target, which is a folder in `Gallery`, or in a group of `Sources` or `Tests`.
  var target: String {
    String(path.split(separator: "/")[path.hasPrefix("Gallery/") ? 1 : 2])
  }

  /// The first folder inside the target; nil for files directly in it.
  var folder: String? {
    let parts = path.split(separator: "/").dropFirst(path.hasPrefix("Gallery/") ? 2 : 3)
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }

  private static func code(of text: String) -> String {
    var code = ""
    var rest = text[...]
    copyCode(from: &rest, to: &code)
    return code
  }

  /// Copy code without comments and without the texts of literals, up to an unopened parenthesis.
  private static func copyCode(from rest: inout Substring, to code: inout String) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if character == "\"" || rest.hasPrefix("#\"") {
        copyInterpolations(from: &rest, to: &code)
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        guard depth >= 0 else { return }
        code.append(character)
        rest = rest.dropFirst()
      }
    }
  }

  /// Copy an empty literal and the code of the interpolations in the literal at the start.
  private static func copyInterpolations(from rest: inout Substring, to code: inout String) {
    let pounds = String(rest.prefix { $0 == "#" })
    let quote = rest.dropFirst(pounds.count).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let escape = "\\" + pounds
    rest = rest.dropFirst(pounds.count + quote.count)
    code += "\"\""
    while !rest.isEmpty, !rest.hasPrefix(quote + pounds) {
      if rest.hasPrefix(escape + "(") {
        rest = rest.dropFirst(escape.count + 1)
        code += "("
        copyCode(from: &rest, to: &code)
        code += ")"
      }
      rest = rest.dropFirst(rest.hasPrefix(escape) ? escape.count + 1 : 1)
    }
    rest = rest.dropFirst(quote.count + pounds.count)
  }

  private static func tokens(of code: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = code[...]
    while let character = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        if !character.isWhitespace { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      } else {
        tokens.append(word)
        rest = rest.dropFirst(word.count)
      }
    }
    return tokens
  }
}
