import Foundation
import KeyboardKit
import Testing

/// Names of older versions for values and members.
@Suite struct OlderNameTests {

  @Test func suggestionsAndEmojis() {
    #expect(Autocomplete.Suggestion(text: "a", isUnknown: true).type == .unknown)
    #expect(Autocomplete.Suggestion(text: "ab").withAutocompleteCasing(for: "XY").text == "AB")
    let context = AutocompleteContext()
    context.isAutoLearnEnabled = true
    #expect(context.isAutolearnEnabled)
    #expect(EmojiCategory.allCases == EmojiCategory.standardCategories)
    #expect(EmojiVersion.allCases == EmojiVersion.all)
    #expect(EmojiVersion.v12.olderVersions == [.v11])
  }

  @Test func actionsAndGestures() {
    #expect(KeyboardAction.shift(currentCasing: .lowercased) == .shift(.lowercased))
    #expect(Keyboard.Gesture.repeat == .repeatPress)
    #expect(KeyboardFeedback.Audio.custom(id: 1329) == .customId(1329))
    #expect(KeyboardFeedback.Haptic.selection == .selectionChanged)
    let controller = KeyboardInputViewController()
    let handler = KeyboardAction.StandardActionHandler(inputViewController: controller)
    #expect(handler.canHandle(.release, on: .space))
  }

  @Test func stylesOfPreviews() {
    var style = Keyboard.ButtonStyle.preview2
    style.cornerRadius = nil
    let result = Keyboard.ButtonStyle.preview1.extended(with: style)
    #expect(result.backgroundColor == .purple && result.foregroundColor == .yellow)
    #expect(result.cornerRadius == Keyboard.ButtonStyle.preview1.cornerRadius)
  }

  @Test func themesOfContexts() {
    let context = KeyboardThemeContext()
    context.setTheme(.tron)
    #expect(context.theme?.identifier == "tron")
    context.resetTheme()
    #expect(context.theme == nil)
    #expect((try? KeyboardTheme.allPredefined) == (try? KeyboardTheme.predefined))
  }

  @Test func looks() {
    let context = KeyboardContext()
    context.colorScheme = .dark
    #expect(
      Color.standardButtonBackgroundColor(for: context) == .keyboardButtonBackground(for: context))
    var style = KeyboardCalloutStyle.standard
    (style.buttonCornerRadius, style.textColor) = (7, .red)
    #expect(style.buttonOverlayCornerRadius == 7 && style.foregroundColor == .red)
  }
}
