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
    #expect(KeyboardSettings.InputToolbarType.allCases == Keyboard.InputToolbarType.allCases)
    #expect(KeyboardFeedback.Audio.custom(id: 1329) == .customId(1329))
    #expect(KeyboardFeedback.Haptic.selection == .selectionChanged)
    let controller = KeyboardInputViewController()
    let handler = KeyboardAction.StandardActionHandler(inputViewController: controller)
    #expect(handler.canHandle(.release, on: .space))
  }

  @Test(arguments: [
    (Keyboard.KeyboardCase.lowercased, false), (.uppercased, true), (.capsLocked, true),
    (.auto, false),
  ])
  func shift(keyboardCase: Keyboard.KeyboardCase, isUppercased: Bool) {
    let context = KeyboardContext()
    context.keyboardCase = keyboardCase
    #expect(KeyboardAction.shift(.auto).isUpperCasedShift(for: context) == isUppercased)
    #expect(!KeyboardAction.capsLock.isUpperCasedShift(for: context))
  }

  @Test(arguments: [KeyboardAction.character("a"), .primary(.go), .backspace, .none])
  func colorsOfKeys(action: KeyboardAction) {
    let context = KeyboardContext()
    for isPressed in [false, true] {
      let opacity = action.standardButtonBackgroundColorOpacity(for: context, isPressed: isPressed)
      #expect(
        action.buttonBackgroundColor(for: context, isPressed: isPressed).opacity(opacity)
          == action.standardButtonBackgroundColor(for: context, isPressed: isPressed))
      #expect(
        action.buttonForegroundColor(for: context, isPressed: isPressed)
          == action.standardButtonForegroundColor(for: context, isPressed: isPressed))
    }
  }

  @Test func stylesOfPreviews() {
    var style = Keyboard.ButtonStyle.preview2
    style.cornerRadius = nil
    let result = Keyboard.ButtonStyle.preview1.extended(with: style)
    #expect(result.backgroundColor == .purple && result.foregroundColor == .yellow)
    #expect(result.cornerRadius == Keyboard.ButtonStyle.preview1.cornerRadius)
    #expect(KeyboardStyle.EmojiKeyboard.standardPhonePortrait == .standardPhonePortrait)
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
    #expect(
      Color.standardDarkButtonForeground(for: context)
        == .keyboardDarkButtonForeground(for: context))
    #expect(KeyboardColor.allCases.allSatisfy { $0.id == $0.resourceName })
    #expect(Image.keyboardLeft == .keyboardArrowLeft && Image.keyboardRight == .keyboardArrowRight)
    var style = KeyboardCalloutStyle.standard
    (style.buttonCornerRadius, style.textColor) = (7, .red)
    #expect(style.buttonOverlayCornerRadius == 7 && style.foregroundColor == .red)
  }
}
