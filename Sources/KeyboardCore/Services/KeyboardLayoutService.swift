/// A provider of layouts.
public protocol KeyboardLayoutService: AnyObject {

  /// Return the layout for the context of a keyboard.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
}

extension KeyboardLayoutService {

  /// Return the complete layout for a context, including a number pad or an input toolbar.
  ///
  /// It is a number pad where one is called for, else the given layout or the one of this service,
  /// with the given input toolbar or the context's.
  public func completeLayout(
    for context: KeyboardContext, layout: KeyboardLayout? = nil,
    inputToolbar: Keyboard.InputToolbarDisplayMode? = nil
  ) -> KeyboardLayout {
    if layout == nil, let pad = KeyboardLayout.numberPad(for: context.traits) { return pad }
    return (layout ?? keyboardLayout(for: context)).adjusted(
      for: context.traits, inputToolbar: inputToolbar)
  }

  /// Register a localized service, or throw if either service doesn't support registration.
  public func tryRegisterLocalizedService(_ service: any KeyboardLayoutService) throws {
    try KeyboardLayout.StandardService.register(service, with: self)
  }
}
