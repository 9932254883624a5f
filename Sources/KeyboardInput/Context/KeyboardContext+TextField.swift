public import KeyboardCore

extension KeyboardContext {

  /// The color scheme that the text field requests, or `nil` for that of the system.
  public var keyboardAppearance: ColorScheme? { textDocumentProxy?.keyboardAppearance }

  /// Apply the traits of the text field except the keyboard type.
  public func syncTextField() {
    guard let proxy = textDocumentProxy else { return }
    change {
      $0.textFieldType = proxy.keyboardType
      $0.textFieldReturnKeyType = proxy.returnKeyType
      $0.textFieldAutocapitalizationType = proxy.autocapitalizationType
    }
  }

  /// Switch to the keyboard type that the text field requests, if any.
  public func syncKeyboardType() {
    if let type = textDocumentProxy?.keyboardType.keyboardType { self.keyboardType = type }
  }
}
