import KeyboardCore
import KeyboardInput
import KeyboardStyling
import Testing

@Suite struct KeyboardAccessibilityContextTests {

  private let store = InMemorySettingsStore()

  @Test func settingsAreKeptAndApplied() {
    let state = Keyboard.State(settingsStorage: store)
    state.accessibilityContext.isBoldTextEnabled = true
    state.accessibilityContext.textSizeFactor = 1.5
    #expect(state.keyboardContext.isBoldTextEnabled && state.keyboardContext.textSizeFactor == 1.5)
    let other = Keyboard.State(settingsStorage: store)
    #expect(other.accessibilityContext.accessibility == state.accessibilityContext.accessibility)
    #expect(other.keyboardContext.isBoldTextEnabled && other.keyboardContext.textSizeFactor == 1.5)
    var settings = state.settings.accessibilitySettings.accessibility
    settings.isBoldTextEnabled = false
    state.settings.accessibilitySettings.accessibility = settings
    #expect(!state.accessibilityContext.isBoldTextEnabled)
    #expect(!state.keyboardContext.isBoldTextEnabled)
    #expect(state.keyboardContext.textSizeFactor == 1.5)
  }

  /// What the system asks for stays, unless the same setting is changed.
  @Test func changesLeaveOtherSettings() {
    let state = Keyboard.State(settingsStorage: store)
    state.keyboardContext.isReduceMotionEnabled = true
    state.keyboardContext.isHighContrastEnabled = true
    state.syncSettings()
    state.accessibilityContext.isDifferentiateWithoutColorEnabled = true
    state.accessibilityContext.isHighContrastEnabled = true
    state.accessibilityContext.isHighContrastEnabled = false
    let traits = state.keyboardContext.traits
    #expect(traits.isReduceMotionEnabled && traits.isDifferentiateWithoutColorEnabled)
    #expect(!traits.isHighContrastEnabled && traits.textSizeFactor == 1)
  }

  @Test(arguments: [
    (KeyboardSettingsValue.double(1e300), 3.2), (.double(-.infinity), 1), (.double(.nan), 1),
    (.int(2), 2), (.string("x"), 1), (.double(0), 0.5),
  ])
  func storedSizesAreBounded(value: KeyboardSettingsValue, size: Double) {
    store.set(value, forKey: KeyboardAccessibilitySettings.settingsPrefix + "textSizeFactor")
    let settings = KeyboardAccessibilitySettings(storage: store)
    #expect(settings.accessibility.textSizeFactor == size)
  }

  @Test func themesAreAdjustedForContextsAndSettings() {
    let context = KeyboardAccessibilityContext()
    let theme = KeyboardTheme()
    #expect(theme.adjusted(for: context) == theme)
    context.isHighContrastEnabled = true
    let adjusted = theme.adjusted(for: context)
    #expect(adjusted != theme && adjusted.accessibility == context.accessibility)
    #expect(adjusted.adjusted(for: KeyboardAccessibility()) == theme)
    let settings = KeyboardAccessibilitySettings(storage: store)
    settings.accessibility = context.accessibility
    #expect(theme.adjusted(for: settings) == adjusted)
    // A chosen theme stays adjusted.
    let state = Keyboard.State(settingsStorage: store)
    state.themeContext.setCurrentTheme(adjusted)
    #expect(Keyboard.State(settingsStorage: store).themeContext.currentTheme == adjusted)
  }

  @Test func settingsAreJoined() {
    var (own, other) = (KeyboardAccessibility(), KeyboardAccessibility())
    own.isBoldTextEnabled = true
    own.textSizeFactor = 2
    other.isReduceMotionEnabled = true
    let both = own.union(other)
    #expect(both.isBoldTextEnabled && both.isReduceMotionEnabled && both.textSizeFactor == 2)
    other.textSizeFactor = 0.8
    #expect(own.union(other).textSizeFactor == 0.8)
    var traits = KeyboardTraits()
    traits.accessibility = both
    #expect(traits.accessibility == both)
  }
}
