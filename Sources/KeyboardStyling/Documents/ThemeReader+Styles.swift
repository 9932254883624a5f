import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// The keys of themes and variations that define styles.
  static let layerKeys = [
    "background", "foregroundColor", "pressedOverlayColor", "buttons", "rules", "callouts",
    "toolbar",
  ]

  /// The keys of `buttons`.
  static let buttonKeys = ["all"] + KeyboardTheme.ButtonType.allCases.map(\.rawValue)

  /// Read the styles of a theme or variation; other keys are left to the caller.
  mutating func layer(_ value: JSONValue) -> ThemeLayer {
    var layer = ThemeLayer()
    for member in value.object?.members ?? [] {
      let content = member.value
      switch member.key {
      case "background": layer.background = background(content, named: "background")
      case "foregroundColor": layer.foregroundColor = color(content, named: "foregroundColor")
      case "pressedOverlayColor":
        layer.pressedOverlayColor = color(content, named: "pressedOverlayColor")
      case "buttons": read(buttons: content, into: &layer)
      case "rules": layer.rules = rules(content)
      case "callouts":
        layer.callouts = style(content, over: .init(), named: "callouts", extra: ["rules"])
        layer.calloutRules = rules(of: content, over: .init(), named: "callouts")
      case "toolbar":
        layer.toolbar = style(content, over: .open, named: "toolbar", extra: ["rules"])
        layer.toolbarRules = rules(of: content, over: .open, named: "toolbar")
      default: break
      }
    }
    return layer
  }

  private mutating func read(buttons value: JSONValue, into layer: inout ThemeLayer) {
    let types = KeyboardTheme.ButtonType.allCases
    guard let members = members(value, named: "buttons", keys: Self.buttonKeys) else { return }
    // The style shared by all keys comes first, wherever it is written.
    let ordered = members.filter { $0.key == "all" } + members.filter { $0.key != "all" }
    for (key, value) in ordered {
      let style = style(
        value, over: Keyboard.ButtonStyle(), named: "buttons.\(key)", extra: ["pressed"])
      let pressed = value["pressed"].map {
        self.style($0, over: Keyboard.ButtonStyle(), named: "buttons.\(key).pressed")
      }
      for type in types where key == "all" || key == type.rawValue {
        layer.buttons[type] = (layer.buttons[type] ?? .init()).extended(with: style)
        guard let pressed else { continue }
        layer.pressed[type] = (layer.pressed[type] ?? .init()).extended(with: pressed)
      }
    }
  }

  /// Read a style by the fields of its type; the keys of `extra` are left to the caller.
  mutating func style<Style: LayeredStyle>(
    _ value: JSONValue, over open: Style, named name: String, extra: [String] = []
  ) -> Style {
    var style = open
    let fields = Style.fields
    guard let members = members(value, named: name, keys: fields.map(\.name) + extra) else {
      return style
    }
    for (key, value) in members {
      guard let field = fields.first(where: { $0.name == key }) else { continue }
      read(value, named: "\(name).\(key)", of: field, into: &style)
    }
    return style
  }

  private mutating func read<Style: LayeredStyle>(
    _ value: JSONValue, named name: String, of field: StyleField<Style>, into style: inout Style
  ) {
    switch field.slot {
    case .color(let path): style[keyPath: path] = color(value, named: name)
    case .length(let path, let range):
      style[keyPath: path] = number(value, named: name, in: range).map { CGFloat($0) }
    case .number(let path, let range):
      style[keyPath: path] = number(value, named: name, in: range)
    case .size(let path): style[keyPath: path] = size(value, named: name)
    case .point(let path): style[keyPath: path] = point(value, named: name)
    case .insets(let path): style[keyPath: path] = insets(value, named: name)
    case .widths(let path, let range):
      style[keyPath: path] = insets(value, named: name, in: range)
    case .font(let path): style[keyPath: path] = font(value, named: name)
    case .families(let path): style[keyPath: path] = families(value, named: name)
    case .weight(let path): style[keyPath: path] = weight(value, named: name)
    case .cornerStyle(let path): style[keyPath: path] = choice(value, named: name)
    case .background(let path): style[keyPath: path] = background(value, named: name)
    case .toolbarItem(let path):
      style[keyPath: path] = self.style(value, over: style[keyPath: path], named: name)
    case .toolbarSeparator(let path):
      style[keyPath: path] = self.style(value, over: style[keyPath: path], named: name)
    }
  }
}

/// The styles of one part of a theme file: the file itself or one of its variations.
struct ThemeLayer {
  var background: Keyboard.Background?
  var foregroundColor: Color?
  var pressedOverlayColor: Color?
  var buttons: [KeyboardTheme.ButtonType: Keyboard.ButtonStyle] = [:]
  var pressed: [KeyboardTheme.ButtonType: Keyboard.ButtonStyle] = [:]
  var rules: [KeyboardTheme.ButtonRule] = []
  var callouts: KeyboardCallout.CalloutStyle?
  var calloutRules: [KeyboardTheme.CalloutRule] = []
  var toolbar: Autocomplete.ToolbarStyle?
  var toolbarRules: [KeyboardTheme.ToolbarRule] = []

  /// Layer this part over a theme.
  func apply(to theme: inout KeyboardTheme) {
    if let background { theme.backgroundStyle = background }
    if let foregroundColor { theme.foregroundColor = foregroundColor }
    if let pressedOverlayColor { theme.buttonPressedOverlayColor = pressedOverlayColor }
    for (type, style) in buttons {
      theme.buttonStyles[type] = (theme.buttonStyles[type] ?? .init()).extended(with: style)
    }
    for (type, style) in pressed {
      theme.pressedButtonStyles[type] =
        (theme.pressedButtonStyles[type] ?? .init()).extended(with: style)
    }
    theme.buttonRules += rules
    theme.calloutRules += calloutRules
    theme.toolbarRules += toolbarRules
    if let callouts {
      theme.calloutStyle = theme.calloutStyle?.extended(with: callouts) ?? callouts
    }
    if let toolbar {
      theme.autocompleteToolbarStyle =
        theme.autocompleteToolbarStyle?.extended(with: toolbar) ?? toolbar
    }
  }

  /// Whether any style of a key has background layers.
  var paintsLayers: Bool {
    buttons.values.contains { $0.background != nil }
      || pressed.values.contains { $0.background != nil }
      || rules.contains { $0.style.background != nil }
  }

  /// Make plain background colors remove the background layers of earlier styles.
  mutating func coverLayersWithColors() {
    buttons = buttons.mapValues(\.coveringLayers)
    pressed = pressed.mapValues(\.coveringLayers)
    for index in rules.indices { rules[index].style = rules[index].style.coveringLayers }
  }
}

extension Keyboard.ButtonStyle {

  fileprivate var coveringLayers: Self {
    guard backgroundColor != nil, background == nil else { return self }
    var style = self
    style.background = Keyboard.Background()
    return style
  }
}
