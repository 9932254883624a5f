import KeyboardKit
import KeyboardRender

extension RenderPipeline {

  /// Draws a scene in the form that was asked for, as the bytes of a file.
  func encode(
    _ scene: Scene, material: RenderMaterial, renderer: KeyboardRenderer
  ) throws(CommandFailure) -> [UInt8] {
    let request = material.request
    do {
      switch request.format {
      case .png:
        let bitmap = try renderer.bitmap(of: scene, scale: request.pixelsPerPoint)
        return try KeyboardRenderer.encode(
          bitmap, compression: request.compression.value,
          texts: request.hasMetadata ? Metadata(scene, material: material).texts : [])
      case .svg:
        return try renderer.svg(of: scene, text: request.keepsSVGText ? .elements : .outlines)
      case .pdf: return try renderer.pdf(of: scene)
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension RenderRequest.Compression {

  /// What the renderer calls it.
  var value: PNGCompression {
    switch self {
    case .fast: .fast
    case .default: .default
    case .small: .small
    }
  }
}
