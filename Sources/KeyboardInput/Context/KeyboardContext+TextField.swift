public import KeyboardCore

extension KeyboardContext {

  /// Whether the text field wants a light or a dark keyboard, or `nil` for that of the system.
  public var keyboardAppearance: ColorScheme? { textDocumentProxy?.keyboardAppearance }

  /// Take over what the text field wants, but for the type of keyboard.
  public func syncTextField() {
    guard let proxy = textDocumentProxy else { return }
    change {
      $0.textFieldType = proxy.keyboardType
      $0.textFieldReturnKeyType = proxy.returnKeyType
      $0.textFieldAutocapitalizationType = proxy.autocapitalizationType
    }
  }

  /// Show the type of keyboard that the text field wants, if it wants one.
  public func syncKeyboardType() {
    if let type = textDocumentProxy?.keyboardType.keyboardType { self.keyboardType = type }
  }
}
