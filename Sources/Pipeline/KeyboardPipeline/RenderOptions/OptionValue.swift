import Foundation
import KeyboardCore
import KeyboardStyling
import SourceText

/// Notation of an option's value, for help and completions.
package struct OptionNotation: Sendable {

  package enum Completion: Sendable {
    case none, samples, lists, jsonFile, folder, themes
  }

  package var completion = Completion.none
  package var takesDashes = false

  /// Returns the path of the file or folder that a text names, or nil.
  package internal(set) var path: @Sendable (_ text: String) -> String?

  /// Valid texts: all where there are few.
  package var samples: [String] { makeSamples() }

  // Only help and completions name themes and locales, which take longer to list than to read an option.
  private let makeSamples: @Sendable () -> [String]

  init(
    completion: Completion = .none, takesDashes: Bool = false,
    path: @escaping @Sendable (_ text: String) -> String? = { _ in nil },
    samples: @escaping @autoclosure @Sendable () -> [String]
  ) {
    (self.completion, self.takesDashes, self.path) = (completion, takesDashes, path)
    makeSamples = samples
  }
}

/// Text of an option, with its name and the other arguments.
struct GivenText {
  var text: String
  let name: String
  let arguments: RenderArguments

  var kind: String { name.replacing("-", with: " ") }
}

/// Parser of an option's value.
struct OptionValue<Value>: Sendable {

  var notation: OptionNotation
  let parse: @Sendable (GivenText, inout ChoiceReader) -> Value?

  static func choice(
    among choices: [(name: String, value: Value)], kind: String? = nil, listing: String? = nil,
    hint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> OptionValue where Value: Sendable {
    let notation = OptionNotation(completion: .samples, samples: choices.map { $0.name })
    return OptionValue(notation: notation) {
      $1.read($0.text, among: choices, kind: kind ?? $0.kind, listing: listing, hint: hint)
    }
  }

  static func choice(
    among values: [Value], kind: String? = nil, listing: String? = nil
  ) -> OptionValue where Value: Identifiable<String> & Sendable {
    choice(among: values.map { ($0.id, $0) }, kind: kind, listing: listing)
  }

  static func choice(
    _ type: Value.Type = Value.self, kind: String? = nil
  ) -> OptionValue where Value: CaseIterable & RawRepresentable<String> & Sendable {
    choice(among: Value.allCases.map { ($0.rawValue, $0) }, kind: kind)
  }

  static func list<Item>(of item: OptionValue<Item>) -> OptionValue where Value == [Item] {
    var notation = item.notation
    if notation.completion == .samples { notation.completion = .lists }
    return OptionValue(notation: notation) { given, reader in
      let texts = given.text.split(separator: ",")
      guard reader.takes(texts.count, atMost: 200, "values", option: given.name) else { return nil }
      return texts.compactMap { text in
        var part = given
        part.text = String(text)
        return item.parse(part, &reader)
      }
    }
  }
}

/// A field that a word of a list sets.
typealias Field = any WritableKeyPath<RenderRequest, Bool> & Sendable

extension OptionValue<[Field]> {

  static func fields(_ fields: [(name: String, value: Field)]) -> OptionValue {
    .list(of: .choice(among: fields))
  }
}

extension OptionValue<Bool> {

  static var flag: OptionValue {
    OptionValue(notation: OptionNotation(samples: [""])) { _, _ in true }
  }
}

extension OptionValue<RenderRequest.ThemeChoice> {

  static var theme: OptionValue {
    let notation = OptionNotation(
      completion: .themes,
      path: { RenderRequest.ThemeChoice.isFile($0) ? ThemeName($0).theme : nil },
      samples: KeyboardTheme.builtInIdentifiers + ["tron:sark", "mine.json", "./mine.json:night"])
    return OptionValue(notation: notation) { $1.readTheme($0.text) }
  }
}

extension OptionValue<String> {

  /// A locale, or one that falls back to it: `de-LI` is `de`.
  static var locale: OptionValue {
    let notation = OptionNotation(
      completion: .samples, samples: LocaleProfile.supportedIdentifiers + ["de-LI"])
    return OptionValue(notation: notation) {
      let text = $0.text
      if text.isLocaleIdentifier, let found = LocaleProfile.supportedIdentifier(for: text) {
        if !text.hasKnownRegion(for: found) {
          KeyboardNotices.report(
            .unknownName, "There is no locale \(text.quoted); \(found.quoted) is drawn")
        }
        return found
      }
      let parts = text.split(separator: ",").map(String.init)
      if parts.count > 1 {
        $1.report(
          Diagnostic(
            code: .unknownName, message: "--locale takes one locale, not \(text.quoted)",
            hints: [
              "Run kbrender --locale \(parts[0]) --more-locales \(parts.dropFirst().joined(separator: ","))"
            ]))
        return nil
      }
      if let locale = text.localeOfLanguage {
        $1.report(
          Diagnostic(
            code: .unknownName,
            message: "There is no locale \(text.quoted); it is \(locale.quoted)",
            hints: ["Run kbrender --locale \(locale)"]))
        return nil
      }
      if let name = text.unsupportedLanguage {
        $1.report(
          code: .unknownName,
          "\(name) isn't supported; `kbrender list locales` lists the supported locales, and "
            + "--locale also takes a locale file of your own")
        return nil
      }
      return $1.readFolded(
        text, among: LocaleProfile.supportedIdentifiers, kind: "locale",
        listing: "kbrender list locales")
    }
  }
}

extension OptionValue<EmojiCategory> {

  static var emojiCategory: OptionValue {
    let notation = choice(among: EmojiCategory.standardCategories).notation
    return OptionValue(notation: notation) { given, reader in
      let hasRecents = given.arguments["recent-emojis"]?.contains(where: \.isEmoji) ?? false
      let categories = (hasRecents ? [.recent] : []) + EmojiCategory.standardCategories
      return reader.read(given.text, among: categories.map { ($0.id, $0) }, kind: "emoji category")
    }
  }
}

extension String {

  /// Whether a value of `--locale` is the path of a file.
  var isLocaleFile: Bool { RenderRequest.ThemeChoice.isFile(self) }

  fileprivate var englishLanguageName: String {
    let name = LocaleProfile.profile(for: Locale(identifier: self)).englishName
    return String(name.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
  }

  /// The locale with this name of its language, in English or in the language itself.
  fileprivate var localeOfLanguage: String? {
    LocaleProfile.supportedIdentifiers.first { identifier in
      let native = LocaleProfile.profile(forIdentifier: identifier).nativeName
      return [identifier.englishLanguageName, native].contains { $0.lowercased() == lowercased() }
    }
  }

  fileprivate var unsupportedLanguage: String? {
    // Codes for texts in several languages, in an unknown one or in none.
    let special = ["mis", "mul", "und", "zxx"]
    guard isLocaleIdentifier, let code = split(whereSeparator: { $0 == "-" || $0 == "_" }).first,
      !special.contains(code.lowercased())
    else { return nil }
    let name = Locale(identifier: "en").localizedString(forLanguageCode: code.lowercased())
    return name?.lowercased() == code.lowercased() ? nil : name
  }

  /// Whether the last subtag is one of the supported locale, or of its language in CLDR.
  fileprivate func hasKnownRegion(for locale: String) -> Bool {
    let region = split { $0 == "-" || $0 == "_" }.dropFirst().last?.uppercased()
    guard let region, !locale.uppercased().hasSuffix(region) else { return true }
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return Locale.availableIdentifiers.contains {
      $0.hasPrefix("\(language)_") && $0.uppercased().hasSuffix("_\(region)")
    }
  }

  fileprivate var isLocaleIdentifier: Bool {
    let subtags = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = subtags.first, (2...3).contains(language.utf8.count), subtags.count <= 3
    else { return false }
    return subtags.allSatisfy { subtag in
      (2...4).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy {
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || 97...122 ~= $0 | 0x20
        }
    }
  }
}
