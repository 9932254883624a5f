// From autocomplete.md, "How to create a custom service".
//
// Edits: the classes and the extension are private; the controller, which in the document replaces the
// action handler, replaces the autocomplete service as its text says, and keeps the line for the handler.
import Foundation
import KeyboardKit
import Testing

private class CustomAutocompleteService: AutocompleteService {

  init(match: String = "match") {
    self.match = match
  }

  private var match: String

  var locale: Locale = .current

  var canIgnoreWords: Bool { false }
  var canLearnWords: Bool { false }
  var ignoredWords: [String] = []
  var learnedWords: [String] = []

  func hasIgnoredWord(_ word: String) -> Bool { false }
  func hasLearnedWord(_ word: String) -> Bool { false }
  func ignoreWord(_ word: String) {}
  func learnWord(_ word: String) {}
  func removeIgnoredWord(_ word: String) {}
  func unlearnWord(_ word: String) {}

  func autocompleteSuggestions(for text: String) async throws -> [Autocomplete.Suggestion] {
    guard text.count > 0 else { return [] }
    if text == match {
      return matchSuggestions()
    } else {
      return fakeSuggestions(for: text)
    }
  }
}

extension CustomAutocompleteService {

  fileprivate func fakeSuggestions(for text: String) -> [Autocomplete.Suggestion] {
    [
      .init(text: text, isUnknown: true),
      .init(text: text, isAutocorrect: true),
      .init(text: text, subtitle: "Subtitle"),
    ]
  }

  fileprivate func fakeSuggestion(
    _ text: String, _ subtitle: String? = nil
  ) -> Autocomplete.Suggestion {
    .init(text: text, subtitle: subtitle)
  }

  fileprivate func matchSuggestions() -> [Autocomplete.Suggestion] {
    [
      .init(text: match, isUnknown: true),
      .init(text: match, isAutocorrect: true),
      .init(text: match),
    ]
  }
}

private class CustomActionHandler: KeyboardAction.StandardActionHandler {}

private class KeyboardViewController: KeyboardInputViewController {

  override func viewDidLoad() {
    services.actionHandler = CustomActionHandler(inputViewController: self)
    services.autocompleteService = CustomAutocompleteService()
    super.viewDidLoad()
  }
}

private class PoliteService: Autocomplete.LocalService {

  // No asynchronous function is overridden.
  override var isImmediate: Bool { true }

  override func nextWordSuggestions(for typed: TypedText) throws -> [Autocomplete.Suggestion] {
    [.init(text: "please")]
  }
}

@Suite struct AutocompleteExample {

  @Test func theLocalServiceCanBeInherited() throws {
    let controller = KeyboardInputViewController().onPhone()
    let context = controller.state.autocompleteContext
    context.autocorrectDictionary.addTextReplacement(
      for: "omw", with: "on my way", locale: .english)
    controller.services.autocompleteService = PoliteService(context: context)
    for character in "omw" {
      controller.services.actionHandler.handle(.release, on: .character(String(character)))
    }
    #expect(context.suggestions.first(where: \.isAutocorrect)?.text == "on my way")
    controller.services.actionHandler.handle(.release, on: .space)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "on my way ")
    #expect(context.suggestions.map(\.text) == ["please"])
  }

  @Test func aLicenseKeyBringsTheLocalService() throws {
    let controller = KeyboardInputViewController().onPhone()
    controller.setup(for: KeyboardApp(name: "Test", licenseKey: "key", locales: [.english]))
    #expect(controller.services.autocompleteService is Autocomplete.LocalAutocompleteService)
    for character in "teh" {
      controller.services.actionHandler.handle(.release, on: .character(String(character)))
    }
    let suggestions = controller.state.autocompleteContext.suggestions
    #expect(suggestions.first(where: \.isAutocorrect)?.text == "the")
    controller.services.actionHandler.handle(.release, on: .space)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "the ")
  }

  @Test func requestsNeedOnlyAKey() {
    let app = KeyboardApp(
      name: "Test", autocomplete: .init(nextWordPredictionRequest: .claude(apiKey: "key")))
    let request = app.autocomplete?.nextWordPredictionRequest
    #expect(request?.headers == ["x-api-key": "key", "anthropic-version": "2023-06-01"])
    #expect(request?.type == .claude && request?.model.hasPrefix("claude-") == true)
    let other = Autocomplete.NextWordPredictionRequest.openAI(apiKey: "key")
    #expect(other.headers == ["Authorization": "Bearer key"] && other.model.hasPrefix("gpt-"))
  }

  @Test func configurationIsThatOfTheContext() {
    let controller = KeyboardInputViewController().onPhone()
    let context = controller.state.autocompleteContext
    context.suggestionsDisplayCount = 2
    context.suggestionsFromService = .preview
    #expect(context.suggestions.count == 2)
    context.isAutocompleteEnabled = false
    controller.services.autocompleteService = .disabled(suggestions: .preview)
    controller.performAutocomplete()
    #expect(controller.lastAutocompleteText.isEmpty)
  }

  @Test(arguments: [("match", [nil, nil, nil]), ("other", [nil, nil, "Subtitle"])])
  func suggestionsComeFromTheService(text: String, subtitles: [String?]) async throws {
    let controller = KeyboardViewController().onPhone()
    controller.loadViewIfNeeded()
    for character in text {
      controller.services.actionHandler.handle(.release, on: .character(String(character)))
    }
    await controller.updateAutocomplete()
    let suggestions = controller.state.autocompleteContext.suggestions
    #expect(suggestions.map(\.text) == [text, text, text])
    #expect(suggestions.map(\.isUnknown) == [true, false, false])
    #expect(suggestions.map(\.isAutocorrect) == [false, true, false])
    #expect(suggestions.map(\.subtitle) == subtitles)
    #expect(controller.scene.names(of: .toolbarItem).count == 3)
  }
}
