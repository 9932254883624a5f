public import KeyboardDrawing
internal import Synchronization

/// Draws whatever can become a scene, such as a keyboard view, as PNG, SVG or PDF.
///
/// The public way to draw is one call, from a view and its context to the bytes of a file:
///
///     let renderer = try KeyboardRenderer()
///     let bytes = try renderer.png(of: view, scale: 3)
///
/// The same scene gives the same bytes every time: fonts are pinned files (Inter for San Francisco,
/// Noto for other scripts and emoji), and nothing of the machine's settings counts.
///
/// Calls from several tasks take turns; make a renderer for each task to draw at the same time. A
/// renderer keeps the glyphs it has met, so use it again.
public final class KeyboardRenderer: Sendable {

  /// The numbers of pixels that a point may be wide.
  public static let scales = 0.5...8.0

  /// The most pixels a picture may have: 64 million.
  public static let largestPixelCount = 64 << 20

  let engine: Mutex<Engine>
  let fontDirectories: [String]

  /// A renderer with the pinned fonts.
  ///
  /// - Parameter fontDirectories: folders with more fonts, which can be named by their families.
  /// - Throws: ``RenderError/missingFontPackages(_:)`` if a package of pinned fonts isn't there.
  public init(fontDirectories: [String] = []) throws(RenderError) {
    self.fontDirectories = fontDirectories
    engine = Mutex(try Engine(fontDirectories: fontDirectories))
  }

  /// How wide texts are in the pinned fonts.
  public var measure: TextMeasure {
    TextMeasure { text, font in
      self.engine.withLock { $0.typesetter.advance(of: text, font: font) }
    }
  }
}
