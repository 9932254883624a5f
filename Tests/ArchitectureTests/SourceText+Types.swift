extension SourceText {

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "extension",
  ]

  /// The types that the file declares, with the names of the types around them: `Scene.Element`.
  var declaredTypes: [String] {
    var declared: [String] = []
    // What each open brace belongs to: the name of a type, or nothing.
    var open: [String?] = []
    var pending: String?
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token {
      case "{":
        open.append(pending)
        pending = nil
      case "}": _ = open.popLast()
      case _ where isDeclaration(at: index):
        let name = qualifiedName(at: index + 1)
        let isInsideTypes = open.allSatisfy { $0 != nil }
        let full = (open.compactMap { $0 } + [name]).joined(separator: ".")
        if token != "extension", isInsideTypes { declared.append(full) }
        if token != "typealias" { pending = name }
      default: break
      }
      index += 1
    }
    return declared
  }

  /// Where a name is written, whole: `Scene` is not a use of `Scene.Element`, nor `a.Scene` of `Scene`.
  func uses(_ type: String) -> Bool {
    let parts = type.split(separator: ".")
    guard let first = parts.first else { return false }
    return tokens.indices.contains { index in
      guard tokens[index] == first else { return false }
      if index > 0, tokens[index - 1] == "." { return false }
      return qualifiedName(at: index).split(separator: ".").starts(with: parts)
    }
  }

  private func isDeclaration(at index: Int) -> Bool {
    guard Self.keywords.contains(tokens[index]), index + 1 < tokens.count else { return false }
    guard index == 0 || ![".", "`", "import"].contains(tokens[index - 1]) else { return false }
    // `class func`, `class var` and `some class:` declare no type.
    let next = tokens[index + 1]
    return next.first?.isUppercase == true
  }

  /// The name at a place with what follows it after dots.
  private func qualifiedName(at start: Int) -> String {
    var name = String(tokens[start])
    var index = start + 1
    while index + 1 < tokens.count, tokens[index] == ".",
      tokens[index + 1].first?.isUppercase == true
    {
      name += ".\(tokens[index + 1])"
      index += 2
    }
    return name
  }
}
