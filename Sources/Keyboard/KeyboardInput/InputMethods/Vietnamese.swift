public import KeyboardCore

/// A namespace for the types of Vietnamese input.
public struct Vietnamese {
  private init() {}

  /// A convention for typing Vietnamese on a Latin keyboard.
  public enum InputMethod: String, KeyboardChoice {

    /// Letters as marks: `tieengs`.
    case telex

    /// Signs as marks: `tie^ng'`.
    case viqr

    /// Digits as marks: `tie6ng1`.
    case vni
  }

  /// The position of the tone of a final `oa`, `oe` or `uy`.
  public enum ToneStyle: String, KeyboardChoice {

    /// On the first vowel: `hòa`, `khỏe`, `thúy`.
    case old

    /// On the second vowel: `hoà`, `khoẻ`, `thuý`.
    case new
  }

  enum Tone: Int, CaseIterable {
    case none, sac, huyen, hoi, nga, nang
  }

  enum Mark: Int, CaseIterable {
    case none, circumflex, breve, horn, stroke
  }
}

extension Vietnamese {

  struct Letter: Hashable {

    var base: Character
    var mark = Mark.none
    var isUpper = false
  }

  /// The vowels in every tone, in the order of ``Tone``.
  private static let vowels: [(base: Character, mark: Mark, tones: String)] = [
    ("a", .none, "aáàảãạ"), ("a", .breve, "ăắằẳẵặ"), ("a", .circumflex, "âấầẩẫậ"),
    ("e", .none, "eéèẻẽẹ"), ("e", .circumflex, "êếềểễệ"), ("i", .none, "iíìỉĩị"),
    ("o", .none, "oóòỏõọ"), ("o", .circumflex, "ôốồổỗộ"), ("o", .horn, "ơớờởỡợ"),
    ("u", .none, "uúùủũụ"), ("u", .horn, "ưứừửữự"), ("y", .none, "yýỳỷỹỵ"),
  ]

  private struct ToneLetter: Hashable {
    var letter: Letter
    var tone = Tone.none
  }

  private static let letters: [Character: ToneLetter] = {
    var table: [Character: ToneLetter] = [:]
    func add(_ character: Character, _ base: Character, _ mark: Mark, _ tone: Tone) {
      table[character] = ToneLetter(letter: Letter(base: base, mark: mark), tone: tone)
      let upper = Letter(base: base, mark: mark, isUpper: true)
      table[Character(character.uppercased())] = ToneLetter(letter: upper, tone: tone)
    }
    add("đ", "d", .stroke, .none)
    for (base, mark, tones) in vowels {
      for (character, tone) in zip(tones, Tone.allCases) { add(character, base, mark, tone) }
    }
    return table
  }()

  private static let characters = Dictionary(
    uniqueKeysWithValues: letters.map { ($0.value, $0.key) })

  /// Return the letter and tone of a character; any other character is a letter of its own.
  static func letter(_ character: Character) -> (letter: Letter, tone: Tone) {
    if let known = letters[character] { return (known.letter, known.tone) }
    guard character.isASCII else { return (Letter(base: character), .none) }
    let isUpper = character.isUppercase
    let base = isUpper ? Character(character.lowercased()) : character
    return (Letter(base: base, isUpper: isUpper), .none)
  }

  static func character(_ letter: Letter, tone: Tone) -> Character {
    if let character = characters[ToneLetter(letter: letter, tone: tone)] { return character }
    return letter.isUpper ? Character(letter.base.uppercased()) : letter.base
  }
}

extension Vietnamese.Letter {

  var isVowel: Bool {
    switch base {
    case "a", "e", "i", "o", "u", "y": true
    default: false
    }
  }

  var spelling: Character {
    Vietnamese.character(Vietnamese.Letter(base: base, mark: mark), tone: .none)
  }

  func with(_ mark: Vietnamese.Mark) -> Self {
    var letter = self
    letter.mark = mark
    return letter
  }
}

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

  private static func vietnamese(_ tone: Vietnamese.Tone, char: String) -> Self {
    var replacements: [String: String] = [:]
    for vowel in "aăâeêioôơuưy" {
      let letter = Vietnamese.letter(vowel).letter
      for other in Vietnamese.Tone.allCases where other != tone {
        replacements[String(Vietnamese.character(letter, tone: other))] =
          String(Vietnamese.character(letter, tone: tone))
      }
    }
    return Self(char: char, replacements: replacements)
  }
}
