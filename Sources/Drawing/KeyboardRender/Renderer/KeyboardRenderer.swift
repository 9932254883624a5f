internal import Cairo
internal import Foundation
public import KeyboardDrawing
internal import Parallel
internal import SourceText
internal import Synchronization

/// Draws views and scenes, such as a keyboard, as PNG, JPEG, WebP, SVG or PDF.
///
/// ```swift
/// let renderer = try KeyboardRenderer()
/// let bytes = try renderer.png(of: view, scale: 3)
/// String(decoding: bytes[1..<4], as: UTF8.self)  // → "PNG"
/// ```
///
/// The same scene always has the same bytes: fonts are pinned files (Inter for San Francisco, Noto
/// for other scripts and emoji), and the machine's settings are ignored.
///
/// Calls from several tasks are serialized; create a renderer for each task to draw in parallel. A
/// renderer caches glyphs, so reuse it.
public final class KeyboardRenderer: Sendable {

  /// The valid display scales, in pixels per point.
  public static let scales = 0.5...8.0

  /// The maximum number of pixels of a picture: 64 million.
  public static let largestPixelCount = InputBudget.picture.pixels

  let engine: Mutex<Engine>
  let reserve: PixelReserve
  let fontDirectories: [String]

  /// Creates a renderer with the pinned fonts.
  ///
  /// - Parameter fontDirectories: Folders with additional fonts, which styles name by family.
  /// - Throws: ``RenderError/missingFontPackages(_:)`` if a package isn't installed,
  ///   ``RenderError/incompleteFontFolder(_:)`` if the folder of fonts beside the program lacks some.
  public init(fontDirectories: [String] = []) throws(RenderError) {
    self.fontDirectories = fontDirectories
    let engine = try Engine(fontDirectories: fontDirectories)
    reserve = engine.reserve
    self.engine = Mutex(engine)
  }

  /// Measures text in the pinned fonts.
  public var measure: TextMeasure {
    var measure = TextMeasure { text, font, language in
      self.engine.withLock { $0.typesetter.advance(of: text, font: font, language: language) }
    }
    measure.drawsEmoji = { emoji in self.engine.withLock { $0.typesetter.drawsEmoji(emoji) } }
    return measure
  }

  private static let renderers = Mutex<[[String]: KeyboardRenderer?]>([:])

  /// Returns whether the fonts of layouts, which have no renderer, draw an emoji as one glyph.
  package static func drawsEmoji(_ emoji: String, fontDirectories: [String] = []) -> Bool {
    let renderer = renderers.withLock { renderers in
      let renderer =
        renderers[fontDirectories] ?? (try? KeyboardRenderer(fontDirectories: fontDirectories))
      renderers[fontDirectories] = .some(renderer)
      return renderer
    }
    return renderer?.measure.drawsEmoji(emoji) ?? false
  }

  /// Loads the fonts of suggestions, and of texts and letters in a language.
  package func loadFonts(language: String, sample: String) {
    _ = measure.width(of: sample, font: Font(size: 16))
    for font in [Font(size: 26, weight: .light), Font(size: 16)] {
      _ = measure.width(of: sample, font: font, language: language)
    }
  }

  func withEngine<Value: Sendable>(
    _ body: @Sendable (Engine) throws(RenderError) -> Value
  ) throws(RenderError) -> Value {
    let result = engine.withLock { engine in
      Result { () throws(RenderError) in try body(engine) }
    }
    return try result.get()
  }

  /// Checks that an image file can be drawn, and caches its pixels.
  ///
  /// - Throws: ``RenderError/unreadableImage(_:)``
  public static func check(_ image: ImageFile) throws(RenderError) {
    _ = try DecodedImages.shared.image(image)
  }

  /// Checks that a font file can be drawn with.
  ///
  /// - Throws: ``RenderError/unreadableFont(_:)``
  public static func check(_ font: FontFile) throws(RenderError) {
    do throws(CairoError) {
      try font.check()
    } catch {
      throw .unreadableFont(error.reason)
    }
  }

  /// A version of a library or path of a font file, on which pictures depend.
  public struct Fact: Hashable, Sendable {

    /// The name of a library such as `cairo`, or the family of a font.
    public var name: String

    /// The version of a library, or the path of a font file.
    public var value: String
  }

  /// The C libraries involved in drawing and their versions, in a fixed order.
  public static var libraries: [Fact] {
    LibraryVersion.all.map { Fact(name: $0.name, value: $0.version) }
  }

  /// The available font files, by family and path.
  public var fonts: [Fact] {
    engine.withLock { engine in
      engine.typesetter.faces.map { Fact(name: $0.family, value: $0.file) }
    }
  }

  /// Available family names, in order.
  public var families: [String] { engine.withLock { $0.typesetter.families.sorted() } }

  /// The font files with digests of their tables and lengths, and their releases, such as `3.019`.
  package var fontVersions: [(name: String, value: String, release: String)] {
    let faces = engine.withLock { $0.typesetter.faces }
    let releases = Dictionary(faces.map { ($0.file, $0.release) }) { first, _ in first }
    return releases.sorted { $0.key < $1.key }.map { path, release in
      (FilePath(path).name, FontVersion.text(of: path), release)
    }
  }

  /// The required Debian packages.
  public static var requiredPackages: [String] { PinnedFonts.packages() }

  /// Draws a picture as an SVG document, in points.
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

  /// Draws a picture as a PDF document of one page, in points.
  ///
  /// ```swift
  /// let pdf = try KeyboardRenderer().pdf(of: view)
  /// String(decoding: pdf.prefix(5), as: UTF8.self)  // → "%PDF-"
  /// ```
  ///
  /// Texts are outlines and emoji are images: the page looks the same everywhere.
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

  /// Documents have no filter for colors: the page becomes a picture as dense as materials.
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
