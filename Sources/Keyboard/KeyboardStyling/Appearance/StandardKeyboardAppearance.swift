public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// The appearance of the system keyboards, with parts for subclasses to override individually.
///
/// ```swift
/// class RoundAppearance: StandardKeyboardAppearance {
///   override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
/// }
/// let appearance = RoundAppearance(keyboardContext: context)
/// appearance.buttonStyle(for: .space, isPressed: false).cornerRadius  // → 12
/// let view = KeyboardView(keyboardContext: context, appearance: appearance)
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardStyle.StandardStyleService.
nonisolated open class StandardKeyboardAppearance: KeyboardAppearance {

  /// The context to resolve styles for.
  public var keyboardContext: KeyboardContext { scope.context }

  private var scope: StyleScope

  private var isContextGiven = true

  /// Replaces the scope during a closure: signatures of overridden parts have no traits or places.
  ///
  /// A context can't be a task-local value, as it isn't sendable, and a subclass can't be copied.
  func resolving<Result>(
    _ exchange: (inout StyleScope) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    exchange(&scope)
    defer { exchange(&scope) }
    return try body()
  }

  /// Creates an appearance for a context.
  public init(keyboardContext: KeyboardContext) { scope = StyleScope(context: keyboardContext) }

  /// Creates an appearance for the keyboard that it is set for.
  public convenience init() {
    self.init(keyboardContext: KeyboardContext())
    isContextGiven = false
  }

  package func join(keyboardContext: KeyboardContext) {
    guard !isContextGiven else { return }
    scope = StyleScope(context: keyboardContext)
    isContextGiven = true
  }

  package var accessibility: KeyboardAccessibility? { nil }

  // MARK: The keyboard

  /// The background of the keyboard (default: empty).
  open var backgroundStyle: Keyboard.Background { .standard }

  open var foregroundColor: Color? { nil }

  open var keyboardEdgeInsets: EdgeInsets { automaticEdgeInsets }

  package var automaticEdgeInsets: EdgeInsets { .standardKeyboardEdgeInsets(for: keyboardContext) }

  open var keyboardViewStyle: KeyboardViewStyle { composedViewStyle }

  /// The metrics of the context's device.
  open var keyboardLayoutConfiguration: KeyboardLayout.DeviceConfiguration { source.configuration }

  /// Whether keys have the style of an iPad Pro.
  open var iPadProRenderingModeActive: Bool { source.traits.deviceTypeForKeyboardIsIpadPro }

  open var emojiPartStyles: Emoji.PartStyles { .init() }

  /// Returns the style of the letters below a digit of a number pad, or `nil` for none.
  open func numberPadLettersStyle(
    for action: KeyboardAction, isPressed: Bool
  ) -> Keyboard.LabelStyle? { source.traits.design.styling.lettersStyle }

  // MARK: Callouts and toolbar

  /// The style of both callouts (default: `nil`, individual styles).
  open var calloutStyle: KeyboardCallout.CalloutStyle? { nil }

  /// Returns the style of both callouts of a key (default: ``calloutStyle``).
  open func calloutStyle(for action: KeyboardAction) -> KeyboardCallout.CalloutStyle? {
    if part.action == action { return calloutStyle }
    return resolving(StyledPart(action: action)) { calloutStyle }
  }

  open var actionCalloutStyle: KeyboardCallout.ActionCalloutStyle {
    KeyboardCallout.ActionCalloutStyle(callout: sharedCalloutStyle)
  }

  open var inputCalloutStyle: KeyboardCallout.InputCalloutStyle {
    KeyboardCallout.InputCalloutStyle(callout: sharedCalloutStyle)
  }

  private var sharedCalloutStyle: KeyboardCallout.CalloutStyle {
    (part.action.map { calloutStyle(for: $0) } ?? calloutStyle) ?? standardCalloutStyle
  }

  open var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
    source.traits.design.styling.toolbarStyle(in: source.traits)
  }

  private var standardCalloutStyle: KeyboardCallout.CalloutStyle {
    var style = KeyboardCallout.CalloutStyle.standard
    style.buttonOverlayCornerRadius =
      buttonStyle(for: .character(""), isPressed: false).cornerRadius ?? 5
    return style
  }

  // MARK: Keys

  /// Returns the style of a key, composed of the parts below.
  ///
  /// ```swift
  /// class RedLetters: StandardKeyboardAppearance {
  ///
  ///   override func buttonStyle(
  ///     for action: KeyboardAction, isPressed: Bool
  ///   ) -> Keyboard.ButtonStyle {
  ///     var style = super.buttonStyle(for: action, isPressed: isPressed)
  ///     if action.isInputAction { style.foregroundColor = .red }
  ///     return style
  ///   }
  /// }
  ///
  /// let letters = RedLetters(keyboardContext: context)
  /// letters.buttonStyle(for: .character("a"), isPressed: false).foregroundColor  // → .red
  /// ```
  open func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
    newResolution(of: action, isPressed: isPressed).style(parts: self)
  }

  var part: StyledPart { scope.part }

  var source: StyleSource { scope.source ?? currentSource() }

  func currentSource() -> StyleSource { StyleSource(traits: keyboardContext.traits) }

  open func buttonImage(for action: KeyboardAction) -> Image? {
    action.standardButtonImage(for: source.traits)
  }

  open func buttonImageScaleFactor(for action: KeyboardAction) -> CGFloat {
    action.standardButtonImageScaleFactor(for: source.traits)
  }

  /// Returns the text of a key, or `nil` if it has none.
  ///
  /// ```swift
  /// class NamedSpace: StandardKeyboardAppearance {
  ///
  ///   override func buttonText(for action: KeyboardAction) -> String? {
  ///     action == .space ? "My keyboard" : super.buttonText(for: action)
  ///   }
  /// }
  ///
  /// NamedSpace(keyboardContext: context).buttonText(for: .space)  // → "My keyboard"
  /// ```
  open func buttonText(for action: KeyboardAction) -> String? {
    action.standardButtonText(for: source.traits)
  }

  /// Returns the style of the language on space, or of the hint on another key (default: `nil`).
  open func labelStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.LabelStyle? {
    let traits = source.traits
    return action == .space ? traits.design.styling.languageStyle?(traits) : nil
  }

  // MARK: Parts of a key's style

  // Each part returns the theme's value or the standard; overrides may call their superclass.

  /// Returns the color of a key's face.
  open func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    resolution(of: action, isPressed: isPressed).backgroundColor(parts: self)
  }

  /// Returns the opacity of a key's face, from 0 to 1.
  open func buttonBackgroundOpacity(for action: KeyboardAction, isPressed: Bool) -> Double {
    resolution(of: action).source.faceOpacity(of: action, isPressed: isPressed)
  }

  /// Returns the color of a key's text or icon.
  open func buttonForegroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    resolution(of: action, isPressed: isPressed).foregroundColor
  }

  /// Returns the border of a key.
  open func buttonBorderStyle(for action: KeyboardAction) -> Keyboard.ButtonBorderStyle {
    resolution(of: action).border
  }

  /// Returns the shadow of a key.
  open func buttonShadowStyle(for action: KeyboardAction) -> Keyboard.ButtonShadowStyle {
    resolution(of: action).shadow
  }

  /// Returns the corner radius of a key in points.
  open func buttonCornerRadius(for action: KeyboardAction) -> CGFloat {
    resolution(of: action).theme.cornerRadius ?? keyboardLayoutConfiguration.buttonCornerRadius
  }

  /// The content insets of most keys, in points.
  open var standardButtonContentInsets: EdgeInsets {
    EdgeInsets(all: iPadProRenderingModeActive ? 6 : 3)
  }

  open func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets {
    resolution(of: action).contentInsets(parts: self)
  }

  /// Returns the bottom margin of a key's content in points (default: 0).
  open func buttonContentBottomMargin(for action: KeyboardAction) -> CGFloat { 0 }

  // MARK: Fonts

  /// Returns the font of a key's text or icon.
  ///
  /// ```swift
  /// class BoldAppearance: StandardKeyboardAppearance {
  ///
  ///   override func buttonFont(for action: KeyboardAction) -> KeyboardFont {
  ///     super.buttonFont(for: action).weight(.bold)
  ///   }
  /// }
  ///
  /// BoldAppearance(keyboardContext: context).buttonFont(for: .space).weight  // → .bold
  /// ```
  open func buttonFont(for action: KeyboardAction) -> KeyboardFont {
    buttonKeyboardFont(for: action)
  }

  /// The newer alias of ``buttonFont(for:)``; both can be overridden.
  open func buttonKeyboardFont(for action: KeyboardAction) -> KeyboardFont {
    resolution(of: action).font(parts: self)
  }

  /// Returns the font size of a key in points.
  open func buttonFontSize(for action: KeyboardAction) -> CGFloat {
    resolution(of: action).source.fontSize(of: action) { buttonFontSize(for: $0) }
  }

  /// Returns the font size of a key that switches to a keyboard type, in points.
  open func buttonFontSize(for type: Keyboard.KeyboardType) -> CGFloat {
    KeyboardAction.standardButtonFontSize(for: type)
  }

  /// Returns the font weight of a key, or `nil` for the font's.
  open func buttonFontWeight(for action: KeyboardAction) -> KeyboardFont.FontWeight? {
    resolution(of: action).source.fontWeight(of: action)
  }

  private func resolution(
    of action: KeyboardAction, isPressed: Bool? = nil
  ) -> ButtonStyleResolution {
    if let current = scope.key, current.action == action,
      isPressed == nil || isPressed == current.isPressed
    {
      return current
    }
    return newResolution(of: action, isPressed: isPressed ?? false)
  }

  private func newResolution(of action: KeyboardAction, isPressed: Bool) -> ButtonStyleResolution {
    ButtonStyleResolution(action, isPressed: isPressed, at: part.place, from: source)
  }
}
