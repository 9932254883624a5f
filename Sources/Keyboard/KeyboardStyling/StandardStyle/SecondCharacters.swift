import Foundation
package import KeyboardCore

/// The sizes and places of two characters on one key of a pad: a letter below that of a swipe down,
/// or a pair of equal rank.
package struct SecondCharacters: Hashable, Sendable {

  /// A length of keys that are pictured in several heights.
  package struct Length: Hashable, Sendable {

    /// A share of the key's height.
    private var share: Double
    private var points: Double

    init(_ share: Double, plus points: Double = 0) {
      (self.share, self.points) = (share, points)
    }

    /// In points, for a key of a height.
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
  }

  /// The size of a second character.
  package var fontSize: Length
  package var maximumFontSize: Double

  /// The distance of a second character's line of text from the top of the key.
  package var top: Length

  /// Relative to the color of the key's content.
  package var opacity: Double

  /// The offset of the key's own character below its place on keys without a second one.
  package var contentDrop: Length

  /// If a character other than a letter and the one that shift makes of it have equal rank.
  package var pair: Pair?
}

extension SecondCharacters {

  /// Return whether a key of an action, with a second character, has a pair.
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
}

extension SecondCharacters.Pair {

  /// Measured in a picture of a 13-inch iPad Pro with iOS 26, whose keys of 45.5 and 61 points have
  /// 15 and 19.2.
  static let onLargePads = Self(
    fontSize: .init(0.27, plus: 2.7), rise: .init(0.297, plus: -5.2),
    drop: .init(0.252, plus: -2.35), includesLetters: true)
}
