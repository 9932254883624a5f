public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

/// A device frame around a view at the bottom of its screen, below a message being written.
///
/// ```swift
/// let frame = DeviceFrame(device: .standard, text: "Hello") {
///   KeyboardView(keyboardContext: context)
/// }
/// let scene = frame.scene(measuring: .fixedAdvance)
/// scene.size.height > scene.size.width  // → true
/// ```
///
/// The color scheme applies to the housing and the screen; the area around is transparent.
public struct DeviceFrame<Content: View>: PrimitiveView {

  /// The device.
  public var device: Device

  /// The orientation of the device.
  public var orientation: InterfaceOrientation

  /// Message being written; if it is too long, its end is shown.
  public var text: String

  /// Number of characters after the cursor in the message.
  public var lengthAfterCursor = 0

  /// Whether the message is right-to-left.
  public var isRightToLeft = false

  /// The background of the screen in place of a conversation, or `nil`.
  public var backdrop: Keyboard.Background?

  /// Whether the system's status bar is left out, such as over a backdrop that shows one.
  public var hidesStatusBar = false

  /// The conversation on the screen, over the backdrop if there is one; `nil` for a placeholder.
  package var messages: MessageThread?

  /// Whether the screen is drawn without the device around it.
  package var hasBezel = true

  /// The corner radius of a floating board and its shadow, in points.
  package var floatingRadius = 12.0

  /// The view at the bottom of the screen.
  public var content: Content

  /// Creates a device frame around a view, which is as wide as the screen or centered.
  ///
  /// In landscape, the top of the device is at the left.
  public init(
    device: Device, orientation: InterfaceOrientation = .portrait, text: String = "",
    @ViewBuilder content: () -> Content
  ) {
    self.device = device
    self.orientation = orientation
    self.text = text
    self.content = content()
  }

  private var deviceBody: DeviceBody {
    DeviceBody(device: device, isLandscape: orientation.isLandscape)
  }

  /// Returns the size of the device including its buttons, in points.
  public func size(in context: ViewContext) -> CGSize {
    hasBezel ? deviceBody.size : deviceBody.screen.size
  }

  /// Draws the device, its screen and the view on it.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    var body = deviceBody
    let corner = hasBezel ? .zero : body.screen.origin
    body.origin = CGPoint(x: frame.minX - corner.x, y: frame.minY - corner.y)
    let isDark = context.environment.isDark
    if hasBezel { body.drawHousing(isDark: isDark, into: &builder) }
    var inner = context
    inner.environment.safeAreaInsets = device.safeAreaInsets(in: orientation)
    var screen = DeviceScreen(
      body: body, text: text, isRightToLeft: isRightToLeft, isDark: isDark,
      isLandscape: orientation.isLandscape)
    screen.backdrop = backdrop
    screen.hidesStatusBar = hidesStatusBar
    screen.floatingRadius = floatingRadius
    screen.hidesHomeIndicator = !hasBezel
    screen.messages = messages
    screen.lengthAfterCursor = lengthAfterCursor
    guard hasBezel else { return screen.draw(content: content, context: inner, into: &builder) }
    builder.group(clip: body.screenOutline) { builder in
      screen.draw(content: content, context: inner, into: &builder)
      body.drawCutout(into: &builder)
    }
    body.drawScreenEdge(into: &builder)
    body.drawFold(into: &builder)
  }
}
