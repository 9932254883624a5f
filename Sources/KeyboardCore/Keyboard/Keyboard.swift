/// A namespace for the types that describe a keyboard.
public struct Keyboard {
  private init() {}
}
