public import KeyboardCore

extension KeyboardCallout {

  /// A callout over one of a keyboard's keys.
  public enum Presentation: Hashable, Sendable {

    /// The callout that repeats a pressed key.
    case input(KeyboardAction)

    /// The callout with the secondary actions of a key.
    ///
    /// The selected one is counted from 0 in the order of the callout service.
    case actions(of: KeyboardAction, selectedIndex: Int)

    /// The key.
    public var action: KeyboardAction {
      switch self {
      case .input(let action), .actions(let action, _): action
      }
    }
  }
}
