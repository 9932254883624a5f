import Foundation
import KeyboardCore
import KeyboardDrawing

/// In points: upright frames in portrait; in landscape, the top of the device is at the left.
struct DeviceBody {

  let device: Device
  let isLandscape: Bool
  var origin = CGPoint.zero

  let buttonDepth = 3.0

  var rimWidth: Double { device.type.isPad ? 5 : 4.5 }

  /// Devices with a home button have a wide border at its end, and at the opposite end.
  private var border: (side: Double, end: Double) {
    if device.pose != nil { return (13, 13) }
    return switch (device.type.isPad, device.hasHomeButton) {
    case (false, false): (17, 17)
    case (false, true): (25, 98)
    case (true, false): (45, 45)
    case (true, true): (46, 100)
    }
  }

  private var uprightBody: CGRect {
    CGRect(
      x: buttonDepth, y: buttonDepth, width: device.portraitSize.width + 2 * border.side,
      height: device.portraitSize.height + 2 * border.end)
  }

  private var uprightScreen: CGRect { uprightBody.insetBy(dx: border.side, dy: border.end) }

  private var uprightSize: CGSize {
    CGSize(width: uprightBody.width + 2 * buttonDepth, height: uprightBody.height + 2 * buttonDepth)
  }

  var size: CGSize { isLandscape ? uprightSize.flipped() : uprightSize }

  var screen: CGRect { placed(uprightScreen) }

  var screenOutline: Path {
    Path(continuousRoundedRect: screen, cornerRadius: device.displayCornerRadius)
  }

  var box: CGRect { placed(uprightBody) }

  func placed(_ path: Path) -> Path { path.mapPoints { placed($0) } }

  func placed(_ box: CGRect) -> CGRect {
    let first = placed(CGPoint(x: box.minX, y: box.minY))
    let last = placed(CGPoint(x: box.maxX, y: box.maxY))
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
      height: abs(last.y - first.y))
  }

  private func placed(_ point: CGPoint) -> CGPoint {
    isLandscape
      ? CGPoint(x: origin.x + point.y, y: origin.y + uprightSize.width - point.x)
      : CGPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  func outline(inset: Double) -> Path {
    let radius = device.displayCornerRadius > 0 ? device.displayCornerRadius + border.side : 58
    return Path(
      continuousRoundedRect: box.insetBy(dx: inset, dy: inset), cornerRadius: radius - inset)
  }

  /// The buttons on the sides of the upright body, as rectangles that extend under it.
  var buttons: [(name: String, box: CGRect)] {
    if device.pose != nil { return [] }
    let (left, right) = (uprightBody.minX - buttonDepth, uprightBody.maxX - 4)
    let (top, height) = (uprightBody.minY, uprightBody.height)
    let width = buttonDepth + 4
    let box = { (x: Double, place: Double, length: Double) in
      CGRect(x: x, y: top + place * height, width: width, height: length * height)
    }
    if device.type.isPad {
      let topButton = CGRect(
        x: uprightBody.maxX - 150, y: top - buttonDepth, width: 70, height: width)
      return [
        ("topButton", topButton), ("volumeUp", box(right, 0.08, 0.04)),
        ("volumeDown", box(right, 0.13, 0.04)),
      ]
    }
    return [
      ("actionButton", box(left, 0.165, 0.035)), ("volumeUp", box(left, 0.235, 0.07)),
      ("volumeDown", box(left, 0.32, 0.07)), ("sideButton", box(right, 0.255, 0.11)),
    ]
  }

  var uprightCutout: Path? {
    let screen = uprightScreen
    switch device.cutout {
    case .none, .column: return nil
    case .island(let width, let height, let top):
      let box = CGRect(
        x: screen.midX - width / 2, y: screen.minY + top, width: width, height: height)
      return Path(roundedRect: box, cornerRadius: height / 2)
    case .notch(let width, let height): return notch(width: width, height: height)
    }
  }

  var lens: CGRect {
    let screen = uprightScreen
    let center: CGPoint
    switch device.cutout {
    case .none:
      // Left of the speaker, if there is one.
      let x = speaker.map { $0.minX - 26 } ?? screen.midX
      center = CGPoint(x: x, y: (uprightBody.minY + screen.minY) / 2)
    case .island(let width, let height, let top):
      center = CGPoint(x: screen.midX + width / 2 - height / 2, y: screen.minY + top + height / 2)
    case .notch(let width, _): center = CGPoint(x: screen.midX - width * 0.3, y: screen.minY + 13)
    case .column: center = .zero
    }
    let radius = device.type.isPad ? 4.5 : 5.5
    return CGRect(center: center, width: 2 * radius, height: 2 * radius)
  }

  var homeButton: CGRect? {
    guard device.hasHomeButton else { return nil }
    let side = device.type.isPad ? 60.0 : 68.0
    let y = (uprightScreen.maxY + uprightBody.maxY) / 2
    return CGRect(center: CGPoint(x: uprightScreen.midX, y: y), width: side, height: side)
  }

  var speaker: CGRect? {
    guard device.hasHomeButton, device.type.isPhone else { return nil }
    let y = (uprightScreen.minY + uprightBody.minY) / 2
    return CGRect(center: CGPoint(x: uprightScreen.midX, y: y), width: 56, height: 6)
  }

  /// Returns a notch with concave upper and convex lower corners.
  private func notch(width: Double, height: Double) -> Path {
    let (middle, top) = (uprightScreen.midX, uprightScreen.minY)
    let (left, right, bottom) = (middle - width / 2, middle + width / 2, top + height)
    let (ear, corner) = (7.0, 21.0)
    return Path { path in
      path.move(to: CGPoint(x: left - ear, y: top - 2))
      path.addLine(to: CGPoint(x: left - ear, y: top))
      path.addCorner(CGPoint(x: left, y: top), to: CGPoint(x: left, y: top + ear))
      path.addLine(to: CGPoint(x: left, y: bottom - corner))
      path.addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left + corner, y: bottom))
      path.addLine(to: CGPoint(x: right - corner, y: bottom))
      path.addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right, y: bottom - corner))
      path.addLine(to: CGPoint(x: right, y: top + ear))
      path.addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right + ear, y: top))
      path.addLine(to: CGPoint(x: right + ear, y: top - 2))
      path.closeSubpath()
    }
  }

  func drawHousing(isDark: Bool, into builder: inout SceneBuilder) {
    let metal = metal(isDark ? graphite : titanium)
    for (name, upright) in buttons {
      let button = placed(upright)
      builder.fill(Path(roundedRect: button, cornerRadius: 1.8), metal)
      builder.stroke(
        Path(roundedRect: button.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 1.6),
        .color(Color.Resolved(hex: 0, opacity: 0.35)), StrokeStyle(lineWidth: 0.5))
      builder.element(.frame, name: name, box: button)
    }
    builder.fill(outline(inset: 0), metal)
    builder.stroke(
      outline(inset: 0.4), .color(Color.Resolved(hex: 0xFFFFFF, opacity: isDark ? 0.22 : 0.55)),
      StrokeStyle(lineWidth: 0.8))
    builder.fill(outline(inset: rimWidth - 1), Color.Resolved(hex: isDark ? 0x1A1A1C : 0x55524D))
    builder.fill(outline(inset: rimWidth), glass)
    builder.element(.frame, name: "bezel", box: box)
    if let speaker {
      builder.fill(
        Path(roundedRect: placed(speaker), cornerRadius: 3), Color.Resolved(hex: 0x2A2A2C))
    }
    drawHomeButton(into: &builder)
    if case .none = device.cutout { drawLens(placed(lens), into: &builder) }
  }

  func drawCutout(into builder: inout SceneBuilder) {
    if case .column(let width, _, _) = device.cutout {
      let center = CGPoint(x: screen.maxX - width / 2, y: screen.minY + StatusBar.cameraDistance)
      builder.fill(Path(circleAt: center, radius: 11), glass)
      drawLens(CGRect(center: center, width: 13, height: 13), into: &builder)
    }
    guard let cutout = uprightCutout else { return }
    let path = placed(cutout)
    builder.fill(path, glass)
    drawLens(placed(lens), into: &builder)
    let name =
      switch device.cutout {
      case .island: "dynamicIsland"
      case .notch, .none, .column: "notch"
      }
    builder.element(.frame, name: name, box: path.controlPointBox.intersection(screen))
  }

  func drawScreenEdge(into builder: inout SceneBuilder) {
    builder.stroke(screenOutline, .color(glass), StrokeStyle(lineWidth: 1))
    builder.element(.frame, name: "screen", box: screen)
  }

  /// The shade of the fold on screen and rim, and the hinge at both of its ends; of a closed device,
  /// the spine.
  func drawFold(into builder: inout SceneBuilder) {
    guard let pose = device.pose else { return }
    let width = pose == .partlyOpen ? Device.foldWidth : pose == .open ? 8 : 5
    var area = box
    if pose == .closed {
      area.size.width = width
    } else if isLandscape {
      area = CGRect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height)
    } else {
      area = CGRect(x: box.minX, y: box.midY - width / 2, width: box.width, height: width)
    }
    let isAcross = pose == .closed || isLandscape
    let shade = { Paint.Stop(Color.Resolved(hex: 0, opacity: $0), at: $1) }
    let darkness = pose == .open ? 0.1 : 0.3
    builder.group(clip: outline(inset: 0)) {
      $0.fill(
        Path(area),
        .linearGradient(
          [shade(0, 0), shade(darkness, 0.46), shade(darkness / 4, 0.54), shade(0, 1)],
          from: CGPoint(x: area.minX, y: area.minY),
          to: isAcross
            ? CGPoint(x: area.maxX, y: area.minY) : CGPoint(x: area.minX, y: area.maxY)))
      for end in [0.0, 1] {
        let center =
          pose == .closed
          ? CGPoint(x: area.minX + 3, y: area.minY + area.height * (0.15 + end * 0.7))
          : isAcross
            ? CGPoint(x: area.midX, y: end == 0 ? area.minY + 3 : area.maxY - 3)
            : CGPoint(x: end == 0 ? area.minX + 3 : area.maxX - 3, y: area.midY)
        let isLying = isAcross && pose != .closed
        let size = isLying ? CGSize(width: 34, height: 6) : CGSize(width: 6, height: 34)
        let hinge = CGRect(center: center, width: size.width, height: size.height)
        $0.fill(Path(roundedRect: hinge, cornerRadius: 3), Color.Resolved(hex: 0x1C1C1E))
      }
    }
    builder.element(.frame, name: "fold", box: area)
  }

  private func metal(_ colors: [UInt32]) -> Paint {
    .linearGradient(
      .stops(Array(zip(colors, [0, 0.12, 0.5, 0.88, 1]))),
      from: CGPoint(x: box.minX, y: box.minY), to: CGPoint(x: box.maxX, y: box.maxY))
  }

  private func drawHomeButton(into builder: inout SceneBuilder) {
    guard let homeButton else { return }
    let button = placed(homeButton)
    builder.fill(Path(ellipseIn: button), Color.Resolved(hex: 0x0C0C0E))
    builder.stroke(
      Path(ellipseIn: button.insetBy(dx: 1, dy: 1)),
      .linearGradient(
        .stops([(0x8E8E93, 0), (0x3A3A3C, 0.5), (0x8E8E93, 1)]),
        from: CGPoint(x: button.minX, y: button.minY), to: CGPoint(x: button.maxX, y: button.maxY)),
      StrokeStyle(lineWidth: 2))
    builder.element(.frame, name: "homeButton", box: button)
  }

  private func drawLens(_ lens: CGRect, into builder: inout SceneBuilder) {
    builder.fill(
      Path(ellipseIn: lens),
      .radialGradient(
        .stops([(0x27375C, 0), (0x10141F, 0.6), (0x0B0B0D, 1)]),
        center: CGPoint(x: lens.midX - lens.width * 0.12, y: lens.midY - lens.height * 0.12),
        radius: lens.width / 2))
  }
}

private let titanium: [UInt32] = [0xE4E0D9, 0xB9B4AB, 0x8F8A82, 0xA7A299, 0xD6D1C9]
private let graphite: [UInt32] = [0x77777C, 0x4A4A4E, 0x2E2E31, 0x3B3B3F, 0x66666B]

private let glass = Color.Resolved(hex: 0x050506)

extension [Paint.Stop] {

  static func stops(_ stops: [(hex: UInt32, location: Double)]) -> Self {
    stops.map { Paint.Stop(Color.Resolved(hex: $0.hex), at: $0.location) }
  }
}
