/// A name that a file declares outside of functions.
struct Declaration: Hashable, Sendable {

  enum Kind: Hashable, Sendable {
    case type, function, value
  }

  let kind: Kind

  let name: String

  /// The types around it, such as `Scene.Element`; empty for none.
  let owner: String

  /// Whether it stands in an extension, and other files can use it.
  let isExtension: Bool

  var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

/// Reads the declarations of a file and the uses of names by the types that they stand in.
struct DeclarationReader {

  private(set) var declarations: [Declaration] = []

  private(set) var members: Set<Substring> = []

  /// The words without dots before them, by the type around them.
  private(set) var words: [String: Set<Substring>] = [:]

  private let tokens: [Substring]

  /// The names of generic parameters, which hide those of types.
  private var parameters: Set<Substring> = []

  /// The owner of each open brace: a type, or nothing.
  private var open: [Scope?] = []

  private struct Scope {
    var type: String
    var isExtension: Bool
    var isPrivate: Bool
  }

  init(_ tokens: [Substring]) {
    self.tokens = tokens
  }

  mutating func read() {
    var pending: Scope?
    for (index, token) in tokens.enumerated() {
      switch token {
      case "{":
        open.append(pending)
        pending = nil
      case "}": _ = open.popLast()
      case _ where Self.types.contains(token) && isTypeName(at: index + 1, after: index):
        let name = tokens.qualifiedName(at: index + 1)
        if token != "extension" { declare(name, .type, at: index) }
        noteParameters(at: index + 2)
        guard token != "typealias" else { break }
        pending = Scope(
          type: name, isExtension: token == "extension",
          isPrivate: token == "extension" && isPrivate(at: index))
      case "func", "var", "let", "case": declareMembers(at: index)
      default: note(token, at: index)
      }
    }
    words = words.mapValues { $0.subtracting(parameters) }
  }

  private static let types: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "extension",
  ]

  /// Return whether a type is declared: `class func`, `.extension` and `some class:` declare none.
  private func isTypeName(at index: Int, after keyword: Int) -> Bool {
    guard index < tokens.count, tokens[index].first?.isUppercase == true else { return false }
    return keyword == 0 || ![".", "`", "import"].contains(tokens[keyword - 1])
  }

  /// The types around the current token.
  private var owner: String { open.compactMap { $0?.type }.joined(separator: ".") }

  private mutating func declare(_ name: String, _ kind: Declaration.Kind, at index: Int) {
    guard open.allSatisfy({ $0 != nil }) else { return }
    let isVisible = !isPrivate(at: index) && !open.contains { $0?.isPrivate == true }
    declarations.append(
      Declaration(
        kind: kind, name: name, owner: owner,
        isExtension: open.last??.isExtension == true && isVisible))
  }

  /// Declare the member after a keyword, or all cases of a list.
  private mutating func declareMembers(at index: Int) {
    guard case .some(.some) = open.last, index + 1 < tokens.count,
      index == 0 || tokens[index - 1] != "."
    else { return }
    var place = index + 1
    noteParameters(at: place + 1)
    repeat {
      if tokens[place] == "`" { place += 1 }
      guard let first = tokens[place].first, first.isLetter || first == "_" else { return }
      declare(String(tokens[place]), tokens[index] == "func" ? .function : .value, at: index)
      place += 1
      if tokens[index] == "case", place < tokens.count, tokens[place] == "(" {
        place = (tokens[place...].firstIndex(of: ")") ?? place) + 1
      }
      if place + 1 < tokens.count, tokens[place] == "=" { place += 2 }
      place += 1
    } while tokens[index] == "case" && place < tokens.count && tokens[place - 1] == ","
  }

  /// Return whether a declaration is invisible outside of its file; `private(set)` is visible.
  private func isPrivate(at index: Int) -> Bool {
    let modifiers = tokens[..<index].reversed().prefix {
      $0 == "(" || $0 == ")" || $0.first?.isLowercase == true
    }
    let words = Array(modifiers.prefix { !["var", "let", "func", "case", "in"].contains($0) })
    return words.enumerated().contains { offset, word in
      (word == "private" || word == "fileprivate") && (offset == 0 || words[offset - 1] != "(")
    }
  }

  /// Record the generic parameters in the angle brackets at an index.
  private mutating func noteParameters(at index: Int) {
    guard index < tokens.count, tokens[index] == "<" else { return }
    for place in index..<tokens.count - 1 {
      if tokens[place] == "<" || tokens[place] == "," { parameters.insert(tokens[place + 1]) }
      if tokens[place] == ">" { return }
    }
  }

  private mutating func note(_ token: Substring, at index: Int) {
    guard token.first?.isLetter == true else { return }
    if index > 0, tokens[index - 1] == "." {
      members.insert(token)
    } else if index + 1 == tokens.count || tokens[index + 1] != ":" {
      words[owner, default: []].insert(token)
    }
  }
}

extension [Substring] {

  /// Return the name at an index with the names of types after dots.
  func qualifiedName(at start: Int) -> String {
    var name = String(self[start])
    var index = start + 1
    while index + 1 < count, self[index] == ".", self[index + 1].first?.isUppercase == true {
      name += ".\(self[index + 1])"
      index += 2
    }
    return name
  }
}

extension SourceText {

  /// The types that the file declares, with the names of the types around them: `Scene.Element`.
  var declaredTypes: [String] { declarations.filter { $0.kind == .type }.map(\.path) }

  /// Return whether a name is written, whole: `Scene` is not a use of `Scene.Element`, nor `a.Scene`
  /// of `Scene`.
  func uses(_ type: String) -> Bool {
    let parts = type.split(separator: ".")
    guard let first = parts.first, vocabulary.contains(first) else { return false }
    return tokens.indices.contains { index in
      guard tokens[index] == first else { return false }
      if index > 0, tokens[index - 1] == "." { return false }
      return tokens.qualifiedName(at: index).split(separator: ".").starts(with: parts)
    }
  }
}
