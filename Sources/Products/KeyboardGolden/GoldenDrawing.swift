import GoldenImages
import KeyboardDrawing
import KeyboardRender

struct GoldenDrawing: Sendable {

  static let shared = Result { () throws(RenderError) in GoldenDrawing(try KeyboardRenderer()) }

  private let renderer: KeyboardRenderer
  let versions: [GoldenReport.Version]

  private init(_ renderer: KeyboardRenderer) {
    self.renderer = renderer
    versions = GoldenReport.Version.summary(of: renderer)
  }

  func png(of drawing: some SceneConvertible, scale: Double) throws(RenderError) -> [UInt8] {
    try renderer.golden(of: drawing, scale: scale, versions: versions)
  }
}
