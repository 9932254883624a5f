/// A file of a report, for the caller to write.
public struct PageFile: Hashable, Sendable {

  /// The path in the folder of the report, such as `index.html`.
  public var path: String

  /// The bytes of the file.
  public var bytes: [UInt8]

  /// Create a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
