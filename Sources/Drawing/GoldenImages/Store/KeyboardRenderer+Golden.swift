package import KeyboardDrawing
package import KeyboardRender

extension KeyboardRenderer {

  /// Return a picture of a drawing for comparisons.
  ///
  /// It stores the elements, to report differences by key, and versions of libraries.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - scale: The display scale, in pixels per point.
  ///   - versions: The versions to store.
  /// - Returns: The bytes of a PNG file.
  /// - Throws: A `RenderError` if the drawing is too large.
  package func golden(
    of drawing: some SceneConvertible, scale: Double, versions: [GoldenReport.Version]
  ) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: measure)
    let texts = [GoldenManifest(versions: versions).text, PictureElements(scene).text]
    return try png(of: scene, scale: scale, compression: .small, texts: texts)
  }
}
