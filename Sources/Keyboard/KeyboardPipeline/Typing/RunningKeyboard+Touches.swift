package import Foundation
package import KeyboardCore
package import KeyboardDocuments
import KeyboardDrawing
import KeyboardInput
import KeyboardStyling
import KeyboardViews

// A keyboard that somebody types on.
extension RunningKeyboard {

  /// Start a touch at a point of the keyboard, and return whether a key or a suggestion is there.
  package func press(at point: CGPoint) -> Bool { typist.press(at: point) }

  package func move(to point: CGPoint) { typist.drag(to: point) }

  package func release() { typist.release() }

  package func pass(seconds: Double) { typist.pass(seconds: seconds) }

  package var isTouching: Bool { typist.isTouching }

  package var pressedActions: Set<KeyboardAction> { typist.pressedActions }

  package var suggestions: [String] {
    controller.state.autocompleteContext.suggestions.map(\.text)
  }

  /// Write a text as a physical keyboard does: by keys, or at once if they have not all characters.
  package func write(_ text: String) {
    typist.release()
    for character in text {
      do {
        try typist.type(String(character))
      } catch {
        controller.insertText(String(character))
      }
    }
  }

  /// Tap the key of a name.
  package func tap(keyNamed name: String) throws(Diagnostics) {
    let placed = view.placed(in: material.request.viewContext(measuring: .fixedAdvance))
    let action = try placed.key(named: name)
    guard let key = placed.keys.first(where: { $0.item.action == action }) else { return }
    typist.release()
    typist.tap(key)
  }

  package func moveCursor(by characters: Int) {
    controller.adjustTextPosition(by: characters)
  }

  /// Go on in another theme.
  package func use(_ theme: LoadedTheme) {
    controller.services.styleService = KeyboardThemeAppearance(
      theme: theme.theme, keyboardContext: controller.state.keyboardContext)
  }
}
