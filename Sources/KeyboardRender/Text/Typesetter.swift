internal import Cairo
internal import KeyboardDrawing

/// Positions the glyphs of text runs.
final class Typesetter {

  /// The available font files, sorted by path.
  let faces: [FontFace]

  private var shaper: TextShaper
  private let families: Set<String>
  private var shapedTexts: [Key: ShapedText] = [:]

  // More than the texts of a keyboard in all its states, within a small amount of memory.
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

  /// The positioned glyphs of a text run.
  func place(_ run: TextRun) -> PlacedText {
    let choice = FontChoice(run.font, language: run.language, available: families)
    let shaped = shape(run.text, style: choice.style)
    return PlacedText(run, style: choice.style, shaped: shaped, factor: choice.factor)
  }

  /// The advance width of a text in points.
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
