import KeyboardCore
import KeyboardDocuments

/// A part of a theme's files, with what `null` takes away from the parts below.
struct ThemeLayer {

  var theme: KeyboardTheme
  var unset: [KeyboardTheme.LayerSource: Set<String>] = [:]
  var replacesRules = false

  /// Note the fields with `null`; that of a style as a whole stands for all of its fields.
  mutating func unset<Style: LayeredStyle>(
    _ value: JSONValue, of type: Style.Type, in source: KeyboardTheme.LayerSource
  ) {
    let names = value.isNull ? Style.fieldNames : value.unsetNames
    if !names.isEmpty { unset[source, default: []].formUnion(names) }
  }
}

extension KeyboardTheme {

  mutating func extend(with layer: ThemeLayer) {
    for (source, names) in layer.unset {
      switch source {
      case .board:
        if names.contains("background") { backgroundStyle = nil }
        if names.contains("foregroundColor") { foregroundColor = nil }
      case .pressedOverlay: buttonPressedOverlayColor = nil
      case .buttons(let type, isPressed: false): buttonStyles[type]?.unset(names)
      case .buttons(let type, isPressed: true): pressedButtonStyles[type]?.unset(names)
      case .callouts: calloutStyle?.unset(names)
      case .toolbar: autocompleteToolbarStyle?.unset(names)
      case .toolbarText, .rule: break
      }
    }
    if layer.replacesRules { rules = [] }
    extend(with: layer.theme)
  }

  private mutating func extend(with layer: KeyboardTheme) {
    backgroundStyle = layer.backgroundStyle?.over(backgroundStyle) ?? backgroundStyle
    stickers = layer.stickers ?? stickers
    toolbarItems = layer.toolbarItems ?? toolbarItems
    foregroundColor = layer.foregroundColor ?? foregroundColor
    buttonPressedOverlayColor = layer.buttonPressedOverlayColor ?? buttonPressedOverlayColor
    buttonStyles.merge(layer.buttonStyles) { $0.extended(with: $1) }
    pressedButtonStyles.merge(layer.pressedButtonStyles) { $0.extended(with: $1) }
    rules += layer.rules
    calloutStyle = calloutStyle?.extended(with: layer.calloutStyle) ?? layer.calloutStyle
    autocompleteToolbarStyle =
      autocompleteToolbarStyle?.extended(with: layer.autocompleteToolbarStyle)
      ?? layer.autocompleteToolbarStyle
  }
}

extension JSONValue {

  /// The keys with `null`, those of parts of the object after a dot.
  var unsetNames: Set<String> {
    guard let members = object?.members else { return [] }
    var names: Set<String> = []
    for member in members {
      if member.value.isNull {
        names.insert(member.key)
      } else if let inner = member.value.object?.members {
        for part in inner where part.value.isNull { names.insert("\(member.key).\(part.key)") }
      }
    }
    return names
  }
}
