public import KeyboardCore

/// Modifiers that win over what the user has set.
extension View {

  /// This view with the keyboards in it docked to a side; `nil` leaves them where they are.
  public func keyboardDockEdge(_ edge: Keyboard.DockEdge?) -> EnvironmentModifier<Self> {
    environment(\.keyboardDockEdge, edge)
  }

  /// This view with a row of keys above the letters of keyboards in it; `nil` leaves them theirs.
  public func keyboardInputToolbarDisplayMode(
    _ mode: Keyboard.InputToolbarDisplayMode?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardInputToolbarDisplayMode, mode)
  }

  /// This view with what a long press on space does in keyboards in it; `nil` leaves that to them.
  public func keyboardSpaceLongPressBehavior(
    _ behavior: Keyboard.SpaceLongPressBehavior?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceLongPressBehavior, behavior)
  }

  /// This view with a menu at the leading end of the space key of keyboards in it; `nil` leaves them
  /// theirs.
  public func keyboardSpaceContextMenuLeading(
    _ type: Keyboard.SpaceMenuType?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceContextMenuLeading, type)
  }

  /// This view with a menu at the trailing end of the space key of keyboards in it; `nil` leaves them
  /// theirs.
  public func keyboardSpaceContextMenuTrailing(
    _ type: Keyboard.SpaceMenuType?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceContextMenuTrailing, type)
  }
}
