import KeyboardCore

extension KeyboardController {

  func perform(_ key: ClipboardKey) {
    let context = state.clipboardContext
    switch key {
    case .paste(let id):
      if let clip = context.clip(withId: id) { insertText(clip.text) }
    case .togglePin(let id): context.togglePin(ofClip: id)
    case .delete(let id): context.deleteClip(withId: id)
    case .next: state.keyboardContext.firstClip = state.keyboardContext.traits.firstOfNextClips
    }
  }

  /// Insert the text of the clipboard that the app has handed in, if there is one.
  func pasteClipboard() {
    guard let text = state.clipboardContext.clipboard?.text, !text.isEmpty else { return }
    insertText(text)
  }
}
