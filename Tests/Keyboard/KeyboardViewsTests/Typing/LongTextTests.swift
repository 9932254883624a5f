import KeyboardKit
import Testing

/// Texts of 2,000 characters, typed through the keys of nine locales.
@Suite struct LongTextTests {

  static let length = 2_000

  static let sentences = [
    (
      "en",
      """
      “Well,” said Zoë, “it’s 9:45 p.m. on 31/12/2024 – who’s up for a crème brûlée?” \
      NASA's budget (over $25 billion!) isn't small; 100% of it is public. E-mail: j.doe+x@mail.org.
      """
    ),
    (
      "de",
      """
      „Schöne Grüße aus Köln!“, schrieb Jürgen am 3. Oktober 1990. Er zahlt 12,50 € für 2 Maß – \
      das ist außergewöhnlich: ÄÖÜ, straße, GROSS & klein; „ja?“ [nein].
      """
    ),
    (
      "fr",
      """
      « Où êtes-vous allée ? », demanda Noël à Hélène. Ça coûte 1 250,75 € ; l’œuvre naïve d’un \
      garçon à Haÿ. ÉCOLE, Été, çà et là : 50 % !
      """
    ),
    (
      "sv",
      """
      ”Får får får?” undrade Åke. Nej, får får lamm – kl. 08:30 den 6 juni 1523. ÅÄÖ åäö; \
      kostar 99:50 kr (moms 25 %). Idéer och armén!
      """
    ),
    (
      "tr",
      """
      İstanbul’da ılık bir gün: IŞIK, ışık, İğde, ğ! “Çok güzel,” dedi Şükrü. 29 Ekim 1923’te \
      100 ₺ ödedi; öyle mi? Âlâ.
      """
    ),
    (
      "vi",
      """
      Tiếng Việt có sáu thanh: ngang, huyền, sắc, hỏi, ngã, nặng. Ngày 2/9/1945, Hà Nội! “Đường \
      phố hoà bình,” ông Nguyễn nói; giá 50.000 ₫. ĐƯỜNG, quyển, khuỷu, thuở, windows test.
      """
    ),
    (
      "el",
      """
      Ο Οδυσσέας είπε: «Ποιος είσαι;» ΑΘΗΝΑ, Ελλάς. Στις 25 Μαρτίου 1821· ήταν ωραία μέρα, \
      προϊόν, ταΰγετος, Ήλιος, άνθρωπος! 12,5 €.
      """
    ),
    (
      "he_IL",
      """
      \"שלום עולם!\" אמר דוד. מחיר: 19.90 ₪ (כולל מע\"מ 17%). מה נשמע? טוב, תודה - 24/7.
      """
    ),
    (
      "ar",
      """
      مرحبًا بالعالم! كيف حالك؟ السعر ١٢٫٥٠ دولار، أي ٥٠٪ فقط؛ قالَ: (نعم). إلى آخره، لؤلؤ، شيء.
      """
    ),
  ]

  @Test(arguments: sentences)
  func comeOutAsTheyAre(locale: String, sentence: String) throws {
    let text = try Self.text(locale, beginningWith: sentence)
    #expect(text.count >= Self.length)
    let controller = try TypistTests.keyboard(locale)
    try Typist(controller: controller).type(text)
    // Some keys give letters and marks as one code point, which is the same text.
    let typed = Array(
      try #require(controller.textDocumentProxy.documentContextBeforeInput)
        .precomposedStringWithCanonicalMapping.unicodeScalars)
    let expected = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    let difference = zip(typed, expected).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(difference == nil && typed.count == expected.count, "at \(difference?.offset ?? 0)")
  }

  /// A sentence and then words of everything that the keys of a locale give.
  private static func text(_ locale: String, beginningWith sentence: String) throws -> String {
    var seed = Seed(state: UInt64(locale.utf8.reduce(11) { $0 * 31 + Int($1) }))
    var text = sentence
    let pieces = locale == "vi" ? vietnamese : try typeableTexts(locale)
    let letters = pieces.filter { $0.allSatisfy(\.isLetter) }
    let signs = pieces.filter { !$0.allSatisfy(\.isLetter) && !$0.isEmpty }
    while text.count < length {
      let count = locale == "vi" ? 1 : Int.random(in: 1...9, using: &seed)
      var word = (0..<count).compactMap { _ in letters.randomElement(using: &seed) }.joined()
      if Int.random(in: 0..<6, using: &seed) == 0 {
        word = word.uppercased(with: Locale(identifier: locale))
      }
      text += word
      for _ in 0..<Int.random(in: 0...3, using: &seed) {
        text += signs.randomElement(using: &seed) ?? ""
      }
      text += [" ", " ", " ", "  ", "\n"].randomElement(using: &seed) ?? " "
    }
    return locale == "el" ? text.withFinalSigmas : text
  }

  /// The characters of a locale's keys, without those that rules replace.
  private static func typeableTexts(_ locale: String) throws -> [String] {
    let context = try TypistTests.keyboard(locale).keyboardContext
    let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
    var texts: Set<String> = []
    for type in [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic] {
      for letterCase in [Keyboard.KeyboardCase.lowercased, .uppercased] {
        context.keyboardType = type
        context.keyboardCase = letterCase
        let layout = KeyboardLayout.StandardService.allLocales().completeLayout(for: context)
        for action in layout.itemRows.flatMap({ $0.map(\.action) }) {
          for case .character(let text) in [action] + service.calloutActions(for: action) {
            texts.insert(text)
          }
        }
      }
    }
    let controller = try TypistTests.keyboard(locale)
    let typist = Typist(controller: controller)
    return texts.sorted().filter { text in
      controller.textInputProxy = InMemoryTextDocument("a ", autocapitalizationType: .sentences)
      return (try? typist.type(text)) != nil
    }
  }

  /// Syllables and signs; a sign right behind a letter could be a mark for it.
  private static let vietnamese: [String] = {
    let onsets = ["", "b", "đ", "gh", "kh", "ngh", "nh", "ph", "qu", "th", "tr", "x", "Đ", "Th"]
    let rhymes = [
      "a", "án", "ặc", "ấy", "ẻo", "ệnh", "iếng", "ố", "ờn", "uyền", "ưới", "ượng", "uốc", "ỹ",
      "oài",
    ]
    return onsets.flatMap { onset in
      rhymes.map { onset + (onset == "qu" && $0.hasPrefix("u") ? "ê" : $0) }
    } + [",", ".", "?", "!", "12", "(", ")", "7", "[", "/"]
  }()
}

extension String {

  /// The text with every sigma in the form that it has where it stands.
  fileprivate var withFinalSigmas: String {
    var characters = Array(self)
    for index in characters.indices where "σς".contains(characters[index]) {
      let isAfterLetter = index > 0 && characters[index - 1].isLetter
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let ends = next.isWhitespace || (next.isPunctuation && next != "'" && next != "’")
      if next.isLetter || (characters[index] == "ς" && !isAfterLetter) {
        characters[index] = "σ"
      } else if ends && isAfterLetter {
        characters[index] = "ς"
      }
    }
    return String(characters)
  }
}

/// Random numbers that are the same for the same seed.
struct Seed: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
