internal import Cairo
internal import KeyboardDocuments
public import KeyboardDrawing
internal import Synchronization
internal import Work

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

  /// Create a renderer with the pinned fonts.
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
    TextMeasure { text, font, language in
      self.engine.withLock { $0.typesetter.advance(of: text, font: font, language: language) }
    }
  }
}

extension KeyboardRenderer {

  /// Load the fonts of suggestions, and those of the texts and letters of a keyboard in a language.
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

  /// Check that an image file can be drawn.
  ///
  /// The pixels are cached for drawing.
  ///
  /// - Throws: ``RenderError/unreadableImage(_:)``
  public static func check(_ image: ImageFile) throws(RenderError) {
    _ = try DecodedImages.shared.image(image)
  }

  /// Check that a font file can be drawn with.
  ///
  /// - Throws: ``RenderError/unreadableFont(_:)``
  public static func check(_ font: KeyboardDrawing.FontFile) throws(RenderError) {
    do throws(CairoError) {
      try font.check()
    } catch {
      throw .unreadableFont(error.reason)
    }
  }
}
