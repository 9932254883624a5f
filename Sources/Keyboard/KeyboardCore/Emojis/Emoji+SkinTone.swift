/// The five skin tones, from light to dark.
private let tones: [Unicode.Scalar] = [
  "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}",
]

/// The variation selector for emoji presentation (VS16).
private let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

/// Groups of people in one code point: Unicode allows a tone after it, but no sequence has one.
private let groups: [Unicode.Scalar] = ["\u{1F46A}", "\u{1F46F}", "\u{1F93C}"]

extension Emoji {

  /// Whether the emoji has variants in the five skin tones.
  ///
  /// It does if its first code point takes a tone (Unicode's Emoji_Modifier_Base) and no other one
  /// does: a family or a couple of two has no common tone.
  public var hasSkinToneVariants: Bool {
    let scalars = neutralScalars
    guard let first = scalars.first, !groups.contains(first) else { return false }
    return first.properties.isEmojiModifierBase
      && scalars.count(where: \.properties.isEmojiModifierBase) == 1
  }

  /// The emoji without a skin tone: 👍 for 👍🏿.
  public var neutralSkinToneVariant: Emoji {
    char.unicodeScalars.contains(where: tones.contains) ? Emoji(neutralScalars) : self
  }

  /// The variants without and with each skin tone from light to dark; empty if there are none.
  public var skinToneVariants: [Emoji] {
    guard hasSkinToneVariants else { return [] }
    let neutral = neutralScalars
    let rest = neutral.dropFirst().drop { $0 == emojiPresentation }
    return [Emoji(neutral)] + tones.map { Emoji(neutral.prefix(1) + [$0] + rest) }
  }

  private init(_ scalars: some Sequence<Unicode.Scalar>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.init(String(text))
  }

  /// A tone replaces the variation selector before it, so the selector is restored: ☝️ for ☝🏿.
  private var neutralScalars: [Unicode.Scalar] {
    var neutral: [Unicode.Scalar] = []
    for scalar in char.unicodeScalars {
      if !tones.contains(scalar) {
        neutral.append(scalar)
      } else if let last = neutral.last, !last.properties.isEmojiPresentation {
        neutral.append(emojiPresentation)
      } else if neutral.isEmpty {
        // A tone by itself is an emoji too.
        neutral.append(scalar)
      }
    }
    return neutral
  }
}
