package import KeyboardDocuments
import KeyboardStyling

/// A value of a theme file with its forms and its keys.
package struct FormedValue: Sendable {

  /// The value.
  package let node: JSONNode

  /// The forms that fit it best.
  package let forms: [ValueForm]

  /// The keys from the outermost object to the value; elements of lists have none.
  package let keys: [String]

  /// Whether one of the forms is that of a definition, such as `color`.
  package func isA(_ name: String) -> Bool { forms.contains { $0.names.contains(name) } }
}

extension FormatSchema {

  /// Visit all values of a text from top to bottom, with their forms.
  package func walk(_ root: JSONNode, visit: (FormedValue) -> Void) {
    walk(
      FormedValue(node: root, forms: bestForms(rootForms(for: root), for: root), keys: []), visit)
  }

  private func walk(_ value: FormedValue, _ visit: (FormedValue) -> Void) {
    visit(value)
    for item in value.node.items {
      guard let child = item.value else { continue }
      let keys = value.keys + (item.key.map { [$0.text] } ?? [])
      let forms = bestForms(self.forms(of: item, in: value.forms), for: child)
      walk(FormedValue(node: child, forms: forms, keys: keys), visit)
    }
  }

  /// Return the forms of a member or element of a value with some forms.
  package func forms(of item: JSONItem, in forms: [ValueForm]) -> [ValueForm] {
    guard let key = item.key?.text else {
      return forms.flatMap { elementForms(of: $0, for: item.value) }
    }
    return ThemeSchema.isReserved(key)
      ? [] : forms.flatMap { self.forms(of: key, in: $0, for: item.value) }
  }
}
