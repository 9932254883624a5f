public import KeyboardInput

extension View {

  /// Set the style of keyboard status labels.
  public func keyboardStatusLabelStyle(
    _ style: KeyboardStatus.LabelStyle
  ) -> EnvironmentModifier<Self> {
    environment(\.keyboardStatusLabelStyle, style)
  }
}
