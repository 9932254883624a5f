public import KeyboardCore

extension KeyboardCallout {

  /// A callout over one of a keyboard's keys.
  public enum Presentation: Hashable, Sendable {

    /// The input callout of a key.
    case input(KeyboardAction)

    /// The action callout of a key.
    ///
    /// The index of the selected action starts at 0, in the order of the callout service.
    case actions(of: KeyboardAction, selectedIndex: Int)

    /// The key.
    public var action: KeyboardAction {
      switch self {
      case .input(let action), .actions(let action, _): action
      }
    }
  }
}
