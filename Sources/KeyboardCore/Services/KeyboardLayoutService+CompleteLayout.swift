extension KeyboardLayoutService {

  /// The layout to show in a context: a number pad where one is called for, else the layout of this
  /// service or the given one, with its row of keys above the letters: the given one, or the context's.
  public func completeLayout(
    for context: KeyboardContext, layout: KeyboardLayout? = nil,
    inputToolbar: Keyboard.InputToolbarDisplayMode? = nil
  ) -> KeyboardLayout {
    if layout == nil, let pad = KeyboardLayout.numberPad(for: context) { return pad }
    return (layout ?? keyboardLayout(for: context)).adjusted(
      for: context, inputToolbar: inputToolbar)
  }
}
