import Foundation
public import KeyboardKit

/// A service that answers after a while.
final class Greetings: AutocompleteService {
  var locale = Locale(identifier: "en")
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

  nonisolated(nonsending) func autocompleteSuggestions(
    for text: String
  ) async throws -> [Autocomplete.Suggestion] {
    try await Task.sleep(for: .milliseconds(20))
    return ["Hello", "Hi"].filter { $0.hasPrefix(text) }.map { Autocomplete.Suggestion(text: $0) }
  }
}

/// A keyboard that only sets its service, as the documents do.
public final class GreetingController: KeyboardInputViewController {

  override public func viewDidLoad() {
    super.viewDidLoad()
    services.autocompleteService = Greetings()
  }

  /// Types a letter and asks for suggestions.
  public func typeLetter() {
    loadViewIfNeeded()
    services.actionHandler.handle(.release, on: .character("H"))
    performAutocomplete()
  }

  /// The suggestions, or the error in place of them.
  public var answer: String {
    let context = state.autocompleteContext
    if let error = context.lastError { return error.localizedDescription }
    return context.suggestions.map(\.text).joined(separator: " ")
  }
}
