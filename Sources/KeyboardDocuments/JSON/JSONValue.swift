/// A value of a JSON document that remembers where it stands.
public struct JSONValue: Hashable, Sendable {
  /// What the value is.
  public var content: Content
  /// The byte offsets of the value in its file.
  public var span: Range<Int>
  /// The number of the file among those that are read together.
  public var file: Int

  /// The kinds of JSON values.
  public enum Content: Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A string with its escapes resolved.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object, its members in the order of the file.
    case object(JSONObject)
  }

  /// Creates a value at a place.
  public init(_ content: Content, span: Range<Int>, file: Int = 0) {
    self.content = content
    self.span = span
    self.file = file
  }

  /// The value of a key, if the value is an object that has it.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// The string, if the value is one.
  public var string: String? { if case .string(let value) = content { value } else { nil } }
  /// The number, if the value is one.
  public var number: Double? { if case .number(let value) = content { value } else { nil } }
  /// The number, if the value is one without a fraction that an `Int` can hold.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }
  /// The truth value, if the value is one.
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  /// The elements, if the value is an array.
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  /// The members, if the value is an object.
  public var object: JSONObject? { if case .object(let value) = content { value } else { nil } }
  /// Tells whether the value is `null`.
  public var isNull: Bool { content == .null }

  /// The kind of value with its article, for messages: `a string`, `an array`, `null`.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
