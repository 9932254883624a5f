import Foundation

/// A Swift file, read as far as the rules of the architecture need it.
struct SourceText: Sendable {

  /// The path from the project's folder.
  let path: String

  /// The number of lines.
  let lineCount: Int

  /// The code without comments and without the texts of string literals.
  let code: String

  /// The modules that the file imports.
  let imports: [String]

  /// The words and signs of the code: names, and every other character that isn't white space.
  let tokens: [Substring]

  /// The file at a path from the project's folder.
  init(path: String) {
    self.init(path: path, text: Project.text(of: path))
  }

  /// A file with a text.
  init(path: String, text: String) {
    self.path = path
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    code = Self.code(of: text)
    tokens = Self.tokens(of: code)
    imports = code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, let module = words.last
      else { return nil }
      return module.split(separator: ".").first.map(String.init)
    }
  }

  /// The target, which is the folder below `Sources` or `Tests`; `Gallery` is one itself.
  var target: String {
    path.hasPrefix("Gallery/") ? "KeyboardGallery" : String(path.split(separator: "/")[1])
  }

  /// The first folder inside the target; nil for files directly in it.
  var folder: String? {
    let parts = path.split(separator: "/").dropFirst(path.hasPrefix("Gallery/") ? 1 : 2)
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }

  private static func code(of text: String) -> String {
    var code = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if character == "\"" || rest.hasPrefix("#\"") {
        rest = afterLiteral(rest)
        code += "\"\""
      } else {
        code.append(character)
        rest = rest.dropFirst()
      }
    }
    return code
  }

  /// What follows the string literal at the start of a text.
  private static func afterLiteral(_ text: Substring) -> Substring {
    let pounds = String(text.prefix { $0 == "#" })
    let quote = text.dropFirst(pounds.count).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = text.dropFirst(pounds.count + quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote + pounds) {
      rest = rest.dropFirst(rest.hasPrefix("\\" + pounds) ? 1 + pounds.count + 1 : 1)
    }
    return rest.dropFirst(quote.count + pounds.count)
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
