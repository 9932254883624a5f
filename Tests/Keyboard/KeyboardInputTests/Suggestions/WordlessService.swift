import KeyboardInput

/// A service that neither ignores nor learns words.
protocol WordlessService: AutocompleteService {}

extension WordlessService {

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
