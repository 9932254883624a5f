import GoldenImages
import KeyboardDrawing
import KeyboardRender

/// Draws the pictures of tests, with what travels in them: the elements, so that differences are told
/// by key, and the versions of what drew them.
struct GoldenDrawing: Sendable {

  /// One for all tests of the process; it remembers glyphs.
  static let shared = Result { () throws(RenderError) in GoldenDrawing(try KeyboardRenderer()) }

  private let renderer: KeyboardRenderer

  /// The libraries and fonts that draw.
  let versions: [GoldenReport.Version]

  private init(_ renderer: KeyboardRenderer) {
    self.renderer = renderer
    versions = GoldenReport.Version.summary(of: renderer)
  }

  /// The bytes of a PNG file.
  func png(of drawing: some SceneConvertible, scale: Double) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: renderer.measure)
    let texts = [GoldenManifest(versions: versions).text, PictureElements(scene).text]
    return try renderer.png(of: scene, scale: scale, compression: .small, texts: texts)
  }
}
