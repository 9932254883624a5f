import KeyboardKit
import Testing

@Suite struct KeyboardThemeAppearanceTests {

  private let context = KeyboardContext()

  @Test func onlyThePrimaryKeyIsRecolored() {
    let theme = KeyboardTheme(primaryBackgroundColor: .green)
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    let standard = StandardKeyboardAppearance(keyboardContext: context)
    let primary = appearance.buttonStyle(for: .primary(.return), isPressed: false)
    #expect(primary.backgroundColor == .green)
    #expect(primary.foregroundColor == .keyboardButtonForeground)
    #expect(
      appearance.buttonStyle(for: .primary(.done), isPressed: false).foregroundColor == .white)
    for action in [KeyboardAction.space, .backspace, .character("a"), .none] {
      #expect(
        appearance.buttonStyle(for: action, isPressed: true)
          == standard.buttonStyle(for: action, isPressed: true))
    }
    #expect(appearance.calloutStyle == nil)
  }

  @Test func copyIsTweakedAlone() {
    let original = KeyboardTheme(primaryBackgroundColor: .green)
    var copy = original.copy(newName: "Copy")
    copy.buttonStyles[.primary]?.backgroundColor = .red
    #expect(original.buttonStyles[.primary]?.backgroundColor == .green)
    #expect(copy.buttonStyles[.primary]?.backgroundColor == .red)
    #expect(copy.name == "Copy")
    #expect(copy.id != original.id)
    #expect(original.copy(newId: original.id) == original)
  }

  @Test(arguments: KeyboardTheme.ButtonType.allCases)
  func everyTypeHasAStyle(type: KeyboardTheme.ButtonType) {
    #expect(KeyboardTheme().buttonStyles[type] == Keyboard.ButtonStyle())
  }

  @Test(arguments: [
    (KeyboardAction.primary(.return), KeyboardTheme.ButtonType.primary),
    (.primary(.newLine), .primary), (.primary(.done), .primary), (.space, .input),
    (.character("a"), .input), (.emoji("😀"), .input), (.backspace, .system),
    (.shift(.auto), .system),
    (.keyboardType(.numeric), .system), (.custom(named: ""), .system), (.nextKeyboard, .system),
  ])
  func typeOfAction(action: KeyboardAction, type: KeyboardTheme.ButtonType) {
    #expect(action.keyboardThemeButtonType == type)
  }

  @Test(arguments: [KeyboardAction.none, .characterMargin("a")])
  func spacersAreNeverThemed(action: KeyboardAction) {
    var theme = KeyboardTheme(
      inputBackgroundColor: .red, inputBorderSize: 3, systemBackgroundColor: .red)
    theme.rules = [KeyboardTheme.Rule(style: .key(.init(backgroundColor: .red)))]
    let style = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      .buttonStyle(for: action, isPressed: false)
    #expect(style == action.standardButtonStyle(for: context))
  }

  @Test(arguments: [(0.0, -2.0), (1, -2), (3, -1), (8, 4)])
  func bottomEdgeMakesRoomForShadows(shadow: Double, bottom: Double) {
    context.deviceTypeForKeyboard = .phone
    let theme = KeyboardTheme(systemShadowSize: shadow)
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    #expect(appearance.keyboardEdgeInsets == EdgeInsets(bottom: bottom))
  }

  @Test func paintedFacesStayWhilePressedUnderAnOverlay() {
    let theme = KeyboardTheme(
      inputBackgroundColor: .white, systemBackgroundColor: .black, primaryForegroundColor: .red)
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    let input = appearance.buttonStyle(for: .space, isPressed: true)
    #expect(input.backgroundColor == .white)
    #expect(input.pressedOverlayColor == .black.opacity(0.1))
    let system = appearance.buttonStyle(for: .backspace, isPressed: true)
    #expect(system.pressedOverlayColor == .white.opacity(0.2))
    let primary = appearance.buttonStyle(for: .primary(.done), isPressed: true)
    #expect(primary.backgroundColor == .white)
    #expect(primary.pressedOverlayColor == nil)
    #expect(primary.foregroundColor == .red)
  }

  @Test func pressedStylesChangeAnyField() {
    var theme = KeyboardTheme(inputBackgroundColor: .white, inputCornerRadius: 4)
    theme.pressedButtonStyles[.input] = Keyboard.ButtonStyle(
      cornerRadius: 9, border: .init(color: .red, size: 2))
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    #expect(appearance.buttonStyle(for: .space, isPressed: false).cornerRadius == 4)
    let pressed = appearance.buttonStyle(for: .space, isPressed: true)
    #expect(pressed.cornerRadius == 9)
    #expect(pressed.border == .init(color: .red, size: 2))
    #expect(theme.keyboardButtonStyle(for: .space, context: context, isPressed: true) == pressed)
  }

  private class RoundRed: KeyboardThemeAppearance {
    override func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      action == .space ? .red : super.buttonBackgroundColor(for: action, isPressed: isPressed)
    }
    override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 20 }
  }

  @Test func overriddenPartsWinOverTheTheme() {
    let theme = KeyboardTheme(
      inputBackgroundColor: .white, inputBorderSize: 3, inputCornerRadius: 4)
    let appearance = RoundRed(theme: theme, keyboardContext: context)
    let style = appearance.buttonStyle(for: .space, isPressed: false)
    #expect(style.backgroundColor == .red)
    #expect(style.cornerRadius == 20)
    #expect(style.border == .init(color: .black, size: 3))
    #expect(
      appearance.buttonStyle(for: .character("a"), isPressed: false).backgroundColor == .white)
  }

  private class LikeSpace: KeyboardThemeAppearance {
    override func buttonForegroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      guard action != .space else { return .yellow }
      return buttonStyle(for: .space, isPressed: false).foregroundColor ?? .red
    }
  }

  @Test func aPartMayAskForAnotherKey() {
    var theme = KeyboardTheme(systemBackgroundColor: .black, systemCornerRadius: 4)
    theme.pressedButtonStyles[.system] = Keyboard.ButtonStyle(cornerRadius: 9)
    let appearance = LikeSpace(theme: theme, keyboardContext: context)
    let style = appearance.buttonStyle(for: .backspace, isPressed: true)
    #expect(style.foregroundColor == .yellow)
    #expect(style.backgroundColor == .black)
    #expect(style.cornerRadius == 9)
  }

  @Test func calloutsFollowTheKeys() {
    let theme = KeyboardTheme(
      inputBackgroundColor: .red, inputForegroundColor: .green, inputCornerRadius: 9,
      systemBackgroundColor: .blue, systemForegroundColor: .yellow)
    let style = KeyboardThemeAppearance(theme: theme, keyboardContext: context).calloutStyle
    #expect(style?.backgroundColor == .red)
    #expect(style?.foregroundColor == .green)
    #expect(style?.selectedBackgroundColor == .blue)
    #expect(style?.selectedForegroundColor == .yellow)
    #expect(style?.buttonOverlayCornerRadius == 9)
    #expect(style?.cornerRadius == 10)
  }

  @Test func translucentFacesAreBlendedWithTheBoard() {
    let theme = KeyboardTheme(inputBackgroundColor: .clear, inputForegroundColor: .red)
    let style = KeyboardThemeAppearance(theme: theme, keyboardContext: context).calloutStyle
    #expect(style?.backgroundColor == .keyboardBackground)
    #expect(style?.foregroundColor == .red)
  }

  @Test func toolbarFollowsTheForeground() {
    var theme = KeyboardTheme(foregroundColor: .red)
    theme.autocompleteToolbarStyle = .init(height: 44)
    theme.autocompleteToolbarStyle?.autocorrectItem.titleColor = .green
    let style = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      .autocompleteToolbarStyle
    #expect(style.height == 44)
    #expect(style.item.titleColor == .red)
    #expect(style.autocorrectItem.titleColor == .green)
    #expect(style.autocorrectItem.backgroundColor == .white.opacity(0.5))
  }

  /// The layers from weak to strong.
  enum Layer: Int, CaseIterable, Sendable {
    case standard, theme, appearance, modifier

    var style: Keyboard.ButtonStyle {
      Keyboard.ButtonStyle(cornerRadius: Double(rawValue + 1))
    }
  }

  static let pairs = Layer.allCases.flatMap { first in
    Layer.allCases.filter { $0.rawValue > first.rawValue }.map { (first, $0) }
  }

  @Test(arguments: pairs) func strongerLayerWins(weaker: Layer, stronger: Layer) {
    func layer(_ layer: Layer) -> Keyboard.ButtonStyle? {
      layer == weaker || layer == stronger ? layer.style : nil
    }
    let style = Keyboard.ButtonStyle.resolved(
      modifier: layer(.modifier), appearance: layer(.appearance), theme: layer(.theme),
      standard: layer(.standard) ?? Keyboard.ButtonStyle(cornerRadius: 0))
    #expect(style == stronger.style)
  }

  @Test func openFieldsShowTheLayerBelow() {
    let style = Keyboard.ButtonStyle.resolved(
      modifier: Keyboard.ButtonStyle(backgroundColor: .red),
      theme: Keyboard.ButtonStyle(backgroundColor: .blue, cornerRadius: 7),
      standard: Keyboard.ButtonStyle(foregroundColor: .primary, cornerRadius: 5))
    #expect(style.backgroundColor == .red)
    #expect(style.cornerRadius == 7)
    #expect(style.foregroundColor == .primary)
  }
}
