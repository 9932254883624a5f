import GoldenImages
import KeyboardDrawing
import KeyboardRender

/// Draws the pictures of tests, with metadata for comparisons.
///
/// It stores the elements, to report differences by key, and the versions of the libraries.
struct GoldenDrawing: Sendable {

  /// The shared instance of the process, which caches glyphs.
  static let shared = Result { () throws(RenderError) in GoldenDrawing(try KeyboardRenderer()) }

  private let renderer: KeyboardRenderer

  /// The versions of libraries and fonts.
  let versions: [GoldenReport.Version]

  private init(_ renderer: KeyboardRenderer) {
    self.renderer = renderer
    versions = GoldenReport.Version.summary(of: renderer)
  }

  /// Return the bytes of a PNG file.
  func png(of drawing: some SceneConvertible, scale: Double) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: renderer.measure)
    let texts = [GoldenManifest(versions: versions).text, PictureElements(scene).text]
    return try renderer.png(of: scene, scale: scale, compression: .small, texts: texts)
  }
}
