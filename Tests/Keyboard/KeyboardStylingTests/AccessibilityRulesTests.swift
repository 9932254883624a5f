import KeyboardKit
import Testing

@testable import KeyboardStyling

@Suite struct AccessibilityRulesTests {

  private func rules(_ change: (inout AccessibilityRules) -> Void) -> AccessibilityRules {
    var rules = AccessibilityRules()
    change(&rules)
    return rules
  }

  @Test func nothingAskedForChangesNothing() {
    let style = Keyboard.ButtonStyle(backgroundColor: .white.opacity(0.3), font: .body)
    let rules = AccessibilityRules(traits: KeyboardTraits())
    #expect(!rules.isActive)
    #expect(rules.adapted(style, in: .standard) == style)
    #expect(rules.adapted(Autocomplete.ToolbarStyle.standard, in: .standard) == .standard)
    #expect(rules.adapted(KeyboardCallout.CalloutStyle.standard) == .standard)
  }

  static let actions: [KeyboardAction] = [
    .character("a"), .space, .shift(.lowercased), .backspace, .primary(.return),
    .keyboardType(.numeric),
  ]

  /// Every key of every theme, pressed or not, in light and dark.
  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func highContrastReachesEveryKey(theme identifier: String) throws {
    let theme = try KeyboardTheme.builtIn(identifier)
    for scheme in [ColorScheme.light, .dark] {
      let context = KeyboardContext()
      context.colorScheme = scheme
      context.isHighContrastEnabled = true
      let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      let rules = AccessibilityRules(traits: context.traits)
      let isDark = context.hasDarkColorScheme
      let keyboard = rules.adapted(appearance.keyboardViewStyle)
      for action in Self.actions {
        for isPressed in [false, true] {
          let style = rules.adapted(
            appearance.buttonStyle(for: action, isPressed: isPressed), isPressed: isPressed,
            in: keyboard)
          let face = rules.backdrop(of: keyboard)
            .painted(with: style.backgroundColor.map { [$0.resolved(isDark: isDark)] } ?? [])
            .painted(with: style.background, isDark: isDark)
          let text = try #require(style.foregroundColor?.resolved(isDark: isDark))
          #expect(text.isOpaque)
          #expect(face.contrast(of: text) >= 6.99, "\(scheme) \(action) pressed \(isPressed)")
          #expect(!isPressed || style.pressedOverlayColor == nil)
        }
      }
    }
  }

  @Test func overlaysOfPressedKeysCountWhilePressedOnly() {
    let rules = rules { $0.isHighContrast = true }
    var style = Keyboard.ButtonStyle(backgroundColor: .white, foregroundColor: .black)
    style.pressedOverlayColor = .black.opacity(0.25)
    let resting = rules.adapted(style, in: .standard)
    #expect(resting.backgroundColor == .white)
    let pressed = rules.adapted(style, isPressed: true, in: .standard)
    #expect(pressed.backgroundColor == Color(white: 0.75) && pressed.pressedOverlayColor == nil)
  }

  static let pairs: [(text: UInt32, face: UInt32)] = [
    (0x777777, 0x888888), (0xFF0000, 0xFF0000), (0xFFFFFF, 0x000000), (0x00C8FF, 0x000000),
    (0xFFFF00, 0xFFFFFF), (0x123456, 0x654321), (0x757575, 0x767676),
  ]

  @Test(arguments: pairs)
  func textBecomesLegible(text: UInt32, face: UInt32) {
    let surface = Surface(.init(hex: face))
    let rules = AccessibilityRules()
    let (legible, change) = rules.legiblePair(.init(hex: text), on: surface)
    #expect((change?.applied(to: surface) ?? surface).contrast(of: legible) >= 7)
    if surface.contrast(of: .init(hex: text)) >= 7 {
      #expect(legible == .init(hex: text) && change == nil)
    }
  }

  @Test(arguments: pairs, [false, true])
  func labelsBecomeLegible(pair: (text: UInt32, face: UInt32), isGradient: Bool) throws {
    let rules = rules { $0.isHighContrast = true }
    var key = Keyboard.ButtonStyle(
      backgroundColor: Color(hex: pair.face), foregroundColor: Color(hex: 0xEEEEEE))
    if isGradient { key.background = .verticalGradient([.black, .white]) }
    key = rules.adapted(key, in: .standard)
    let label = rules.adapted(
      Keyboard.LabelStyle(foregroundColor: Color(hex: pair.text, opacity: 0.5), opacity: 0.3),
      on: key, in: .standard)
    let face = Surface(.init(hex: 0)).painted(
      with: key.backgroundColor.map { [rules.resolved($0)] } ?? []
    ).painted(with: key.background, isDark: false)
    let text = try #require(label.foregroundColor ?? key.foregroundColor)
    #expect(face.contrast(of: rules.resolved(text)) >= 6.99)
    #expect((label.opacity ?? key.foregroundSecondaryOpacity) == 1)
  }

  @Test func fontsOfLabelsBecomeBoldButNotLarger() {
    let rules = rules {
      $0.isBoldText = true
      $0.textSizeFactor = 1.5
    }
    let label = Keyboard.LabelStyle(font: .system(size: 10), opacity: 0.3)
    let adapted = rules.adapted(label, on: .init(), in: .standard)
    #expect(adapted.font?.font == .system(size: 10, weight: .semibold) && adapted.opacity == 0.3)
    #expect(rules.adapted(Keyboard.LabelStyle(), on: .init(), in: .standard) == .init())
  }

  @Test func textBetweenTheColorsOfAGradientHasNoContrast() {
    let gradient = Keyboard.Background.verticalGradient([.black, .white])
    let surface = Surface(.init(hex: 0)).painted(with: gradient, isDark: false)
    #expect(surface.contrast(of: .init(hex: 0x777777)) == 1)
    #expect(surface.lightest == .init(hex: 0xFFFFFF) && surface.darkest == .init(hex: 0))
  }

  @Test func highContrastDrawsEdges() {
    let rules = rules { $0.isHighContrast = true }
    let view = KeyboardViewStyle(background: .color(.white))
    let pale = Keyboard.ButtonStyle(backgroundColor: Color(hex: 0xF0F0F0), foregroundColor: .black)
    #expect(rules.adapted(pale, in: view).border == .init(color: .black, size: 1))
    let dark = Keyboard.ButtonStyle(backgroundColor: .black, foregroundColor: .white)
    #expect(rules.adapted(dark, in: view).border == nil)
    let none = Keyboard.ButtonStyle(backgroundColor: .clear, foregroundColor: .black)
    #expect(rules.adapted(none, in: view).border == nil)
  }

  @Test func highContrastDrawsColorsInPlaceOfImages() throws {
    let rules = rules { $0.isHighContrast = true }
    let image = Keyboard.Background(imageData: Data([1]))
    let board = Keyboard.Background(backgroundColor: .white, imageData: Data([1]))
    let view = KeyboardViewStyle(background: board)
    #expect(rules.adapted(view).background == .color(.white))
    #expect(rules.adapted(KeyboardViewStyle(background: image)).background?.imageData != nil)
    var style = Keyboard.ButtonStyle(backgroundColor: .clear, foregroundColor: .black)
    style.background = image
    let key = rules.adapted(style, in: view)
    #expect(key.background == .color(.white) && key.foregroundColor == .black)
    #expect(key.border == .init(color: .black, size: 1))
  }

  /// Images may have any color, which made such faces gray.
  @Test func translucentFacesAreBlendedWithTheColorBelowAnImage() {
    let rules = rules { $0.isReduceTransparency = true }
    let board = Keyboard.Background(backgroundColor: .white, imageData: Data([1]))
    let face = Keyboard.ButtonStyle(backgroundColor: .black.opacity(0.1))
    let adapted = rules.adapted(face, in: KeyboardViewStyle(background: board)).backgroundColor
    #expect(adapted.map { rules.resolved($0).hexText } == "#e6e6e6")
  }

  /// The stops of a border's gradient on a white board, and whether all of them are visible.
  @Test(arguments: [
    ([Color.black, .black], true), ([.black, .white], false), ([.clear, .black], false),
    ([.white, .white], false),
  ])
  func highContrastReplacesGradientsOfBordersThatFade(colors: [Color], isKept: Bool) {
    let rules = rules { $0.isHighContrast = true }
    let view = KeyboardViewStyle(background: .color(.white))
    var style = Keyboard.ButtonStyle(backgroundColor: .white, foregroundColor: .black)
    style.borderSize = 2
    style.borderGradient = KeyboardGradient(colors: colors)
    let adapted = rules.adapted(style, in: view)
    #expect((adapted.borderGradient != nil) == isKept)
    #expect(isKept || adapted.border == .init(color: .black, size: 2))
    var callout = KeyboardCallout.CalloutStyle.standard
    callout.borderGradient = style.borderGradient
    #expect(rules.adapted(callout).borderGradient == nil)
  }

  @Test func reducedTransparencyBlendsGradientsOfBorders() {
    let rules = rules { $0.isReduceTransparency = true }
    var style = Keyboard.ButtonStyle(backgroundColor: .white)
    style.borderGradient = KeyboardGradient(colors: [.black.opacity(0.5), .clear])
    let adapted = rules.adapted(style, in: KeyboardViewStyle(background: .color(.white)))
    #expect(adapted.borderGradient?.colors == [Color(white: 0.5), .clear])
  }

  @Test(arguments: [
    (Font.Weight.light, Font.Weight.medium), (.regular, .semibold), (.heavy, .black),
    (.black, .black),
  ])
  func boldTextIsTwoWeightsHeavier(weight: Font.Weight, bold: Font.Weight) {
    let rules = rules { $0.isBoldText = true }
    let style = Keyboard.ButtonStyle(font: .system(size: 20, weight: weight))
    #expect(rules.adapted(style, in: .standard).drawnFont.weight == bold)
    #expect(rules.font(.system(size: 9, weight: weight.keyboardWeight)).font.weight == bold)
    var heavier = style
    heavier.fontWeight = bold.keyboardWeight
    #expect(rules.adapted(style, in: .standard) == heavier)
  }

  @Test func reducedTransparencyBlendsFaces() {
    let rules = rules { $0.isReduceTransparency = true }
    let view = KeyboardViewStyle(background: .color(.black))
    var style = Keyboard.ButtonStyle(backgroundColor: .white.opacity(0.5))
    #expect(rules.adapted(style, in: view).backgroundColor == Color(white: 0.5))
    style.backgroundColor = .clear
    #expect(rules.adapted(style, in: view).backgroundColor == .clear)
    let glass = KeyboardViewStyle(background: .color(.white.opacity(0.2)))
    #expect(rules.adapted(glass).background?.isOpaqueColor == true)
  }

  @Test func textSizeScalesFonts() {
    let rules = rules { $0.textSizeFactor = 1.5 }
    let style = Keyboard.ButtonStyle(font: .system(size: 20))
    #expect(rules.adapted(style, in: .standard).drawnFont.size == 30)
    #expect(rules.font(.system(size: 10)).font.size == 15)
    let fixed = Keyboard.ButtonStyle(keyboardFont: KeyboardFont(.customFixed("Inter", size: 10)))
    #expect(rules.adapted(fixed, in: .standard).drawnFont.size == 10)
    let toolbar = rules.adapted(Autocomplete.ToolbarStyle.standard, in: .standard)
    #expect(toolbar.item.titleFont.font.size == 1.5 * KeyboardFont.body.font.size)
    let huge = self.rules { $0.textSizeFactor = 3 }
      .adapted(Autocomplete.ToolbarStyle.standard, in: .standard)
    #expect(abs(huge.item.titleFont.font.size - 0.6 * huge.height) < 0.001)
    #expect(huge.item.subtitleFont.font.size > toolbar.item.subtitleFont.font.size)
  }

  @Test func calloutsAndToolbarsAreLegible() {
    let rules = rules { $0.isHighContrast = true }
    let callout = rules.adapted(KeyboardCallout.CalloutStyle.standard)
    let pairs = [
      (callout.foregroundColor, callout.backgroundColor),
      (callout.selectedForegroundColor, callout.selectedBackgroundColor),
    ]
    for (text, face) in pairs { #expect(text.light.contrast(to: face.light) >= 7) }
    var style = Autocomplete.ToolbarStyle.standard
    style.item.titleColor = Color(hex: 0xAAAAAA)
    let toolbar = rules.adapted(style, in: .standard)
    let backdrop = rules.backdrop(of: .standard)
    #expect(backdrop.contrast(of: toolbar.item.titleColor.light) >= 7)
  }
}

extension Keyboard.Background {

  fileprivate var isOpaqueColor: Bool { backgroundColor?.light.isOpaque ?? false }
}
