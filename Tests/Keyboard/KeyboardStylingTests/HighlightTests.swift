import KeyboardKit
import Testing

@testable import KeyboardStyling

@Suite struct HighlightTests {

  private struct Look {
    let rules: AccessibilityRules
    let board: KeyboardViewStyle
    let style: Autocomplete.ToolbarStyle

    var item: Autocomplete.ToolbarItemStyle { style.autocorrectItem }
    var surface: Surface { rules.backdrop(of: board) }
    var chip: Surface { surface.painted(with: [rules.resolved(item.backgroundColor)]) }
    var contrast: Double { chip.contrast(of: rules.resolved(item.titleColor)) }
  }

  private func look(
    _ theme: KeyboardTheme, _ scheme: ColorScheme, isGlass: Bool = false, isLow: Bool = false
  ) -> Look {
    let context = KeyboardContext()
    context.colorScheme = scheme
    context.isLiquidGlassEnabled = isGlass
    if isLow { context.interfaceOrientation = .landscapeLeft }
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    let rules = AccessibilityRules(traits: context.traits)
    let board = appearance.keyboardViewStyle
    return Look(
      rules: rules, board: board,
      style: rules.highlighting(appearance.autocompleteToolbarStyle, in: board))
  }

  private func theme(_ members: String) throws -> KeyboardTheme {
    let text = #"{"formatVersion": 1, "id": "a", "name": "A", \#(members)}"#
    return try KeyboardTheme(decoding: SourceFile(name: "a.json", text: text))
  }

  @Test(arguments: [
    (ColorScheme.light, false, Color.white.opacity(0.5)),
    (.dark, false, .white.opacity(0.3)),
    (.light, true, .white.opacity(0.55)),
    (.dark, true, .white.opacity(0.12)),
  ])
  func standardLooksHaveTheirs(scheme: ColorScheme, isGlass: Bool, color: Color) throws {
    let look = look(try .builtIn("standard"), scheme, isGlass: isGlass)
    #expect(look.rules.resolved(look.item.backgroundColor) == look.rules.resolved(color))
    #expect(look.contrast >= 4.5)
  }

  static let boards = [
    "#000000", "#2c2c2c", "#6a6a6a", "#808080", "#d5d6dd", "#ffffff", "#b71c1c", "#ff8a00",
    "#0a3d62", "#5b3fd6",
  ]

  /// On any plain board, and with texts that can be read on it or not.
  @Test(arguments: boards, ["#ffffff", "#000000", "#ffee58", "#808080", "#b71c1c"])
  func textsAreReadOnIt(board: String, text: String) throws {
    let theme = try theme(#""background": "\#(board)", "foregroundColor": "\#(text)""#)
    for scheme in [ColorScheme.light, .dark] {
      for isGlass in [false, true] {
        let look = look(theme, scheme, isGlass: isGlass)
        #expect(look.contrast >= 4.5)
        // On black, gray can be read on black alone.
        #expect(
          look.chip.mean.contrast(to: look.surface.mean) >= 1.03
            || look.surface.mean.luminance < 0.01)
      }
    }
  }

  @Test(arguments: [
    #""backgroundColor": "teal""#, #""backgroundColor": "transparent""#, #""background": "teal""#,
  ])
  func themesKeepTheirs(member: String) throws {
    let theme = try theme(#""toolbar": {"autocorrectItem": {\#(member)}}"#)
    let own = try #require(theme.autocompleteToolbarStyle).autocorrectItem
    let item = look(theme, .dark).item
    #expect(item.backgroundColor == own.backgroundColor)
    #expect(item.background == own.background)
  }

  /// A capsule leaves 4 points and more to the edges of a bar of 42 points.
  @Test func capsulesOfLowBarsAreLower() throws {
    let standard: KeyboardTheme = try .builtIn("standard")
    let (high, low) = (
      look(standard, .light, isGlass: true), look(standard, .light, isGlass: true, isLow: true)
    )
    let line = low.item.titleFont.font.lineHeight
    #expect(line + 2 * low.item.verticalPadding < 42.49 - 8)
    #expect(line + 2 * high.item.verticalPadding > 40)
    #expect(low.style.separator.height == 12)
    #expect(high.style.separator.height == 24)
    #expect(look(standard, .light, isLow: true).style == look(standard, .light).style)
  }
}
