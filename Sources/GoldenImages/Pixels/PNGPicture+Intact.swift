internal import Cairo
public import KeyboardRender

extension PNGPicture {

  /// Return the size of the picture in an intact PNG file; nil for anything else.
  ///
  /// Only chunks and checksums are verified; nothing is decoded.
  public static func intactSize(of file: [UInt8]) -> PixelSize? {
    PNG.intactSize(of: file).map { PixelSize(width: $0.width, height: $0.height) }
  }
}
