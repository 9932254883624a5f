import KeyboardKit
import Testing

/// What services of all versions have besides their suggestions.
private class WordService {
  var locale = Locale.english
  var canIgnoreWords: Bool { false }
  var canLearnWords: Bool { false }
  var ignoredWords: [String] { [] }
  var learnedWords: [String] { [] }

  func hasIgnoredWord(_ word: String) -> Bool { false }
  func hasLearnedWord(_ word: String) -> Bool { false }
  func ignoreWord(_ word: String) {}
  func learnWord(_ word: String) {}
  func removeIgnoredWord(_ word: String) {}
  func unlearnWord(_ word: String) {}
}

private final class Version8Service: WordService, AutocompleteProvider {
  func autocompleteSuggestions(for text: String) async throws -> [Autocomplete.Suggestion] {
    [.init(text: text + "8")]
  }
}

private final class Version9Service: WordService, AutocompleteService {
  func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult {
    .init(inputText: text, suggestions: [.init(text: text + "9")])
  }
}

private final class Version11Service: WordService, AutocompleteService {

  nonisolated(unsafe) var warmUps = 0
  var supportedLocales: [Locale] { [.english, .swedish] }

  nonisolated(nonsending) func warmUp() async { warmUps += 1 }

  nonisolated(nonsending) func autocomplete(
    _ text: String, updating context: AutocompleteContext
  ) async throws {
    context.suggestionsFromService = [.init(text: text + "11")]
  }
}

private final class EmptyService: WordService, AutocompleteService {}

/// Asynchronous services answer without `setup(for:)`.
@Suite struct ServiceVersionTests {

  private func answer(of service: any AutocompleteService) async -> KeyboardInputViewController {
    let controller = KeyboardInputViewController()
    controller.loadViewIfNeeded()
    controller.services.autocompleteService = service
    for letter in ["a", "b"] {
      controller.services.actionHandler.handle(.release, on: .character(letter))
      await controller.updateAutocomplete()
    }
    return controller
  }

  @Test func eachVersionOfServicesAnswers() async {
    let services: [any AutocompleteService] = [
      Version8Service(), Version9Service(), Version11Service(),
    ]
    for (service, end) in zip(services, ["8", "9", "11"]) {
      let context = await answer(of: service).state.autocompleteContext
      #expect(context.suggestions.map(\.text) == ["ab" + end])
      #expect(context.lastError == nil && !context.isLoading)
    }
  }

  @Test func aServiceIsWarmedUpOnce() async {
    let service = Version11Service()
    _ = await answer(of: service)
    #expect(service.warmUps == 1 && service.supportedLocales.count == 2)
    #expect(Version9Service().supportedLocales == [.english])
  }

  @Test func aServiceWithoutSuggestionsIsAnError() async {
    let error = await answer(of: EmptyService()).state.autocompleteContext.lastError
    #expect(error?.localizedDescription.contains("EmptyService") == true)
  }
}
