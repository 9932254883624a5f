package import Embedded
public import Foundation
package import SourceText

/// The embedded locale files.
enum EmbeddedLocales {
  /// The identifiers in list order, available without parsing.
  static let identifiers = embedded_locales().stems

  static func file(_ identifier: String) -> SourceFile? {
    embedded_locales().file("\(identifier).json")
  }

  struct Names {
    var swiftName: String
    var listName: String
    var flag: String
  }

  static func names(of identifier: String) -> Names? { names[identifier] }

  static let rightToLeftLanguages = Set(
    identifiers.indices.filter { embedded_locale_names()[$0].right_to_left }
      .map { identifiers[$0].languageSubtag })

  private static let names = Dictionary(
    uniqueKeysWithValues: identifiers.enumerated().map { index, identifier in
      let names = embedded_locale_names()[index]
      return (
        identifier,
        Names(
          swiftName: String(cString: names.swift_name), listName: String(cString: names.list_name),
          flag: String(cString: names.flag))
      )
    })
}

/// The embedded conversations of pictures, in the format of users' files.
package enum EmbeddedConversations {

  /// Languages with a locale, as in `de` and `pt_BR`.
  package static var languages: [String] { embedded_conversations().stems }

  /// Returns the conversation in the language of a locale, if there is one.
  package static func file(for profile: LocaleProfile) -> SourceFile? {
    let files = [profile.identifier, profile.language].lazy.compactMap {
      embedded_conversations().file("\($0).json")
    }
    return files.first
  }
}

extension EmbeddedFolder {

  var list: UnsafeBufferPointer<EmbeddedFile> { UnsafeBufferPointer(start: files, count: count) }

  package var names: [String] { list.map { String(cString: $0.name) } }

  /// The names without suffixes, such as the identifiers of themes.
  package var stems: [String] { names.map { String($0.prefix { $0 != "." }) } }

  package func file(_ name: String) -> SourceFile? {
    list.first { String(cString: $0.name) == name }.map {
      SourceFile(name: name, bytes: Array($0.content))
    }
  }
}

extension EmbeddedFile {

  /// The bytes, which live as long as the program.
  package var content: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes, count: count)
  }

  package var text: String { String(decoding: content, as: UTF8.self) }

  /// The fields of each line of a table, between “ | ”; a line after “#” is a comment.
  package var rows: [[String]] {
    // Bytes, since characters take 6 % of a first image.
    let space = UInt8(ascii: " ")
    return content.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
      .map { line in
        line.split(separator: UInt8(ascii: "|")).map { field in
          let text = field.drop { $0 == space }
          return String(decoding: text.last == space ? text.dropLast() : text, as: UTF8.self)
        }
      }
  }
}

/// The localized labels of keys.
public enum KKL10n: String, CaseIterable, Identifiable, Sendable, Localizable {
  case `return`, done, go, search, next, send, join, ok, `continue`, route, emergencyCall
  case space, capsLock, searchEmoji
  /// The label of a key to another layer.
  case switcherAlphabetic, switcherNumeric, switcherSymbolic

  /// The localization key, as identifier.
  public var id: String { rawValue }
  /// The localization key.
  public var key: String { rawValue }
  /// The English label; see `text(for:)` for other locales.
  public var text: String { label.englishText }

  /// Returns the label in a locale or its language; empty if neither is supported.
  public func text(for locale: Locale) -> String {
    guard let identifier = LocaleProfile.supportedIdentifier(for: locale.identifier) else {
      return ""
    }
    return LocaleProfile.profile(forIdentifier: identifier).labels[label]
  }

  /// Returns the label for a localization key in a locale, or the key itself as a fallback.
  public static func text(forKey key: String, locale: Locale) -> String {
    if let text = KKL10n(rawValue: key) { return text.text(for: locale) }
    return LocaleProfile.supportedIdentifier(for: locale.identifier) == nil ? "" : key
  }

  private var label: LocaleProfile.Labels.Name {
    switch self {
    case .switcherAlphabetic: .alphabetic
    case .switcherNumeric: .numeric
    case .switcherSymbolic: .symbolic
    default: LocaleProfile.Labels.Name(rawValue: rawValue) ?? .return
    }
  }

  /// The localization key.
  public var localizationKey: String { key }
}

/// A value with a localized name.
public protocol Localizable {

  var localizationKey: String { get }

  func localizedName(in locale: Locale) -> String
}

extension Localizable {

  /// The English name.
  public var localizedName: String { localizedName(in: Locale(identifier: "en")) }

  /// Returns the text for the key in a locale, or the key as a fallback.
  public func localizedName(in locale: Locale) -> String {
    localizedText(for: localizationKey, in: locale)
  }

  /// Returns the text for a key in a locale, or the key as a fallback.
  public func localizedText(for key: String, in locale: Locale) -> String {
    let text = KKL10n.text(forKey: key, locale: locale)
    return text.isEmpty ? key : text
  }
}
