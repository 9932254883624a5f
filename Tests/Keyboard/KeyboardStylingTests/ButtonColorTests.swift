import KeyboardKit
import Testing

@Suite struct ButtonColorTests {

  private let context = KeyboardContext()

  struct Row: Sendable {
    var action: KeyboardAction
    var lightIdle: String
    var lightPressed: String
    var darkIdle: String
    var darkPressed: String
  }

  static let rows = [
    Row(
      action: .character("a"), lightIdle: "#fdfdfd", lightPressed: "#abb1ba", darkIdle: "#6b6b6b",
      darkPressed: "#414141"),
    Row(
      action: .space, lightIdle: "#fdfdfd", lightPressed: "#abb1ba", darkIdle: "#6b6b6b",
      darkPressed: "#414141"),
    Row(
      action: .backspace, lightIdle: "#adb3bc", lightPressed: "#ffffff", darkIdle: "#414141",
      darkPressed: "#6b6b6b"),
    Row(
      action: .primary(.return), lightIdle: "#abb1ba", lightPressed: "#ffffff",
      darkIdle: "#414141", darkPressed: "#6b6b6b"),
    Row(
      action: .primary(.done), lightIdle: "#007aff", lightPressed: "#ffffff", darkIdle: "#0a84ff",
      darkPressed: "#414141"),
    Row(
      action: .systemSettings, lightIdle: "#fdfdfd", lightPressed: "#abb1ba", darkIdle: "#6b6b6b",
      darkPressed: "#414141"),
  ]

  @Test(arguments: rows) func backgroundOverTheKeyboard(row: Row) {
    #expect(composited(row.action, .light, isPressed: false) == row.lightIdle)
    #expect(composited(row.action, .light, isPressed: true) == row.lightPressed)
    #expect(composited(row.action, .dark, isPressed: false) == row.darkIdle)
    #expect(composited(row.action, .dark, isPressed: true) == row.darkPressed)
  }

  private func composited(
    _ action: KeyboardAction, _ scheme: ColorScheme, isPressed: Bool,
    keyboardCase: Keyboard.KeyboardCase = .lowercased
  ) -> String {
    let context = KeyboardContext()
    context.colorScheme = scheme
    context.keyboardCase = keyboardCase
    let isDark = scheme == .dark
    let color = action.standardButtonBackgroundColor(for: context, isPressed: isPressed)
    return color.resolved(isDark: isDark)
      .over(Color.keyboardBackground.resolved(isDark: isDark)).hexText
  }

  @Test func uppercasedShiftIsLightAndWhiteInTheDark() {
    #expect(
      composited(.shift(.uppercased), .light, isPressed: false, keyboardCase: .uppercased)
        == "#fdfdfd")
    #expect(
      composited(.shift(.uppercased), .dark, isPressed: false, keyboardCase: .uppercased)
        == "#ffffff")
    #expect(
      composited(.shift(.uppercased), .light, isPressed: true, keyboardCase: .uppercased)
        == "#abb1ba")
    context.colorScheme = .dark
    context.keyboardCase = .uppercased
    #expect(KeyboardAction.shift(.uppercased).standardButtonForegroundColor(for: context) == .black)
  }

  @Test func lockedShiftCanBeReadInTheDark() {
    context.colorScheme = .dark
    context.keyboardCase = .capsLocked
    let color = KeyboardAction.shift(.capsLocked).standardButtonForegroundColor(for: context)
    #expect(color.dark == Color.white.dark)
  }

  @Test(arguments: [false, true]) func lockedKeysLookLikeBackspace(isPressed: Bool) {
    context.keyboardCase = .capsLocked
    let idle = KeyboardAction.backspace.standardButtonBackgroundColor(for: context)
    let pressed = KeyboardAction.backspace.standardButtonBackgroundColor(
      for: context, isPressed: true)
    func color(_ action: KeyboardAction) -> Color {
      action.standardButtonBackgroundColor(for: context, isPressed: isPressed)
    }
    #expect(color(.capsLock) == pressed)
    #expect(color(.shift(.capsLocked)) == pressed)
    context.deviceTypeForKeyboardIsIpadPro = true
    #expect(color(.capsLock) == pressed)
    #expect(color(.shift(.capsLocked)) == idle)
  }

  @Test func opacityOfFaces() {
    func opacity(_ action: KeyboardAction, _ isPressed: Bool = false) -> Double {
      action.standardButtonBackgroundColorOpacity(for: context, isPressed: isPressed)
    }
    #expect(opacity(.space) == 0.95)
    #expect(opacity(.space, true) == 1)
    #expect(opacity(.primary(.return)) == 1)
    context.isSpaceDragGestureActive = true
    #expect(opacity(.space) == 0.5)
    #expect(opacity(.space, true) == 0.5)
    #expect(opacity(.primary(.go)) == 1)
    context.isSpaceDragGestureActive = false
    context.colorScheme = .dark
    #expect(opacity(.space) == 1)
  }

  @Test func prominentKeysAreBlueWithWhiteText() {
    for type in Keyboard.ReturnKeyType.allCases where !type.isSystemAction {
      let action = KeyboardAction.primary(type)
      #expect(action.standardButtonBackgroundColor(for: context) == .blue)
      #expect(action.standardButtonForegroundColor(for: context) == .white)
      #expect(
        action.standardButtonForegroundColor(for: context, isPressed: true)
          == .keyboardButtonForeground)
    }
  }

  @Test func invisibleKeysHaveInvisibleColors() {
    #expect(KeyboardAction.none.standardButtonBackgroundColorValue(for: context) == .clear)
    #expect(KeyboardAction.none.standardButtonForegroundColor(for: context) == .clear)
    #expect(
      KeyboardAction.emoji("😀").standardButtonBackgroundColorValue(for: context)
        == .clearInteractable)
    #expect(
      KeyboardAction.characterMargin("a").standardButtonForegroundColor(for: context)
        == .clearInteractable)
  }
}

extension Color.Resolved {

  fileprivate func over(_ below: Color.Resolved) -> Color.Resolved {
    func blend(_ above: Double, _ below: Double) -> Double {
      above * opacity + below * (1 - opacity)
    }
    return Color.Resolved(
      red: blend(red, below.red), green: blend(green, below.green), blue: blend(blue, below.blue))
  }
}
