import KeyboardCore
import KeyboardStyling

/// The text or symbol that some keys show in place of their own, which no style has: style services and
/// builders of the content of keys return it.
struct KeyContent: Hashable, Sendable {

  enum Value: Hashable, Sendable {
    case text(String)

    /// The name of a symbol of the system.
    case symbol(String)
  }

  let condition: ThemeCondition
  let value: Value

  /// The content of a key style, or nil if it has none that KeyboardKit can show.
  init?(_ style: Keyboard.ButtonStyle, if condition: ThemeCondition) {
    // Nobody asks for the content of pressed keys.
    guard !condition.parts.contains(.pressed), let value = Self.value(of: style) else { return nil }
    self.condition = condition
    self.value = value
  }

  private static func value(of style: Keyboard.ButtonStyle) -> Value? {
    switch style.icon?.source {
    case .standard(let icon): return icon.systemName.map { .symbol($0) }
    case .text(let text): return .text(text)
    case .drawing: return nil
    case nil: break
    }
    switch style.label {
    case .text(let text): return .text(text)
    case .symbol(let name):
      let icon = Image.Icon(rawValue: name)
      return .symbol(icon?.systemName ?? name)
    case .nothing: return .text("")
    case .language, nil: return nil
    }
  }
}
