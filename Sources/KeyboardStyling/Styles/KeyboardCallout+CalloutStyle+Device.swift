public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension KeyboardCallout.CalloutStyle {

  /// How far the bubble of secondary actions is moved down on a type of device, in points.
  public static func standardVerticalOffset(for device: DeviceType) -> CGFloat {
    device == .pad ? 20 : 0
  }

  /// The corner radius of the key under the bubble in points.
  public func buttonCornerRadius(for context: KeyboardContext) -> CGFloat {
    buttonOverlayCornerRadius
      ?? KeyboardLayout.DeviceConfiguration.standard(for: context).buttonCornerRadius
  }
}

// The names of KeyboardKit 7.
extension KeyboardCallout.CalloutStyle {

  /// The older name of ``buttonOverlayCornerRadius``, 5 if there is none.
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
