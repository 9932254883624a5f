/// A namespace for the types of the bubbles that show a pressed key and its secondary actions.
public struct KeyboardCallout {
  private init() {}
}
