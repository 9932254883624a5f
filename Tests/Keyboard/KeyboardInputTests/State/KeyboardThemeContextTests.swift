import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardInput
import KeyboardStyling
import Observation
import Synchronization
import Testing

@Suite struct KeyboardThemeContextTests {

  @Test func chosenThemeIsKept() throws {
    let store = InMemorySettingsStore()
    let state = Keyboard.State(settingsStorage: store)
    #expect(state.themeContext.currentTheme == nil)
    let theme = try KeyboardTheme.cottonCandy
    state.themeContext.setCurrentTheme(theme)
    #expect(state.themeContext.currentTheme == theme)
    #expect(state.settings.themeSettings.theme == theme)
    #expect(store.value(forKey: "com.keyboardkit.settings.themes.theme") != nil)
    #expect(Keyboard.State(settingsStorage: store).themeContext.currentTheme == theme)
    state.themeContext.resetCurrentTheme()
    #expect(state.themeContext.currentTheme == nil)
    #expect(store.value(forKey: "com.keyboardkit.settings.themes.theme") == nil)
    #expect(KeyboardThemeSettings.settingsPrefix == "com.keyboardkit.settings.themes.")
  }

  @Test func changesFromElsewhereAreTakenOver() throws {
    let store = InMemorySettingsStore()
    let first = Keyboard.State(settingsStorage: store)
    let second = Keyboard.State(settingsStorage: store)
    first.themeContext.setCurrentTheme(.tron)
    #expect(second.themeContext.currentTheme == nil)
    second.syncSettings()
    #expect(second.themeContext.currentTheme?.identifier == "tron")
  }

  /// Every look survives being kept, rules, pictures and all.
  @Test func everyThemeSurvivesTheStore() throws {
    let context = KeyboardThemeContext.preview
    var themes = try KeyboardTheme.predefined
    themes.append(KeyboardTheme(primaryBackgroundColor: .green))
    for theme in themes {
      let state = Keyboard.State(settingsStorage: InMemorySettingsStore())
      state.themeContext.currentTheme = theme
      #expect(state.themeContext.settings.theme == theme, "\(theme.identifier ?? theme.name)")
    }
    #expect(context.currentTheme == nil)
  }

  @Test(arguments: ["", "tron", "{}", "[1]", #"{"name": 3}"#])
  func unreadableThemesAreNone(text: String) {
    let store = InMemorySettingsStore(["com.keyboardkit.settings.themes.theme": .string(text)])
    #expect(Keyboard.State(settingsStorage: store).themeContext.currentTheme == nil)
  }

  @Test func everyChangeIsStamped() throws {
    let clock = KeyboardClock(now: Date(timeIntervalSinceReferenceDate: 100))
    let context = KeyboardThemeContext(clock: clock)
    #expect(context.themeChanged == 0)
    context.setCurrentTheme(.tron)
    #expect(context.themeChanged == 100)
    context.setCurrentTheme(.tron)
    #expect(context.themeChanged > 100 && context.themeChanged < 101)
    clock.advance(by: 5)
    context.resetCurrentTheme()
    #expect(context.themeChanged == 105)
  }

  @Test func bindingReadsAndWrites() throws {
    let state = Keyboard.State(settingsStorage: InMemorySettingsStore())
    let binding = state.themeContext.currentThemeBinding
    let tron = try KeyboardTheme.tron
    binding.wrappedValue = tron
    #expect(state.themeContext.currentTheme == tron && binding.wrappedValue == tron)
  }

  @Test func changesAreObserved() {
    let context = KeyboardThemeContext()
    let changes = Mutex(0)
    withObservationTracking {
      _ = context.currentTheme
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    context.setCurrentTheme(.neonNights)
    #expect(changes.withLock { $0 } == 1)
  }

  @Test func themeBasedServiceFollowsTheContext() throws {
    let state = Keyboard.State(settingsStorage: InMemorySettingsStore())
    let service: any KeyboardAppearance = .themeBased(
      keyboardContext: state.keyboardContext, themeContext: state.themeContext)
    func face() -> Color? {
      service.buttonStyle(for: .backspace, isPressed: false).backgroundColor
    }
    let standard = StandardKeyboardAppearance(keyboardContext: state.keyboardContext)
    for action in [KeyboardAction.backspace, .character("a"), .primary(.done)] {
      for isPressed in [false, true] {
        #expect(
          service.buttonStyle(for: action, isPressed: isPressed)
            == standard.buttonStyle(for: action, isPressed: isPressed))
      }
    }
    state.themeContext.setCurrentTheme(.tron(.sark))
    #expect(face()?.light.hexText == "#ff4647")
    state.themeContext.setCurrentTheme(.tron)
    #expect(face()?.light.hexText == "#00c8ff")
    let fixed: any KeyboardAppearance = .themeBased(
      theme: .tron, keyboardContext: state.keyboardContext)
    #expect(fixed.buttonStyle(for: .backspace, isPressed: false).backgroundColor == face())
  }
}
