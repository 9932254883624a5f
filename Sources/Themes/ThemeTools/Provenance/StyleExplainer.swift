import KeyboardDrawing
import KeyboardStyling
import SourceText

/// Search for the setting that decides each property of a style.
struct StyleExplainer {

  let sources: ThemeSources
  let isDark: Bool

  /// Settings are in order of application, `unadapted` is before the accessibility settings; the
  /// closure explains properties that the theme decides, but no place sets.
  func properties<Style: LayeredStyle>(
    of drawn: Style, before unadapted: Style, setBy settings: [StyleSetting<Style>],
    other: (String) -> ExplainedProperty.Decision? = { _ in nil }
  ) -> [ExplainedProperty] {
    let before = Dictionary(uniqueKeysWithValues: unadapted.withDefaults.fieldTexts(isDark: isDark))
    return drawn.withDefaults.fieldTexts(isDark: isDark).compactMap { name, value in
      guard let field = Style.fields.first(where: { $0.name == name }) else { return nil }
      let candidates = settings.filter { field.isSet(in: $0.style) || $0.unsets(field.name) }
        .withoutRepetition()
      let isAdapted = before[name] != value
      let winner = isAdapted ? nil : candidates.last
      let losers = (isAdapted ? candidates[...] : candidates.dropLast()).reversed()
      let shown = value.explained(by: winner?.written(name).map { sources.text(of: $0) })
      let decision =
        winner.map { .setting(setting($0, of: field)) } ?? (isAdapted ? .accessibility : nil)
        ?? other(name) ?? .standard
      return ExplainedProperty(
        name: name, value: shown,
        color: shown.hasPrefix("#") ? (try? Color(parsing: shown))?.light : nil, decision: decision,
        overridden: losers.map {
          .init(setting: setting($0, of: field), reason: reason(of: $0, under: winner))
        })
    }
  }

  private func setting<Style>(
    _ setting: StyleSetting<Style>, of field: StyleField<Style>
  ) -> ExplainedProperty.Setting {
    let written = setting.written(field.name)
    let match = setting.origin?.rule?["match"]
    return ExplainedProperty.Setting(
      path: setting.origin.map { ($0.choice.map { "\($0): " } ?? "") + $0.path } ?? "",
      match: match.map { sources.text(of: $0).joinedLines },
      place: (written ?? setting.origin?.value).map { sources.place(of: $0) },
      isBuiltIn: setting.origin.map { sources.builtInFiles.contains($0.value.file) } ?? false,
      text: written.map { sources.text(of: $0).joinedLines },
      value: (setting.style.texts(of: [field], isDark: isDark).first?.text ?? "")
        .explained(by: written.map { sources.text(of: $0) }),
      variables: written.map { variables(in: $0) } ?? [])
  }

  private func variables(
    in value: JSONValue, below trail: Set<String> = []
  ) -> [ExplainedProperty.VariableStep] {
    var seen = trail
    return VariableIndex.references(in: value, of: sources.files[value.file]).map(\.path)
      .filter { seen.insert($0).inserted }.compactMap { path in
        guard let definition = sources.definitions[path] else { return nil }
        return ExplainedProperty.VariableStep(
          path: path, place: sources.place(of: definition),
          text: sources.text(of: definition).joinedLines,
          color: sources.colors[path]?.resolved(isDark: isDark),
          variables: variables(in: definition, below: trail.union([path])))
      }
  }

  private func reason<Style>(
    of loser: StyleSetting<Style>, under winner: StyleSetting<Style>?
  ) -> OverridingReason {
    guard let winner else { return .accessibility }
    if loser.isOfKey != winner.isOfKey { return .general(winner.origin?.path ?? "callouts") }
    let ranks = (loser.origin?.specificity, winner.origin?.specificity)
    if let own = ranks.0, let other = ranks.1, own != other { return .specificity(own, other) }
    if ranks.0 == nil, ranks.1 != nil { return .general("rules") }
    guard let own = loser.origin, let other = winner.origin else { return .general("keys") }
    if ranks.0 == nil, loser.source != winner.source { return .general(other.path) }
    if own.value.file != other.value.file { return .base }
    if own.choice != other.choice, let choice = other.choice { return .choice(choice) }
    return own.path == other.path || ranks.0 != nil ? .order : .general(other.path)
  }
}

extension Array {

  fileprivate func withoutRepetition<Style>() -> Self where Element == StyleSetting<Style> {
    enumerated().filter { index, setting in
      setting.origin == nil
        || !self[(index + 1)...].contains {
          $0.origin?.value == setting.origin?.value && $0.member == setting.member
        }
    }.map(\.element)
  }
}

extension String {

  /// The text of a value with the names of files in place of digests, and colors and numbers as people write them.
  package func explained(by written: String?) -> String {
    // Few values need a replacement, and to build a pattern takes longer than to resolve a style.
    func has(_ byte: Unicode.Scalar) -> Bool { utf8.contains(UInt8(ascii: byte)) }
    var text = self
    if has(";") {
      let file = (written ?? "").firstMatch(of: #/\.\.?\/[^"]+/#).map { String($0.output) }
      text.replace(#/data:[a-z\/+.\-]+;base64,[A-Za-z0-9+\/=]*/#) { _ in
        file ?? "an embedded file"
      }
    }
    if has("=") { text.replace(#/( [A-Za-z0-9+\/]{11}=)+(?="|$|,)/#, with: "") }
    if has("(") {
      text.replace(#/(?:color\(srgb |rgb\()[0-9.\/ e\-]+\)/#) { match in
        (try? Color(parsing: String(match.output)))?.light.hexText ?? String(match.output)
      }
    }
    if has(".") {
      text.replace(#/-?[0-9]+\.[0-9]{4,}/#) {
        (Double($0.output) ?? 0).rounded(toDigits: 3).plainText
      }
    }
    return text
  }

  var joinedLines: String {
    split(whereSeparator: \.isNewline).map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }.joined(separator: " ")
  }
}

/// Style from one source of a theme, among those that are applied in order.
struct StyleSetting<Style: LayeredStyle>: Sendable {

  let source: KeyboardTheme.LayerSource
  var origin: ThemeSources.Origin?
  var style: Style
  var member: String?

  /// Names of fields in the origin, where they differ from the style's names.
  var names: [String: String] = [:]

  var isOfKey = false

  var object: JSONObject? {
    origin.flatMap { origin in (member.flatMap { origin.value[$0] } ?? origin.value).object }
  }

  /// Whether a field is `null` in the file, which restores the value of the system keyboard.
  func unsets(_ field: String) -> Bool { object?[names[field] ?? field]?.isNull ?? false }

  func written(_ field: String) -> JSONValue? {
    // An icon of the list is the value itself.
    if let origin, origin.path.hasPrefix("\(ThemeFormat.iconsKey).") { return origin.value }
    // A color without a background covers the backgrounds of lower layers.
    return object?[names[field] ?? field]
      ?? (field == "background" ? object?["backgroundColor"] : nil)
  }
}

extension ThemeSources {

  func settings<Style>(of layers: [KeyboardTheme.StyleLayer<Style>]) -> [StyleSetting<Style>] {
    layers.flatMap { layer -> [StyleSetting<Style>] in
      let origins = origins(of: layer.source)
      if case .rule = layer.source {
        return [StyleSetting(source: layer.source, origin: origins.first, style: layer.style)]
      }
      var settings = origins.compactMap { origin in
        (origin.style as? Style).map {
          StyleSetting(source: layer.source, origin: origin, style: $0)
        }
      }
      Self.complete(&settings, to: layer.style)
      return settings.isEmpty
        ? [StyleSetting(source: layer.source, origin: origins.last, style: layer.style)] : settings
    }
  }

  /// Adds the fields that no place sets to the last place: a color covers the layers below it.
  private static func complete<Style: LayeredStyle>(
    _ settings: inout [StyleSetting<Style>], to style: Style
  ) {
    guard !settings.isEmpty else { return }
    for field in Style.fields where field.isSet(in: style) {
      guard !settings.contains(where: { field.isSet(in: $0.style) }) else { continue }
      let color = Style.fields.first { $0.name == "backgroundColor" }
      let last = settings.lastIndex { color?.isSet(in: $0.style) ?? false }
      field.copy(from: style, to: &settings[last ?? settings.count - 1].style)
    }
  }
}
