import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardLexicon
import Testing

@Suite struct ServiceChainTests {

  private struct Offline: Error {}

  private final class Failing: AutocompleteServiceFixture {

    override func autocompleteSuggestions(
      for text: String
    ) async throws -> [Autocomplete.Suggestion] {
      throw Offline()
    }
  }

  /// A service with fixed suggestions that counts how often it is asked.
  private class AutocompleteServiceFixture: Autocomplete.LocalService {

    let words: [Autocomplete.Suggestion]
    var count = 0

    init(_ words: [Autocomplete.Suggestion]) {
      self.words = words
      super.init()
    }

    override func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult {
      count += 1
      return Autocomplete.ServiceResult(
        inputText: text, suggestions: try await autocompleteSuggestions(for: text),
        nextCharacterPredictions: words.isEmpty ? [:] : ["x": 1])
    }

    override func autocompleteSuggestions(
      for text: String
    ) async throws -> [Autocomplete.Suggestion] { words }
  }

  private static func suggestion(_ text: String) -> Autocomplete.Suggestion {
    Autocomplete.Suggestion(
      text: String(text.drop { "*?".contains($0) }),
      type: text.hasPrefix("*") ? .autocorrect : text.hasPrefix("?") ? .unknown : .regular)
  }

  private static func marked(_ suggestion: Autocomplete.Suggestion) -> String {
    (suggestion.isAutocorrect ? "*" : suggestion.isUnknown ? "?" : "") + suggestion.text
  }

  /// The suggestions of two services for “re”, the merged ones, and whether the second one is asked.
  static let merges: [([String], [String], [String], Bool)] = [
    (["*read", "red"], ["rest"], ["*read", "red"], false),
    ([], ["*rest", "red"], ["*rest", "red"], true),
    (["?re"], ["*rest", "re"], ["?re", "*rest"], true),
    (["re"], ["rest"], ["re", "rest"], true),
    (["*re"], ["*rest"], ["*re", "rest"], true),
    (["?re"], [], ["?re"], true),
  ]

  @Test(arguments: merges)
  func laterServicesAreAskedWhereEarlierOnesKnowNothing(
    first: [String], second: [String], merged: [String], isAsked: Bool
  ) async throws {
    let services = [first, second].map { AutocompleteServiceFixture($0.map(Self.suggestion)) }
    let result = try await Autocomplete.ServiceChain(services).autocomplete("re")
    #expect(result.suggestions.map(Self.marked) == merged)
    #expect(services.map(\.count) == [1, isAsked ? 1 : 0])
    #expect(result.failure == nil)
    let isKnown = !first.isEmpty || !second.isEmpty
    #expect(result.nextCharacterPredictions == (isKnown ? ["x": 1] : [:]))
  }

  /// What one service knows is shown beside the error of another one.
  @Test func failuresLeaveTheSuggestionsOfOthers() async throws {
    let context = AutocompleteContext()
    let words = AutocompleteServiceFixture([Self.suggestion("?re")])
    await Autocomplete.ServiceChain([words, Failing([])]).autocomplete("re", updating: context)
    #expect(context.suggestionsFromService.map(\.text) == ["re"] && context.lastError is Offline)
    await Autocomplete.ServiceChain([Failing([]), Failing([])]).autocomplete(
      "re", updating: context)
    #expect(context.suggestionsFromService.isEmpty && context.lastError is Offline)
    await Autocomplete.ServiceChain([Failing([]), words]).autocomplete("re", updating: context)
    #expect(context.suggestionsFromService.map(\.text) == ["re"])
  }

  @Test func theFirstServiceLearns() {
    let local = Autocomplete.LocalService()
    let chain = Autocomplete.ServiceChain([local, Autocomplete.DisabledAutocompleteService()])
    chain.learnWord("kbrender")
    #expect(local.hasLearnedWord("kbrender") && chain.learnedWords == ["kbrender"])
    chain.locale = Locale(identifier: "de")
    #expect(chain.services.allSatisfy { $0.locale.identifier == "de" })
  }
}
