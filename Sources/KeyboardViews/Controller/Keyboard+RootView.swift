public import KeyboardCore
public import KeyboardInput

extension Keyboard {

  /// The outermost view of a keyboard, which gives the views in it the keyboard's contexts.
  public struct RootView<Content: View>: View {

    private let state: Keyboard.State
    private let content: Content

    /// The outermost view of a keyboard with some contexts.
    public init(state: Keyboard.State, content: () -> Content) {
      self.state = state
      self.content = content()
    }

    /// The content with the contexts.
    public var body: some View { content.keyboardState(state) }
  }
}
