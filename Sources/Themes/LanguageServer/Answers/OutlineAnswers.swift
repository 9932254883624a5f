import SourceText

/// Symbols and foldable ranges of a text.
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

  var symbols: JSONText { text.syntax.root.map { .array(symbols(in: $0, keys: [])) } ?? [] }

  private func symbols(in node: JSONValue, keys: [String]) -> [JSONText] {
    guard keys.count < Self.deepest else { return [] }
    return node.items.enumerated().compactMap { index, item in
      // Elements without names, such as numbers, say nothing.
      guard item.key != nil || item.value?.isObject == true else { return nil }
      let name = item.key?.text ?? item.value?["match"].map(written) ?? "\(index + 1)"
      let detail = item.value.flatMap { $0.isContainer ? nil : $0 }
      let inner = item.value.map { symbols(in: $0, keys: keys + [name]) } ?? []
      return [
        "name": .string(name.isEmpty ? "\"\"" : name.shortened(to: 100)),
        "detail": detail.map { .string(written($0).shortened(to: 60)) },
        "kind": .integer(kind(of: item, in: keys).rawValue),
        "range": text.lines.range(of: item.span),
        "selectionRange": text.lines.range(of: item.key?.span ?? item.span),
        "children": inner.isEmpty ? nil : .array(inner),
      ]
    }
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
    let comments = text.syntax.comments.filter {
      text.source.bytes[$0].starts(with: "/*".utf8)
    }
    return .array(
      (text.syntax.root.map(folds) ?? []) + comments.compactMap { fold($0, kind: "comment") })
  }

  private func folds(of node: JSONValue) -> [JSONText] {
    guard node.isContainer else { return [] }
    // The line of the closing bracket stays visible.
    let own = fold(node.span, withoutEnd: text.syntax.isClosed(node))
    return [own].compactMap(\.self) + node.items.compactMap(\.value).flatMap(folds)
  }

  private func fold(
    _ span: Range<Int>, withoutEnd: Bool = false, kind: JSONText? = nil
  ) -> JSONText? {
    let start = text.lines.position(at: span.lowerBound).line
    let end = text.lines.position(at: span.upperBound).line - (withoutEnd ? 1 : 0)
    guard end > start else { return nil }
    return ["startLine": .integer(start), "endLine": .integer(end), "kind": kind]
  }
}
