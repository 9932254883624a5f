import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardLexicon
import Testing

/// The settings of autocomplete, as a running keyboard with the local service honors them.
@Suite struct RunningSettingTests {

  /// A setting, a text, and the effect of typing it while the setting is enabled.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var set: @Sendable (AutocompleteSettings, Bool) -> Void
    var hasEffect: @Sendable (InMemoryTextDocument, AutocompleteContext) -> Bool

    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "autocomplete", text: "hous", set: { $0.isAutocompleteEnabled = $1 }) {
      !$1.suggestions.isEmpty
    },
    Row(name: "autocorrect, applied", text: "teh ", set: { $0.isAutocorrectEnabled = $1 }) {
      document, _ in document.text == "the "
    },
    Row(name: "autocorrect, shown", text: "teh", set: { $0.isAutocorrectEnabled = $1 }) {
      $1.suggestions.contains { $0.isAutocorrect }
    },
    Row(name: "emojis", text: "smile", set: { $0.isEmojiAutocompleteEnabled = $1 }) {
      $1.suggestions.contains { $0.type == .emoji }
    },
    Row(name: "next words", text: "I am going ", set: { $0.isNextWordPredictionEnabled = $1 }) {
      !$1.suggestionsFromService.isEmpty
    },
    Row(
      name: "next characters", text: "hous",
      set: { $0.isNextCharacterPredictionEnabled = $1 }
    ) { $1.nextCharacterPrediction(for: "e") > 0.2 },
    Row(name: "count", text: "hou", set: { $0.suggestionsDisplayCount = $1 ? 3 : 1 }) {
      $1.suggestions.count { $0.type != .emoji } == 3
    },
  ]

  private func type(_ text: String, _ set: (AutocompleteSettings) -> Void) -> (
    InMemoryTextDocument, AutocompleteContext
  ) {
    let document = InMemoryTextDocument("", autocapitalizationType: .none)
    let controller = KeyboardInputController(
      textDocumentProxy: document, state: Keyboard.State(settingsStorage: InMemorySettingsStore()))
    set(controller.settings.autocompleteSettings)
    let context = controller.state.autocompleteContext
    controller.services.autocompleteService = Autocomplete.LocalService(
      context: context, folder: LexiconFolder(url: URL(fileURLWithPath: "/nonexistent")))
    for character in text {
      controller.services.actionHandler.handle(
        .release, on: character == " " ? .space : .character(String(character)))
    }
    return (document, context)
  }

  @Test(arguments: ["teh@example.com ", "pre- and post- ", "see www.example.com, or "])
  func leavesText(text: String) {
    #expect(type(text) { _ in }.0.text == text)
  }

  @Test(arguments: rows)
  func switchesItsPart(row: Row) {
    let (document, context) = type(row.text) { row.set($0, true) }
    #expect(row.hasEffect(document, context))
    let (otherDocument, otherContext) = type(row.text) { row.set($0, false) }
    #expect(!row.hasEffect(otherDocument, otherContext))
  }

  @Test func aTappedEmojiReplacesItsSearch() throws {
    let (document, context) = type(":smi") { _ in }
    let emoji = try #require(context.suggestions.first)
    document.insertAutocompleteSuggestion(emoji)
    #expect(document.text == emoji.text + " ")
  }

  @Test func aLocaleWithoutALexiconGoesOn() {
    let document = InMemoryTextDocument("", autocapitalizationType: .none)
    let controller = KeyboardInputController(
      textDocumentProxy: document, state: Keyboard.State(settingsStorage: InMemorySettingsStore()))
    controller.state.keyboardContext.locale = Locale(identifier: "sk")
    let context = controller.state.autocompleteContext
    controller.services.autocompleteService = Autocomplete.LocalService(
      context: context, folder: LexiconFolder(url: URL(fileURLWithPath: "/nonexistent")))
    for character in "hei" {
      controller.services.actionHandler.handle(.release, on: .character(String(character)))
    }
    #expect(document.text == "hei" && context.suggestions.isEmpty)
    #expect(context.lastError as? LexiconError == .noDictionary(locale: "sk"))
  }
}
