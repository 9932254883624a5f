public import KeyboardCore
public import KeyboardInput

extension View {

  /// Pass the contexts of a keyboard and its color scheme down the environment.
  public func keyboardState(_ state: Keyboard.State) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.keyboardState = state
      $0.colorScheme = state.keyboardContext.traits.colorScheme
    }
  }

  /// Pass preview contexts and the given keyboard context down the environment.
  public func keyboardPreview(keyboardContext: KeyboardContext) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.keyboardState = Keyboard.State.preview
      $0.colorScheme = keyboardContext.traits.colorScheme
    }
  }
}
