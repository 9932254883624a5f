import KeyboardPipeline
import KeyboardStyling
import SourceText
import ThemeTools

/// Completions of keys and values at a position.
struct CompletionAnswers {

  let text: OpenText
  let chain: ThemeChain
  let offset: Int
  let place: CursorContext
  let usesSnippets: Bool
  let files: FileReader
  let workspace: Workspace

  private var suggestions: ValueSuggestions { ValueSuggestions(place: place, chain: chain) }

  var items: [CompletionItem] {
    if isInComment { return [] }
    switch place.part {
    case .key: return place.container == nil ? [] : keys
    case .value: return values
    }
  }

  var json: JSONText {
    let bytes = text.source.bytes
    let all = items.enumerated().map { index, item in
      item.json(
        index: index, lines: text.lines, isSnippet: usesSnippets,
        isQuoted: item.span.first.map { bytes[$0] == UInt8(ascii: "\"") } ?? false)
    }
    return ["isIncomplete": false, "items": .array(all)]
  }

  private var isInComment: Bool {
    guard let comment = text.syntax.comments(in: 0..<offset).last else { return false }
    let isLine = text.source.bytes[comment].starts(with: "//".utf8)
    return offset < comment.upperBound || isLine && offset == comment.upperBound
  }

  // MARK: Keys

  private var keys: [CompletionItem] {
    let typed = place.item?.key
    let present = Set(place.container?.items.compactMap { $0.key?.text } ?? [])
    var found: [CompletionItem] = []
    var names: Set<String> = []
    for form in place.containerForms {
      let required = form.requiredKeys
      for key in form.keys where key == typed?.text || !present.contains(key) {
        guard names.insert(key).inserted else { continue }
        let forms = place.containerForms.flatMap { $0.forms(of: key, for: nil) }
        var item = item(of: key, .property, snippet: keySnippet(key, forms: forms))
        item.isFirst = required.contains(key)
        item.documentation = KeyDocumentation.text(of: key, forms: forms)
        found.append(item)
      }
    }
    return found + namesToRedefine(except: present) + lintKeys(except: present)
  }

  private var keySpan: Range<Int> { place.item?.key?.span ?? offset..<offset }

  private func item(
    of key: String, _ kind: CompletionItem.Kind, snippet: SnippetText?
  ) -> CompletionItem {
    let quoted = JSONText.string(key).text
    return CompletionItem(
      label: key, kind: kind, span: keySpan,
      text: place.hasColon ? quoted : quoted + ": " + (isBeforeKey ? "," : ""), snippet: snippet)
  }

  private func keySnippet(_ key: String, forms: [ValueForm]) -> SnippetText? {
    if place.hasColon { return nil }
    let types = forms.compactMap(\.shape.type)
    let value: SnippetText =
      switch types.first {
      case .object: [.text("{ "), .place(), .text(" }")]
      case .list: [.text("["), .place(), .text("]")]
      case .text where types.allSatisfy({ $0 == .text || $0 == .object }):
        [.text("\""), .place(), .text("\"")]
      default: [.place()]
      }
    return value.between(JSONText.string(key).text + ": ", and: isBeforeKey ? "," : "")
  }

  private var isBeforeKey: Bool {
    text.syntax.source.offset(of: "\"", after: keySpan.upperBound) != nil
  }

  private func namesToRedefine(except present: Set<String>) -> [CompletionItem] {
    guard let container = place.container, container.isObject else { return [] }
    let groups = place.item?.key == nil ? place.keys : place.keys.dropLast()
    let names: [String]
    if let start = groups.lastIndex(of: "variables") {
      let prefix = groups[(start + 1)...].map { $0 + "." }.joined()
      names = chain.variables.map(\.path).filter { $0.hasPrefix(prefix) }.map {
        String($0.dropFirst(prefix.count))
      }.filter { !$0.contains(".") }
    } else if groups == ["variations"] || groups.first == "axes" && groups.count < 3 {
      names = chain.baseNames(in: groups)
    } else {
      return []
    }
    return names.filter { !present.contains($0) }.map {
      item(of: $0, .variable, snippet: keySnippet($0, forms: []))
    }
  }

  private func lintKeys(except present: Set<String>) -> [CompletionItem] {
    let groups = place.item?.key == nil ? place.keys : place.keys.dropLast()
    return LintKeys.keys(in: groups).filter { !present.contains($0.name) }.map { key in
      let snippet = key.value.between(JSONText.string(key.name).text + ": ", and: "")
      var item = item(of: key.name, .property, snippet: place.hasColon ? nil : snippet)
      item.documentation = "**\(key.name)** — \(key.meaning)"
      return item
    }
  }

  // MARK: Values

  private var string: JSONValue? {
    guard let value = place.item?.value, value.string != nil, value.span.lowerBound < offset
    else { return nil }
    return value
  }

  private var values: [CompletionItem] {
    if let inner = partsOfString { return inner }
    let span = place.item?.value.flatMap { $0.isContainer ? nil : $0.span } ?? offset..<offset
    let paths = FileSuggestions(
      place: place, source: text.source, files: files, workspace: workspace)
    let typed = string.map { text.syntax.text($0.span.lowerBound + 1..<offset) } ?? ""
    let all = (suggestions.all + paths.paths(typed: typed)).map { item in
      var item = item
      item.span = span
      item.snippet = item.snippet?.between("\"", and: "\"")
      return item
    }
    return all + (string == nil ? objects(replacing: span) + gradients(replacing: span) : [])
  }

  private func gradients(replacing span: Range<Int>) -> [CompletionItem] {
    guard place.valueForms.contains(where: { $0.names.contains("gradient") }) else { return [] }
    let colors = suggestions.colorsOfVariables
    let stops: SnippetText = [
      .text("[\""), .place(colors[0]), .text("\", \""), .place(colors[1]), .text("\"]"),
    ]
    let angled: SnippetText = [
      .text("{ \"angle\": "), .place("180"), .text(", \"stops\": [\""), .place(colors[0]),
      .text("\", \""), .place(colors[1]), .text("\"] }"),
    ]
    let plain = "[\"white\", \"black\"]"
    return [
      CompletionItem(
        label: "[ color, color ]", kind: .value, span: span, text: plain,
        snippet: stops),
      CompletionItem(
        label: "{ angle, stops }", kind: .value, span: span,
        text: "{ \"angle\": 180, \"stops\": \(plain) }", snippet: angled),
    ]
  }

  private func objects(replacing span: Range<Int>) -> [CompletionItem] {
    var labels: Set<String> = []
    return place.valueForms.compactMap { form in
      let keys = form.requiredKeys
      guard !keys.isEmpty, !place.acceptsColor else { return nil }
      let label = "{ \(keys.joined(separator: ", ")) }"
      guard labels.insert(label).inserted else { return nil }
      let members = keys.map { JSONText.string($0).text + ": " }
      let rest = members.dropFirst().map { ", " + $0 }.joined()
      return CompletionItem(
        label: label, kind: .value, span: span,
        text: "{ \(members.joined(separator: ", ")) }",
        snippet: [.text("{ " + members[0]), .place(), .text(rest + " }")])
    }
  }

  private var partsOfString: [CompletionItem]? {
    guard let string else { return nil }
    let isColor = place.acceptsColor
    let bytes = text.source.bytes
    let before = bytes[string.span.lowerBound + 1..<offset]
    let isClosed = string.span.count > 1 && bytes[string.span.upperBound - 1] == UInt8(ascii: "\"")
    let end = max(offset, string.span.upperBound - (isClosed ? 1 : 0))
    if let brace = before.lastIndex(of: UInt8(ascii: "{")),
      !before[brace...].contains(UInt8(ascii: "}"))
    {
      let stop = bytes[offset..<end].firstIndex { !Self.isPathByte($0) } ?? end
      let behind = stop < end && bytes[stop] == UInt8(ascii: "}") ? stop + 1 : stop
      return suggestions.variables.map { $0.within(brace..<behind) }
    }
    guard isColor else { return nil }
    let start = before.lastIndex { !Self.isWordByte($0) }.map { $0 + 1 } ?? before.startIndex
    let stop = bytes[offset..<end].firstIndex { !Self.isWordByte($0) } ?? end
    // Of a call that is there already, only the name is completed.
    let isCall = stop < bytes.count && bytes[stop] == UInt8(ascii: "(")
    return (suggestions.variables + suggestions.colors).map {
      var item = $0.within(start..<stop)
      if isCall {
        item.snippet = nil
      } else if item.kind == .function {
        item.text = item.label + "("
      }
      return item
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

/// A proposal at the cursor.
struct CompletionItem {

  enum Kind: Int {
    case function = 3
    case variable = 6
    case property = 10
    case value = 12
    case color = 16
    case file = 17
    case folder = 19
    case enumMember = 20
  }

  var label: String
  var kind: Kind
  var detail: String?
  var isFirst = false
  var documentation: String?
  var span = 0..<0

  /// Replacement of the span; the label as a string if it is nil.
  var text: String?

  /// The text for editors with snippets, if it differs.
  var snippet: SnippetText?

  func within(_ span: Range<Int>) -> CompletionItem {
    var item = self
    (item.span, item.text) = (span, label)
    return item
  }

  func json(index: Int, lines: LinePositions, isSnippet: Bool, isQuoted: Bool) -> JSONText {
    let number = String(index + 10_000)
    let snippet = isSnippet ? snippet?.notation : nil
    let quoted = JSONText.string(label).text
    return .object(present: [
      ("label", .string(label)), ("kind", .integer(kind.rawValue)),
      ("detail", detail.map { .string($0) }),
      ("documentation", documentation.map { ["kind": "markdown", "value": .string($0)] }),
      ("sortText", .string((isFirst ? "0" : "1") + number)),
      // Editors compare it with what is replaced, quotes included.
      ("filterText", .string(isQuoted ? quoted : label)),
      ("insertTextFormat", snippet == nil ? 1 : 2),
      ("textEdit", TextEdits.edit(snippet ?? text ?? quoted, replacing: span, lines: lines)),
    ])
  }
}
