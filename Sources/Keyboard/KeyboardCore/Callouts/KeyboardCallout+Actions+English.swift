/// Most lists start with the key itself, which views show first in any case (source: KeyboardKit
/// 9.5.3).
extension KeyboardCallout.Actions {

  /// The secondary actions of digits and symbols alone.
  public static let base = Self(characters: baseNumericAndSymbolicChars)

  /// The secondary actions of English letters, digits and symbols.
  public static let english = Self(
    characters: englishAlphabeticCharacters.merging(baseNumericAndSymbolicChars) { letter, _ in
      letter
    })

  /// The secondary actions of English letters.
  public static let englishAlphabeticCharacters = [
    "a": "aàáâäǎæãåāăą",
    "c": "cçćčċ",
    "d": "dďð",
    "e": "eèéêëēėę",
    "g": "gğġ",
    "h": "hħ",
    "i": "iîìíïǐĩī",
    "k": "kķ",
    "l": "lłļľ",
    "n": "nñńņň",
    "o": "oòóôöǒœøõōő",
    "r": "rř",
    "s": "sßśšŝṣș",
    "t": "tțťþ",
    "u": "uǔûùúüũū",
    "w": "wŵ",
    "y": "yýŷÿ",
    "z": "zźžż",
  ]

  /// The secondary actions of digits and symbols.
  public static let baseNumericAndSymbolicChars = [
    "0": "0°",
    "$": "$€£¥₩₽¢",
    "₱": "₱$€£¥₽",
    "₽": "₽$¥€¢£₩",
    "¥": "¥$₽€¢£₩",
    "€": "€$£₽¥¢₩",
    "¢": "¢$₽¥€£₩",
    "£": "£€$₽¥¢₩",
    "₩": "₩$₽¥€¢£",
    "₾": "₾$€£¥",
    "₴": "₴₽₩£$€¥",
    "₫": "₫$€£¥₩₽¢",
    "-": "-–—•",
    "/": "/\\",
    "&": "&§",
    "”": "\"„“”«»",
    ".": ".…",
    "?": "?¿",
    "!": "!¡",
    "’": "'’‘`",
    "%": "%‰",
    "=": "=≠≈",
  ]
}
