import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct InMemoryTextDocumentTests {

  @Test(arguments: [
    "a", "é", "e\u{301}", "👍🏽", "👨‍👩‍👧‍👦", "🇸🇪", "1️⃣", "नि", "שׁ", "\r\n", "ấ",
  ])
  func treatsACharacterAsOne(character: String) {
    let document = InMemoryTextDocument("x\(character)", textAfter: "y")
    document.adjustTextPosition(byCharacterOffset: -1)
    #expect(document.textBefore == "x")
    document.adjustTextPosition(byCharacterOffset: 1)
    #expect(document.textBefore == "x\(character)")
    document.deleteBackward()
    #expect(document.text == "xy")
  }

  @Test func neverStandsInsideACharacter() {
    let document = InMemoryTextDocument("", textAfter: "\u{301}b")
    document.insertText("e")
    #expect(document.textBefore == "e\u{301}")
    #expect(document.textAfter == "b")
    let flags = InMemoryTextDocument("a", textAfter: "🇪🇳🇴🇷")
    flags.insertText("🇸")
    #expect(flags.textBefore.last.map { String($0) } == "🇸🇪")
  }

  @Test func countsUnitsWhenItMoves() {
    let document = InMemoryTextDocument("", textAfter: "👍a")
    document.adjustTextPosition(byCharacterOffset: 2)
    #expect(document.textBefore == "👍")
    document.adjustTextPosition(byCharacterOffset: 99)
    #expect(document.textBefore == "👍a")
    document.adjustTextPosition(byCharacterOffset: .min)
    #expect(document.textBefore.isEmpty)
  }

  @Test func replacesASelection() {
    let document = InMemoryTextDocument("one ", selection: "two", textAfter: " three")
    #expect(document.selectedText == "two")
    document.insertText("2")
    #expect(document.text == "one 2 three")
    document.select(4..<5)
    document.deleteBackward()
    #expect(document.text == "one  three")
    #expect(document.selectedText == nil)
    document.select(-3..<99)
    #expect(document.selection == "one  three")
    document.adjustTextPosition(byCharacterOffset: -1)
    #expect(document.textBefore.isEmpty)
  }

  @Test func composesMarkedText() {
    let document = InMemoryTextDocument("a", textAfter: "z")
    document.setMarkedText("ni👍", selectedRange: NSRange(location: 2, length: 2))
    #expect(document.text == "ani👍z")
    #expect(document.selectedText == "👍")
    document.setMarkedText("n", selectedRange: NSRange(location: 99, length: -4))
    #expect(document.markedText == "n")
    #expect(document.text == "anz")
    document.insertText("你")
    #expect(document.text == "a你z")
    document.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    document.unmarkText()
    document.insertText("y")
    #expect(document.text == "a你xyz")
  }
}
