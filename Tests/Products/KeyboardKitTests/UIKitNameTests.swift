import Foundation
import KeyboardKit
import Testing

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

/// Names of UIKit for values and members.
@Suite struct UIKitNameTests {

  @Test func textFields() {
    let context = KeyboardContext()
    context.originalTextDocumentProxy = NamedTextField()
    #expect(context.textFieldType == .url && context.returnKeyType == .custom(title: "Google"))
    #expect(context.autocapitalizationType == .words && context.keyboardAppearance == .dark)
    context.originalTextDocumentProxy = nil
    #expect(context.keyboardAppearance == .default)
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
