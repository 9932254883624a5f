public import KeyboardCore
public import KeyboardInput

extension Keyboard {

  /// The root view of a keyboard, which passes its contexts down the environment.
  public struct RootView<Content: View>: View {

    private let state: Keyboard.State
    private let content: Content

    /// Create a root view for contexts.
    public init(state: Keyboard.State, content: () -> Content) {
      self.state = state
      self.content = content()
    }

    /// The content with the contexts in its environment.
    public var body: some View { content.keyboardState(state) }
  }
}
