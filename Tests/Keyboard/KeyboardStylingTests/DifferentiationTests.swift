import KeyboardKit
import Testing

@testable import KeyboardStyling

/// States that are told without color: by edges, and by lightness.
@Suite struct DifferentiationTests {

  private func rules(_ scheme: ColorScheme, isHighContrast: Bool = false) -> AccessibilityRules {
    var traits = KeyboardTraits()
    traits.colorScheme = scheme
    traits.isDifferentiateWithoutColorEnabled = true
    traits.isHighContrastEnabled = isHighContrast
    return AccessibilityRules(traits: traits)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func pressedKeysHaveAnEdge(scheme: ColorScheme) throws {
    let rules = rules(scheme)
    for theme in try KeyboardTheme.predefined {
      let context = KeyboardContext()
      context.colorScheme = scheme
      let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      for action in [KeyboardAction.character("a"), .space, .primary(.done)] {
        let plain = appearance.buttonStyle(for: action, isPressed: true)
        let view = appearance.keyboardViewStyle
        let style = rules.adapted(plain, isPressed: true, in: view)
        let hasFace = plain != style
        let size = style.borderSize ?? 0
        #expect(!hasFace || size >= 2, "\(theme.name) \(action)")
        #expect(rules.adapted(plain, in: view) == plain, "a key at rest stays")
      }
    }
  }

  @Test func keysWithoutAFaceStay() {
    let style = Keyboard.ButtonStyle(backgroundColor: .clear, foregroundColor: .black)
    #expect(rules(.light).adapted(style, isPressed: true, in: .standard) == style)
  }

  @Test(arguments: [ColorScheme.light, .dark], [false, true])
  func chosenPartsDifferInLightness(scheme: ColorScheme, isHighContrast: Bool) throws {
    let rules = rules(scheme, isHighContrast: isHighContrast)
    let least = isHighContrast ? 6.99 : 4.49
    for theme in try KeyboardTheme.predefined {
      let context = KeyboardContext()
      context.colorScheme = scheme
      let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      let callout = rules.adapted(appearance.calloutStyle ?? .standard)
      if callout.background == nil {
        let face = Surface(
          rules.resolved(callout.backgroundColor).over(rules.resolved(.keyboardBackground)))
        let chosen = rules.resolved(callout.selectedBackgroundColor)
        let text = rules.resolved(callout.selectedForegroundColor)
        #expect(face.contrast(of: chosen) >= 2.99, "\(theme.name)")
        #expect(Surface(chosen).contrast(of: text) >= least, "\(theme.name)")
      }
      let view = rules.adapted(appearance.keyboardViewStyle)
      let bar = rules.adapted(appearance.autocompleteToolbarStyle, in: view)
      let board = rules.backdrop(of: view).painted(with: bar.background, isDark: rules.isDark)
      guard bar.autocorrectItem.background == nil, board.lightest.contrast(to: board.darkest) < 2
      else { continue }
      let chip = rules.resolved(bar.autocorrectItem.backgroundColor)
      #expect(board.contrast(of: chip) >= 2.99, "\(theme.name)")
      for color in [bar.autocorrectItem.titleColor, bar.autocorrectItem.subtitleColor] {
        #expect(Surface(chip).contrast(of: rules.resolved(color)) >= least, "\(theme.name)")
      }
    }
  }

  /// The standard blue on white stands out already.
  @Test func enoughIsEnough() {
    let style = KeyboardCallout.CalloutStyle.standard
    let adapted = rules(.light).adapted(style)
    #expect(
      adapted.selectedBackgroundColor.light.contrast(to: style.selectedBackgroundColor.light)
        < 1.0001)
  }
}
