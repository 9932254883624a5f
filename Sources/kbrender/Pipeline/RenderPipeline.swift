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
    return RenderResult(
      bytes: try bytes(of: placed, material: material), warnings: material.warnings)
  }

  /// The bytes of what was asked for, of a keyboard as it is now.
  func bytes(
    of view: KeyboardView, material: RenderMaterial
  ) throws(CommandFailure) -> [UInt8] {
    let context = Self.viewContext(for: material.request, text: .fixedAdvance)
    return try bytes(of: view.placed(in: context), material: material)
  }

  private func bytes(
    of placed: PlacedKeyboard, material: RenderMaterial
  ) throws(CommandFailure) -> [UInt8] {
    let request = material.request
    if request.emit == .layout {
      return Array(LayoutText(placed, request: request).json.indentedText.utf8)
    }
    let renderer = try renderer(for: request)
    let context = Self.viewContext(for: request, text: renderer.measure)
    let scene = Self.compose(Self.style(placed, in: context), for: request, in: context)
    if request.emit == .scene {
      return Array(SceneText(scene).json.indentedText.utf8)
    }
    return try encode(scene, material: material, renderer: renderer)
  }

  /// What to draw, of a keyboard as it is now.
  func scene(
    of view: KeyboardView, request: RenderRequest
  ) throws(CommandFailure) -> Scene {
    let context = Self.viewContext(for: request, text: try renderer(for: request).measure)
    return Self.compose(
      Self.style(view.placed(in: context), in: context), for: request, in: context)
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
