public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

extension Keyboard {

  /// A single key for custom keyboards, with the standard content or one that is based on it.
  public struct Button<Content: View>: View {

    private let button: KeyboardButtonModifier<Content>

    /// Creates a key with a content based on the standard one, and with insets in points.
    public init(
      action: KeyboardAction, actionHandler: any KeyboardActionHandler,
      styleService: (any KeyboardAppearance)? = nil, keyboardContext: KeyboardContext,
      calloutContext: KeyboardCalloutContext? = nil, edgeInsets: EdgeInsets = EdgeInsets(),
      isPressed: Bool = false, @ViewBuilder content: (Keyboard.ButtonContent) -> Content
    ) {
      let styleService =
        styleService ?? StandardKeyboardAppearance(keyboardContext: keyboardContext)
      let standard = Keyboard.ButtonContent(
        action: action, styleService: styleService, keyboardContext: keyboardContext,
        isPressed: isPressed)
      button = content(standard).keyboardButton(
        for: action, style: styleService.buttonStyle(for: action, isPressed: isPressed),
        actionHandler: actionHandler, keyboardContext: keyboardContext,
        calloutContext: calloutContext, edgeInsets: edgeInsets, isPressed: isPressed)
    }

    /// The composed key.
    public var body: some View { button }
  }

  /// The icon or text of a key, without the key.
  public struct ButtonContent: PrimitiveView {

    private let action: KeyboardAction
    private let styleService: any KeyboardAppearance
    private let keyboardContext: KeyboardContext
    private let isPressed: Bool

    /// The key of a ``KeyboardView`` with the content, and the scale of its text.
    var placedKey: (key: StyledKey, textScale: Double)?

    /// Creates the content of an action's key, by default in the standard appearance.
    public init(
      action: KeyboardAction, styleService: (any KeyboardAppearance)? = nil,
      keyboardContext: KeyboardContext, isPressed: Bool = false
    ) {
      self.action = action
      self.styleService =
        styleService ?? StandardKeyboardAppearance(keyboardContext: keyboardContext)
      self.keyboardContext = keyboardContext
      self.isPressed = isPressed
    }

    init(
      of key: StyledKey, textScale: Double, styleService: any KeyboardAppearance,
      keyboardContext: KeyboardContext
    ) {
      self.init(
        action: key.action, styleService: styleService, keyboardContext: keyboardContext,
        isPressed: key.isPressed)
      placedKey = (key, textScale)
    }

    /// Returns the width and line height of the text, or the size of the icon.
    public func size(in context: ViewContext) -> CGSize {
      let key = placedKey?.key ?? key(in: .zero, context: context)
      let font = key.style.drawnFont
      switch key.shownContent {
      case .nothing: return .zero
      case .icon(_, let scale):
        let side = (font.size * scale * TextRun.lineHeight).rounded(.up)
        return CGSize(width: side, height: side)
      case .custom(let icon):
        let side = (font.size * icon.scale * TextRun.lineHeight).rounded(.up)
        return CGSize(width: side, height: side)
      case .text(let text, _):
        return CGSize(
          width: context.text.width(of: text, font: font).rounded(.up),
          height: font.lineHeight.rounded(.up))
      }
    }

    /// Draws the icon or text in the center of the frame, scaled as on a ``KeyboardView``.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      if let (key, textScale) = placedKey {
        let (box, own) = (key.contentBox, frame.aligned(key.contentBox.size, key.alignment))
        let moved = key.moved(x: own.minX - box.minX, y: own.minY - box.minY)
        return moved.drawContent(textScale: textScale, into: &builder)
      }
      let key = key(in: frame, context: context)
      key.drawContent(textScale: key.fittingTextScale(measuring: context.text), into: &builder)
    }

    private func key(in frame: CGRect, context: ViewContext) -> StyledKey {
      var style = context.buttonStyle(
        for: action, isPressed: isPressed, in: keyboardContext,
        over: styleService.buttonStyle(for: action, isPressed: isPressed))
      style.contentInsets = EdgeInsets()
      return StyledKey(
        single: action, frame: frame, style: style,
        content: styleService.keyContent(
          for: action, of: style, in: keyboardContext.traits.localeProfile),
        keyboardContext: keyboardContext, isPressed: isPressed)
    }
  }

  /// A custom key for the system's next keyboard, with a menu of all keyboards on long press.
  public struct NextKeyboardButton<Content: View>: View {

    private let content: Content

    /// Creates a key with a content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content.
    public var body: Content { content }

    /// Returns the key, in place of any keys of the content.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      [TouchableKey(action: .nextKeyboard, frame: frame, calloutActions: [])]
    }
  }
}

extension Keyboard.Button where Content == Keyboard.ButtonContent {

  /// Creates a key that shows the icon or text of its action.
  public init(
    action: KeyboardAction, actionHandler: any KeyboardActionHandler,
    styleService: (any KeyboardAppearance)? = nil, keyboardContext: KeyboardContext,
    calloutContext: KeyboardCalloutContext? = nil, edgeInsets: EdgeInsets = EdgeInsets(),
    isPressed: Bool = false
  ) {
    self.init(
      action: action, actionHandler: actionHandler, styleService: styleService,
      keyboardContext: keyboardContext, calloutContext: calloutContext, edgeInsets: edgeInsets,
      isPressed: isPressed
    ) { $0 }
  }
}

/// A view that reacts to a tap.
///
/// ```swift
/// let button = Button("Done") { controller.dismissKeyboard() }
/// button.touchableKeys(measuring: .fixedAdvance).count  // → 1
/// ```
///
/// It looks like its label.
public struct Button: View {

  /// The label.
  public let body: ViewGroup

  /// Returns the size of the label, as buttons look in the environment.
  public func size(in context: ViewContext) -> CGSize { look(in: context).size(in: context) }

  /// Returns the size of the label, as buttons look in the environment.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    look(in: context).size(for: proposal, in: context)
  }

  /// Draws the label, as buttons look in the environment.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    look(in: context).draw(in: frame, context: context, into: &builder)
  }

  private func look(in context: ViewContext) -> any View {
    context.environment.buttonDecoration?(body) ?? body
  }

  private let key: TouchableKey

  /// Creates a button with a label.
  public init<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    body = ViewGroup([label()])
    key = TouchableKey(
      action: .custom(named: "button"), frame: .zero, calloutActions: [],
      actionHandler: ReleaseHandler(release: action))
  }

  /// Creates a button with a text.
  @_disfavoredOverload
  public init(_ title: String, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Returns the button, in place of any keys of the label.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    var key = key
    key.frame = frame
    return [key]
  }
}

/// A button that opens an address.
public struct Link: View {

  /// The label.
  public let body: ViewGroup

  private let destination: URL

  /// Creates a link with a label.
  public init<Label: View>(destination: URL, @ViewBuilder label: () -> Label) {
    body = ViewGroup([label()])
    self.destination = destination
  }

  /// Creates a link with a text.
  @_disfavoredOverload
  public init(_ title: String, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Returns the link as a key.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    [TouchableKey(action: .url(destination, id: nil), frame: frame, calloutActions: [])]
  }
}
