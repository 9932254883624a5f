import KeyboardKit
import Testing

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

  private static func item(_ text: String) -> KeyboardLayout.Item {
    .init(action: .character(text), size: .init(width: .input, height: 40))
  }

  static let changes: [@Sendable (inout KeyboardLayout.ItemRows) -> Void] = [
    { $0.insert(item("x"), before: .character("b"), atRow: 0) },
    { $0.insert(item("x"), after: .character("b"), atRow: 0) },
    { $0.remove(.character("b"), atRow: 0) },
    { $0.replace(.character("b"), with: item("x"), atRow: 0) },
    { $0.insert(item("x"), before: item("b"), atRow: 0) },
    { $0.insert(item("x"), after: item("b"), atRow: 0) },
    { $0.remove(item("b")) },
    { $0.remove(item("b"), atRow: 0) },
    { $0.replace(item("b"), with: item("x"), atRow: 0) },
    { $0.replace(item("b"), with: item("x"), atRow: 7) },
  ]

  static let results = ["axbc", "abxc", "ac", "axc", "axbc", "abxc", "ac", "ac", "axc", "abc"]

  @Test(arguments: zip(changes.indices, results))
  func changesRows(index: Int, result: String) {
    var rows = [["a", "b", "c"].map(Self.item)]
    Self.changes[index](&rows)
    #expect(rows[0].compactMap(\.action.inputCalloutText).joined() == result)
  }

  @Test func layoutsAndInputSets() {
    var layout = KeyboardLayout(itemRows: [])
    layout.ipadProLayout = true
    #expect(layout.isIpadProLayout)
    #expect(InputSet.Row(phone: "ab", pad: "abc", deviceType: .pad).items.count == 3)
    let row = InputSet.Row(
      phoneLowercased: ["a"], phoneUppercased: ["A"], padLowercased: ["a", "b"],
      padUppercased: ["A", "B"], deviceType: .pad)
    #expect(row.characters(for: .uppercased, device: .pad) == ["A", "B"])
    let context = KeyboardContext()
    context.setLocale(.swedish)
    #expect(context.locale == .swedish)
    #expect(InputSet.Row(phone: ["a"], pad: ["a", "b"], deviceType: .phone).items.count == 1)
  }

  @Test func textFields() {
    let context = KeyboardContext()
    context.originalTextDocumentProxy = NamedTextField()
    #expect(context.textFieldType == .url && context.returnKeyType == .custom(title: "Google"))
    #expect(context.autocapitalizationType == .words && context.keyboardAppearance == .dark)
    #expect(KeyboardContext().keyboardAppearance == .default)
    #expect(KeyboardContext().originalTextDocumentProxy.documentContext == "")
    #expect(UIReturnKeyType.default == .return && UIReturnKeyType.yahoo.id == "Yahoo")
    #expect(UIReturnKeyType.go.keyboardType == .go)
    #expect(UIKeyboardType.alphabet.prefersAutocomplete && !UIKeyboardType.URL.prefersAutocomplete)
    #expect(UIReturnKeyType.default.keyboardReturnKeyType == .return)
    #expect(UIInterfaceOrientation.portrait == context.interfaceOrientation)
    #expect(UIUserInterfaceStyle.light == context.colorScheme)
  }

  @Test func controllers() {
    let controller = NamedController(nibName: nil, bundle: nil)
    controller.textDidChange(nil)
    #expect(controller.changes == 1)
    #expect(controller.textDocumentProxy === controller.field)
  }
}

/// A text field declared with the names of UIKit.
private final class NamedTextField: UITextDocumentProxy {

  var documentContextBeforeInput: String? = "a"
  var documentContextAfterInput: String?
  var documentIdentifier = UUID()
  var documentInputMode: UITextInputMode? = "sv-SE"
  var keyboardType: UIKeyboardType = .URL
  var returnKeyType: UIReturnKeyType? = .google
  var autocapitalizationType: UITextAutocapitalizationType = .words
  var keyboardAppearance: UIKeyboardAppearance = .dark

  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}

private class NamedController: KeyboardInputViewController {

  let field: any UITextDocumentProxy = NamedTextField()
  var changes = 0

  override var textDocumentProxy: any UITextDocumentProxy { field }
  override func textDidChange(_ textInput: (any UITextInput)?) {
    changes += 1
    super.textDidChange(textInput)
  }
}
