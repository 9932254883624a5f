/// Something that makes layouts.
public protocol KeyboardLayoutService: AnyObject {

  /// The layout for the surroundings of a keyboard.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
}
