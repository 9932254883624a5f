public import KeyboardCore

extension Keyboard.Diacritic {

  /// The rising tone: `a` becomes `á`.
  public static let vietnameseSac = vietnamese(.sac, char: "´")

  /// The falling tone: `a` becomes `à`.
  public static let vietnameseHuyen = vietnamese(.huyen, char: "`")

  /// The dipping tone: `a` becomes `ả`.
  public static let vietnameseHoi = vietnamese(.hoi, char: "\u{309}")

  /// The creaky rising tone: `a` becomes `ã`.
  public static let vietnameseNga = vietnamese(.nga, char: "~")

  /// The heavy tone: `a` becomes `ạ`.
  public static let vietnameseNang = vietnamese(.nang, char: "\u{323}")

  /// A mark that sets the tone of every vowel.
  private static func vietnamese(_ tone: Vietnamese.Tone, char: String) -> Self {
    var replacements: [String: String] = [:]
    for (letter, tones) in Vietnamese.vowelTones {
      for (other, text) in tones where other != tone {
        replacements[text] = String(Vietnamese.character(letter, tone: tone))
      }
    }
    return Self(char: char, replacements: replacements)
  }
}

extension Vietnamese {

  /// The lowercase vowels, each with its spelling in every tone.
  fileprivate static var vowelTones: [(letter: Letter, tones: [(Tone, String)])] {
    "aăâeêioôơuưy".map { character in
      let letter = Vietnamese.letter(character).letter
      return (letter, Tone.allCases.map { ($0, String(Vietnamese.character(letter, tone: $0))) })
    }
  }
}
