import KeyboardKit
import Testing

@Suite struct MeasuredLookTests {

  private static let keys: [KeyboardAction] = [.character("q"), .backspace, .primary(.return)]

  @Test(arguments: MeasuredLook.all)
  func colorsAreThoseOfThePicture(look: MeasuredLook) throws {
    let theme = try KeyboardTheme.builtIn(look.name)
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: KeyboardContext())
    let background = appearance.backgroundStyle.lightColors
    #expect(background.count == look.background.count || Set(look.background).count == 1)
    for (color, measured) in zip(background, look.background) {
      #expect(color.distance(to: Color(hex: measured).light) <= 1)
    }
    let board = Color(hex: look.background[0]).light
    for (index, action) in Self.keys.enumerated() {
      let style = appearance.buttonStyle(for: action, isPressed: false)
      let standard = action.standardButtonStyle(for: KeyboardContext(), isPressed: false)
      let face = try #require(style.backgroundColor).light
      if let measured = look.fills[index] {
        #expect(face.composited(over: board).distance(to: Color(hex: measured).light) <= 1)
      } else {
        #expect(face == standard.backgroundColor?.light)
      }
      let text = look.texts[index].map { Color(hex: $0).light } ?? standard.foregroundColor?.light
      #expect(style.foregroundColor?.light == text)
    }
  }

  @Test(arguments: MeasuredLook.all)
  func edgesAreThoseOfThePicture(look: MeasuredLook) throws {
    let theme = try KeyboardTheme.builtIn(look.name)
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: KeyboardContext())
    for (index, action) in Self.keys.enumerated() {
      let style = appearance.buttonStyle(for: action, isPressed: false)
      #expect(style.cornerRadius == look.radius)
      let border = look.borders[index == 0 ? 0 : 1]
      #expect(style.border?.size == border?.size ?? 0)
      if let border { #expect(style.border?.color.light.hexText == border.color) }
      #expect(style.shadow?.size == look.shadow?.size)
      #expect(style.shadow?.color.light.hexText == look.shadow?.color)
    }
  }

  @Test(arguments: MeasuredLook.all)
  func toolbarIsThatOfThePicture(look: MeasuredLook) throws {
    let theme = try KeyboardTheme.builtIn(look.name)
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: KeyboardContext())
    let toolbar = appearance.autocompleteToolbarStyle
    if let text = look.toolbarText {
      #expect(toolbar.item.titleColor.light == Color(hex: text).light)
      #expect(toolbar.autocorrectItem.titleColor.light == Color(hex: text).light)
    }
    let fill = toolbar.autocorrectItem.backgroundColor.light
      .composited(over: Color(hex: look.background[0]).light)
    #expect(fill.distance(to: Color(hex: look.autocorrect).light) <= 1)
  }

  @Test func everyMeasuredLookIsPredefined() throws {
    let predefined = try Set(KeyboardTheme.builtInLooks)
    #expect(predefined.isSuperset(of: MeasuredLook.all.map(\.name)))
  }
}

extension Keyboard.Background {

  /// The colors in the light scheme, from top to bottom.
  fileprivate var lightColors: [Color.Resolved] {
    let base = (backgroundColor ?? .keyboardBackground).light
    guard let gradient else { return [base, base] }
    return gradient.colors.map { $0.light.composited(over: base) }
  }
}
