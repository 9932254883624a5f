import KeyboardCore
import KeyboardStyling

/// The text or system symbol that some keys show in place of their own, which no style has.
struct KeyContent: Hashable, Sendable {

  let condition: ThemeCondition

  /// A text, or the name of a symbol.
  let setting: StyleSetting

  /// The content of a key style, or nil if it has none that KeyboardKit can show.
  init?(_ style: Keyboard.ButtonStyle, if condition: ThemeCondition) {
    // Nobody asks for the content of pressed keys.
    guard !condition.parts.contains(.pressed), let setting = Self.setting(of: style) else {
      return nil
    }
    self.condition = condition
    self.setting = setting
  }

  private static func setting(of style: Keyboard.ButtonStyle) -> StyleSetting? {
    func text(_ text: String) -> StyleSetting { StyleSetting(name: "text", value: .text(text)) }
    func symbol(_ name: String) -> StyleSetting {
      StyleSetting(name: "symbol", value: .text(name))
    }
    switch style.icon?.source {
    case .standard(let icon): return icon.systemName.map(symbol)
    case .text(let label): return text(label)
    case .drawing: return nil
    case nil: break
    }
    switch style.label {
    case .text(let label): return text(label)
    case .symbol(let name): return symbol(Image.Icon(rawValue: name)?.systemName ?? name)
    case .nothing: return text("")
    case .language, nil: return nil
    }
  }
}
