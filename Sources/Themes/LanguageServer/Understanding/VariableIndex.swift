import KeyboardDocuments
import KeyboardStyling
import ThemeTools

struct VariableIndex {

  struct Definition {
    var path: String
    var key: Range<Int>
    var value: JSONValue?
    var isGroup: Bool
    var isDefault: Bool
  }

  struct Reference {
    var path: String
    var span: Range<Int>
  }

  private(set) var definitions: [Definition] = []
  private(set) var references: [Reference] = []

  init(_ syntax: JSONSyntax) {
    guard let root = syntax.root else { return }
    FormedValue.walk(root) { value in
      if value.keys.last == "variables", value.isA("variables"), value.keys.count < 5 {
        add(value.node, prefix: "", forms: value.forms, isDefault: value.keys.count == 1)
      }
      // An unknown key may have been misspelled.
      guard value.node.string != nil, !value.keys.contains(where: ThemeFormat.isReserved) else {
        return
      }
      references += Self.references(in: value.node, of: syntax)
    }
  }

  private mutating func add(
    _ group: JSONValue, prefix: String, forms: [ValueForm], isDefault: Bool
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
        Definition(
          path: path, key: key.span, value: item.value, isGroup: isGroup, isDefault: isDefault))
      if isGroup, let value = item.value {
        add(value, prefix: path + ".", forms: inner, isDefault: isDefault)
      }
    }
  }

  static func references(in node: JSONValue, of syntax: JSONSyntax) -> [Reference] {
    let text = syntax.bytes[node.span]
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
        let isWhole = first == node.span.lowerBound + 2 && index == node.span.upperBound - 2
        guard isCall || isWhole else { continue }
        found.append(Reference(path: syntax.text(first..<index), span: first..<index))
      case UInt8(ascii: "\\"), UInt8(ascii: ","): start = nil
      default: break
      }
    }
    return found
  }
}
