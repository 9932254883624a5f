public import Foundation
import Synchronization

extension LocaleProfile {
  /// The identifiers of the built-in locales in the order of KeyboardKit 9.5.3; reads no file.
  public static var supportedIdentifiers: [String] { EmbeddedLocales.identifiers }

  /// Returns the profile of a locale, or of the nearest supported one.
  public static func profile(for locale: Locale) -> LocaleProfile {
    profile(forIdentifier: locale.identifier)
  }

  /// Returns the profile of an identifier, or of the nearest supported one.
  ///
  /// It drops subtags one by one, then tries the first locale of the language, then English.
  public static func profile(forIdentifier identifier: String) -> LocaleProfile {
    TypingRules.rules(forIdentifier: identifier).profile
  }

  static func of(_ identifier: String) -> LocaleProfile { profile(forIdentifier: identifier) }

  package static func supportedIdentifier(for identifier: String) -> String? {
    let supported = supportedIdentifiers
    if supported.contains(identifier) { return identifier }
    var subtags = folded(identifier)
    guard let language = subtags.first else { return nil }
    let all = supported.map { (identifier: $0, subtags: folded($0)) }
    while !subtags.isEmpty {
      if let match = all.first(where: { $0.subtags == subtags }) { return match.identifier }
      subtags.removeLast()
    }
    let current = ["no": "nb", "iw": "he", "in": "id", "tl": "fil"][language] ?? language
    return all.first { $0.subtags.first == current }?.identifier
  }

  /// Keywords after `@` and an encoding after `.` are dropped.
  private static func folded(_ identifier: String) -> [String] {
    let name = identifier.prefix(100).prefix { $0 != "@" && $0 != "." }
    return name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  fileprivate static func load(_ identifier: String) -> LocaleProfile {
    guard let file = EmbeddedLocales.file(identifier) else {
      preconditionFailure("The locale “\(identifier)” is listed without a file.")
    }
    do {
      return try LocaleProfile(decoding: file)
    } catch {
      preconditionFailure("A built-in locale file is invalid:\n\(error)")
    }
  }

  /// Shared rules of a locale: copies are fast, and identical objects equal without comparison.
  package final class TypingRules: Sendable, Hashable {

    package let profile: LocaleProfile
    package let language: String
    package let direction: Direction
    package let capitalizes: Bool
    package let hasFinalSigma: Bool
    package let inserts: [String: String]
    package let quotation: Quotation
    private let hasASCIIMarks: Bool
    package let sentenceDelimiters: [Character]

    init(_ profile: LocaleProfile) {
      self.profile = profile
      language = profile.language
      direction = profile.direction
      capitalizes = profile.behaviors.autoCapitalization
      hasFinalSigma = profile.behaviors.finalSigma
      inserts = profile.behaviors.inserts
      quotation = profile.quotation
      let marks = [
        quotation.begin, quotation.end, quotation.alternateBegin, quotation.alternateEnd,
      ]
      hasASCIIMarks = marks.contains { $0.utf8.contains { $0 < 128 } }
      sentenceDelimiters = profile.delimiters.sentence.compactMap { delimiter in
        guard let first = delimiter.first, delimiter.count == 1, !first.isLetter else { return nil }
        return first
      }
    }

    package static func == (lhs: TypingRules, rhs: TypingRules) -> Bool {
      lhs === rhs || lhs.profile == rhs.profile
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(profile.identifier) }

    /// Whether a text can be a quotation mark, as a fast check before comparisons.
    package func canBeMark(_ text: String) -> Bool {
      hasASCIIMarks || text.utf8.first.map { $0 >= 128 } ?? false
    }

    package static func rules(forIdentifier identifier: String) -> LocaleProfile.TypingRules {
      if let cached = cache.withLock({ $0[identifier] }) { return cached }
      let supported = LocaleProfile.supportedIdentifier(for: identifier) ?? "en"
      let rules =
        cache.withLock { $0[supported] } ?? LocaleProfile.TypingRules(LocaleProfile.load(supported))
      return cache.withLock { cache in
        let known = cache[supported] ?? rules
        cache[supported] = known
        // Spellings come from users, so the cache is limited.
        if cache.count < 500, identifier.utf8.count < 100 { cache[identifier] = known }
        return known
      }
    }

    private static let cache = Mutex<[String: LocaleProfile.TypingRules]>([:])
  }

  /// The labels of system keys.
  public struct Labels: Hashable, Sendable {
    /// The name of a label, as spelled in locale files.
    public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
      case space
      case `return`, done, go, search, send, join, next, `continue`, route, emergencyCall, ok
      /// The label of the caps lock key or the emoji search field.
      case capsLock, searchEmoji
      /// The label of a key to another layer.
      case alphabetic, numeric, symbolic
    }

    private var texts: [Name: String]

    /// Labels by name, in English by default.
    public init(_ texts: [Name: String] = [:]) { self.texts = texts }

    /// The label of a key.
    public subscript(name: Name) -> String {
      get { texts[name] ?? name.englishText }
      set { texts[name] = newValue }
    }
  }
}

extension String {

  var languageSubtag: String { String(prefix { $0 != "_" && $0 != "-" }) }
}

extension LocaleProfile.Labels.Name {
  /// Source: KeyboardKit 9.5.3 Localizable.strings.
  var englishText: String {
    switch self {
    case .ok: "OK"
    case .capsLock: "caps lock"
    case .searchEmoji: "Search Emoji"
    case .emergencyCall: "emergency call"
    case .alphabetic: "ABC"
    case .numeric: "123"
    case .symbolic: "#+="
    default: rawValue
    }
  }
}
