public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

/// An older name of `KeyboardCallout.ActionCalloutStyle`.
public typealias KeyboardActionCalloutStyle = KeyboardCallout.ActionCalloutStyle

/// An older name of `KeyboardCallout.ActionCalloutStyle`.
public typealias ActionCalloutStyle = KeyboardCallout.ActionCalloutStyle

/// An older name of `KeyboardCallout.CalloutStyle`.
public typealias KeyboardCalloutStyle = KeyboardCallout.CalloutStyle

/// An older name of `KeyboardCallout.CalloutStyle`.
public typealias CalloutStyle = KeyboardCallout.CalloutStyle

/// An older name of `KeyboardCallout.InputCalloutStyle`.
public typealias KeyboardInputCalloutStyle = KeyboardCallout.InputCalloutStyle

/// An older name of `KeyboardCallout.InputCalloutStyle`.
public typealias InputCalloutStyle = KeyboardCallout.InputCalloutStyle

extension KeyboardCallout.CalloutStyle {

  /// The older name of ``buttonOverlayCornerRadius``; the default is 5 points.
  public var buttonCornerRadius: CGFloat {
    get { buttonOverlayCornerRadius ?? 5 }
    set { buttonOverlayCornerRadius = newValue }
  }

  /// The older name of ``buttonOverlayInset``.
  public var buttonInset: CGSize {
    get { buttonOverlayInset }
    set { buttonOverlayInset = newValue }
  }

  /// The older name of ``foregroundColor``.
  public var textColor: Color {
    get { foregroundColor }
    set { foregroundColor = newValue }
  }
}
