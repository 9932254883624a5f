import Foundation
import KeyboardCore
import KeyboardDrawing

private let titanium: [UInt32] = [0xE4E0D9, 0xB9B4AB, 0x8F8A82, 0xA7A299, 0xD6D1C9]
private let graphite: [UInt32] = [0x77777C, 0x4A4A4E, 0x2E2E31, 0x3B3B3F, 0x66666B]

private let glass = Color.Resolved(hex: 0x050506)

extension DeviceBody {

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
    if case .none = device.cutout { drawLens(into: &builder) }
  }

  func drawCutout(into builder: inout SceneBuilder) {
    guard let cutout = uprightCutout else { return }
    let path = placed(cutout)
    builder.fill(path, glass)
    drawLens(into: &builder)
    let name =
      switch device.cutout {
      case .island: "dynamicIsland"
      case .notch, .none: "notch"
      }
    builder.element(.frame, name: name, box: path.controlPointBox.intersection(screen))
  }

  func drawScreenEdge(into builder: inout SceneBuilder) {
    builder.stroke(screenOutline, .color(glass), StrokeStyle(lineWidth: 1))
    builder.element(.frame, name: "screen", box: screen)
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

  private func drawLens(into builder: inout SceneBuilder) {
    let lens = placed(lens)
    builder.fill(
      Path(ellipseIn: lens),
      .radialGradient(
        .stops([(0x27375C, 0), (0x10141F, 0.6), (0x0B0B0D, 1)]),
        center: CGPoint(x: lens.midX - lens.width * 0.12, y: lens.midY - lens.height * 0.12),
        radius: lens.width / 2))
  }
}

extension [Paint.Stop] {

  static func stops(_ stops: [(hex: UInt32, location: Double)]) -> Self {
    stops.map { Paint.Stop(Color.Resolved(hex: $0.hex), at: $0.location) }
  }
}
