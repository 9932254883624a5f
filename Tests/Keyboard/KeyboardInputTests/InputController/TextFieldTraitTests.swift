import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct TextFieldTraitTests {

  private let document = InMemoryTextDocument()
  private let controller: KeyboardInputController
  private var context: KeyboardContext { controller.state.keyboardContext }

  init() { controller = KeyboardInputController(textDocumentProxy: document) }

  @Test(arguments: [
    (Keyboard.AutocapitalizationType.allCharacters, "a", Keyboard.KeyboardCase.uppercased),
    (.words, "a", .lowercased), (.words, "a ", .uppercased), (.sentences, "a ", .lowercased),
    (.sentences, "a. ", .uppercased), (.none, "", .lowercased),
  ])
  func autocapitalizationIsRead(
    type: Keyboard.AutocapitalizationType, text: String, keyboardCase: Keyboard.KeyboardCase
  ) {
    document.insertText(text)
    document.autocapitalizationType = type
    #expect(context.autocapitalizationType == type)
    #expect(context.preferredKeyboardCase == keyboardCase)
  }

  @Test func returnKeyAndTypeAreRead() {
    document.returnKeyType = .go
    document.keyboardType = .url
    #expect(context.returnKeyType == .go && context.traits.returnKeyType == .go)
    #expect(context.textFieldType == .url && !context.prefersAutocomplete)
    let actions = controller.services.layoutService.keyboardLayout(for: context).itemRows.joined()
      .map(\.action)
    #expect(actions.contains(.primary(.go)))
    document.returnKeyType = nil
    #expect(context.returnKeyType == nil)
  }

  @Test func anOverridePrecedes() {
    context.returnKeyType = .send
    document.returnKeyType = .go
    #expect(context.returnKeyType == .send)
    context.returnKeyType = nil
    #expect(context.returnKeyType == .go)
  }

  @Test func aChangeOfAnotherTraitKeepsThem() {
    document.returnKeyType = .go
    context.keyboardType = .numeric
    context.traits.keyboardCase = .capsLocked
    #expect(context.returnKeyType == .go && context.keyboardType == .numeric)
    #expect(context.keyboardCase == .capsLocked)
  }

  @Test func ofATextFieldInTheKeyboard() {
    let inner = InMemoryTextDocument(autocapitalizationType: .words)
    inner.returnKeyType = .search
    controller.textInputProxy = inner
    #expect(context.returnKeyType == .search && context.autocapitalizationType == .words)
    controller.textInputProxy = nil
    #expect(context.returnKeyType == nil)
    #expect(context.autocapitalizationType == Keyboard.AutocapitalizationType.none)
  }
}
