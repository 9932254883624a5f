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

/// A text field within a word whose context follows the cursor later, as in another process.
final class LaterTextDocument: TextDocumentProxy {

  var deletions = 0
  let documentIdentifier = UUID()

  var documentContextBeforeInput: String? { "an Obj" }
  var documentContextAfterInput: String? { "ectiv C" }

  func insertText(_ text: String) {}
  func deleteBackward() { deletions += 1 }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
