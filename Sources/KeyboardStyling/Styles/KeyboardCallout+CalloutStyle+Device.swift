public import Foundation
public import KeyboardCore

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
