extension KeyboardContext {

  /// A context for previews: an English keyboard on a phone.
  public static var preview: KeyboardContext { KeyboardContext() }
}
