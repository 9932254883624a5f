/// Something that makes layouts.
public protocol KeyboardLayoutService: AnyObject {

  /// The layout for the surroundings of a keyboard.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
}

extension KeyboardLayoutService {

  /// The layout to show in a context: a number pad where one is called for, else the layout of this
  /// service or the given one, with its row of keys above the letters: the given one, or the context's.
  public func completeLayout(
    for context: KeyboardContext, layout: KeyboardLayout? = nil,
    inputToolbar: Keyboard.InputToolbarDisplayMode? = nil
  ) -> KeyboardLayout {
    if layout == nil, let pad = KeyboardLayout.numberPad(for: context.traits) { return pad }
    return (layout ?? keyboardLayout(for: context)).adjusted(
      for: context.traits, inputToolbar: inputToolbar)
  }

  /// Makes a service the one of its locale, or throws if either service isn't made for that.
  public func tryRegisterLocalizedService(_ service: any KeyboardLayoutService) throws {
    try KeyboardLayout.StandardService.register(service, with: self)
  }
}
