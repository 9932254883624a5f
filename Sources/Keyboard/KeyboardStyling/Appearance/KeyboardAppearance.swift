public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// The resolver of styles for the current context.
///
/// ```swift
/// let view = KeyboardView(keyboardContext: context)
/// let style = view.appearance.buttonStyle(for: .character("a"), isPressed: false)
/// controller.keyboardAppearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
/// style == view.appearance.buttonStyle(for: .character("b"), isPressed: false)  // → true
/// ```
///
/// Implement it from scratch, or override parts of ``StandardKeyboardAppearance``.
public protocol KeyboardAppearance: AnyObject, SendableMetatype {

  var backgroundStyle: Keyboard.Background { get }

  /// The color of text and icons outside of keys, or `nil` for the standard.
  var foregroundColor: Color? { get }

  /// The insets of the keys from the keyboard's edges, in points.
  var keyboardEdgeInsets: EdgeInsets { get }

  /// The style of the whole keyboard (default: the properties above).
  var keyboardViewStyle: KeyboardViewStyle { get }

  /// Returns the bottom margin of a key's content in points, unless its insets specify one.
  func buttonContentBottomMargin(for action: KeyboardAction) -> CGFloat

  /// Returns the content insets of a key in points.
  func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets

  /// Returns the icon of a key, or `nil` if it has none.
  func buttonImage(for action: KeyboardAction) -> Image?

  /// Returns the scale factor of a key's icon.
  func buttonImageScaleFactor(for action: KeyboardAction) -> CGFloat

  func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle

  /// Returns the text of a key, or `nil` if it has none.
  func buttonText(for action: KeyboardAction) -> String?

  /// Returns the style of the small label of a key: of the language on space, of the hint on others.
  func labelStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.LabelStyle?

  /// The style of both callouts, or `nil` for individual styles.
  var calloutStyle: KeyboardCallout.CalloutStyle? { get }

  /// Returns the style of the callouts of a key, or `nil` for individual styles.
  func calloutStyle(for action: KeyboardAction) -> KeyboardCallout.CalloutStyle?

  var actionCalloutStyle: KeyboardCallout.ActionCalloutStyle { get }

  var inputCalloutStyle: KeyboardCallout.InputCalloutStyle { get }

  var autocompleteToolbarStyle: Autocomplete.ToolbarStyle { get }

  /// Returns the style of the letters below a digit of a number pad, or `nil` for no letters.
  func numberPadLettersStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.LabelStyle?

  /// The look of the parts of the emoji keyboard (default: the standard).
  var emojiPartStyles: Emoji.PartStyles { get }
}

extension KeyboardAppearance {

  /// The standard color.
  public var foregroundColor: Color? { nil }

  /// Returns `nil`: number pads have no letters.
  public func numberPadLettersStyle(
    for action: KeyboardAction, isPressed: Bool
  ) -> Keyboard.LabelStyle? { nil }

  /// The standard look.
  public var emojiPartStyles: Emoji.PartStyles { .init() }

  /// Returns 0: only the insets apply.
  public func buttonContentBottomMargin(for action: KeyboardAction) -> CGFloat { 0 }

  /// Returns 3 points on all sides.
  public func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets { EdgeInsets(all: 3) }

  /// Returns `nil`: labels have the standard style.
  public func labelStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.LabelStyle? {
    nil
  }

  /// No shared style: each callout has its own.
  public var calloutStyle: KeyboardCallout.CalloutStyle? { nil }

  /// Returns the style of both callouts of any key.
  public func calloutStyle(for action: KeyboardAction) -> KeyboardCallout.CalloutStyle? {
    calloutStyle
  }

  /// The style of both callouts, or the standard.
  public var actionCalloutStyle: KeyboardCallout.ActionCalloutStyle {
    KeyboardCallout.ActionCalloutStyle(callout: calloutStyle ?? .standard)
  }

  /// The style of both callouts, or the standard.
  public var inputCalloutStyle: KeyboardCallout.InputCalloutStyle {
    KeyboardCallout.InputCalloutStyle(callout: calloutStyle ?? .standard)
  }

  /// The background, color and insets of the whole keyboard.
  public var keyboardViewStyle: KeyboardViewStyle { composedViewStyle }

  var composedViewStyle: KeyboardViewStyle {
    KeyboardViewStyle(
      background: backgroundStyle, foregroundColor: foregroundColor,
      edgeInsets: keyboardEdgeInsets)
  }

  package func withContext<Result>(
    _ context: KeyboardContext, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    var (context, source) = (context, nil as StyleSource?)
    return try appearance.resolving(
      {
        swap(&context, &$0.context)
        swap(&source, &$0.source)
      }, body)
  }

  /// Traits and theme stay the same in the closure, which resolves many styles.
  package func resolvingKeyboard<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    var source: StyleSource? = appearance.currentSource()
    return try appearance.resolving({ swap(&source, &$0.source) }, body)
  }

  package func resolving<Result>(_ part: StyledPart, _ body: () throws -> Result) rethrows -> Result
  {
    guard let appearance = self as? StandardKeyboardAppearance else { return try body() }
    var part = part
    return try appearance.resolving({ swap(&part, &$0.part) }, body)
  }

  package func calloutStyle(
    _ kind: CalloutKind, for action: KeyboardAction, at place: KeyboardLayout.KeyPosition?
  ) -> KeyboardCallout.CalloutStyle {
    resolving(StyledPart(place: place, action: action, callout: kind)) {
      if !(self is StandardKeyboardAppearance), let style = calloutStyle(for: action),
        style != calloutStyle
      {
        return style
      }
      return switch kind {
      case .input: inputCalloutStyle.callout
      case .actions: actionCalloutStyle.callout
      }
    }
  }
}

extension KeyboardAppearance where Self == StandardKeyboardAppearance {

  /// Returns an appearance of the system keyboards.
  public static func standard(keyboardContext: KeyboardContext) -> Self {
    StandardKeyboardAppearance(keyboardContext: keyboardContext)
  }
}

/// The keyboard and its part whose styles are being resolved, beyond what methods are told.
struct StyleScope {

  var context: KeyboardContext
  var source: StyleSource?
  var part = StyledPart()
  var key: ButtonStyleResolution?
}

/// Part of a keyboard that a style is resolved for: a key, an action or a callout.
package struct StyledPart {

  package var place: KeyboardLayout.KeyPosition?
  package var action: KeyboardAction?
  package var callout: CalloutKind?

  package init(
    place: KeyboardLayout.KeyPosition? = nil, action: KeyboardAction? = nil,
    callout: CalloutKind? = nil
  ) {
    self.place = place
    self.action = action
    self.callout = callout
  }
}
