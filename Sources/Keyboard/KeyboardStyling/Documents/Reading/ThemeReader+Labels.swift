import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// Read the labels of keys by action, each of which is a rule.
  mutating func read(labels value: JSONValue, into layer: inout KeyboardTheme) {
    guard let members = members(value, named: "labels", of: ThemeFormat.labels) else { return }
    for (key, value) in members {
      guard let pattern = KeyboardTheme.ActionPattern(name: key) else { continue }
      let name = "labels.\(key)"
      for (locale, label) in labels(value, named: name) {
        var match = KeyboardTheme.ButtonMatch()
        match.actions = [pattern]
        match.locale = locale
        var style = Keyboard.ButtonStyle()
        style.label = label
        add(.key(style), match, for: .key, at: RulePlace(rule: value, list: name), to: &layer)
      }
      guard layer.rules.count <= ThemeLimits.rules else {
        return reportExcess(of: "labels", over: ThemeLimits.rules, at: value)
      }
    }
  }

  private mutating func labels(
    _ value: JSONValue, named name: String
  ) -> [(locale: String?, label: Keyboard.KeyLabel)] {
    guard let value = resolved(value) else { return [] }
    guard let locales = value["locales"], value.object?.members.count == 1 else {
      return keyLabel(value, named: name, of: ThemeFormat.keyLabels).map { [(nil, $0)] } ?? []
    }
    // Of two tags of a language, that of a region is longer, and the later rule wins.
    let ordered = members(locales, named: "\(name).locales")?
      .sorted { $0.key.utf8.count < $1.key.utf8.count }
    return (ordered ?? []).compactMap { locale, label in
      if locale != Self.anyLocale, !Self.isLanguageTag(locale) {
        warn(
          "\(locale.quoted) is not a language tag, so nothing shows this label", at: label,
          hint: "A language tag is written as de or pt-BR; “*” is for all others.")
      }
      return keyLabel(label, named: "\(name).\(locale.shortened)").map {
        (locale == Self.anyLocale ? nil : locale, $0)
      }
    }
  }

  private static let anyLocale = "*"

  /// Read a label: a text, an object, or `false` for none.
  mutating func keyLabel(
    _ value: JSONValue, named name: String, of object: ThemeFormat.Object = ThemeFormat.keyLabel
  ) -> Keyboard.KeyLabel? {
    guard let value = resolved(value) else { return nil }
    if value.bool == false { return .nothing }
    if value.string != nil { return text(value, named: name).map { .text($0) } }
    guard value.object != nil else {
      return reader.wrongType(value, name, "a text, an object or false")
    }
    guard let members = members(value, named: name, of: object) else { return nil }
    let keys = value.object?.members.map(\.key) ?? []
    // Unknown keys are reported.
    if keys.contains(where: { !ThemeFormat.isReserved($0) && !object.names.contains($0) }) {
      return nil
    }
    guard members.count == 1, keys.count == 1 else {
      return fail(
        .invalidValue, "\(name) is an object with one key", at: value,
        hint: "Write it as {\"symbol\": \"globe\"} or as {\"language\": \"native\"}.")
    }
    switch members[0].key {
    case "symbol":
      return self.name(
        members[0].value, named: "\(name).symbol", among: Keyboard.KeyLabel.symbolNames
      ).map { .symbol($0) }
    default:
      return choice(members[0].value, named: "\(name).language").map { .language($0) }
    }
  }
}
