public import KeyboardCore

/// Modifiers that take precedence over the user's settings.
extension View {

  /// Draw the view and its keyboards in a color scheme, whatever that of their contexts.
  ///
  /// An appearance that isn't a subclass of `StandardKeyboardAppearance` keeps its own color scheme, as do
  /// themes that modifiers outside of this one apply.
  public func keyboardAppearance(_ colorScheme: ColorScheme) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.keyboardAppearance = colorScheme
      $0.colorScheme = colorScheme
    }
  }

  /// Dock keyboards to an edge, or `nil` for that of their contexts.
  ///
  /// ```swift
  /// let docked = view.keyboardDockEdge(.trailing)
  /// docked.touchableKeys(measuring: .fixedAdvance).map(\.frame.minX).min() ?? 0 > 0  // → true
  /// ```
  public func keyboardDockEdge(_ edge: Keyboard.DockEdge?) -> EnvironmentModifier<Self> {
    environment(\.keyboardDockEdge, edge)
  }

  /// Set the display mode of the input toolbar, or `nil` for that of the keyboards' contexts.
  ///
  /// ```swift
  /// let withDigits = view.keyboardInputToolbarDisplayMode(.numbers)
  /// withDigits.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .character("1") }  // → true
  /// ```
  public func keyboardInputToolbarDisplayMode(
    _ mode: Keyboard.InputToolbarDisplayMode?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardInputToolbarDisplayMode, mode)
  }

  /// Set the behavior of a long press on space, or `nil` for that of the keyboards' contexts.
  public func keyboardSpaceLongPressBehavior(
    _ behavior: Keyboard.SpaceLongPressBehavior?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceLongPressBehavior, behavior)
  }

  /// Set the menu at the leading edge of space, or `nil` for that of the keyboards' contexts.
  public func keyboardSpaceContextMenuLeading(
    _ type: Keyboard.SpaceMenuType?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceContextMenuLeading, type)
  }

  /// Set the menu at the trailing edge of space, or `nil` for that of the keyboards' contexts.
  public func keyboardSpaceContextMenuTrailing(
    _ type: Keyboard.SpaceMenuType?
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardSpaceContextMenuTrailing, type)
  }

  /// Disable or enable autocorrection in the view.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> EnvironmentModifier<Self> {
    environment(\.isAutocorrectionDisabled, isDisabled)
  }

  /// Disable autocorrection in a context, if the environment of the view disables it.
  ///
  /// The context changes when the view is drawn.
  public func autocorrectionDisabled(
    with context: AutocompleteContext
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { values in
      guard values.isAutocorrectionDisabled, context.isAutocorrectEnabled else { return }
      context.isAutocorrectEnabled = false
    }
  }
}
