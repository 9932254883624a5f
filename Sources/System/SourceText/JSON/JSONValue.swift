/// A value of a JSON document with its place.
public struct JSONValue: Hashable, Sendable {
  /// The content of the value.
  public var content: Content
  /// The byte offsets of the value in its file.
  public var span: Range<Int>
  /// The index of the file among those read together.
  public var file: Int

  /// The kinds of JSON values.
  public enum Content: Hashable, Sendable {
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A string with its escapes resolved.
    case string(String)
    case array([JSONValue])
    /// An object, with members in the order of the file.
    case object(JSONObject)
  }

  /// A value at a place.
  public init(_ content: Content, span: Range<Int>, file: Int = 0) {
    self.content = content
    self.span = span
    self.file = file
  }

  /// The value for a key, or nil if the value isn't an object with the key.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// The string, or nil for other kinds.
  public var string: String? { if case .string(let value) = content { value } else { nil } }
  /// The number, or nil for other kinds.
  public var number: Double? { if case .number(let value) = content { value } else { nil } }
  /// The number as an integer, or nil if it has a fraction or doesn't fit an `Int`.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }
  /// The Boolean, or nil for other kinds.
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  /// The elements, or nil if the value isn't an array.
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  /// The members, or nil if the value isn't an object.
  public var object: JSONObject? { if case .object(let value) = content { value } else { nil } }
  /// Whether the value is `null`.
  public var isNull: Bool { content == .null }

  package var isObject: Bool { if case .object = content { true } else { false } }

  package var isContainer: Bool { if case .array = content { true } else { isObject } }

  /// Whether the value stands for one that isn't there, in a text with errors.
  package var isMissing: Bool { span.isEmpty }

  package var items: [JSONItem] {
    switch content {
    case .array(let elements): elements.map { JSONItem(key: nil, value: $0) }
    case .object(let object):
      object.members.map { JSONItem(key: .init(text: $0.key, span: $0.keySpan), value: $0.value) }
    default: []
    }
  }

  var endOfParts: Int {
    (array?.last ?? object?.members.last?.value)?.span.upperBound ?? 0
  }

  package func relocated(to place: JSONValue) -> JSONValue {
    var copy = JSONValue(content, span: place.span, file: place.file)
    switch content {
    case .array(let elements): copy.content = .array(elements.map { $0.relocated(to: place) })
    case .object(let object):
      let members = object.members.map {
        JSONObject.Member(key: $0.key, keySpan: place.span, value: $0.value.relocated(to: place))
      }
      copy.content = .object(JSONObject(members: members))
    default: break
    }
    return copy
  }

  /// The remedy for a number written as a string, such as `9px`, or nil for other values.
  package var numberHint: String? { string?.numberInUnits.map { "Write \($0.plainText)." } }

  /// The kind of value with its article, for messages: `a string`, `an array`, `null`.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of a JSON object in the order of the file.
public struct JSONObject: Hashable, Sendable {
  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key with its escapes resolved.
    public var key: String
    /// The byte offsets of the key with its quotes.
    public var keySpan: Range<Int>
    /// The value.
    public var value: JSONValue

    /// A member.
    public init(key: String, keySpan: Range<Int>, value: JSONValue) {
      self.key = key
      self.keySpan = keySpan
      self.value = value
    }
  }

  /// The members in the order of the file; no key occurs twice in a parsed document.
  public var members: [Member]

  /// An object with members.
  public init(members: [Member] = []) { self.members = members }

  /// The value of the first member with a key, in linear time.
  public subscript(key: String) -> JSONValue? { member(key)?.value }

  /// Returns the first member with a key.
  public func member(_ key: String) -> Member? { members.first { $0.key == key } }
}

/// Member of an object or element of an array, which may be incomplete.
package struct JSONItem: Sendable {

  package struct Key: Sendable {

    package let text: String
    package let span: Range<Int>
  }

  package let key: Key?
  package let value: JSONValue?

  /// Byte offsets from the key to the end of the value, if both exist.
  package let span: Range<Int>

  init(key: Key?, value: JSONValue) {
    self.key = key
    self.value = value.isMissing ? nil : value
    let end = value.isMissing ? key?.span.upperBound : nil
    span = (key?.span ?? value.span).lowerBound..<(end ?? value.span.upperBound)
  }
}

extension JSONText {

  package init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONText($0) })
    case .object(let object): self = .object(object.members.map { ($0.key, JSONText($0.value)) })
    }
  }
}
