import KeyboardKit
import KeyboardRender
import Testing

@Suite struct BlendingTests {

  private static let box = CGRect(x: 0, y: 0, width: 40, height: 40)
  private static let ground = Color.Resolved(hex: 0x8040C0)
  private static let layer = Color.Resolved(hex: 0xE09030, opacity: 0.75)

  private static func drawing(_ mode: BlendMode) -> Scene {
    scene(ground: ground) { $0.group(blend: mode) { $0.fill(Path(box), layer) } }
  }

  private static func svg(_ drawing: Scene) throws -> String {
    String(decoding: try KeyboardRenderer().svg(of: drawing), as: UTF8.self)
  }

  private static func channels(_ pixel: UInt32?) -> [Int] {
    [16, 8, 0].map { Int((pixel ?? 0) >> $0 & 255) }
  }

  /// Those of hue and saturation are told by their luminosity only.
  @Test(
    arguments: BlendMode.allCases.filter {
      ![.hue, .saturation, .color, .luminosity].contains($0)
    })
  func pixelsHaveTheColorsOfTheFormulas(mode: BlendMode) throws {
    let pixel = try KeyboardRenderer().bitmap(of: Self.drawing(mode), scale: 1)[20, 20]
    let expected = mode.color(Self.layer, over: Self.ground)
    let levels = [expected.red, expected.green, expected.blue].map { Int(($0 * 255).rounded()) }
    for (drawn, level) in zip(Self.channels(pixel), levels) {
      #expect(abs(drawn - level) <= 2, "\(mode): \(Self.channels(pixel)) instead of \(levels)")
    }
  }

  @Test func everyModeDrawsItsOwnPicture() throws {
    let renderer = try KeyboardRenderer()
    let pixels = try BlendMode.allCases.map {
      try renderer.bitmap(of: Self.drawing($0), scale: 1)[20, 20]
    }
    #expect(Set(pixels).count == BlendMode.allCases.count)
  }

  @Test(arguments: BlendMode.allCases) func documentsHaveTheMode(mode: BlendMode) throws {
    let drawing = Self.drawing(mode)
    let svg = try Self.svg(drawing)
    let name = mode == .colorDodge ? "color-dodge" : mode.rawValue.lowercased()
    #expect(svg.contains("mix-blend-mode") == (mode != .normal))
    if !mode.rawValue.contains(where: \.isUppercase) || mode == .colorDodge {
      #expect(svg.contains("mix-blend-mode:\(name)\"") == (mode != .normal))
    }
  }

  private static let stops = [
    Paint.Stop(.init(hex: 0xFF0000), at: 0), .init(.init(hex: 0x0000FF), at: 1),
  ]

  private static func conic(_ degrees: Double) -> Scene {
    scene(ground: nil) {
      $0.fill(Path(box), .conicGradient(stops, center: CGPoint(x: 20, y: 20), degrees: degrees))
    }
  }

  /// The share of blue at a direction, clockwise from the top.
  @Test(arguments: [0.0, 90, -45], [1.0, 2, 3])
  func conicGradientsTurnClockwise(start: Double, scale: Double) throws {
    let bitmap = try KeyboardRenderer().bitmap(of: Self.conic(start), scale: scale)
    for direction in stride(from: 10.0, to: 360, by: 23) {
      let radians = (start + direction) * .pi / 180
      let (x, y) = (20 + 15 * sin(radians), 20 - 15 * cos(radians))
      let (column, row) = (Int(x * scale), Int(y * scale))
      let pixel = bitmap[column, row] ?? 0
      let (across, down) = ((Double(column) + 0.5) / scale - 20, (Double(row) + 0.5) / scale - 20)
      var share = (atan2(across, -down) * 180 / .pi - start) / 360
      share -= share.rounded(.down)
      guard 0.03...0.97 ~= share else { continue }
      #expect(abs(Double(pixel & 255) - 255 * share) < 2, "\(direction)")
      #expect(pixel >> 24 == 255)
    }
  }

  @Test func documentsHaveConicGradientsAsPictures() throws {
    let svg = try Self.svg(Self.conic(0))
    #expect(svg.contains("<pattern") && svg.contains("data:image/png"))
    #expect(try Self.svg(Self.conic(0)) == svg)
    #expect(try KeyboardRenderer().pdf(of: Self.conic(0)).count > 1000)
  }

  @Test func focusIsTheFirstColor() throws {
    let drawing = scene(ground: nil) {
      $0.fill(
        Path(Self.box),
        .radialGradient(
          Self.stops, center: CGPoint(x: 20, y: 20), radius: 20, focus: CGPoint(x: 30, y: 20)))
    }
    let bitmap = try KeyboardRenderer().bitmap(of: drawing, scale: 1)
    #expect(Self.channels(bitmap[30, 20])[0] > 235)
    #expect(Self.channels(bitmap[20, 20])[0] < 235)
    #expect(try Self.svg(drawing).contains("fx=\"30\" fy=\"20\""))
  }

  /// A group that blends has no backdrop of its own for the materials within.
  @Test func materialsInGroupsThatBlendHaveNothingBehind() {
    let glass = Material(tint: .init(hex: 0xFF0000, opacity: 0.5), base: .init(hex: 0xFFFFFF))
    let drawing = scene(ground: Self.ground) {
      $0.group(blend: .multiply) { $0.material(Path(Self.box), glass) }
    }
    guard case .group(let group) = drawing.withPlainMaterials.nodes.last,
      case .fill(_, .color(let color)) = group.nodes.first
    else {
      Issue.record("The material isn't a color.")
      return
    }
    #expect(color == glass.color(over: Color.Resolved(hex: 0, opacity: 0)))
  }
}
