import Foundation
package import KeyboardCore
import SourceText

// Rules without an effect are legal, but hardly what their author wanted.
extension ThemeReader {

  mutating func warn(
    aboutRule rule: JSONValue, _ match: KeyboardTheme.ButtonMatch,
    for element: KeyboardTheme.Element
  ) {
    guard warnsAboutNoEffect else { return }
    if !Self.hasFields(rule) {
      warn(
        "The rule has no fields, so it changes nothing", at: rule,
        change: removal(of: rule, "Remove the rule"))
    }
    guard let condition = rule["match"] else { return }
    if let reason = Self.impossibility(of: match) ?? Self.impossibility(of: match, on: element) {
      warn(
        "Nothing matches this rule: \(reason.message)", at: condition, hint: reason.hint,
        change: Self.fix(ofLocaleIn: condition) ?? removal(of: rule, "Remove the rule"))
    }
  }

  private static func fix(ofLocaleIn condition: JSONValue) -> Diagnostic.Fix? {
    let tags = condition["locale"].map { $0.array ?? [$0] } ?? []
    guard let value = tags.first(where: { !isLanguageTag($0.string ?? "") }),
      let locale = Locale(fuzzyName: value.string ?? "")
    else { return nil }
    let text = JSONText.string(locale.identifier.replacing("_", with: "-")).text
    return Diagnostic.Fix("Replace by \(text)", value.span, text)
  }

  mutating func warn(
    _ message: String, at value: JSONValue, hint: String? = nil, change: Diagnostic.Fix? = nil
  ) {
    guard warnsAboutNoEffect else { return }
    reader.report(
      message, code: .noEffect, at: value.span, file: value.file,
      severity: .warning, hints: hint.map { [$0] } ?? [], change: change)
  }

  private static func hasFields(_ rule: JSONValue) -> Bool {
    rule.object?.members.contains { member in
      switch member.key {
      case "match": false
      case "pressed": hasFields(member.value)
      default: !ThemeFormat.isReserved(member.key)
      }
    } ?? true
  }

  private typealias Reason = (message: String, hint: String?)

  private static func impossibility(of match: KeyboardTheme.ButtonMatch) -> Reason? {
    for locale in match.$locale {
      if let reason = impossibility(ofLocale: locale) { return reason }
    }
    for pattern in match.actions {
      if let reason = impossibility(of: pattern) { return reason }
    }
    return impossibility(ofStates: match) ?? impossibility(ofTypes: match)
  }

  /// All registered languages have 2 or 3 letters.
  private static func impossibility(ofLocale tag: String) -> Reason? {
    if isLanguageTag(tag) { return nil }
    let known = Locale(fuzzyName: tag).map {
      "Did you mean \($0.identifier.replacing("_", with: "-").quoted)?"
    }
    return (
      "\(tag.quoted) is not a language tag", known ?? "A language tag is written as de or pt-BR."
    )
  }

  static func isLanguageTag(_ tag: String) -> Bool {
    let subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return 2...3 ~= subtags[0].utf8.count && subtags[0].allSatisfy(\.isASCIILetter)
      && subtags.dropFirst().allSatisfy {
        1...8 ~= $0.utf8.count && $0.allSatisfy { $0.isASCIILetter || $0.isWholeNumber }
      }
  }

  private static func impossibility(
    of match: KeyboardTheme.ButtonMatch, on element: KeyboardTheme.Element
  ) -> Reason? {
    let (kind, reason): (KeyboardAction.Kind, String)
    switch element {
    case .hint: (kind, reason) = (.character, "only keys of characters have hints")
    case .language: (kind, reason) = (.space, "only space shows the language")
    default: return nil
    }
    let hasAction = match.actions.isEmpty || match.actions.contains { $0.kind == kind }
    let hasType = match.types.isEmpty || match.types.contains(kind.themeButtonType)
    return hasAction && hasType ? nil : (reason, nil)
  }

  private static func impossibility(of pattern: KeyboardTheme.ActionPattern) -> Reason? {
    guard let value = pattern.value, value.count > 1 else { return nil }
    switch pattern.kind {
    case .character where !LocaleProfile.longKeys.contains(value):
      return (
        "no key types the characters \(value.quoted)",
        "A list such as [\"a\", \"b\"] matches any of its characters."
      )
    case .emoji: return ("\(value.quoted) is not a single emoji", nil)
    default: return nil
    }
  }

  private static func impossibility(ofStates match: KeyboardTheme.ButtonMatch) -> Reason? {
    let lockable: Set<KeyboardAction.Kind> = [.shift, .capsLock]
    for (state, kinds, names) in [
      (KeyboardTheme.ButtonState.locked, lockable, "shift and caps lock"),
      (.selected, lockable.union([.keyboardType]), "shift, caps lock and keyboard types"),
    ] where match.states.contains(state) {
      let hasKey = match.actions.isEmpty || match.actions.contains { kinds.contains($0.kind) }
      if !hasKey || !(match.types.isEmpty || match.types.contains(.system)) {
        return ("only \(names) can be \(state.rawValue)", nil)
      }
    }
    if match.states.contains(.locked), !match.$keyboardCase.isEmpty,
      !match.$keyboardCase.contains(.capsLocked)
    {
      return ("a key is locked in the case “capsLocked” only", nil)
    }
    return nil
  }

  private static func impossibility(ofTypes match: KeyboardTheme.ButtonMatch) -> Reason? {
    guard !match.types.isEmpty, let first = match.actions.first,
      !match.actions.contains(where: { match.types.contains($0.kind.themeButtonType) })
    else { return nil }
    let name = (first.value ?? first.kind.rawValue).quoted
    return ("\(name) has the type \(first.kind.themeButtonType.rawValue.quoted)", nil)
  }
}

extension LocaleProfile {

  /// The keys of built-in locales that type several characters, such as the Kurdish وو.
  fileprivate static let longKeys = Set(
    supportedIdentifiers.flatMap { identifier in
      let profile = profile(for: Locale(identifier: identifier))
      let keys = Array((profile.alphabetic.lower + (profile.alphabetic.upper ?? [])).joined())
      return (keys + keys.map(profile.uppercased)).filter { $0.count > 1 }
    })
}

extension Character {

  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension KeyboardAction.Kind {

  package var themeButtonType: KeyboardTheme.ButtonType {
    switch self {
    case .character, .characterMargin, .diacritic, .emoji, .image, .space, .systemImage, .text:
      .input
    case .primary: .primary
    default: .system
    }
  }
}
