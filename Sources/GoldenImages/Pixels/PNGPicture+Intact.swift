internal import Cairo
public import KeyboardRender

extension PNGPicture {

  /// The size of the picture in the bytes of a PNG file whose chunks are whole and undamaged.
  ///
  /// It is nil for anything else. Nothing is unpacked.
  public static func intactSize(of file: [UInt8]) -> PixelSize? {
    PNG.intactSize(of: file).map { PixelSize(width: $0.width, height: $0.height) }
  }
}
