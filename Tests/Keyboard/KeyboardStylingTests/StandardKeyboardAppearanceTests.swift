import KeyboardKit
import Testing

@Suite struct StandardKeyboardAppearanceTests {

  static let actions: [KeyboardAction] = [
    .none, .space, .backspace, .shift(.auto), .character("a"), .character("("), .emoji("😀"),
    .primary(.return), .primary(.done), .primary(.newLine), .keyboardType(.numeric), .nextKeyboard,
    .characterMargin("a"), .capsLock,
  ]

  @Test(arguments: [(DeviceType.phone, CGFloat(0)), (.pad, 20)])
  func offsetOfActionCallouts(device: DeviceType, offset: CGFloat) {
    let style = KeyboardCallout.CalloutStyle(cornerRadius: 3)
    #expect(style.standardVerticalOffset(for: device) == offset)
    #expect(KeyboardCallout.CalloutStyle.standardVerticalOffset(for: device) == offset)
  }

  @Test(arguments: actions) func answersTheStandardsOfActions(action: KeyboardAction) {
    let context = KeyboardContext()
    let appearance = StandardKeyboardAppearance(keyboardContext: context)
    for keyboardCase in Keyboard.KeyboardCase.allCases {
      context.keyboardCase = keyboardCase
      for isPressed in [false, true] {
        #expect(
          appearance.buttonStyle(for: action, isPressed: isPressed)
            == action.standardButtonStyle(for: context, isPressed: isPressed))
      }
      #expect(appearance.buttonImage(for: action) == action.standardButtonImage(for: context))
      #expect(appearance.buttonText(for: action) == action.standardButtonText(for: context))
    }
  }

  @Test func keyboardPartsAreStandard() {
    let context = KeyboardContext()
    context.deviceTypeForKeyboard = .phone
    let appearance = StandardKeyboardAppearance(keyboardContext: context)
    #expect(appearance.keyboardEdgeInsets == EdgeInsets(bottom: -2))
    #expect(appearance.calloutStyle == nil)
    #expect(appearance.foregroundColor == nil)
    #expect(appearance.backgroundStyle == .standard)
    #expect(appearance.autocompleteToolbarStyle == .standard)
    #expect(appearance.actionCalloutStyle.callout.buttonOverlayCornerRadius == 5)
    #expect(appearance.keyboardViewStyle.edgeInsets == EdgeInsets(bottom: -2))
  }

  private class Parts: StandardKeyboardAppearance {
    override func buttonFontSize(for action: KeyboardAction) -> CGFloat { 99 }
    override func buttonFontWeight(for action: KeyboardAction) -> KeyboardFont.FontWeight? {
      .heavy
    }
    override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 13 }
    override func buttonBackgroundOpacity(for action: KeyboardAction, isPressed: Bool) -> Double {
      0.25
    }
    override func buttonForegroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      .red
    }
    override func buttonBorderStyle(for action: KeyboardAction) -> Keyboard.ButtonBorderStyle {
      Keyboard.ButtonBorderStyle(color: .green, size: 2)
    }
    override func buttonShadowStyle(for action: KeyboardAction) -> Keyboard.ButtonShadowStyle {
      .noShadow
    }
    override func buttonContentBottomMargin(for action: KeyboardAction) -> CGFloat { 4 }
  }

  @Test func overridingOnePartTakesEffect() {
    let style = Parts().buttonStyle(for: .backspace, isPressed: false)
    #expect(style.keyboardFont == .system(size: 99, weight: .heavy))
    #expect(style.cornerRadius == 13)
    #expect(style.backgroundColor == Color.keyboardDarkButtonBackground.opacity(0.25))
    #expect(style.foregroundColor == .red)
    #expect(style.border?.size == 2)
    #expect(style.shadow == .noShadow)
    #expect(style.contentInsets?.bottom == 7)
    #expect(Parts().actionCalloutStyle.callout.buttonOverlayCornerRadius == 13)
  }

  private class TypeSizes: StandardKeyboardAppearance {
    override func buttonFontSize(for type: Keyboard.KeyboardType) -> CGFloat { 42 }
  }

  @Test func overridingTheSizeOfKeyboardTypesTakesEffect() {
    let style = TypeSizes().buttonStyle(for: .keyboardType(.numeric), isPressed: false)
    #expect(style.keyboardFont == .system(size: 42))
  }

  private class RedInput: StandardKeyboardAppearance {
    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
      var style = super.buttonStyle(for: action, isPressed: isPressed)
      if !action.isInputAction { return style }
      style.backgroundColor = .red
      return style
    }
  }

  @Test func documentsSubclassMakesInputKeysRed() {
    let appearance: any KeyboardAppearance = RedInput()
    #expect(appearance.buttonStyle(for: .space, isPressed: false).backgroundColor == .red)
    #expect(
      appearance.buttonStyle(for: .backspace, isPressed: false)
        == StandardKeyboardAppearance().buttonStyle(for: .backspace, isPressed: false))
  }
}
