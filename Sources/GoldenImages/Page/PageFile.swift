/// A file of a report, to be written by whoever asked for it.
public struct PageFile: Hashable, Sendable {

  /// The path in the folder of the report, such as `index.html`.
  public var path: String

  /// The bytes of the file.
  public var bytes: [UInt8]

  /// A file with some bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
