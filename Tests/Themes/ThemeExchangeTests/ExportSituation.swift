import KeyboardKit

@testable import KeyboardStyling

/// A situation to draw a keyboard in, by a theme and by modifiers.
struct ExportSituation: Sendable {

  let name: String
  var colorScheme = ColorScheme.light
  var keyboardCase = Keyboard.KeyboardCase.lowercased
  var keyboardType = Keyboard.KeyboardType.alphabetic
  var device = Device.standard
  var change: @Sendable (inout KeyboardView) -> Void = { _ in }

  private var context: KeyboardContext {
    let context = KeyboardContext(device: device, locale: Locale(identifier: "en"))
    context.colorScheme = colorScheme
    context.keyboardCase = keyboardCase
    context.keyboardType = keyboardType
    return context
  }

  /// Whether modifiers draw another picture than a theme.
  func differs(
    _ theme: KeyboardTheme, from styled: (KeyboardView, KeyboardContext) -> any View
  ) -> Bool {
    let context = context
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    var expected = KeyboardView(
      keyboardContext: context, appearance: appearance, suggestions: .preview)
    var plain = KeyboardView(keyboardContext: context, suggestions: .preview)
    change(&expected)
    change(&plain)
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    let viewContext = ViewContext(environment: environment, text: .fixedAdvance)
    return styled(plain, context).scene(in: viewContext).nodes
      != expected.scene(in: viewContext).nodes
  }

  private static let pressed: Set<KeyboardAction> = [
    .character("g"), .character("G"), .space, .backspace, .shift(.lowercased), .primary(.return),
  ]

  static let all = [
    ExportSituation(name: "light"),
    ExportSituation(name: "dark", colorScheme: .dark),
    ExportSituation(name: "pressed") { $0.pressedActions = pressed },
    ExportSituation(name: "pressed in dark", colorScheme: .dark, keyboardCase: .uppercased) {
      $0.pressedActions = pressed
    },
    ExportSituation(name: "digits", keyboardType: .numeric),
    ExportSituation(name: "callout") { $0.callout = .input(.character("g")) },
  ]
}
