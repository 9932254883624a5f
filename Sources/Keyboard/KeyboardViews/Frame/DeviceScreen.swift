import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// Screen of a device: status bar, app and keyboard.
struct DeviceScreen {

  let body: DeviceBody
  let text: String
  let isRightToLeft: Bool
  let isDark: Bool
  let isLandscape: Bool
  var backdrop: Keyboard.Background?
  var hidesStatusBar = false

  /// As in most screenshots, where it isn't drawn over a keyboard.
  var hidesHomeIndicator = false
  var messages: MessageThread?
  var floatingRadius = 12.0
  var lengthAfterCursor = 0

  var device: Device { body.device }
  var screen: CGRect { body.screen }

  func resolved(_ color: Color) -> Color.Resolved { color.resolved(isDark: isDark) }

  /// The area of the screen between its rounded corners and the camera.
  var safeArea: CGRect {
    let insets = device.safeAreaInsets(in: orientation)
    return screen.inset(by: EdgeInsets(leading: insets.leading, trailing: insets.trailing))
  }

  private var orientation: InterfaceOrientation { isLandscape ? .landscape : .portrait }

  /// Width of the status column at the right edge, or nil for a status bar at the top.
  var statusColumn: Double? {
    guard case .column(let width, _, let topInset) = device.cutout else { return nil }
    return topInset == nil || isLandscape ? width : nil
  }

  func draw<Content: View>(
    content: Content, context: ViewContext, into builder: inout SceneBuilder
  ) {
    builder.fill(Path(screen), resolved(.screenBackground))
    let size = content.size(in: context)
    let isFloating = size.width < screen.width - 1
    let panel = FloatingPanel(margins: EdgeInsets(), cornerRadius: floatingRadius) { content }
    let frame = CGRect(
      x: screen.midX - size.width / 2, y: screen.maxY - size.height - (isFloating ? 40 : 0),
      width: size.width, height: size.height)
    if let backdrop {
      backdrop.draw(in: Path(screen), area: screen, isDark: isDark, into: &builder)
    }
    if backdrop == nil || messages != nil {
      drawConversation(
        above: frame.minY + content.overhang(in: context), context: context, into: &builder)
    }
    if !hidesStatusBar { StatusBar(screen: self).draw(context: context, into: &builder) }
    if isFloating {
      panel.draw(in: frame, context: context, into: &builder)
    } else {
      content.draw(in: frame, context: context, into: &builder)
    }
    drawHomeIndicator(into: &builder)
  }

  private func drawConversation(
    above top: Double, context: ViewContext, into builder: inout SceneBuilder
  ) {
    let area = CGRect(
      x: safeArea.minX, y: screen.minY, width: safeArea.width, height: top - screen.minY)
    let field = MessageField(screen: self, area: area)
    let fieldTop = field.top(measuring: context.text)
    Conversation(screen: self, bottom: fieldTop).draw(measuring: context.text, into: &builder)
    field.draw(measuring: context.text, into: &builder)
  }

  private func drawHomeIndicator(into builder: inout SceneBuilder) {
    guard !device.hasHomeButton, !hidesHomeIndicator else { return }
    let width = device.type.isPad ? 320.0 : isLandscape ? 224 : 139
    let box = CGRect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
    let background = builder.scene.nodes.color(behind: box, over: resolved(.screenBackground))
    let isOnDark = background.luma < 0.5
    builder.fill(
      Path(roundedRect: box, cornerRadius: 2.5),
      isOnDark ? Color.Resolved(hex: 0xFFFFFF, opacity: 0.9) : Color.Resolved(hex: 0))
    builder.element(.frame, name: "homeIndicator", box: box)
  }
}

extension Color {

  static let screenBackground = Color(light: 0xFFFFFF, dark: 0x000000)
  static let screenText = Color(light: 0x000000, dark: 0xFFFFFF)
  static let screenLine = Color(light: 0xD1D1D6, dark: 0x3A3A3C)
  static let screenGray = Color(light: 0xE9E9EB, dark: 0x26262A)
  static let screenPlaceholder = Color(light: 0xB4B4B9, dark: 0x6A6A6F)
  static let screenNote = Color(light: 0x85858B, dark: 0x8E8E93)
  static let screenDetail = Color(light: 0xC7C7CC, dark: 0x545458)
}

extension [Scene.Node] {

  func color(behind box: CGRect, over background: Color.Resolved) -> Color.Resolved {
    let center = box.center
    return reduce(background) { background, node in
      switch node {
      case .fill(let path, let paint) where path.controlPointBox.contains(center):
        return paint.color(at: center).over(background)
      case .group(let group):
        if let clip = group.clip, !clip.controlPointBox.contains(center) { return background }
        return group.nodes.color(behind: box, over: background)
      default: return background
      }
    }
  }
}

extension Paint {

  /// Returns the color at a point; of a round gradient, its mean.
  fileprivate func color(at point: CGPoint) -> Color.Resolved {
    switch self {
    case .color(let color): return color
    case .linearGradient(let stops, let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = x * x + y * y
      let share = length > 0 ? ((point.x - from.x) * x + (point.y - from.y) * y) / length : 1
      return (stops.last { $0.location <= share } ?? stops.first)?.color
        ?? .init(hex: 0, opacity: 0)
    case .radialGradient(let stops, _, _, _), .conicGradient(let stops, _, _):
      return stops.isEmpty ? .init(hex: 0, opacity: 0) : stops[stops.count / 2].color
    }
  }
}

/// Status bar of a device, with time, signals and battery.
struct StatusBar {

  let screen: DeviceScreen

  var height: Double {
    let device = screen.device
    if device.type.isPad { return 24 }
    if case .column(_, _, let topInset?) = device.cutout, !screen.isLandscape { return topInset }
    if screen.statusColumn != nil { return 0 }
    if screen.isLandscape { return 0 }
    return device.landscapeSideInset > 0 ? device.landscapeSideInset : 20
  }

  /// From the top of a column to the center of its camera.
  static let cameraDistance = 38.0

  /// Draws time and battery below the camera of a column.
  private func drawColumn(width: Double, into builder: inout SceneBuilder) {
    let color = screen.resolved(.screenText)
    let (right, middle) = (screen.screen.maxX, screen.screen.minY + Self.cameraDistance)
    let time = CGRect(x: right - width, y: middle + 22, width: width, height: 24)
    builder.text("9:41", font: .system(size: 17, weight: .semibold), color: color, box: time)
    drawBattery(
      CGRect(x: right - width / 2 - 13.5, y: middle + 54, width: 25, height: 13), color: color,
      into: &builder)
    builder.element(
      .frame, name: "statusBar",
      box: CGRect(x: right - width, y: screen.screen.minY, width: width, height: middle + 67))
  }

  func draw(context: ViewContext, into builder: inout SceneBuilder) {
    if let width = screen.statusColumn { return drawColumn(width: width, into: &builder) }
    guard height > 0 else { return }
    let isSmall = height < 30
    let color = screen.resolved(.screenText)
    let area = screen.screen
    let box = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let middle = isSmall ? box.midY + 2 : box.minY + height * (height > 55 ? 0.52 : 0.56)
    let font = Font.system(size: isSmall ? 12.5 : 17, weight: .semibold)
    let time = CGRect(
      x: area.minX + (isSmall ? 14 : 0), y: middle - 12,
      width: isSmall ? 80 : area.width * 0.34, height: 24)
    builder.text("9:41", font: font, color: color, box: time, alignment: isSmall ? .left : .center)
    let scale = isSmall ? 0.8 : 1
    let right = isSmall ? area.maxX - 14 : area.maxX - area.width * 0.17 + 39
    drawIndicators(right: right, middle: middle, scale: scale, color: color, into: &builder)
    builder.element(.frame, name: "statusBar", box: box)
  }

  private func drawIndicators(
    right: Double, middle: Double, scale: Double, color: Color.Resolved,
    into builder: inout SceneBuilder
  ) {
    drawBattery(
      CGRect(
        x: right - 27.5 * scale, y: middle - 6.5 * scale, width: 25 * scale, height: 13 * scale),
      color: color, into: &builder)
    let wave = CGPoint(x: right - 42 * scale, y: middle + 5.5 * scale)
    let sector = { (radius: Double) in
      Path {
        $0.move(to: wave)
        $0.addArc(
          center: wave, radius: radius * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25)
        $0.closeSubpath()
      }
    }
    for radius in [11.5, 7.7] {
      builder.fill(sector(radius).adding(sector(radius - 2.6).reversed()), color)
    }
    builder.fill(sector(3.9), color)
    for (index, height) in [4.0, 6.2, 8.6, 11].enumerated() {
      let bar = CGRect(
        x: right - (78 - Double(index) * 4.8) * scale, y: middle + (5.5 - height) * scale,
        width: 3.2 * scale, height: height * scale)
      builder.fill(Path(roundedRect: bar, cornerRadius: 1 * scale), color)
    }
  }

  private func drawBattery(_ box: CGRect, color: Color.Resolved, into builder: inout SceneBuilder) {
    let scale = box.height / 13
    builder.stroke(
      Path(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8 * scale),
      .color(color.opacity(0.4)), StrokeStyle(lineWidth: 1))
    builder.fill(
      Path(roundedRect: box.insetBy(dx: 2 * scale, dy: 2 * scale), cornerRadius: 2.4 * scale), color
    )
    let cap = CGRect(
      x: box.maxX + 1 * scale, y: box.midY - 2.1 * scale, width: 1.5 * scale, height: 4.2 * scale)
    builder.fill(Path(roundedRect: cap, cornerRadius: 0.8 * scale), color.opacity(0.4))
  }
}
