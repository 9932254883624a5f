internal import Cairo
internal import KeyboardDrawing

/// The families that stand for a font of a scene, and the size to draw them at.
struct FontChoice: Hashable {

  /// What decides about the glyphs.
  var style: TextStyle

  /// The size to draw at, as a share of the font's own size.
  var factor: Double

  /// The choice for a font and a language, given the families there are.
  ///
  /// Inter stands for San Francisco, whose letters are a little smaller at the same size. Like it,
  /// it has a finer cut for large text.
  init(_ font: Font, language: String?, available: Set<String>) {
    let isLarge = font.size >= Self.smallestDisplaySize
    var families = [isLarge ? "Inter Display" : "Inter"]
    factor = isLarge ? Self.displayFactor : Self.textFactor
    if case .named(let names) = font.family {
      let known = names.filter(available.contains)
      families = known + families
      if !known.isEmpty { factor = 1 }
    }
    // The machine's language decides where there is none, so there always is one.
    style = TextStyle(
      families: families, weight: font.weight.rawValue, language: language ?? "en")
  }

  /// The size in points from which on text is drawn in the cut for large text, as in San Francisco.
  static let smallestDisplaySize = 20.0

  // From published pictures of keyboards in San Francisco: with these factors, heights of letters
  // differ by 6 % at most and widths by 8 %.
  static let displayFactor = 0.98
  static let textFactor = 0.97
}
