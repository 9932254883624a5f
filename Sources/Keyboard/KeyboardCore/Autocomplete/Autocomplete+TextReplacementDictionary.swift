public import Foundation

extension Autocomplete {

  /// The replacements of texts by locale.
  public struct TextReplacementDictionary: Equatable, Sendable {

    private var replacements: [String: [String: String]] = [:]

    /// A dictionary without replacements.
    public init() {}

    /// The additional corrections of English (source: KeyboardKit 8.8).
    public static var additionalAutocorrections: Self {
      var dictionary = Self()
      dictionary.replacements["en"] = ["i": "I", "ill": "I'll", "Ill": "I'll"]
      return dictionary
    }

    /// Add the replacement of a text in a locale.
    public mutating func addTextReplacement(
      for text: String, with replacement: String, locale: Locale
    ) {
      addTextReplacements([text: replacement], for: locale)
    }

    /// Add replacements to those of a locale.
    public mutating func addTextReplacements(_ new: [String: String], for locale: Locale) {
      let all = (textReplacements(for: locale) ?? [:]).merging(new) { $1 }
      setTextReplacements(all, for: locale)
    }

    /// Set all replacements of a locale.
    public mutating func setTextReplacements(_ all: [String: String], for locale: Locale) {
      replacements[locale.identifier] = all
    }

    /// Return the replacement of exactly this text in a locale, or `nil` if there is none.
    public func textReplacement(for text: String, locale: Locale) -> String? {
      textReplacements(for: locale)?[text]
    }

    /// Return all replacements of a locale, or else of its language, or `nil` if there are none.
    public func textReplacements(for locale: Locale) -> [String: String]? {
      replacements[locale.identifier] ?? replacements[locale.identifier.languageSubtag]
    }
  }
}
