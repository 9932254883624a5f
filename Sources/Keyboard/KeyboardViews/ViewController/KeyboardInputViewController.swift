public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling

/// A keyboard controller that types into a text field and provides views to draw.
///
/// Override `viewDidLoad()` to replace services, and ``viewWillSetupKeyboardView()`` to set up a
/// custom view. ``loadViewIfNeeded()`` calls both, once.
///
/// ```swift
/// class ThemedController: KeyboardInputViewController {
///   override func viewWillSetupKeyboardView() {
///     setupKeyboardView { $0.standardKeyboardView.keyboardTheme(.tron) }
///   }
/// }
/// let view = ThemedController().keyboardView
/// view is KeyboardView  // → false
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardInputViewController.
nonisolated open class KeyboardInputViewController: KeyboardInputController {

  private var makeView: ((KeyboardInputViewController) -> any View)?

  private var isViewLoaded = false

  /// The content of the emoji keyboard.
  public var emojiKeyboard = EmojiKeyboard()

  /// Whether ``setupKeyboardView(_:)`` has an effect.
  open var setupKeyboardViewIsEnabled: Bool { true }

  /// Called once, before the keyboard is drawn, to set up a custom view.
  open func viewWillSetupKeyboardView() { viewWillSetupKeyboard() }

  /// The older name of ``viewWillSetupKeyboardView()``.
  open func viewWillSetupKeyboard() {}

  /// Calls the lifecycle methods that precede the first display, once.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
    viewWillSetupKeyboardKit()
    viewWillSetupKeyboardView()
    viewWillAppear()
    viewWillSetupInitialKeyboardCase()
    viewDidLayoutSubviews()
    viewDidAppear()
  }

  /// Sets up a view instead of the standard keyboard; it is created each time the keyboard is drawn.
  ///
  /// ```swift
  /// controller.setupKeyboardView { controller in
  ///   VStack(spacing: 0) {
  ///     Text("Draft").frame(height: 30)
  ///     controller.standardKeyboardView
  ///   }
  /// }
  /// let height = controller.standardKeyboardView.scene(measuring: .fixedAdvance).size.height
  /// controller.keyboardView.scene(measuring: .fixedAdvance).size.height - height  // → 30
  /// ```
  public func setupKeyboardView(
    @ViewBuilder _ view: @escaping (_ controller: KeyboardInputViewController) -> any View
  ) {
    if setupKeyboardViewIsEnabled { makeView = view }
  }

  /// The current view of the keyboard, with its contexts in the environment of a custom view.
  public var keyboardView: any View {
    loadViewIfNeeded()
    return makeView.map { rootView($0(self)) } ?? standardKeyboardView
  }

  private func rootView(_ view: some View) -> any View { Keyboard.RootView(state: state) { view } }

  /// The current standard keyboard.
  public var standardKeyboardView: KeyboardView {
    var view = KeyboardView(state: state, services: services)
    view.emojiKeyboard = emojiKeyboard
    return view
  }

  /// The context of the keyboard.
  public var keyboardContext: KeyboardContext { state.keyboardContext }

  /// Resolves styles.
  public var keyboardAppearance: any KeyboardAppearance {
    get { services.styleService }
    set { services.styleService = newValue }
  }

  /// Handles gestures on keys.
  public var keyboardActionHandler: any KeyboardActionHandler {
    get { services.actionHandler }
    set { services.actionHandler = newValue }
  }

  /// A controller for previews.
  public static var preview: KeyboardInputViewController {
    KeyboardInputViewController(state: .preview, clock: KeyboardClock())
  }
}

extension KeyboardPreviews {

  /// A controller for previews.
  public typealias InputViewController = KeyboardInputViewController
}

extension KeyboardView {

  /// Creates a keyboard for a controller, with custom views for some of its parts.
  ///
  /// The parameters are those of `KeyboardView.init(layout:state:services:)`, which it calls.
  public init<
    ButtonContent: View, ButtonView: View, CollapsedView: View, EmojiView: View, Toolbar: View
  >(
    controller: KeyboardInputViewController, layout: KeyboardLayout? = nil,
    renderBackground: Bool? = nil,
    @ViewBuilder buttonContent: @escaping (ButtonContentParams) -> ButtonContent = { $0.view },
    @ViewBuilder buttonView: @escaping (ButtonViewParams) -> ButtonView = { $0.view },
    @ViewBuilder collapsedView: @escaping (CollapsedViewParams) -> CollapsedView = { $0.view },
    @ViewBuilder emojiKeyboard: @escaping (EmojiKeyboardParams) -> EmojiView = { $0.view },
    @ViewBuilder toolbar: @escaping (ToolbarParams) -> Toolbar = { $0.view }
  ) {
    self.init(
      layout: layout, state: controller.state, services: controller.services,
      renderBackground: renderBackground, buttonContent: buttonContent, buttonView: buttonView,
      collapsedView: collapsedView, emojiKeyboard: emojiKeyboard, toolbar: toolbar)
    self.emojiKeyboard = controller.emojiKeyboard
  }
}

/// The root view of an app with a keyboard, which sets up settings and passes contexts down.
public struct KeyboardAppView<Content: View>: View {

  /// The contexts in the environment.
  public let state: Keyboard.State

  /// The status of the app's keyboards, whose identifiers start with the app's.
  let statusContext: KeyboardStatusContext

  private let content: Content

  /// Creates a root view for an app.
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

    /// Creates a root view for contexts.
    public init(state: Keyboard.State, @ViewBuilder content: () -> Content) {
      self.state = state
      self.content = content()
    }

    /// The content with the contexts in its environment.
    public var body: some View { content.keyboardState(state) }
  }
}

extension View {

  /// Passes the contexts of a keyboard and its color scheme down the environment.
  public func keyboardState(_ state: Keyboard.State) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.keyboardState = state
      $0.colorScheme = state.keyboardContext.traits.colorScheme
    }
  }

  /// Passes preview contexts and the given keyboard context down the environment.
  public func keyboardPreview(keyboardContext: KeyboardContext) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.keyboardState = Keyboard.State.preview
      $0.colorScheme = keyboardContext.traits.colorScheme
    }
  }
}
