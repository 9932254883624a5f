public import KeyboardCore
public import KeyboardInput

extension View {

  /// This view with the contexts of a keyboard for the views in it, and with its light or dark colors.
  public func keyboardState(_ state: Keyboard.State) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.keyboardState = state
      $0.colorScheme = state.keyboardContext.colorScheme
    }
  }

  /// This view as in a preview: with the contexts of a keyboard that nobody uses, in surroundings of
  /// one's own.
  public func keyboardPreview(keyboardContext: KeyboardContext) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.keyboardState = Keyboard.State.preview
      $0.colorScheme = keyboardContext.colorScheme
    }
  }
}
