internal import CPNG

extension PNG {

  /// The size of the picture in a file whose chunks are whole and undamaged; nil for anything else.
  package static func intactSize(of file: [UInt8]) -> (width: Int, height: Int)? {
    var header = cpng_header()
    guard cpng_is_intact(file, file.count, &header) else { return nil }
    return (Int(header.width), Int(header.height))
  }
}
