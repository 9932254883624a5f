import Foundation
import KeyboardCore
import SourceText

extension ThemeReader {

  /// The identity of layers, which nothing uses: a random one takes a system call.
  static let layerIdentity = UUID(themeIdentifier: "")

  mutating func layer(_ value: JSONValue) -> ThemeLayer {
    var layer = ThemeLayer(theme: KeyboardTheme(id: Self.layerIdentity))
    if value["rules"]?.isNull == true {
      layer.replacesRules = true
      sources?.dropRules()
    }
    defer { addBoard(of: layer.theme, at: value) }
    // Rules of the same rank follow icons and labels, wherever these are written.
    if let icons = value[ThemeFormat.iconsKey] { read(icons: icons, into: &layer.theme) }
    if let labels = value["labels"] { read(labels: labels, into: &layer.theme) }
    for (key, value) in value.object?.members.map({ ($0.key, $0.value) }) ?? [] {
      switch key {
      case "background" where value.isNull, "foregroundColor" where value.isNull:
        layer.unset[.board, default: []].insert(key)
      case "pressedOverlayColor" where value.isNull: layer.unset[.pressedOverlay] = [key]
      case "background": layer.theme.backgroundStyle = background(value, named: key)
      case "stickers": layer.theme.stickers = stickers(value, named: key)
      case "toolbarItems":
        layer.theme.toolbarItems = object(value, named: key, as: ThemeFormat.toolbarItems)
      case "foregroundColor": layer.theme.foregroundColor = color(value, named: key)
      case "pressedOverlayColor":
        layer.theme.buttonPressedOverlayColor = color(value, named: key)
      case "buttons": read(buttons: value, into: &layer)
      case "rules" where !value.isNull: read(rules: value, into: &layer.theme)
      case "callouts":
        layer.unset(value, of: KeyboardCallout.CalloutStyle.self, in: .callouts)
        if !value.isNull { read(callouts: value, into: &layer.theme) }
      case "toolbar":
        layer.unset(value, of: Autocomplete.ToolbarStyle.self, in: .toolbar)
        if !value.isNull { read(toolbar: value, into: &layer.theme) }
      default: break
      }
    }
    return layer
  }

  private mutating func read(toolbar value: JSONValue, into layer: inout KeyboardTheme) {
    let style: Autocomplete.ToolbarStyle = style(
      value, over: .open, named: "toolbar", extra: ["rules"])
    layer.autocompleteToolbarStyle = style
    sources?.add(style, at: value, named: "toolbar", to: .toolbar)
    read(rulesOf: value, named: "toolbar.rules", for: .toolbar, into: &layer)
  }

  private mutating func addBoard(of layer: KeyboardTheme, at value: JSONValue) {
    guard sources != nil else { return }
    if layer.keyboardViewStyle != KeyboardViewStyle() {
      sources?.add(layer.keyboardViewStyle, at: value, named: "", to: .board)
    }
    if let color = layer.buttonPressedOverlayColor {
      let style = Keyboard.ButtonStyle(pressedOverlayColor: color)
      sources?.add(style, at: value, named: "", to: .pressedOverlay)
    }
  }

  private mutating func read(callouts value: JSONValue, into layer: inout KeyboardTheme) {
    let kinds = ThemeFormat.calloutKinds.map(\.name)
    let style: KeyboardCallout.CalloutStyle = style(
      value, over: .init(), named: "callouts", extra: ["rules"] + kinds)
    layer.calloutStyle = style
    sources?.add(style, at: value, named: "callouts", to: .callouts)
    for (key, element) in ThemeFormat.calloutKinds {
      guard let kind = value[key] else { continue }
      let name = "callouts.\(key)"
      add(
        .callout(self.style(kind, over: .init(), named: name, extra: ["rules"])), for: element,
        at: RulePath(rule: kind, list: name), to: &layer)
      read(rulesOf: kind, named: "\(name).rules", for: element, into: &layer)
    }
    read(rulesOf: value, named: "callouts.rules", for: .callout, into: &layer)
  }

  private mutating func read(buttons value: JSONValue, into layer: inout ThemeLayer) {
    guard !value.isNull else {
      for type in KeyboardTheme.ButtonType.allCases { unset(value, of: type, in: &layer) }
      return
    }
    guard let members = members(value, named: "buttons", of: ThemeFormat.buttons) else { return }
    // The style shared by all keys comes first, wherever it is written.
    let ordered = members.filter { $0.key == "all" } + members.filter { $0.key != "all" }
    for (key, value) in ordered {
      let name = "buttons.\(key)"
      let types = KeyboardTheme.ButtonType.allCases.filter { key == "all" || key == $0.rawValue }
      for type in types { unset(value, of: type, in: &layer) }
      if value.isNull { continue }
      let style = style(value, over: Keyboard.ButtonStyle(), named: name, extra: ["pressed"])
      let pressed = value["pressed"].map {
        self.style($0, over: Keyboard.ButtonStyle(), named: "\(name).pressed")
      }
      for type in types {
        layer.theme.buttonStyles[type, default: .init()].extend(with: style)
        sources?.add(style, at: value, named: name, to: .buttons(type, isPressed: false))
        guard let pressed, let object = value["pressed"] else { continue }
        layer.theme.pressedButtonStyles[type, default: .init()].extend(with: pressed)
        sources?.add(
          pressed, at: object, named: "\(name).pressed", to: .buttons(type, isPressed: true))
      }
    }
  }

  private func unset(
    _ value: JSONValue, of type: KeyboardTheme.ButtonType, in layer: inout ThemeLayer
  ) {
    let rest = KeyboardTheme.LayerSource.buttons(type, isPressed: false)
    layer.unset(value, of: Keyboard.ButtonStyle.self, in: rest)
    layer.theme.buttonStyles[type]?.unset(layer.unset[rest] ?? [])
    guard value.isNull || value["pressed"] != nil else { return }
    let pressed = KeyboardTheme.LayerSource.buttons(type, isPressed: true)
    layer.unset(value["pressed"] ?? value, of: Keyboard.ButtonStyle.self, in: pressed)
    layer.theme.pressedButtonStyles[type]?.unset(layer.unset[pressed] ?? [])
  }

  mutating func style<Style: LayeredStyle>(
    _ value: JSONValue, over open: Style, named name: String, extra: [String] = [],
    only names: [String]? = nil
  ) -> Style {
    var style = open
    let fields = Style.fields.filter { names?.contains($0.name) ?? true }
    guard let members = members(value, named: name, keys: fields.map(\.name) + extra) else {
      return style
    }
    for (key, value) in members {
      guard let field = fields.first(where: { $0.name == key }), !value.isNull else { continue }
      field.read(value, named: "\(name).\(key)", by: &self, into: &style)
    }
    return style
  }

}

extension KeyboardTheme {

  var hasBackgroundLayers: Bool {
    buttonStyles.values.contains { $0.background != nil }
      || pressedButtonStyles.values.contains { $0.background != nil }
      || rules.contains { rule in
        guard case .key(let style) = rule.style else { return false }
        return style.background != nil
      }
  }

  mutating func coverLayersWithColors() {
    buttonStyles = buttonStyles.mapValues(\.coveringLayers)
    pressedButtonStyles = pressedButtonStyles.mapValues(\.coveringLayers)
    for index in rules.indices {
      guard case .key(let style) = rules[index].style else { continue }
      rules[index].style = .key(style.coveringLayers)
    }
  }
}

extension Keyboard.ButtonStyle {

  fileprivate var coveringLayers: Self {
    guard backgroundColor != nil, background == nil else { return self }
    return changing(self) { $0.background = Keyboard.Background() }
  }
}
