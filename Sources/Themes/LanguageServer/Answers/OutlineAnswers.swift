import KeyboardDocuments

struct OutlineAnswers {

  let text: OpenText

  // MARK: Symbols

  private enum Kind: Int {
    case property = 7
    case variable = 13
    case string = 15
    case number = 16
    case array = 18
    case object = 19
  }

  private static let deepest = 6

  var symbols: JSONText {
    text.syntax.root.map { .array(symbols(in: $0, keys: [])) } ?? []
  }

  private func symbols(in node: JSONValue, keys: [String]) -> [JSONText] {
    guard keys.count < Self.deepest else { return [] }
    return node.items.enumerated().compactMap { index, item in
      // Elements without names, such as numbers, say nothing.
      guard item.key != nil || item.value?.isObject == true else { return nil }
      let name = item.key?.text ?? name(of: item.value, at: index)
      let inner = item.value.map { symbols(in: $0, keys: keys + [name]) } ?? []
      return [
        "name": .string(name.isEmpty ? "\"\"" : name.shortened(to: 100)),
        "detail": detail(of: item.value).map { .string($0) },
        "kind": .integer(kind(of: item, in: keys).rawValue),
        "range": text.lines.range(of: item.span),
        "selectionRange": text.lines.range(of: item.key?.span ?? item.span),
        "children": inner.isEmpty ? nil : .array(inner),
      ]
    }
  }

  private func name(of value: JSONValue?, at index: Int) -> String {
    guard let match = value?["match"] else { return "\(index + 1)" }
    return written(match)
  }

  private func detail(of value: JSONValue?) -> String? {
    guard let value, !value.isContainer else { return nil }
    return written(value).shortened(to: 60)
  }

  private func written(_ value: JSONValue) -> String {
    value.string ?? text.syntax.text(value.span)
  }

  private func kind(of item: JSONItem, in keys: [String]) -> Kind {
    if keys.contains("variables"), item.value?.isObject != true { return .variable }
    return switch item.value?.content {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number, .bool, .null: .number
    case nil: .property
    }
  }

  // MARK: Folding

  var folds: JSONText {
    var found: [JSONText] = []
    if let root = text.syntax.root { addFolds(of: root, to: &found) }
    for comment in text.syntax.comments where text.source.bytes[comment].starts(with: "/*".utf8) {
      addFold(comment, keepsEnd: true, kind: "comment", to: &found)
    }
    return .array(found)
  }

  private func addFolds(of node: JSONValue, to found: inout [JSONText]) {
    guard node.isContainer else { return }
    addFold(node.span, keepsEnd: text.syntax.isClosed(node), kind: nil, to: &found)
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
      ["startLine": .integer(start), "endLine": .integer(end), "kind": kind.map { .string($0) }])
  }
}
