import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling

struct StyleSetting<Style: LayeredStyle>: Sendable {

  let source: KeyboardTheme.LayerSource
  var origin: ThemeSources.Origin?
  var style: Style
  var member: String?

  /// The names of fields in the origin where they differ from those of the style.
  var names: [String: String] = [:]

  var isOfKey = false
}

extension ThemeSources {

  func settings<Style>(
    of layers: [KeyboardTheme.StyleLayer<Style>]
  ) -> [StyleSetting<Style>] {
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

  /// Add the fields that no place sets to the last place: a color covers the layers below it.
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

extension StyleSetting {

  /// The object in the file that has the fields.
  var object: JSONObject? {
    origin.flatMap { origin in (member.flatMap { origin.value[$0] } ?? origin.value).object }
  }

  /// Whether its place says `null`, so that the field has the value of the system keyboard.
  func unsets(_ field: String) -> Bool { object?[names[field] ?? field]?.isNull ?? false }

  func written(_ field: String) -> JSONValue? {
    // An icon of the list is the value itself.
    if let origin, origin.path.hasPrefix("\(ThemeFormat.iconsKey).") { return origin.value }
    // A color without a background covers the backgrounds of lower layers.
    return object?[names[field] ?? field]
      ?? (field == "background" ? object?["backgroundColor"] : nil)
  }
}
