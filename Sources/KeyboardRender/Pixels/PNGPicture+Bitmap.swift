internal import Cairo

extension PNGPicture {

  /// A drawn picture as its file would be read, without writing one.
  public init(_ bitmap: Bitmap, texts: [PNGText] = []) {
    let (bytes, isOpaque) = PNG.straightened(bitmap.pixels)
    self.init(
      width: bitmap.width, height: bitmap.height, bytes: bytes, isOpaque: isOpaque,
      scale: bitmap.scale, texts: texts)
  }
}
