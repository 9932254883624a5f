internal import Cairo
internal import KeyboardDrawing

/// Turns text runs into glyphs at their places.
final class Typesetter {

  /// The font files there are, sorted by path.
  let faces: [FontFace]

  private var shaper: TextShaper
  private let families: Set<String>
  private var shapedTexts: [Key: ShapedText] = [:]

  // Far more than the texts of a keyboard in all its states, and little enough to keep.
  private static let mostShapedTexts = 4096

  private struct Key: Hashable {
    var text: String
    var style: TextStyle
  }

  init(fontDirectories: [String]) throws(RenderError) {
    do {
      shaper = try TextShaper(PinnedFonts.configuration(adding: fontDirectories))
    } catch {
      throw RenderError(error)
    }
    faces = shaper.faces
    families = Set(faces.map(\.family))
    let missing = PinnedFonts.missingPackages(among: faces)
    guard missing.isEmpty else { throw .missingFontPackages(missing) }
  }

  /// A run's glyphs at their places.
  func place(_ run: TextRun) -> PlacedText {
    let choice = FontChoice(run.font, language: run.language, available: families)
    let shaped = shape(run.text, style: choice.style)
    return PlacedText(run, style: choice.style, shaped: shaped, factor: choice.factor)
  }

  /// How far a text reaches, in points.
  func advance(of text: String, font: Font) -> Double {
    let choice = FontChoice(font, language: nil, available: families)
    return shape(text, style: choice.style).advance * font.size * choice.factor
  }

  private func shape(_ text: String, style: TextStyle) -> ShapedText {
    let key = Key(text: text, style: style)
    if let shaped = shapedTexts[key] { return shaped }
    if shapedTexts.count >= Self.mostShapedTexts { shapedTexts = [:] }
    let shaped = shaper.shape(text, style: style)
    shapedTexts[key] = shaped
    return shaped
  }
}
