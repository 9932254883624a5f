public import Foundation
public import KeyboardCore

extension KeyboardCallout.CalloutStyle {

  /// Return the vertical offset of action callouts on a device type in points, downwards.
  public static func standardVerticalOffset(for device: DeviceType) -> CGFloat {
    device == .pad ? 20 : 0
  }

  /// Return the corner radius of the key under the callout in points.
  public func buttonCornerRadius(for context: KeyboardContext) -> CGFloat {
    buttonOverlayCornerRadius
      ?? KeyboardLayout.DeviceConfiguration.standard(for: context).buttonCornerRadius
  }
}
