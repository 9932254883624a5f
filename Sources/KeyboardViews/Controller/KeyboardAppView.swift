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
  public init(for app: KeyboardApp, content: () -> Content) {
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
