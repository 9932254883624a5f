/// What a JSON document may contain.
public struct JSONOptions: Hashable, Sendable {
  /// Whether `//` and `/* */` comments and commas before a closing bracket are accepted.
  public var allowsComments: Bool
  /// The largest accepted file in bytes.
  public var maximumSize: Int
  /// The deepest accepted nesting of arrays and objects; at most 512 is used.
  public var maximumDepth: Int
  /// The largest accepted number of values, keys not counted.
  public var maximumValues: Int
  /// The largest accepted text in bytes, which texts of ASCII that begin with `longTextStart` may exceed.
  public var maximumText: Int
  /// What texts begin with that may be as long as the file, such as `data:`; `nil` if none may.
  public var longTextStart: String?
  /// The number of errors after which reading stops.
  public var maximumErrors: Int

  /// Creates options; the defaults are those of `strict`.
  public init(
    allowsComments: Bool = false, maximumSize: Int = 16 << 20, maximumDepth: Int = 64,
    maximumValues: Int = 1_000_000, maximumText: Int = .max, longTextStart: String? = nil,
    maximumErrors: Int = 20
  ) {
    self.allowsComments = allowsComments
    self.maximumSize = maximumSize
    self.maximumDepth = maximumDepth
    self.maximumValues = maximumValues
    self.maximumText = maximumText
    self.longTextStart = longTextStart
    self.maximumErrors = maximumErrors
  }

  /// JSON as RFC 8259 has it.
  public static let strict = JSONOptions()
  /// JSON with comments and trailing commas, for files that people write.
  public static let relaxed = JSONOptions(allowsComments: true)
}
