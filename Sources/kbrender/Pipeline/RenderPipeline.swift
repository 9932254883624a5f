import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardRender

/// The stages from a request to bytes, each a function from one named type to the next.
///
/// A pipeline belongs to one thread. What it keeps between pictures is the renderer with the glyphs it
/// has met.
final class RenderPipeline {

  private let usesEarlyRenderer: Bool
  private var renderers: [(fonts: String?, renderer: KeyboardRenderer)] = []

  /// A pipeline that may take the renderer that was started early, which only one may do.
  init(usesEarlyRenderer: Bool = false) {
    self.usesEarlyRenderer = usesEarlyRenderer
  }

  /// Everything from a request to the bytes of what was asked for.
  func result(of request: RenderRequest) throws(CommandFailure) -> RenderResult {
    let material = try Self.load(request)
    let placed = try Self.press(Self.layOut(material), for: request)
    if request.emit == .layout {
      let text = LayoutText(placed, request: material.request).json.indentedText
      return RenderResult(bytes: Array(text.utf8), warnings: material.warnings)
    }
    let renderer = try renderer(for: request)
    let context = Self.viewContext(for: request, text: renderer.measure)
    let scene = Self.compose(Self.style(placed, in: context), for: request, in: context)
    if request.emit == .scene {
      let text = SceneText(scene).json.indentedText
      return RenderResult(bytes: Array(text.utf8), warnings: material.warnings)
    }
    let bytes = try encode(scene, material: material, renderer: renderer)
    return RenderResult(bytes: bytes, warnings: material.warnings)
  }

  /// The renderer with the fonts of a request.
  func renderer(for request: RenderRequest) throws(CommandFailure) -> KeyboardRenderer {
    if let known = renderers.first(where: { $0.fonts == request.fonts }) { return known.renderer }
    do {
      let early = request.fonts == nil && usesEarlyRenderer ? try EarlyRenderer.renderer() : nil
      let renderer =
        try early ?? KeyboardRenderer(fontDirectories: request.fonts.map { [$0] } ?? [])
      renderers.append((request.fonts, renderer))
      return renderer
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// What a request led to.
struct RenderResult {
  var bytes: [UInt8]
  var warnings: [Diagnostic]
}
