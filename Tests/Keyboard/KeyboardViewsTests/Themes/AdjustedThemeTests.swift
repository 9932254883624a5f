import KeyboardKit
import Testing

/// Themes that are adjusted for accessibility settings, which look as on a keyboard that has them.
@Suite struct AdjustedThemeTests {

  static let settings: [KeyboardAccessibility] = {
    let changes: [(inout KeyboardAccessibility) -> Void] = [
      { $0.isHighContrastEnabled = true }, { $0.isBoldTextEnabled = true },
      { $0.isReduceTransparencyEnabled = true }, { $0.isDifferentiateWithoutColorEnabled = true },
      { $0.textSizeFactor = 1.5 },
      { ($0.isHighContrastEnabled, $0.isBoldTextEnabled) = (true, true) },
    ]
    return changes.map { change in
      var settings = KeyboardAccessibility()
      change(&settings)
      return settings
    }
  }()

  private func view(_ context: KeyboardContext) -> KeyboardView {
    var view = KeyboardView(keyboardContext: context, suggestions: .preview)
    view.pressedActions = [.space]
    view.callout = .actions(of: .character("e"), selectedIndex: 1)
    return view
  }

  private func context(
    _ settings: KeyboardAccessibility = KeyboardAccessibility(), isDark: Bool
  ) -> KeyboardContext {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    context.colorScheme = isDark ? .dark : .light
    context.accessibility = settings
    return context
  }

  @Test(arguments: settings, ["frost", "tron", "plankton"])
  func looksAsOnAKeyboardWithTheSettings(settings: KeyboardAccessibility, name: String) throws {
    let theme = try KeyboardTheme.builtIn(name)
    let adjusted = theme.adjusted(for: settings)
    for isDark in [false, true] {
      let (plain, wanted) = (context(isDark: isDark), context(settings, isDark: isDark))
      let expected = view(wanted).keyboardTheme(theme).scene
      let shown = view(plain).keyboardTheme(adjusted).scene
      #expect(shown == expected)
      #expect(shown != view(plain).keyboardTheme(theme).scene)
      var own = view(plain)
      own.appearance = KeyboardThemeAppearance(theme: adjusted, keyboardContext: plain)
      var other = view(wanted)
      other.appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: wanted)
      #expect(own.scene == other.scene)
    }
  }

  /// A keyboard that asks for something itself gets both.
  @Test func settingsOfKeyboardAndThemeAreJoined() throws {
    let theme = try KeyboardTheme.builtIn("tron")
    let (contrast, bold, both) = (Self.settings[0], Self.settings[1], Self.settings[5])
    let shown = view(context(bold, isDark: true)).keyboardTheme(theme.adjusted(for: contrast))
    let expected = view(context(both, isDark: true)).keyboardTheme(theme)
    #expect(shown.scene == expected.scene)
  }

  @Test func rulesForSettingsApply() throws {
    let file = SourceFile(
      name: "rules.json",
      text: """
        {"formatVersion": 1, "name": "Rules", "rules": [
          {"match": {"contrast": "high"}, "cornerRadius": 1},
          {"match": {"differentiateWithoutColor": true}, "cornerRadius": 2},
          {"match": {"reduceMotion": true}, "cornerRadius": 3}
        ]}
        """)
    let theme = try KeyboardTheme(decoding: file)
    let context = context(isDark: false)
    var settings = KeyboardAccessibility()
    func radius(_ settings: KeyboardAccessibility) -> CGFloat? {
      theme.adjusted(for: settings)
        .keyboardButtonStyle(for: .character("a"), context: context).cornerRadius
    }
    settings.isHighContrastEnabled = true
    #expect(radius(settings) == 1)
    settings.isDifferentiateWithoutColorEnabled = true
    #expect(radius(settings) == 2)
    settings.isReduceMotionEnabled = true
    #expect(radius(settings) == 3)
  }
}
