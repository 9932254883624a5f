package import KeyboardCore

/// A letter and its swipe's character on one key of a pad, or a pair of equal rank.
package struct SecondCharacters: Hashable, Sendable {

  /// A length of keys that are pictured in several heights.
  package struct Length: Hashable, Sendable {

    private var share: Double
    private var points: Double

    init(_ share: Double, plus points: Double = 0) {
      (self.share, self.points) = (share, points)
    }

    package func value(onKeyOf height: Double) -> Double { share * height + points }
  }

  /// Characters of equal rank, which have the same size, weight and color.
  package struct Pair: Hashable, Sendable {

    package var fontSize: Length

    /// The distances of the lines of text from the middle of the key.
    package var rise: Length
    package var drop: Length

    /// Whether letters form pairs, too, since none has the character of a swipe.
    var includesLetters = false

    /// From a 13-inch iPad Pro with iOS 26, whose keys of 45.5 and 61 points have 15 and 19.2.
    static let onLargePads = Self(
      fontSize: .init(0.27, plus: 2.7), rise: .init(0.297, plus: -5.2),
      drop: .init(0.252, plus: -2.35), includesLetters: true)
  }

  package var fontSize: Length
  package var maximumFontSize: Double

  /// The distance of a second character's line of text from the top of the key.
  package var top: Length

  /// Relative to the color of the key's content.
  package var opacity: Double

  /// The offset of the key's own character below its place on keys without a second one.
  package var contentDrop: Length

  /// For a character other than a letter, with the equal rank of its shifted one.
  package var pair: Pair?

  package func isPair(_ action: KeyboardAction) -> Bool {
    guard let pair, case .character(let text) = action else { return false }
    return pair.includesLetters || !text.contains(where: \.isLetter)
  }

  /// Estimated from pictures of iPads with iOS 17; those with pairs have the same ones as iOS 26.
  static func classic(for traits: KeyboardTraits) -> Self {
    Self(
      fontSize: Length(0.25), maximumFontSize: 16, top: Length(0.06), opacity: 0.5,
      contentDrop: Length(0.11),
      pair: traits.hasLargePadScreen && !traits.keyboardType.isNumericOrSymbolic
        ? .onLargePads : nil)
  }

  /// Size and top at the pictured key height; (161, 187, 188) on the light face (229, 255, 255).
  fileprivate static func glass(fontSize: Double, top: Double, drop: Double, pair: Pair) -> Self {
    Self(
      fontSize: Length(0.22), maximumFontSize: fontSize, top: Length(0, plus: top), opacity: 0.27,
      contentDrop: Length(drop), pair: pair)
  }
}

/// Sizes and places of labels on pads in Liquid Glass.
///
/// Source: ink in images of iOS 26, an 11-inch pad in both orientations and a 13-inch one in portrait,
/// at the same heights. Labels not pictured in landscape are 4/3 of portrait, like the others.
struct LiquidGlassPadLabels {

  /// In points.
  var capitalSize = 19.2
  var lowercaseSize = 22.3

  /// Upward points, in which lower case is offset.
  var lowercaseOffset = -2.0

  var wordSize: Double
  var iconSize: Double

  /// From the outer and the lower edge of a key, to the box of a word and the ink of an icon.
  var wordInsets: (side: Double, bottom: Double)
  var iconInsets: (side: Double, bottom: Double)
  var editingSize: Double
  var pasteSize: Double

  var secondCharacters: SecondCharacters
}

extension LiquidGlassPadLabels {

  init(for traits: KeyboardTraits) {
    let isPortrait = traits.interfaceOrientation.isPortrait
    switch (traits.hasLargePadScreen, isPortrait) {
    case (false, true): self = Self.pad
    case (false, false): self = Self.padLandscape
    case (true, true): self = Self.largePad
    case (true, false): self = Self.largePadLandscape
    }
    // On the other pages, swipes type another page's characters, which aren't shifted.
    if traits.keyboardType.isNumericOrSymbolic { secondCharacters.pair = nil }
  }

  /// Both have the baseline of centered lower case; without an offset, capitals are higher.
  var baselineOffset: (lowercase: Double, capitals: Double) {
    (lowercaseOffset, (capitalSize - lowercaseSize) * 0.366)
  }

  // On keys of 55 points: letters 18.2 points below the middle, second characters 8.4 above.
  private static let pad = Self(
    wordSize: 15, iconSize: 23.5, wordInsets: (7, 4.6), iconInsets: (7, 5.2), editingSize: 18.9,
    pasteSize: 16.9,
    secondCharacters: .glass(
      fontSize: 12, top: 7.8, drop: 0.1836,
      pair: .init(fontSize: .init(0.347), rise: .init(0.16), drop: .init(0.16))))

  // On keys of 72 points, the baselines are 22.2 points below the middle and 11.5 above it.
  private static let padLandscape = Self(
    capitalSize: 25.6, lowercaseSize: 29.5, wordSize: 19.8, iconSize: 25,
    wordInsets: (9.85, 8), iconInsets: (9.9, 8.2), editingSize: 18.9, pasteSize: 16.9,
    secondCharacters: .glass(
      fontSize: 16, top: 9.6, drop: 0.1584,
      pair: .init(fontSize: .init(0.347), rise: .init(0.16), drop: .init(0.16))))

  // Baselines are 8.3 points below the middle of keys of 61 points.
  private static let largePad = Self(
    lowercaseOffset: -2.3, wordSize: 17, iconSize: 21.2, wordInsets: (13, 9.3),
    iconInsets: (14, 10.5), editingSize: 22, pasteSize: 20.2,
    secondCharacters: .glass(fontSize: 12, top: 7.8, drop: 0.1836, pair: .onLargePads))

  private static let largePadLandscape = Self(
    capitalSize: 25.6, lowercaseSize: 29.5, wordSize: 22.7, iconSize: 21.2,
    wordInsets: (17.3, 12.4), iconInsets: (18.7, 14), editingSize: 22, pasteSize: 20.2,
    secondCharacters: .glass(fontSize: 16, top: 8.6, drop: 0.1584, pair: .onLargePads))
}
