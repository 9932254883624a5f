import Foundation
import KeyboardInput
import Testing

/// Every onset with every rhyme and tone, typed by each method, compared with what Unicode composes
/// from base letters and combining marks; some onsets with marks and tones typed late, too.
@Suite struct VietnameseSyllableTests {

  /// The vowels of a rhyme, the codas after which the tone is on the first or second of them, and
  /// the place of the tone with and without a coda, in the old style.
  struct Rhyme {
    var vowels: String
    var codas: String
    var openPlace: Int?
    var closedPlace = 0
  }

  static let rhymes: [Rhyme] =
    [
      Rhyme(vowels: "a", codas: "c ch m n ng nh p t", openPlace: 0),
      Rhyme(vowels: "ơ", codas: "m n p t", openPlace: 0),
      Rhyme(vowels: "ư", codas: "c m n ng t", openPlace: 0),
      Rhyme(vowels: "iê", codas: "c m n ng p t", closedPlace: 1),
      Rhyme(vowels: "yê", codas: "m n ng t", closedPlace: 1),
      Rhyme(vowels: "oa", codas: "c ch m n ng nh p t", openPlace: 0, closedPlace: 1),
      Rhyme(vowels: "oă", codas: "c m n ng t", closedPlace: 1),
      Rhyme(vowels: "oe", codas: "m n t", openPlace: 0, closedPlace: 1),
      Rhyme(vowels: "uâ", codas: "n ng t", closedPlace: 1),
      Rhyme(vowels: "uê", codas: "ch nh", openPlace: 1, closedPlace: 1),
      Rhyme(vowels: "uô", codas: "c m n ng t", closedPlace: 1),
      Rhyme(vowels: "uy", codas: "ch nh n p t", openPlace: 0, closedPlace: 1),
      Rhyme(vowels: "ươ", codas: "c m n ng p t", closedPlace: 1),
      Rhyme(vowels: "uyê", codas: "n t", closedPlace: 2),
    ]
    + words("ă â").map { Rhyme(vowels: $0, codas: "c m n ng p t") }
    + words("e o ô u").map { Rhyme(vowels: $0, codas: "c m n ng p t", openPlace: 0) }
    + words("ê i").map { Rhyme(vowels: $0, codas: "ch m n nh p t", openPlace: 0) }
    + words("y ai ao au ay âu ây eo êu ia iu oi ôi ơi ua ui ưa ưi ưu").map {
      Rhyme(vowels: $0, codas: "", openPlace: 0)
    }
    + words("uơ iêu yêu oai oao oay oeo uây uôi ươi ươu uya uyu").map {
      Rhyme(vowels: $0, codas: "", openPlace: 1)
    }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  static let onsets =
    [""] + words("b c ch d đ g gh gi h k kh l m n ng ngh nh p ph qu r s t th tr v x")

  /// The combining marks of sắc, huyền, hỏi, ngã and nặng, after that of no tone.
  static let tones = ["", "\u{301}", "\u{300}", "\u{309}", "\u{303}", "\u{323}"]

  struct Syllable {
    var onset: String
    var vowels: [Character]
    var coda: String
    var place: Int
    var tone: Int

    var text: String {
      var text = onset
      for (index, vowel) in vowels.enumerated() {
        text += String(vowel) + (index == place ? VietnameseSyllableTests.tones[tone] : "")
      }
      return (text + coda).precomposedStringWithCanonicalMapping
    }
  }

  static let syllables: [Syllable] = onsets.flatMap { onset in
    rhymes.flatMap { rhyme -> [Syllable] in
      guard fits(onset, rhyme.vowels) else { return [] }
      let codas = words(rhyme.codas)
      let open = rhyme.openPlace.map { [("", $0)] } ?? []
      return (open + codas.map { ($0, rhyme.closedPlace) }).flatMap { coda, place in
        let isStop = ["c", "ch", "p", "t"].contains(coda)
        return (isStop ? [0, 1, 5] : Array(0...5)).map {
          Syllable(onset: onset, vowels: Array(rhyme.vowels), coda: coda, place: place, tone: $0)
        }
      }
    }
  }

  /// Whether an onset can be told from the vowels after it.
  static func fits(_ onset: String, _ vowels: String) -> Bool {
    switch onset {
    case "qu": "aăâeêiyôơ".contains(vowels.first ?? "u")
    case "g", "gi": vowels != "uơ" && !vowels.hasPrefix("i") && !vowels.hasPrefix("y")
    default: vowels != "uơ" || ["h", "kh", "th"].contains(onset)
    }
  }

  /// The keys for a letter, its mark and a tone.
  struct Keys {
    var tones: [String]
    var marks: [Character: String]

    static func of(_ method: Vietnamese.InputMethod) -> Keys {
      switch method {
      case .telex:
        Keys(
          tones: ["", "s", "f", "r", "x", "j"],
          marks: ["â": "a", "ê": "e", "ô": "o", "ă": "w", "ơ": "w", "ư": "w", "đ": "d"])
      case .vni:
        Keys(
          tones: ["", "1", "2", "3", "4", "5"],
          marks: ["â": "6", "ê": "6", "ô": "6", "ă": "8", "ơ": "7", "ư": "7", "đ": "9"])
      case .viqr:
        Keys(
          tones: ["", "'", "`", "?", "~", "."],
          marks: ["â": "^", "ê": "^", "ô": "^", "ă": "(", "ơ": "+", "ư": "+", "đ": "d"])
      }
    }
  }

  static let plain: [Character: Character] = [
    "â": "a", "ă": "a", "ê": "e", "ô": "o", "ơ": "o", "ư": "u", "đ": "d",
  ]

  static func spellings(of syllable: Syllable, by method: Vietnamese.InputMethod) -> [String] {
    let keys = Keys.of(method)
    let letters = Array(syllable.onset) + syllable.vowels + Array(syllable.coda)
    let tone = keys.tones[syllable.tone]
    var inline = ""
    var base = ""
    var marks = ""
    for (index, letter) in letters.enumerated() {
      let letterKey = String(plain[letter] ?? letter)
      base += letterKey
      inline += letterKey
      guard let mark = keys.marks[letter] else { continue }
      // One horn key is enough for ươ.
      let next = index + 1 < letters.count ? letters[index + 1] : "x"
      if letter == "ư" && next == "ơ" { continue }
      inline += mark
      marks += mark
    }
    let free = [base + tone + marks, base + marks + tone]
    let isTypedFreely = ["", "đ", "g", "h", "ngh", "qu", "th"].contains(syllable.onset)
    return [inline + tone] + (isTypedFreely ? Set(free).subtracting([inline + tone]).sorted() : [])
  }

  @Test func knowsEnoughSyllables() {
    #expect(Self.syllables.count > 10_000)
    #expect(Set(Self.syllables.map(\.text)).count > 10_000)
  }

  @Test(arguments: Vietnamese.InputMethod.allCases)
  func composesEverySyllableInEveryOrder(method: Vietnamese.InputMethod) {
    var wrong: [String] = []
    for syllable in Self.syllables {
      for keys in Self.spellings(of: syllable, by: method) {
        let text = VietnameseTyping.text(of: keys, by: method)
        guard !text.unicodeScalars.elementsEqual(syllable.text.unicodeScalars) else { continue }
        wrong.append("\(keys) → \(text) instead of \(syllable.text)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(30))")
  }
}
