public import KeyboardCore

extension View {

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
