public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// What decides how each part of a keyboard looks, for the moment it is asked.
///
/// Implement it from scratch, or override parts of ``StandardKeyboardAppearance``.
public protocol KeyboardAppearance: AnyObject {

  /// What is painted behind all keys.
  var backgroundStyle: Keyboard.Background { get }

  /// The color of text and icons outside of keys, or `nil` for the standard.
  var foregroundColor: Color? { get }

  /// The distance of the keys from the keyboard's edges in points.
  var keyboardEdgeInsets: EdgeInsets { get }

  /// How far a key's content is lifted, in points, where its insets don't say so.
  func buttonContentBottomMargin(for action: KeyboardAction) -> CGFloat

  /// The distance of a key's content from its edges in points.
  func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets

  /// The icon on a key, or `nil` if it shows a text or nothing.
  func buttonImage(for action: KeyboardAction) -> Image?

  /// The factor on the size of a key's icon.
  func buttonImageScaleFactor(for action: KeyboardAction) -> CGFloat

  /// How a key looks.
  func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle

  /// The text on a key, or `nil` if it shows an icon or nothing.
  func buttonText(for action: KeyboardAction) -> String?

  /// How both callouts look, or `nil` for the styles of each.
  var calloutStyle: KeyboardCallout.CalloutStyle? { get }

  /// How the callout of secondary actions looks.
  var actionCalloutStyle: KeyboardCallout.ActionCalloutStyle { get }

  /// How the callout that repeats a typed key looks.
  var inputCalloutStyle: KeyboardCallout.InputCalloutStyle { get }

  /// How the toolbar with suggestions looks.
  var autocompleteToolbarStyle: Autocomplete.ToolbarStyle { get }
}

// What has come to the protocol over time has a default.
extension KeyboardAppearance {

  /// The standard color.
  public var foregroundColor: Color? { nil }

  /// Content is not lifted but by its insets.
  public func buttonContentBottomMargin(for action: KeyboardAction) -> CGFloat { 0 }

  /// 3 points on all sides.
  public func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets { EdgeInsets(all: 3) }

  /// Each callout has its own style.
  public var calloutStyle: KeyboardCallout.CalloutStyle? { nil }

  /// The standard style, or the style of both callouts.
  public var actionCalloutStyle: KeyboardCallout.ActionCalloutStyle {
    KeyboardCallout.ActionCalloutStyle(callout: calloutStyle ?? .standard)
  }

  /// The standard style, or the style of both callouts.
  public var inputCalloutStyle: KeyboardCallout.InputCalloutStyle {
    KeyboardCallout.InputCalloutStyle(callout: calloutStyle ?? .standard)
  }
}

extension KeyboardAppearance {

  /// How the keyboard as a whole looks.
  public var keyboardViewStyle: KeyboardViewStyle {
    KeyboardViewStyle(
      background: backgroundStyle, foregroundColor: foregroundColor,
      edgeInsets: keyboardEdgeInsets)
  }
}
