public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// A device that shows a view at the bottom of its screen, below a text that is being written.
///
///     DeviceFrame(device: .standard, text: "Hello") {
///       KeyboardView(keyboardContext: context)
///     }
///
/// The body, its buttons and what is on the screen are drawn in light or dark as the environment says.
/// What surrounds the body is transparent.
public struct DeviceFrame<Content: View>: View {

  /// The device.
  public var device: Device

  /// How the device is held.
  public var orientation: InterfaceOrientation

  /// What has been written; its last lines are shown.
  public var text: String

  /// Whether lines of the text start at the right.
  public var isRightToLeft = false

  /// The view at the bottom of the screen.
  public var content: Content

  /// A device with a view at the bottom of its screen.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How it is held; lying, its upper end is at the left.
  ///   - text: What has been written.
  ///   - content: The view, which is as wide as the screen or stands in its middle.
  public init(
    device: Device, orientation: InterfaceOrientation = .portrait, text: String = "",
    content: () -> Content
  ) {
    self.device = device
    self.orientation = orientation
    self.text = text
    self.content = content()
  }

  /// A primitive draws itself and has no body.
  public typealias Body = Never

  private var deviceBody: DeviceBody {
    DeviceBody(device: device, isLandscape: orientation.isLandscape)
  }

  /// The size of the device with its buttons.
  public func size(in context: ViewContext) -> CGSize { deviceBody.size }

  /// Draw the device, its screen, and the view on it.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let body = deviceBody.moved(to: frame.origin)
    let isDark = context.environment.isDark
    body.drawHousing(isDark: isDark, into: &builder)
    var inner = context
    inner.environment.safeAreaInsets = device.safeAreaInsets(in: orientation)
    let screen = DeviceScreen(
      body: body, text: text, isRightToLeft: isRightToLeft, isDark: isDark,
      isLandscape: orientation.isLandscape)
    builder.group(clip: body.screenOutline) { builder in
      screen.draw(content: content, context: inner, into: &builder)
      body.drawCutout(into: &builder)
    }
    body.drawScreenEdge(into: &builder)
  }
}
