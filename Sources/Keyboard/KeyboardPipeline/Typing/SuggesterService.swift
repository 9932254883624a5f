package import Foundation
package import KeyboardCore
package import KeyboardInput
package import KeyboardLexicon

/// The service of a keyboard whose suggestions come from elsewhere.
package final class SuggesterService: Autocomplete.LocalService {

  private let suggester: TextSuggester

  package init(
    _ suggester: @escaping TextSuggester, context: AutocompleteContext = AutocompleteContext(),
    locale: Locale
  ) {
    self.suggester = suggester
    super.init(context: context, locale: locale)
  }

  package override var isImmediate: Bool { true }

  package override func immediateResult(for text: String) throws -> Autocomplete.ServiceResult {
    let result = try suggester(text, locale.identifier)
    return Autocomplete.ServiceResult(
      inputText: text,
      suggestions: result.suggestions.withAutocorrectEnabled(context.isAutocorrectEnabled),
      emojiSuggestions: result.emojiSuggestions)
  }
}
