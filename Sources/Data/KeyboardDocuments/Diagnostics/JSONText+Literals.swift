// Examples in the descriptions of formats are written as literals.

extension JSONText: ExpressibleByStringLiteral {

  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONText: ExpressibleByIntegerLiteral {

  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONText: ExpressibleByFloatLiteral {

  package init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONText: ExpressibleByBooleanLiteral {

  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONText: ExpressibleByArrayLiteral {

  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
}

extension JSONText: ExpressibleByDictionaryLiteral {

  /// An object without the members whose value is nil.
  package init(dictionaryLiteral members: (String, JSONText?)...) {
    self = .object(present: members)
  }
}

extension JSONText {

  package subscript(key: String) -> JSONText? {
    members.first { $0.key == key }?.value
  }

  package var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  package var elements: [JSONText] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  package var content: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
