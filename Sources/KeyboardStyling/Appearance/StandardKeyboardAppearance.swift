public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// The look of the system's own keyboards, made of parts that a subclass can override one by one.
open class StandardKeyboardAppearance: KeyboardAppearance {

  /// The surroundings that the look depends on.
  ///
  /// While the keyboard is asked for a state that it isn't in, they are a context of that state.
  public private(set) var keyboardContext: KeyboardContext

  /// An appearance that follows a context.
  public init(keyboardContext: KeyboardContext) {
    self.keyboardContext = keyboardContext
  }

  /// An appearance with a context of its own.
  public convenience init() {
    self.init(keyboardContext: KeyboardContext())
  }

  // MARK: The keyboard

  /// What is painted behind all keys; nothing by default.
  open var backgroundStyle: Keyboard.Background { .standard }

  /// The color of text and icons outside of keys, or `nil` for the standard.
  open var foregroundColor: Color? { nil }

  /// The distance of the keys from the keyboard's edges in points.
  open var keyboardEdgeInsets: EdgeInsets {
    .standardKeyboardEdgeInsets(for: keyboardContext)
  }

  /// The numbers of the context's device.
  open var keyboardLayoutConfiguration: KeyboardLayout.DeviceConfiguration {
    .standard(for: keyboardContext.traits)
  }

  /// Whether keys look as on an iPad Pro.
  open var iPadProRenderingModeActive: Bool {
    keyboardContext.traits.deviceTypeForKeyboardIsIpadPro
  }

  // MARK: Callouts and toolbar

  /// How both callouts look; `nil` by default, so that each has its own style.
  open var calloutStyle: KeyboardCallout.CalloutStyle? { nil }

  /// How the callout of secondary actions looks.
  open var actionCalloutStyle: KeyboardCallout.ActionCalloutStyle {
    KeyboardCallout.ActionCalloutStyle(callout: calloutStyle ?? standardCalloutStyle)
  }

  /// How the callout that repeats a typed key looks.
  open var inputCalloutStyle: KeyboardCallout.InputCalloutStyle {
    KeyboardCallout.InputCalloutStyle(callout: calloutStyle ?? standardCalloutStyle)
  }

  /// How the toolbar with suggestions looks.
  open var autocompleteToolbarStyle: Autocomplete.ToolbarStyle { .standard }

  /// The standard callout, its key as round as the keys of this appearance.
  private var standardCalloutStyle: KeyboardCallout.CalloutStyle {
    var style = KeyboardCallout.CalloutStyle.standard
    style.buttonOverlayCornerRadius =
      buttonStyle(for: .character(""), isPressed: false).cornerRadius ?? 5
    return style
  }

  // MARK: Keys

  /// How a key looks, made of the parts below.
  open func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
    ButtonLook(action, isPressed: isPressed, in: self).style(parts: self)
  }

  /// The theme behind this appearance, as far as it is about a key; open by default.
  func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits
  ) -> Keyboard.ButtonStyle {
    Keyboard.ButtonStyle()
  }

  /// The icon on a key, or `nil` if it shows a text or nothing.
  open func buttonImage(for action: KeyboardAction) -> Image? {
    action.standardButtonImage(for: keyboardContext.traits)
  }

  /// The factor on the size of a key's icon.
  open func buttonImageScaleFactor(for action: KeyboardAction) -> CGFloat {
    action.standardButtonImageScaleFactor(for: keyboardContext.traits)
  }

  /// The text on a key, or `nil` if it shows an icon or nothing.
  open func buttonText(for action: KeyboardAction) -> String? {
    action.standardButtonText(for: keyboardContext.traits)
  }

  // MARK: Parts of a key's style

  // Each part says what the theme has for it, and then the standard; an overriding subclass says
  // something else, and may ask its superclass.

  /// The color of a key's face.
  open func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    let look = look(of: action, isPressed: isPressed)
    if let color = look.theme.backgroundColor { return color }
    if let isPressed = action.isDrawnAsPressedBackspace(for: look.traits) {
      return buttonBackgroundColor(for: .backspace, isPressed: isPressed)
    }
    let value = action.standardButtonBackgroundColorValue(
      for: look.traits, isPressed: look.changesWhilePressed)
    return value.opacity(
      buttonBackgroundOpacity(for: action, isPressed: look.changesWhilePressed))
  }

  /// The opacity of a key's face, from 0 to 1.
  open func buttonBackgroundOpacity(for action: KeyboardAction, isPressed: Bool) -> Double {
    action.standardButtonBackgroundColorOpacity(
      for: look(of: action).traits, isPressed: isPressed)
  }

  /// The color of a key's text or icon.
  open func buttonForegroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    let look = look(of: action, isPressed: isPressed)
    return look.theme.foregroundColor
      ?? action.standardButtonForegroundColor(
        for: look.traits, isPressed: look.changesWhilePressed)
  }

  /// The line along a key's edge.
  open func buttonBorderStyle(for action: KeyboardAction) -> Keyboard.ButtonBorderStyle {
    let (theme, standard) = (look(of: action).theme, action.standardButtonBorderStyle)
    return Keyboard.ButtonBorderStyle(
      color: theme.storedBorderColor ?? standard.color,
      size: theme.storedBorderSize ?? standard.size)
  }

  /// The edge below a key.
  open func buttonShadowStyle(for action: KeyboardAction) -> Keyboard.ButtonShadowStyle {
    let look = look(of: action)
    let standard = action.standardButtonShadowStyle(for: look.traits)
    return Keyboard.ButtonShadowStyle(
      color: look.theme.storedShadowColor ?? standard.color,
      size: look.theme.storedShadowSize ?? standard.size)
  }

  /// The radius of a key's corners in points.
  open func buttonCornerRadius(for action: KeyboardAction) -> CGFloat {
    look(of: action).theme.cornerRadius ?? keyboardLayoutConfiguration.buttonCornerRadius
  }

  /// The distance of the content of most keys from their edges in points.
  open var standardButtonContentInsets: EdgeInsets {
    EdgeInsets(all: iPadProRenderingModeActive ? 6 : 3)
  }

  /// The distance of a key's content from its edges in points.
  open func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets {
    if let insets = look(of: action).theme.contentInsets { return insets }
    var insets = action.standardButtonContentInsets(standard: standardButtonContentInsets)
    insets.bottom += buttonContentBottomMargin(for: action)
    return insets
  }

  /// The distance by which a key's content is lifted, in points; 0 by default.
  open func buttonContentBottomMargin(for action: KeyboardAction) -> CGFloat { 0 }

  // MARK: Fonts

  /// The font of a key's text or icon.
  open func buttonFont(for action: KeyboardAction) -> KeyboardFont {
    buttonKeyboardFont(for: action)
  }

  /// The newer name of ``buttonFont(for:)``; both can be overridden.
  open func buttonKeyboardFont(for action: KeyboardAction) -> KeyboardFont {
    look(of: action).theme.resolvedKeyboardFont
      ?? .system(size: buttonFontSize(for: action), weight: buttonFontWeight(for: action))
  }

  /// The size of a key's text or icon in points.
  open func buttonFontSize(for action: KeyboardAction) -> CGFloat {
    action.standardButtonFontSize(for: look(of: action).traits) { buttonFontSize(for: $0) }
  }

  /// The size of the text on a key that switches to a keyboard type, in points.
  open func buttonFontSize(for type: Keyboard.KeyboardType) -> CGFloat {
    KeyboardAction.standardButtonFontSize(for: type)
  }

  /// The thickness of a key's text or icon, or `nil` for that of the font.
  open func buttonFontWeight(for action: KeyboardAction) -> KeyboardFont.FontWeight? {
    action.standardButtonFontWeight(for: look(of: action).traits)
  }

  /// The key whose style is being put together or, for a part that is asked for by itself, that key.
  private func look(of action: KeyboardAction, isPressed: Bool? = nil) -> ButtonLook {
    .current(for: action, isPressed: isPressed, in: self)
      ?? ButtonLook(action, isPressed: isPressed ?? false, in: self)
  }
}

extension KeyboardAppearance {

  /// Answers a question as if the keyboard were in another context.
  ///
  /// An appearance that isn't a standard one has its context for itself and answers as always.
  package func asked<Answer>(
    in context: KeyboardContext, _ question: () throws -> Answer
  ) rethrows -> Answer {
    guard let appearance = self as? StandardKeyboardAppearance else { return try question() }
    return try appearance.bound(to: context, question)
  }
}

extension StandardKeyboardAppearance {

  fileprivate func bound<Answer>(
    to context: KeyboardContext, _ question: () throws -> Answer
  ) rethrows -> Answer {
    let own = keyboardContext
    keyboardContext = context
    defer { keyboardContext = own }
    return try question()
  }
}
