import Foundation
import KeyboardCore
import Testing

@Suite struct KKL10nTests {
  @Test(arguments: [
    (KKL10n.done, Locale.german, "Fertig"), (.space, .german_switzerland, "Leerzeichen"),
    (.switcherNumeric, .arabic, "١٢٣"), (.switcherAlphabetic, .russian, "АБВ"),
    (.searchEmoji, .swedish, "Sök Emoji"), (.capsLock, .vietnamese, "khóa chữ hoa"),
    (.capsLock, .german, "caps lock"), (.done, Locale(identifier: "zh"), ""),
  ])
  func texts(text: KKL10n, locale: Locale, expected: String) {
    #expect(text.text(for: locale) == expected)
  }

  @Test func symbolicSwitcherIsTheSameEverywhere() {
    for locale in Locale.keyboardKitSupported {
      #expect(KKL10n.switcherSymbolic.text(for: locale) == "#+=")
    }
  }

  @Test func keys() {
    #expect(KKL10n.text(forKey: "done", locale: .german) == "Fertig")
    #expect(KKL10n.text(forKey: "abra.kadabra", locale: .german) == "abra.kadabra")
    #expect(KKL10n.return.key == "return")
    #expect(KKL10n.continue.id == "continue")
    #expect(KKL10n.ok.text == "OK")
    #expect(KKL10n.allCases.count == 17)
  }
}
