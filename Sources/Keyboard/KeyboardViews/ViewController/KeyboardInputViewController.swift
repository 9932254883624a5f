public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling

/// A keyboard controller that types into a text field and provides views to draw.
///
/// Override ``viewDidLoad()`` to replace services, and ``viewWillSetupKeyboardView()`` to set up a
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

  /// Called once, before ``viewWillSetupKeyboardView()``, to replace services.
  open override func viewDidLoad() {
    super.viewDidLoad()
  }

  /// Called once, before the keyboard is drawn, to set up a custom view.
  open func viewWillSetupKeyboardView() {
    viewWillSetupKeyboard()
  }

  /// The older name of ``viewWillSetupKeyboardView()``.
  open func viewWillSetupKeyboard() {}

  /// Call the lifecycle methods that precede the first display, once.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
    viewWillSetupKeyboardView()
    viewWillAppear()
  }

  /// Set up a view instead of the standard keyboard; it is created each time the keyboard is drawn.
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

  private func rootView(_ view: some View) -> any View {
    Keyboard.RootView(state: state) { view }
  }
}

extension KeyboardInputViewController {

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
