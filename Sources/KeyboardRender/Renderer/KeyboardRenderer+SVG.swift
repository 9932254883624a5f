internal import Foundation
public import KeyboardDrawing
internal import Synchronization

extension KeyboardRenderer {

  /// Draw a picture as an SVG document, in points.
  ///
  /// Emoji are embedded images, unless texts are elements.
  ///
  /// - Throws: ``RenderError``
  public func svg(
    of drawing: some SceneConvertible, text: SVGText = .outlines
  ) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: measure)
    let (width, height) = (Double(scene.size.width), Double(scene.size.height))
    guard width > 0, height > 0 else { throw .sizeOutOfRange(width: width, height: height) }
    let result = engine.withLock { engine in
      Result { () throws(RenderError) in
        var writer = SVGWriter(scene, textForm: text, engine: engine)
        return try writer.document()
      }
    }
    return try Array(result.get().utf8)
  }
}
