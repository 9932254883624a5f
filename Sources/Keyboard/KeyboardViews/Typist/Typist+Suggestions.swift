import Foundation
public import KeyboardCore
import KeyboardInput

extension Typist {

  /// The keyboard inserts a space after a suggestion, which punctuation would remove, so only a
  /// word fits that a space and another word follow; return the number of characters that it types.
  func takeSuggestion(completing rest: ArraySlice<Character>) -> Int? {
    guard acceptsSuggestions else { return nil }
    let next = rest.prefix(Self.longestWord)
    let ending = String(next).wordFragmentAtStart
    let following = next.dropFirst(ending.count)
    guard !ending.isEmpty, following.first == " ",
      following.dropFirst().first.map({ !String($0).isWordDelimiter }) ?? true
    else { return nil }
    let word = controller.state.fontContext.plain(textBefore).wordFragmentAtEnd + ending
    let suggestions = controller.state.autocompleteContext.suggestions
    guard let suggestion = suggestions.first(where: { $0.text == word }), tap(suggestion) else {
      return nil
    }
    return ending.count + 1
  }

  private static let longestWord = 64

  /// Tap a suggestion in the toolbar, and return whether it is there.
  @discardableResult
  public func tap(_ suggestion: Autocomplete.Suggestion) -> Bool {
    guard let key = map.suggestions.first(where: { $0.suggestion == suggestion }) else {
      return false
    }
    tap(key)
    return true
  }
}
