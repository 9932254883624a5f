public import Foundation

/// An error that prevents the use of a lexicon.
public enum LexiconError: LocalizedError, Equatable {

  /// The file can't be read.
  case unreadable(path: String)

  /// The file isn't a lexicon of this version, or is damaged or truncated.
  case damaged(path: String, reason: String)

  /// The rules of a dictionary derive more words than any language has.
  case tooManyForms(word: String)

  /// There is no dictionary of a locale.
  case noDictionary(locale: String)

  /// There are dictionaries of a locale, but no lexicon was built from one.
  case notBuilt(locale: String, packages: [String])
}

extension LexiconError: CustomStringConvertible {

  /// The message.
  public var errorDescription: String? { description }

  /// The message, with the file or the locale.
  public var description: String {
    switch self {
    case .unreadable(let path):
      "The lexicon “\(path)” can't be read"
    case .damaged(let path, let reason):
      "The lexicon “\(path)” is damaged: \(reason)"
    case .tooManyForms(let word):
      "The affixes of the dictionary derive too many words, the last ones of “\(word)”"
    case .noDictionary(let locale):
      "No dictionary of the locale “\(locale)” is known, so there are no suggestions"
    case .notBuilt(let locale, let packages):
      "The lexicon of the locale “\(locale)” isn't built; install \(packages.joined(separator: " or ")) "
        + "and run kbrender lexicon build \(locale)"
    }
  }
}
