package import KeyboardDrawing
package import KeyboardRender

extension KeyboardRenderer {

  package func golden(
    of drawing: some SceneConvertible, scale: Double, versions: [GoldenReport.Version]
  ) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: measure)
    let texts = [GoldenManifest(versions: versions).text, PictureElements(scene).text]
    return try png(of: scene, scale: scale, compression: .small, texts: texts)
  }
}
