public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling

/// A keyboard that types into a text field and can be drawn at any time.
///
/// Override ``viewDidLoad()`` to replace services, and ``viewWillSetupKeyboardView()`` to show a view
/// of your own. ``loadViewIfNeeded()`` calls both, once.
open class KeyboardInputViewController: KeyboardInputController {

  /// Makes the view that shows the keyboard.
  private var makeView: ((KeyboardInputViewController) -> any View)?

  private var isViewLoaded = false

  /// What the emoji keyboard shows while it is shown.
  public var emojiKeyboard = EmojiKeyboard()

  /// Whether ``setupKeyboardView(_:)`` does anything.
  open var setupKeyboardViewIsEnabled: Bool { true }

  /// Called once, before ``viewWillSetupKeyboardView()``; the place to replace services.
  open override func viewDidLoad() {
    super.viewDidLoad()
  }

  /// Called once, before the keyboard is drawn; the place to show a view of your own.
  open func viewWillSetupKeyboardView() {
    viewWillSetupKeyboard()
  }

  /// The older name of ``viewWillSetupKeyboardView()``.
  open func viewWillSetupKeyboard() {}

  /// Do once what the system does before it shows a keyboard.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
    viewWillSetupKeyboardView()
    viewWillAppear()
  }

  /// Show a view instead of the standard keyboard; it is made anew each time it is drawn.
  public func setupKeyboardView(
    _ view: @escaping (_ controller: KeyboardInputViewController) -> any View
  ) {
    if setupKeyboardViewIsEnabled { makeView = view }
  }

  /// The keyboard as it is now, ready to be drawn; a view of one's own finds its contexts in the
  /// environment.
  public var keyboardView: any View {
    loadViewIfNeeded()
    return makeView.map { rootView($0(self)) } ?? standardKeyboardView
  }

  private func rootView(_ view: some View) -> any View {
    Keyboard.RootView(state: state) { view }
  }
}

extension KeyboardInputViewController {

  /// The standard keyboard as it is now.
  public var standardKeyboardView: KeyboardView {
    var view = KeyboardView(state: state, services: services)
    view.emojiKeyboard = emojiKeyboard
    return view
  }

  /// The surroundings of the keyboard.
  public var keyboardContext: KeyboardContext { state.keyboardContext }

  /// What says how everything looks.
  public var keyboardAppearance: any KeyboardAppearance {
    get { services.styleService }
    set { services.styleService = newValue }
  }

  /// The name that `keyboardAppearance` had in KeyboardKit 7.9.
  public var keyboardStyleProvider: any KeyboardStyleProvider {
    get { services.styleService }
    set { services.styleService = newValue }
  }

  /// What does what keys are for.
  public var keyboardActionHandler: any KeyboardActionHandler {
    get { services.actionHandler }
    set { services.actionHandler = newValue }
  }

  /// A keyboard for previews.
  public static var preview: KeyboardInputViewController { KeyboardInputViewController() }
}

extension KeyboardPreviews {

  /// A keyboard for previews.
  public typealias InputViewController = KeyboardInputViewController
}
