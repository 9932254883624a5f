import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardStyling

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
        return found
      }
      if let name = text.unsupportedLanguage {
        let names = Set(LocaleProfile.supportedIdentifiers.map(\.englishLanguageName))
        $1.report(
          code: .unknown("locale"),
          "\(name) isn't supported; supported languages: \(names.sorted().joined(separator: ", "))")
        return nil
      }
      return $1.readFolded(
        text, among: LocaleProfile.supportedIdentifiers, kind: "locale",
        listing: "kbrender list locales")
    }
  }
}

extension OptionValue<Device> {

  static var device: OptionValue {
    let notation = OptionNotation(completion: .samples, samples: Device.all.map { $0.id })
    return OptionValue(notation: notation) {
      $1.read(
        $0.text, among: Device.all.map { ($0.id, $0) }, kind: $0.kind,
        listing: "kbrender list devices")
    }
  }
}

extension OptionValue<EmojiCategory> {

  static var emojiCategory: OptionValue {
    let notation = choice(among: EmojiCategory.standardCategories).notation
    return OptionValue(notation: notation) { given, reader in
      let hasRecents = given.arguments["recent-emojis"]?.contains(where: \.isEmoji) ?? false
      let categories = (hasRecents ? [.recent] : []) + EmojiCategory.standardCategories
      return reader.read(given.text, among: categories.map { ($0.id, $0) }, kind: given.kind)
    }
  }
}

extension String {

  fileprivate var englishLanguageName: String {
    let name = LocaleProfile.profile(for: Locale(identifier: self)).englishName
    return String(name.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
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
