/// A namespace for callout types.
public struct KeyboardCallout {
  private init() {}
}
