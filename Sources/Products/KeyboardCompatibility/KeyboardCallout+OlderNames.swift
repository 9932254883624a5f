public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

extension KeyboardCallout {

  /// The name of ``BaseCalloutService`` in other versions.
  public typealias BaseService = BaseCalloutService

  /// The name of ``DisabledCalloutService`` in other versions.
  public typealias DisabledService = DisabledCalloutService

  /// The name of ``StandardCalloutService`` in other versions.
  public typealias StandardService = StandardCalloutService
}

/// The name of ``KeyboardCallout`` in other versions.
public typealias Callouts = KeyboardCallout

/// The name of ``KeyboardCalloutContext`` in other versions.
public typealias CalloutContext = KeyboardCalloutContext

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
