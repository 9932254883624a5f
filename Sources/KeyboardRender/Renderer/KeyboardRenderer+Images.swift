public import KeyboardDrawing

extension KeyboardRenderer {

  /// Find out whether a picture file can be drawn and throw why it can't.
  ///
  /// The pixels are kept for a while, so that drawing them afterwards costs no second reading.
  public static func check(_ image: ImageFile) throws(RenderError) {
    _ = try DecodedImages.shared.image(image)
  }
}
