public import KeyboardCore
public import KeyboardInput

/// The root view of an app that a keyboard belongs to.
///
/// It sets up the store of the app's settings, and passes the contexts of a keyboard and the status
/// of the app's own keyboard down the environment.
public struct KeyboardAppView<Content: View>: View {

  /// The contexts in the environment.
  public let state: Keyboard.State

  /// The status of the app's keyboards, whose identifiers start with the app's.
  let statusContext: KeyboardStatusContext

  private let content: Content

  /// Create a root view for an app.
  public init(for app: KeyboardApp, @ViewBuilder content: () -> Content) {
    KeyboardSettings.setupStore(for: app)
    state = Keyboard.State()
    state.setup(for: app)
    statusContext = KeyboardStatusContext(bundleId: "\(app.bundleId ?? "").*")
    self.content = content()
  }

  /// The content with the contexts in its environment.
  public var body: some View {
    content.keyboardState(state).environment(\.keyboardStatusContext, statusContext)
  }
}

extension Keyboard {

  /// The root view of a keyboard, which passes its contexts down the environment.
  public struct RootView<Content: View>: View {

    private let state: Keyboard.State
    private let content: Content

    /// Create a root view for contexts.
    public init(state: Keyboard.State, @ViewBuilder content: () -> Content) {
      self.state = state
      self.content = content()
    }

    /// The content with the contexts in its environment.
    public var body: some View { content.keyboardState(state) }
  }
}

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
