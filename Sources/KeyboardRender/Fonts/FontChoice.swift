internal import Cairo
internal import KeyboardDrawing

/// The families and drawn size that substitute a font of a scene.
struct FontChoice: Hashable {

  /// The font properties for shaping.
  var style: TextStyle

  /// The drawn size as a fraction of the font's size.
  var factor: Double

  /// Choose from the available families for a font and a language.
  ///
  /// Inter substitutes San Francisco, whose letters are slightly smaller at the same size. Both
  /// have a display variant for large text.
  init(_ font: Font, language: String?, available: Set<String>) {
    let isLarge = font.size >= Self.smallestDisplaySize
    var families = [isLarge ? "Inter Display" : "Inter"]
    factor = isLarge ? Self.displayFactor : Self.textFactor
    if case .named(let names) = font.family {
      let known = names.filter(available.contains)
      families = known + families
      if !known.isEmpty { factor = 1 }
    }
    // The language must be set, or the machine's would apply.
    style = TextStyle(
      families: families, weight: font.weight.rawValue, language: language ?? "en")
  }

  /// The minimum size in points of the display variant, as in San Francisco.
  static let smallestDisplaySize = 20.0

  // Derived from published pictures of keyboards in San Francisco: with these factors, letter
  // heights differ by at most 6 % and widths by 8 %.
  static let displayFactor = 0.98
  static let textFactor = 0.97
}
