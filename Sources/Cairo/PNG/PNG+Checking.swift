internal import CPNG

extension PNG {

  /// The size of the image in a file whose chunks are intact, or `nil`.
  package static func intactSize(of file: [UInt8]) -> (width: Int, height: Int)? {
    var header = cpng_header()
    guard cpng_is_intact(file, file.count, &header) else { return nil }
    return (Int(header.width), Int(header.height))
  }
}
