import Foundation
import KeyboardCore
import KeyboardInput

/// A user who types on a keyboard without a screen.
final class Typist {

  let document: InMemoryTextDocument
  let clock = KeyboardClock()
  let controller: KeyboardInputController

  init(
    _ text: String = "", after: String = "", locale: String = "en",
    autocapitalization: Keyboard.AutocapitalizationType = .none,
    layoutType: Keyboard.LayoutType? = nil
  ) {
    document = InMemoryTextDocument(
      text, textAfter: after, autocapitalizationType: autocapitalization)
    controller = KeyboardInputController(
      textDocumentProxy: document, state: Keyboard.State(settingsStorage: InMemorySettingsStore()),
      clock: clock)
    context.locale = Locale(identifier: locale)
    context.keyboardLayoutType = layoutType
  }

  var context: KeyboardContext { controller.state.keyboardContext }
  var handler: any KeyboardActionHandler { controller.services.actionHandler }

  func release(_ actions: KeyboardAction...) {
    for action in actions { handler.handle(.release, on: action) }
  }

  /// Release a key for every character, with space and return as keys of their own.
  func type(_ text: String, pause: TimeInterval = 1) {
    for character in text {
      clock.advance(by: pause)
      switch character {
      case " ": release(.space)
      case "\n": release(.primary(.return))
      default: release(.character(String(character)))
      }
    }
  }
}
