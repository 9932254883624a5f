public import Foundation

extension Autocomplete {

  /// Texts that are always corrected, by locale.
  public struct TextReplacementDictionary: Equatable, Sendable {

    private var replacements: [String: [String: String]] = [:]

    /// A dictionary without replacements.
    public init() {}

    /// The corrections that English needs besides its words (source: KeyboardKit 8.8).
    public static var additionalAutocorrections: Self {
      var dictionary = Self()
      dictionary.replacements["en"] = ["i": "I", "ill": "I'll", "Ill": "I'll"]
      return dictionary
    }

    /// Replaces a text in a locale.
    public mutating func addTextReplacement(
      for text: String, with replacement: String, locale: Locale
    ) {
      addTextReplacements([text: replacement], for: locale)
    }

    /// Adds replacements to those that a locale has.
    public mutating func addTextReplacements(_ new: [String: String], for locale: Locale) {
      let all = (textReplacements(for: locale) ?? [:]).merging(new) { $1 }
      setTextReplacements(all, for: locale)
    }

    /// Sets all replacements of a locale.
    public mutating func setTextReplacements(_ all: [String: String], for locale: Locale) {
      replacements[locale.identifier] = all
    }

    /// What replaces exactly this text in a locale, or `nil` if nothing does.
    public func textReplacement(for text: String, locale: Locale) -> String? {
      textReplacements(for: locale)?[text]
    }

    /// All replacements of a locale, or else of its language, or `nil` if there are none.
    public func textReplacements(for locale: Locale) -> [String: String]? {
      let identifier = locale.identifier
      let language = String(identifier.prefix { $0 != "_" && $0 != "-" })
      return replacements[identifier] ?? replacements[language]
    }
  }
}
