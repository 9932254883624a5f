import Foundation
import KeyboardCore

/// A text field with the required members of the protocol only.
final class MinimalTextDocument: TextDocumentProxy {

  var text: String
  let documentIdentifier = UUID()

  init(_ text: String = "") { self.text = text }

  var documentContextBeforeInput: String? { text }
  var documentContextAfterInput: String? { "" }

  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
