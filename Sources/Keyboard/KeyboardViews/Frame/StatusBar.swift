import Foundation
import KeyboardCore
import KeyboardDrawing

struct StatusBar {

  let screen: DeviceScreen

  /// The height of the status bar in points; 0 on phones in landscape.
  var height: Double {
    let device = screen.device
    if device.type.isPad { return 24 }
    if screen.isLandscape { return 0 }
    return device.landscapeSideInset > 0 ? device.landscapeSideInset : 20
  }

  func draw(context: ViewContext, into builder: inout SceneBuilder) {
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

  private func drawBattery(
    _ box: CGRect, color: Color.Resolved, into builder: inout SceneBuilder
  ) {
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
