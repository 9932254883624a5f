public import KeyboardCore

extension KeyboardContext {

  /// Whether the text field wants a light or a dark keyboard, or `nil` for that of the system.
  public var keyboardAppearance: ColorScheme? { textDocumentProxy?.keyboardAppearance }

  /// Takes over what the text field wants, but for the type of keyboard.
  public func syncTextField() {
    guard let proxy = textDocumentProxy else { return }
    if textFieldType != proxy.keyboardType { textFieldType = proxy.keyboardType }
    if textFieldReturnKeyType != proxy.returnKeyType {
      textFieldReturnKeyType = proxy.returnKeyType
    }
    if textFieldAutocapitalizationType != proxy.autocapitalizationType {
      textFieldAutocapitalizationType = proxy.autocapitalizationType
    }
  }

  /// Shows the type of keyboard that the text field wants, if it wants one.
  public func syncKeyboardType() {
    guard let type = textDocumentProxy?.keyboardType.keyboardType, keyboardType != type else {
      return
    }
    keyboardType = type
  }
}
