import KeyboardCore
import KeyboardDocuments

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
}
