public import Foundation
public import KeyboardCore
package import KeyboardDrawing

extension KeyboardCallout.CalloutStyle {

  /// The source of the remaining fields of a callout.
  public enum Following: String, CaseIterable, KeyboardModel {

    /// The input and system keys, and the rules of a theme that name the callout's key.
    case type

    /// The whole style of the callout's key, including gradients and images.
    case key
  }

  /// The part between the bubble of a callout and its key.
  public enum Stem: String, CaseIterable, KeyboardModel {

    /// The bubble extends from the key and covers it; on pads, action callouts float over it.
    case key

    /// A pointer from the bubble to the key, which stays visible.
    case pointer

    /// Nothing: the bubble floats over the key, which stays visible.
    case none
  }

  /// The horizontal place of a callout, as far as it fits on the keyboard.
  public enum Placement: String, CaseIterable, KeyboardModel {

    /// The first secondary action over the key, the others toward the center of the keyboard.
    case key

    /// The center of the bubble over that of the key.
    case center
  }

  static let largestBorder: CGFloat = 20

  package var columnLimit: Int? { actionItemColumns.map { max(Int($0), 1) } }

  /// Whether the callout leaves its key visible.
  package var isFloating: Bool { stem.map { $0 != .key } ?? false }

  package func drawnFont(_ font: KeyboardFont) -> Font {
    var font = font.font
    if let fontWeight { font.weight = fontWeight.fontWeight }
    if let fontFamily { font.family = .named(fontFamily) }
    return font
  }
}

extension KeyboardCallout.CalloutStyle {

  /// The default style of callouts, which can be replaced.
  public static var standard: Self {
    get { StandardStyles.current.callout }
    set { StandardStyles.update { $0.callout = newValue } }
  }

  /// Return the vertical offset of action callouts on a device type in points, downwards.
  public static func standardVerticalOffset(for device: DeviceType) -> CGFloat {
    device == .pad ? 20 : 0
  }

  /// Return the vertical offset of action callouts without an ``offset``, as for all styles.
  public func standardVerticalOffset(for device: DeviceType) -> CGFloat {
    Self.standardVerticalOffset(for: device)
  }

  /// Return the corner radius of the key under the callout in points.
  public func buttonCornerRadius(for context: KeyboardContext) -> CGFloat {
    buttonOverlayCornerRadius
      ?? KeyboardLayout.DeviceConfiguration.standard(for: context).buttonCornerRadius
  }
}
