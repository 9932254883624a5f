import KeyboardDocuments
import ThemeTools

/// The place of a cursor in a text, which may be in the middle of being typed.
struct CursorPlace {

  /// The part of an object or array at the cursor.
  enum Part {
    /// A key, or the place for one.
    case key
    /// A value, or the place for one.
    case value
  }

  /// The part.
  private(set) var part = Part.value

  /// The keys from the outermost object to the one at the cursor.
  private(set) var keys: [String] = []

  /// The innermost object or array; nil outside of the outermost value.
  private(set) var container: JSONNode?

  /// The member or element at the cursor, as far as it is there.
  private(set) var item: JSONItem?

  /// The forms of the container.
  private(set) var containerForms: [ValueForm] = []

  /// The forms that the value at the cursor may have; none at a key.
  private(set) var valueForms: [ValueForm] = []

  /// Find the place of an offset.
  ///
  /// The value at the cursor doesn't count for the forms around it if it is about to be replaced.
  init(_ offset: Int, in syntax: JSONSyntax, replacing isReplacing: Bool = true) {
    guard var node = syntax.root else { return }
    // The same value without what is being typed.
    var known = isReplacing ? node.forgettingValue(at: offset) : node
    var forms = [ValueForm.theme]
    while node.contains(offset) {
      containerForms = forms.fitting(known)
      container = node
      part = node.kind == .object ? .key : .value
      valueForms = []
      guard let index = node.item(at: offset, in: syntax) else {
        item = nil
        if part == .value { valueForms = containerForms.forms(of: JSONItem()) }
        return
      }
      let current = node.items[index]
      item = current
      if let key = current.key {
        keys.append(key.text)
        if offset <= key.span.upperBound || current.colon == nil { return }
      }
      part = .value
      forms = containerForms.forms(of: known.items[index])
      valueForms = forms
      guard let value = current.value, value.kind == .object || value.kind == .array,
        let inner = known.items[index].value
      else { return }
      (node, known) = (value, inner)
    }
  }
}

extension CursorPlace {

  /// Whether the value at the cursor may be a color.
  var acceptsColor: Bool {
    valueForms.contains { $0.names.contains("color") || $0.isAnything }
  }
}

extension JSONNode {

  /// Whether an offset is within the brackets of an object or array.
  fileprivate func contains(_ offset: Int) -> Bool {
    guard kind == .object || kind == .array, offset > span.lowerBound else { return false }
    return !isClosed || offset < span.upperBound
  }

  /// Return the index of the item at an offset; nil between items.
  fileprivate func item(at offset: Int, in syntax: JSONSyntax) -> Int? {
    guard let index = lastItem(before: offset, in: syntax) else { return nil }
    let item = items[index]
    let comma = item.comma.map { syntax.tokens[$0].span.lowerBound }
    if let comma, offset > comma { return nil }
    if let value = item.value {
      let isOpenEnded = (value.kind == .object || value.kind == .array) && !value.isClosed
      return offset <= value.span.upperBound || isOpenEnded ? index : nil
    }
    // Behind the colon is the place of the value.
    return item.colon != nil || offset <= (item.key?.span.upperBound ?? 0) ? index : nil
  }

  private func lastItem(before offset: Int, in syntax: JSONSyntax) -> Int? {
    items.lastIndex { item in
      item.tokens.map { syntax.tokens[$0.lowerBound].span.lowerBound <= offset } ?? false
    }
  }

  /// Return the value without the string or word at an offset.
  fileprivate func forgettingValue(at offset: Int) -> JSONNode {
    let index = items.lastIndex { ($0.value?.span.lowerBound ?? .max) <= offset }
    guard let index, let value = items[index].value else { return self }
    var copy = self
    if value.kind == .object || value.kind == .array {
      copy.items[index].value = value.forgettingValue(at: offset)
    } else if offset <= value.span.upperBound {
      copy.items[index].value = nil
    }
    return copy
  }
}
