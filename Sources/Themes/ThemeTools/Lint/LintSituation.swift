import KeyboardCore
import KeyboardStyling
import SourceText

/// A keyboard's context, such as device, locale and state, in which a theme is drawn.
struct LintSituation: Hashable, Sendable {

  enum State: Hashable, Sendable {
    case rest, pressed, shifted, locked, disabled
    case callout(CalloutKind, KeyboardAction)

    var name: String {
      switch self {
      case .rest: "at rest"
      case .pressed: "pressed"
      case .shifted: "shifted"
      case .locked: "locked"
      case .disabled: "disabled"
      case .callout(.input, _): "in the input callout"
      case .callout(.actions, _): "in the action callout"
      }
    }
  }

  var device: Device
  var colorScheme: ColorScheme
  var state = State.rest
  var keyboardType = Keyboard.KeyboardType.alphabetic
  var look: String?
  var locale = "en"

  static func contexts(
    of look: String?, on devices: [Device], locale: String = "en"
  ) -> [LintSituation] {
    devices.flatMap { device in
      [ColorScheme.light, .dark].map {
        LintSituation(device: device, colorScheme: $0, look: look, locale: locale)
      }
    }
  }

  var states: [LintSituation] {
    // Rules for the letters of other locales are measured where they match.
    if locale != "en" { return [.rest, .pressed].map(at) }
    let others = [Keyboard.KeyboardType.numeric, .numberPad, .emojis].map { type in
      return changing(self) { $0.keyboardType = type }
    }
    return [State.rest, .pressed, .shifted, .locked, .disabled].map(at) + others
  }

  func at(_ state: State) -> LintSituation { changing(self) { $0.state = state } }

  var isDark: Bool { colorScheme == .dark }

  var contextName: String {
    let device = device.type.isPad ? "iPad" : "iPhone"
    let layer =
      (keyboardType == .alphabetic ? "" : ", \(keyboardType.id) layer")
      + (locale == "en" ? "" : ", locale \(locale)")
    let look = look.map { ", variation \($0.quoted)" } ?? ""
    return "\(isDark ? "dark" : "light"), \(device)\(layer)\(look)"
  }
}
