public import KeyboardCore

extension View {

  /// This view with autocorrection switched off in it, or on again.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> EnvironmentModifier<Self> {
    environment(\.isAutocorrectionDisabled, isDisabled)
  }

  /// This view, which switches autocorrection off in a context where its surroundings want none.
  ///
  /// A context takes that over when the view is drawn.
  public func autocorrectionDisabled(
    with context: AutocompleteContext
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { values in
      guard values.isAutocorrectionDisabled, context.isAutocorrectEnabled else { return }
      context.isAutocorrectEnabled = false
    }
  }
}
