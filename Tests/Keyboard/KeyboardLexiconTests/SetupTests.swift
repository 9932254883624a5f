import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@testable import KeyboardLexicon

@Suite struct SetupTests {

  private let controller = KeyboardInputController()

  private func type(_ text: String, with controller: KeyboardInputController) -> AutocompleteContext
  {
    controller.insertText(text)
    controller.performAutocomplete()
    return controller.state.autocompleteContext
  }

  @Test(arguments: [(nil, false), ("", false), ("key", true)])
  func aLicenseKeyBringsLocalSuggestions(key: String?, isLocal: Bool) {
    controller.setup(for: KeyboardApp(name: "Test", licenseKey: key, locales: [.english]))
    #expect((controller.services.autocompleteService is Autocomplete.LocalService) == isLocal)
    let context = type("I recieve", with: controller)
    #expect(context.suggestions.first(where: \.isAutocorrect)?.text == (isLocal ? "receive" : nil))
    #expect(context.lastError == nil)
  }

  @Test func aServiceThatIsSetStays() {
    let service = Autocomplete.DisabledAutocompleteService()
    controller.services.autocompleteService = service
    controller.setup(for: KeyboardApp(name: "Test", licenseKey: "key"))
    #expect(controller.services.autocompleteService === service)
  }

  @Test func theSettingsAreThoseOfTheKeyboard() {
    controller.setup(for: KeyboardApp(name: "Test", licenseKey: "key", locales: [.english]))
    controller.state.autocompleteContext.isAutocorrectEnabled = false
    #expect(!type("I recieve", with: controller).suggestions.contains { $0.isAutocorrect })
  }

  @Test(
    "A locale without a lexicon says what to install, or that nothing is known",
    arguments: [
      ("de", LexiconError.notBuilt(locale: "de", packages: ["hunspell-de-de", "aspell-de"])),
      ("sk", .noDictionary(locale: "sk")), ("ja", .noDictionary(locale: "ja")),
    ])
  func saysWhatIsMissing(locale: String, expected: LexiconError) {
    controller.services.autocompleteService = KeyboardLexiconService.make()
    controller.state.keyboardContext.locale = Locale(identifier: locale)
    let context = type("ab", with: controller)
    #expect(context.lastError as? LexiconError == expected)
    let message = context.lastError?.localizedDescription ?? ""
    #expect(message.contains("“\(locale)”"))
    #expect(message.contains("kbrender lexicon build de") == (locale == "de"))
  }
}
