import Foundation
import KeyboardCore
import Testing

/// The secondary actions of keys.
struct CalloutActionsTests {

  private func text(_ actions: [KeyboardAction]?) -> String? {
    actions?.map { $0.inputCalloutText ?? "?" }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("a", "a à á â ä ǎ æ ã å ā ă ą"), ("S", "S ẞ Ś Š Ŝ Ṣ Ș"), ("0", "0 °"), ("b", nil),
      ("$", "$ € £ ¥ ₩ ₽ ¢"),
    ] as [(String, String?)])
  func english(key: String, expected: String?) {
    #expect(text(KeyboardCallout.Actions.english.actions(for: .character(key))) == expected)
    let service: any KeyboardCalloutService = .preview
    #expect(text(service.calloutActions(for: .character(key))) == expected ?? "")
  }

  @Test(
    arguments: [
      ("sv", "a", "a á à â æ ã ā"), ("sv", "S", "S ẞ Ś Š"), ("de", "ß", nil),
      ("sv", "kr", "kr € $ £ ¥ ₩ ₽ ¢ ₹ ₺ ₴ ₪ ₫ ₱"), ("en_GB", "o", "o ò ó ô ö ǒ œ ø õ ō ő"),
    ] as [(String, String, String?)])
  func localized(identifier: String, key: String, expected: String?) {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: identifier))
    let action = KeyboardAction.character(key)
    #expect(text(KeyboardCallout.Actions.standard(for: action, context: context)) == expected)
    #expect(text(KeyboardCallout.Actions.standard(for: context).actions(for: action)) == expected)
    let params = KeyboardCallout.ActionsBuilderParams(action: action)
    #expect(text(params.standardActions(for: context)) == expected)
    let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
    #expect(text(service.calloutActions(for: action)) == expected ?? "")
  }

  @Test func valuesByName() throws {
    let swedish = try #require(KeyboardCallout.Actions.swedish)
    #expect(swedish == (try KeyboardCallout.Actions.swedishBuilder()))
    let service = try KeyboardCallout.ProCalloutService.Swedish()
    #expect(service.actions == swedish)
    #expect(service.localeKey == "sv")
  }

  @Test func bothCasesOfCharacters() {
    var actions = KeyboardCallout.Actions(characters: ["a": "bc"])
    #expect(text(actions.actions(for: .character("a"))) == "b c")
    #expect(text(actions.actions(for: .character("A"))) == "B C")
    #expect(actions.actions(for: .character("b")) == nil)
    #expect(actions.actions(for: .character("ä")) == nil)
    actions.isDiacriticInsensitive = true
    #expect(text(actions.actions(for: .character("ä"))) == "b c")
    actions.actionsDictionary[.backspace] = [.capsLock]
    #expect(actions.actions(for: .backspace) == [.capsLock])
  }

  @Test func services() throws {
    let context = KeyboardContext(device: .standard, locale: .swedish)
    let service = KeyboardCallout.StandardCalloutService(keyboardContext: context)
    #expect(service.localizedServices.dictionary.isEmpty)
    #expect(!service.calloutActions(for: .character("a")).isEmpty)
    #expect(service.calloutActions(for: .character("ö")).isEmpty)
    try service.tryRegisterLocalizedService(try KeyboardCallout.ProCalloutService.Swedish())
    #expect(service.localizedServices.dictionary.keys.sorted() == ["sv"])
    #expect(text(service.calloutActions(for: .character("ö"))) == "ö ø œ")
    #expect(service.calloutActions(for: .backspace).isEmpty)
  }
}
