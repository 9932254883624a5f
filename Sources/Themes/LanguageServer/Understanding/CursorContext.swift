import SourceText
import ThemeTools

/// Syntax around a position: the keys that lead to it and the forms expected there.
struct CursorContext {

  enum Part {
    case key
    case value
  }

  private(set) var part = Part.value
  private(set) var keys: [String] = []
  private(set) var container: JSONValue?
  private(set) var item: JSONItem?
  private(set) var hasColon = false
  private(set) var containerForms: [ValueForm] = []
  private(set) var valueForms: [ValueForm] = []

  /// The value at the cursor doesn't count for the forms around it if it is about to be replaced.
  init(_ offset: Int, in syntax: JSONSyntax, replacing isReplacing: Bool = true) {
    guard var node = syntax.root else { return }
    // The same value without what is being typed.
    var known = isReplacing ? node.forgettingValue(at: offset) : node
    var forms = [ValueForm.theme]
    while node.contains(offset, in: syntax) {
      containerForms = forms.fitting(known)
      container = node
      part = node.isObject ? .key : .value
      (valueForms, hasColon) = ([], false)
      guard let index = node.item(at: offset, in: syntax) else {
        item = nil
        if part == .value { valueForms = containerForms.flatMap { $0.forms(ofElement: nil) } }
        return
      }
      let current = node.items[index]
      item = current
      if let key = current.key {
        keys.append(key.text)
        hasColon = syntax.source.offset(of: ":", after: key.span.upperBound) != nil
        if offset <= key.span.upperBound || !hasColon { return }
      }
      part = .value
      forms = containerForms.forms(of: known.items[index])
      valueForms = forms
      guard let value = current.value, value.isContainer, let inner = known.items[index].value
      else { return }
      (node, known) = (value, inner)
    }
  }

  var acceptsColor: Bool { valueForms.contains { $0.names.contains("color") || $0.isAnything } }
}

extension JSONValue {

  fileprivate func contains(_ offset: Int, in syntax: JSONSyntax) -> Bool {
    guard isContainer, offset > span.lowerBound else { return false }
    return !syntax.isClosed(self) || offset < span.upperBound
  }

  fileprivate func item(at offset: Int, in syntax: JSONSyntax) -> Int? {
    let items = items
    guard let index = items.lastIndex(where: { $0.span.lowerBound <= offset }) else { return nil }
    let item = items[index]
    let colon = item.key.flatMap { syntax.source.offset(of: ":", after: $0.span.upperBound) }
    let end = item.value?.span.upperBound ?? colon.map { $0 + 1 } ?? item.span.upperBound
    if let comma = syntax.source.offset(of: ",", after: end), offset > comma { return nil }
    if let value = item.value {
      let isOpenEnded = value.isContainer && !syntax.isClosed(value)
      return offset <= value.span.upperBound || isOpenEnded ? index : nil
    }
    // Behind the colon is the place of the value.
    return colon != nil || offset <= item.span.upperBound ? index : nil
  }

  fileprivate func forgettingValue(at offset: Int) -> JSONValue {
    var copy = self
    switch content {
    case .object(var object):
      guard let index = object.members.lastIndex(where: { $0.value.span.lowerBound <= offset })
      else { return self }
      let value = object.members[index].value
      object.members[index].value = value.forgettingValue(at: offset)
      copy.content = .object(object)
    case .array(var elements):
      guard let index = elements.lastIndex(where: { $0.span.lowerBound <= offset })
      else { return self }
      elements[index] = elements[index].forgettingValue(at: offset)
      copy.content = .array(elements)
    default:
      if offset <= span.upperBound {
        copy = JSONValue(.null, span: span.lowerBound..<span.lowerBound)
      }
    }
    return copy
  }
}
