package import KeyboardDrawing
import KeyboardStyling
package import SourceText

/// Variables of a file and their uses, also in a text with errors.
package struct VariableIndex {

  package struct Definition {
    package let path: String
    package let key: Range<Int>
    package let value: JSONValue?
    package let isGroup: Bool

    /// The keys of the variation, or of the choice of an axis, that has it; none outside of them.
    package let choice: [String]

    package var isDefault: Bool { choice.isEmpty }
  }

  package struct Reference {
    package let path: String
    package let span: Range<Int>

    package var spanWithBraces: Range<Int> { span.lowerBound - 1..<span.upperBound + 1 }

    package internal(set) var definition: String?
  }

  package private(set) var definitions: [Definition] = []
  package private(set) var references: [Reference] = []

  private var variables: Set<String> = []

  package init(_ syntax: JSONSyntax) {
    guard let root = syntax.root else { return }
    FormedValue.walk(root) { value in
      if value.keys.last == "variables", value.isA("variables"), value.keys.count < 5 {
        add(value.node, prefix: "", forms: value.forms, choice: value.keys.dropLast())
      }
      // An unknown key may have been misspelled.
      guard value.node.string != nil, !value.keys.contains(where: ThemeFormat.isReserved) else {
        return
      }
      let definition = variable(around: value.keys)
      references += Self.references(in: value.node, of: syntax.source).map { reference in
        return changing(reference) { $0.definition = definition }
      }
    }
  }

  private func variable(around keys: [String]) -> String? {
    guard let start = keys.firstIndex(of: "variables") else { return nil }
    return (start + 1..<keys.count).lazy.map { keys[start + 1...$0].joined(separator: ".") }
      .first(where: variables.contains)
  }

  private mutating func add(
    _ group: JSONValue, prefix: String, forms: [ValueForm], choice: [String]
  ) {
    for item in group.items {
      guard let key = item.key, key.text != "$type", !ThemeFormat.isReserved(key.text) else {
        continue
      }
      let path = prefix + key.text
      let inner = forms.forms(of: item).fitting(item.value)
      let isGroup =
        item.value?.isObject == true && item.value?["$value"] == nil
        && inner.contains(where: \.isGroup)
      definitions.append(
        Definition(path: path, key: key.span, value: item.value, isGroup: isGroup, choice: choice))
      if !isGroup { variables.insert(path) }
      if isGroup, let value = item.value {
        add(value, prefix: path + ".", forms: inner, choice: choice)
      }
    }
  }

  /// Returns the uses in a value, whose spans are without braces.
  package static func references(in value: JSONValue, of source: SourceFile) -> [Reference] {
    if value.isContainer {
      return value.items.filter { !ThemeFormat.isReserved($0.key?.text ?? "") }.flatMap {
        $0.value.map { references(in: $0, of: source) } ?? []
      }
    }
    let text = source.bytes[value.span]
    // Images are far longer than any color.
    guard text.count < 4000, text.contains(UInt8(ascii: "{")) else { return [] }
    let isCall = text.contains(UInt8(ascii: "("))
    var found: [Reference] = []
    var start: Int?
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "{"): start = index + 1
      case UInt8(ascii: "}"):
        guard let first = start, first < index else { continue }
        start = nil
        let isWhole = first == value.span.lowerBound + 2 && index == value.span.upperBound - 2
        guard isCall || isWhole else { continue }
        let path = String(decoding: text[first..<index], as: UTF8.self)
        found.append(Reference(path: path, span: first..<index))
      case UInt8(ascii: "\\"), UInt8(ascii: ","): start = nil
      default: break
      }
    }
    return found
  }
}

extension JSONValue {

  /// The colors within a text; none in a text with escapes, whose bytes and characters differ.
  package var colorLiterals: [(span: Range<Int>, color: Color)] {
    guard let string, span.count == string.utf8.count + 2 else { return [] }
    let start = span.lowerBound + 1
    return ColorText.literals(in: string).map {
      (start + $0.range.lowerBound..<start + $0.range.upperBound, $0.color)
    }
  }
}
