import KeyboardCore
import KeyboardInput
import Testing

@Suite struct DiacriticTests {

  static let diacritic = Keyboard.Diacritic(
    char: "`", replacements: ["r": "r`", "uo": "ùò", "uoi": "ùòì"])

  @Test(arguments: [
    ("bar", 1, "r`"), ("baR", 1, "R`"), ("buo", 2, "ùò"), ("bUo", 2, "Ùò"), ("bUO", 2, "ÙÒ"),
    ("b", 0, "`"), ("", 0, "`"), ("buoi", 3, "ùòì"),
  ])
  func replacesTheEnd(text: String, count: Int, insertion: String) {
    let result = Self.diacritic.insertionResult(whenAppendedTo: text)
    #expect(result.deleteBackwardsCount == count)
    #expect(result.textInsertion == insertion)
  }

  @Test func triesLongTextsFirst() {
    #expect(Self.diacritic.sortedReplacementKeys == ["uoi", "uo", "r"])
  }

  @Test func keepsStoredCapitals() {
    let diacritic = Keyboard.Diacritic(char: "a", replacements: ["Â": "AA", "": "x"])
    #expect(diacritic.insertionResult(whenAppendedTo: "TÂ").textInsertion == "AA")
    #expect(diacritic.insertionResult(whenAppendedTo: "T").textInsertion == "a")
  }
}
