import KeyboardDocuments

/// The outline of a text: its symbols, and the parts that fold.
struct OutlineAnswers {

  let text: OpenText

  // MARK: Symbols

  /// The kinds of symbols, as the protocol numbers them.
  private enum Kind: Int {
    case property = 7
    case variable = 13
    case string = 15
    case number = 16
    case array = 18
    case object = 19
  }

  /// The deepest nesting of symbols.
  private static let deepest = 6

  /// The members of the theme as a tree.
  var symbols: JSONText {
    text.syntax.root.map { .array(symbols(in: $0, keys: [])) } ?? []
  }

  private func symbols(in node: JSONNode, keys: [String]) -> [JSONText] {
    guard keys.count < Self.deepest else { return [] }
    return node.items.enumerated().compactMap { index, item in
      guard let span = span(of: item) else { return nil }
      // Elements without names, such as numbers, say nothing.
      guard item.key != nil || item.value?.kind == .object else { return nil }
      let name = item.key?.text ?? name(of: item.value, at: index)
      let inner = item.value.map { symbols(in: $0, keys: keys + [name]) } ?? []
      return .object(present: [
        ("name", .string(name.isEmpty ? "\"\"" : name.shortened(to: 100))),
        ("detail", detail(of: item.value).map { .string($0) }),
        ("kind", .integer(kind(of: item, in: keys).rawValue)),
        ("range", text.lines.range(of: span)),
        ("selectionRange", text.lines.range(of: item.key?.span ?? span)),
        ("children", inner.isEmpty ? nil : .array(inner)),
      ])
    }
  }

  private func span(of item: JSONItem) -> Range<Int>? {
    item.tokens.map {
      text.syntax.tokens[$0.lowerBound].span
        .lowerBound..<text.syntax.tokens[$0.upperBound].span.upperBound
    }
  }

  /// Return the name of an element: the conditions of a rule, or its place.
  private func name(of value: JSONNode?, at index: Int) -> String {
    guard let match = value?["match"] else { return "\(index + 1)" }
    return match.kind == .string ? match.text : text.syntax.text(match.span)
  }

  private func detail(of value: JSONNode?) -> String? {
    guard let value, value.kind == .string || value.kind == .word else { return nil }
    return value.text.shortened(to: 60)
  }

  private func kind(of item: JSONItem, in keys: [String]) -> Kind {
    if keys.contains("variables"), item.value?.kind != .object { return .variable }
    switch item.value?.kind {
    case .object: return .object
    case .array: return .array
    case .string: return .string
    case .word: return .number
    case nil: return .property
    }
  }

  // MARK: Folding

  /// The objects, arrays and comments of several lines.
  var folds: JSONText {
    var found: [JSONText] = []
    if let root = text.syntax.root { addFolds(of: root, to: &found) }
    for token in text.syntax.tokens where token.kind == .blockComment {
      addFold(token.span, keepsEnd: true, kind: "comment", to: &found)
    }
    return .array(found)
  }

  private func addFolds(of node: JSONNode, to found: inout [JSONText]) {
    guard node.kind == .object || node.kind == .array else { return }
    addFold(node.span, keepsEnd: node.isClosed, kind: nil, to: &found)
    for item in node.items { if let value = item.value { addFolds(of: value, to: &found) } }
  }

  private func addFold(
    _ span: Range<Int>, keepsEnd: Bool, kind: String?, to found: inout [JSONText]
  ) {
    let start = text.lines.position(at: span.lowerBound).line
    // The line of the closing bracket stays visible.
    let end = text.lines.position(at: span.upperBound).line - (keepsEnd && kind == nil ? 1 : 0)
    guard end > start else { return }
    found.append(
      .object(present: [
        ("startLine", .integer(start)), ("endLine", .integer(end)),
        ("kind", kind.map { .string($0) }),
      ]))
  }
}
