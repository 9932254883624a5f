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
  public init(members: [Member] = []) {
    self.members = members
  }

  /// The value of the first member with a key, in linear time.
  public subscript(key: String) -> JSONValue? {
    member(key)?.value
  }

  /// Return the first member with a key.
  public func member(_ key: String) -> Member? {
    members.first { $0.key == key }
  }
}
