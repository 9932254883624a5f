package import KeyboardCore

extension RenderRequest {

  package static let keyboardTypes:
    [(name: String, value: (keyboard: Keyboard.KeyboardType, textField: Keyboard.TextFieldType))] =
      [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic, .emojis, .emojiSearch, .clipboard]
      .map { ($0.id, ($0, .default)) } + [
        ("numberPad", (.numberPad, .numberPad)), ("decimalPad", (.numberPad, .decimalPad)),
        ("phonePad", (.numberPad, .phonePad)), ("email", (.alphabetic, .emailAddress)),
        ("url", (.alphabetic, .url)), ("webSearch", (.alphabetic, .webSearch)),
      ]

  /// The clips in the order of the keyboard: pinned ones first.
  package var pinnedClips: [Clipboard.Clip] {
    let all = clips.enumerated().map { index, text in
      let isPinned = text.hasPrefix("*")
      return Clipboard.Clip(
        id: index + 1, text: isPinned ? String(text.dropFirst()) : text, isPinned: isPinned)
    }
    return all.filter(\.isPinned) + all.filter { !$0.isPinned }
  }

  static let textSizes: [(name: String, value: Double)] = Keyboard.TextSize.allCases.map {
    ($0.rawValue, $0.factor)
  }
}
