internal import Cairo

extension PNGPicture {

  /// Convert a bitmap to the result of encoding and decoding it.
  public init(_ bitmap: Bitmap, texts: [PNGText] = []) {
    let (bytes, isOpaque) = PNG.straightened(bitmap.pixels)
    self.init(
      width: bitmap.width, height: bitmap.height, bytes: bytes, isOpaque: isOpaque,
      scale: bitmap.scale, texts: texts)
  }
}
