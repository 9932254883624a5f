import Foundation
import KeyboardInput
import Testing

/// The words of Debian's hunspell-vi, typed by each method with the keys that Unicode's decomposition
/// of their letters gives.
@Suite struct VietnameseWordListTests {

  private static let path = "/usr/share/hunspell/vi_VN.dic"

  private static func words() throws -> [VietnameseWord] {
    let data = try #require(
      FileManager.default.contents(atPath: path),
      "There is no \(path); .ci/packages test installs it, or the Debian package hunspell-vi")
    // The first line is the number of words; rules for endings stand behind a slash.
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.dropFirst().map { $0.prefix { $0 != "/" } }
    return words.map { VietnameseWord(String($0).precomposedStringWithCanonicalMapping) }
  }

  /// The words that no keys give by the rules: two abbreviations, two syllables written as one, and
  /// uơ without an onset, where the methods give the beginning of ươi, ươm and so on.
  private static let exceptions: [String: [Vietnamese.InputMethod]] = [
    "GIF": [.telex], "HĐND": [.telex, .viqr, .vni], "palăng": [.telex, .viqr, .vni],
    "uở": [.telex, .viqr, .vni],
  ]

  @Test(arguments: Vietnamese.InputMethod.allCases)
  func composesEveryWord(method: Vietnamese.InputMethod) throws {
    let words = try Self.words()
    #expect(words.count > 6_000)
    var wrong: [String] = []
    for (index, word) in words.enumerated() {
      // Where the word doesn't tell the style, it comes out in both.
      let style = Vietnamese.ToneStyle.allCases[index % 2]
      let orders: [VietnameseWord.Order] =
        index.isMultiple(of: 4) ? VietnameseWord.Order.allCases : [.toneLast]
      for order in orders {
        let keys = word.keys(method, order)
        let text = VietnameseTyping.text(of: keys, by: method, style: style)
        let expected = word.texts[style] ?? ""
        if text.unicodeScalars.elementsEqual(expected.unicodeScalars) { continue }
        wrong.append(word.text)
        break
      }
    }
    #expect(wrong.sorted() == Self.exceptions.filter { $0.value.contains(method) }.keys.sorted())
  }

  @Test(arguments: Vietnamese.InputMethod.allCases)
  func placesTonesInBothStyles(method: Vietnamese.InputMethod) throws {
    let words = try Self.words().filter { $0.inOtherStyle != nil }
    #expect(words.count > 60)
    for word in words {
      for (style, expected) in word.texts {
        let keys = word.keys(method, .toneLast)
        #expect(VietnameseTyping.text(of: keys, by: method, style: style) == expected)
      }
    }
  }
}

extension VietnameseWord {

  /// The word in each style of placing tones.
  fileprivate var texts: [Vietnamese.ToneStyle: String] {
    guard let other = inOtherStyle else { return [.old: text, .new: text] }
    return other.tonePlace == 0
      ? [.old: text, .new: other.text] : [.old: other.text, .new: text]
  }
}
