public import KeyboardDrawing

extension KeyboardRenderer {

  /// Check that an image file can be drawn.
  ///
  /// The pixels are cached for drawing.
  ///
  /// - Throws: ``RenderError/unreadableImage(_:)``
  public static func check(_ image: ImageFile) throws(RenderError) {
    _ = try DecodedImages.shared.image(image)
  }
}
