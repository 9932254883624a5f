public import KeyboardCore
public import KeyboardInput

/// The outermost view of an app that a keyboard belongs to.
///
/// It sets up the store of the app's settings. The views in it find the contexts of a keyboard, and the
/// status of the app's own keyboard, in their environment.
public struct KeyboardAppView<Content: View>: View {

  /// The contexts that the views find.
  public let state: Keyboard.State

  /// The status of the app's keyboards, whose identifiers start with the app's own.
  public let statusContext: KeyboardStatusContext

  private let content: Content

  /// The outermost view of an app.
  public init(for app: KeyboardApp, content: () -> Content) {
    KeyboardSettings.setupStore(for: app)
    state = Keyboard.State()
    state.setup(for: app)
    statusContext = KeyboardStatusContext(bundleId: "\(app.bundleId ?? "").*")
    self.content = content()
  }

  /// The content with the contexts.
  public var body: some View {
    content.keyboardState(state).environment(\.keyboardStatusContext, statusContext)
  }
}
