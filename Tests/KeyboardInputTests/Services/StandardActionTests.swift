import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct StandardActionTests {

  static let diacritic = Keyboard.Diacritic(char: "´", replacements: ["e": "é"])

  /// Every action with the text that each gesture makes of "one ab|c"; a gesture that isn't listed
  /// does nothing.
  static let table: [(KeyboardAction, [Keyboard.Gesture: String])] = [
    (.backspace, [.press: "one a|c", .repeatPress: "one a|c"]),
    (.capsLock, [.press: "one ab|c"]),
    (.character("x"), [.release: "one abx|c"]),
    (.character("kr"), [.release: "one abkr|c"]),
    (.characterMargin("x"), [.release: "one abx|c"]),
    (.command, [:]), (.control, [:]), (.custom(named: "x"), [:]),
    (.diacritic(diacritic), [.release: "one ab´|c"]),
    (.dictation, [.release: "one ab|c"]),
    (.dismissKeyboard, [.release: "one ab|c"]),
    (.emoji("👍🏽"), [.release: "one ab👍🏽|c"]),
    (.escape, [:]), (.function, [:]),
    (.image(description: "", keyboardImageName: "", imageName: ""), [:]),
    (.keyboardType(.numeric), [.press: "one ab|c"]),
    (.moveCursorBackward, [.release: "one a|bc"]),
    (.moveCursorForward, [.release: "one abc|"]),
    (.nextKeyboard, [:]),
    (.nextLocale, [.release: "one ab|c"]),
    (.none, [:]), (.option, [:]),
    (.primary(.return), [.release: "one ab\n|c"]),
    (.primary(.done), [.release: "one ab\n|c"]),
    (.settings, [:]),
    (.shift(.lowercased), [.release: "one ab|c"]),
    (.space, [.release: "one ab |c", .longPress: "one ab|c"]),
    (.systemImage(description: "", keyboardImageName: "", imageName: ""), [:]),
    (.systemSettings, [.release: "one ab|c"]),
    (.tab, [.release: "one ab\t|c"]),
    (.text(".com"), [.release: "one ab.com|c"]),
    (.url(nil, id: nil), [.release: "one ab|c"]),
  ]

  @Test(arguments: table.indices, Keyboard.Gesture.allCases)
  func changesTheText(row: Int, gesture: Keyboard.Gesture) {
    let (action, results) = Self.table[row]
    let typist = Typist("one ab", after: "c")
    let expected = results[gesture]
    #expect(typist.handler.canHandle(gesture, on: action) == (expected != nil))
    #expect((action.standardAction(for: gesture) != nil) == (expected != nil))
    typist.handler.handle(gesture, on: action)
    let text = "\(typist.document.textBefore)|\(typist.document.textAfter)"
    #expect(text == expected ?? "one ab|c")
  }

  @Test func isTheReleaseActionOrThePressAction() {
    for (action, results) in Self.table {
      let hasAction = results[.release] != nil || results[.press] != nil
      #expect((action.standardAction != nil) == hasAction)
    }
  }

  @Test func tellsTheControllerWhatIsNoText() {
    let typist = Typist()
    var events: [String] = []
    typist.controller.dismissAction = { events.append("dismiss") }
    typist.controller.urlOpener = { events.append($0.absoluteString) }
    typist.context.locales = [Locale(identifier: "en"), Locale(identifier: "sv")]
    typist.release(.dismissKeyboard, .systemSettings, .url("https://a.b"), .nextLocale)
    #expect(events == ["dismiss", "app-settings:", "https://a.b"])
    #expect(typist.context.locale.identifier == "sv")
    typist.handler.handle(.press, on: .capsLock)
    #expect(typist.context.keyboardCase == .capsLocked)
    typist.handler.handle(.press, on: .keyboardType(.symbolic))
    #expect(typist.context.keyboardType == .symbolic)
    typist.handler.handle(.emoji("🎉"))
    #expect(typist.document.text == "🎉")
  }
}
