public import KeyboardInput

extension View {

  /// This view with a style for labels in it that tell a keyboard's status.
  public func keyboardStatusLabelStyle(
    _ style: KeyboardStatus.LabelStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardStatusLabelStyle, style)
  }
}
