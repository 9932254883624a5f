internal import Cairo
internal import Foundation
public import KeyboardDrawing
internal import Synchronization

extension KeyboardRenderer {

  /// Draw a picture as an SVG document, in points.
  ///
  /// ```swift
  /// let svg = try KeyboardRenderer().svg(of: view, title: "A German keyboard")
  /// String(decoding: svg, as: UTF8.self).contains("<title>A German keyboard</title>")  // → true
  /// ```
  ///
  /// Emoji are embedded images, unless texts are elements.
  ///
  /// - Parameters:
  ///   - drawing: The picture.
  ///   - text: The representation of text.
  ///   - title: The accessible name of the document, which browsers show as a tooltip.
  ///   - description: The accessible description of the document.
  /// - Returns: The bytes of the document.
  /// - Throws: ``RenderError``
  public func svg(
    of drawing: some SceneConvertible, text: SVGText = .outlines, title: String? = nil,
    description: String? = nil
  ) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: measure)
    let (width, height) = (Double(scene.size.width), Double(scene.size.height))
    guard width > 0, height > 0 else { throw .sizeOutOfRange(width: width, height: height) }
    let document = try withEngine { engine throws(RenderError) in
      try SVGWriter(scene, textForm: text, engine: engine)
        .document(title: title, description: description)
    }
    return Array(document.utf8)
  }

  /// Draw a picture as a PDF document of one page, in points.
  ///
  /// ```swift
  /// let pdf = try KeyboardRenderer().pdf(of: view)
  /// String(decoding: pdf.prefix(5), as: UTF8.self)  // → "%PDF-"
  /// ```
  ///
  /// Texts are outlines and emoji are images, so that the page looks the same everywhere.
  ///
  /// - Throws: ``RenderError``
  public func pdf(of drawing: some SceneConvertible) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: measure)
    let (width, height) = (Double(scene.size.width), Double(scene.size.height))
    guard Self.pageLengths.contains(width), Self.pageLengths.contains(height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    return try withEngine { engine throws(RenderError) in try Self.page(scene, engine: engine) }
  }

  // The maximum page size of PDF 1.5 without a user unit, in points.
  private static let pageLengths = 1.0...14400.0

  // A fixed date makes the bytes reproducible.
  private static let created = "2000-01-01T00:00:00Z"

  private static func page(_ scene: Scene, engine: Engine) throws(RenderError) -> [UInt8] {
    let scene =
      try scene.vision != nil
      ? picture(of: scene, engine: engine) : MaterialImages.replaced(in: scene, engine: engine)
    let (width, height) = (Double(scene.size.width), Double(scene.size.height))
    let surface = PDFSurface(width: width, height: height, created: created)
    let canvas = Canvas(
      Context(surface), scale: 1, width: width, height: height, isRaster: false, engine: engine)
    try canvas.draw(scene)
    canvas.context.endPage()
    return try RenderError.converting { () throws(CairoError) in try surface.finish() }
  }

  /// Documents have no filter for colors: the page is a picture as dense as those of materials.
  private static func picture(of scene: Scene, engine: Engine) throws(RenderError) -> Scene {
    let scale = MaterialImages.scale(for: scene)
    let bitmap = try bitmap(of: scene, scale: scale, engine: engine)
    let box = CGRect(
      x: 0, y: 0, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    let image = ImageFile(Data(try encode(bitmap)))
    return Scene(
      size: scene.size,
      nodes: image.map { [.image(Scene.Image($0, box: box, clip: Path(box)))] } ?? [])
  }
}
