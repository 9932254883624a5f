import Cairo
import KeyboardKit
import Testing

@testable import KeyboardPipeline
@testable import KeyboardRender

/// Every valid theme is drawn at a bounded cost, counted in pixels of temporary surfaces.
@Suite struct ThemeCostTests {

  /// The pixels that shadows and images of a scene are prepared in.
  private struct Cost {
    var largestMask = 0
    var masks = 0
    var images = 0

    /// The number of pixels that are drawn through masks.
    var drawn = 0
  }

  private static let renderer = Result { try KeyboardRenderer() }

  private static func scene(_ text: String, scale: Double, longPress: Bool) throws -> Scene {
    let files = FileReader(
      file: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") },
      companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") })
    var request = RenderRequest()
    request.theme = .document(SourceFile(name: "theme.json", text: text), companions: [:])
    request.scale = scale
    if longPress { request.keyPress = .longPress("e", selectedIndex: 1) }
    let renderer = try renderer.get()
    return try RenderPipeline(files: files, makeRenderer: { renderer }).drawing(of: request).scene
  }

  private static func add(
    _ nodes: [Scene.Node], scale: Double, size: (width: Double, height: Double), clip: CGRect,
    to cost: inout Cost
  ) {
    for node in nodes {
      switch node {
      case .group(let group):
        let inner = group.clip.map { clip.intersection($0.controlPointBox) } ?? clip
        add(group.nodes, scale: scale, size: size, clip: inner.isNull ? .zero : inner, to: &cost)
      case .shadow(let shadow):
        let plan = ShadowPlan(shadow, scale: scale, width: size.width, height: size.height) {
          InkBox(
            left: clip.minX * scale, top: clip.minY * scale, right: clip.maxX * scale,
            bottom: clip.maxY * scale)
        }
        guard let plan else { continue }
        let pixels = plan.reducedWidth * plan.reducedHeight
        cost.largestMask = max(cost.largestMask, pixels)
        cost.masks += pixels
        cost.drawn += plan.visible.width * plan.visible.height
      case .image(let image):
        let density = image.density(for: scale)
        let box = image.pixelBox(
          density: density, width: size.width / scale, height: size.height / scale)
        let margin = 2 * Blur(deviation: image.blur * density).reach
        if let box { cost.images += (box.width + margin) * (box.height + margin) }
      case .fill, .material, .stroke, .text: break
      }
    }
  }

  private static func cost(of scene: Scene, scale: Double) -> Cost {
    var cost = Cost()
    let size = (Double(scene.size.width) * scale, Double(scene.size.height) * scale)
    add(
      scene.nodes, scale: scale, size: size, clip: CGRect(origin: .zero, size: scene.size),
      to: &cost)
    return cost
  }

  @Test func extremesAreThoseOfTheModel() throws {
    let rows = try ThemeExtremes.rows()
    let places = rows.map(\.text).joined(separator: "\n")
    let fields = Keyboard.ButtonStyle.fields.filter { field in
      switch field.type {
      case is CGFloat.Type, is Double.Type, is CGSize.Type, is CGPoint.Type, is EdgeInsets.Type,
        is Keyboard.Corners.Type, is KeyboardFont.Type:
        true
      default: false
      }
    }
    for field in fields { #expect(places.contains("\"\(field.name)\":"), "\(field.name)") }
    for name in ["blur", "scale", "stops", "shadowRadius", "padding", "spread", "inner"] {
      #expect(places.contains("\"\(name)\":"), "\(name)")
    }
    #expect(rows.count > 100, "\(rows.count)")
  }

  @Test(arguments: try ThemeExtremes.rows())
  func anExtremeCostsLittle(row: ThemeExtremes.Row) throws {
    let scale = KeyboardRenderer.scales.upperBound
    for longPress in [false, true] {
      let scene = try Self.scene(row.text, scale: scale, longPress: longPress)
      let cost = Self.cost(of: scene, scale: scale)
      let picture = Int(scene.size.width * scale) * Int(scene.size.height * scale)
      #expect(picture <= KeyboardRenderer.largestPixelCount)
      #expect(cost.largestMask <= ShadowPlan.largestPixelCount, "\(cost)")
      // Each of the keys has up to seven shadows, whose masks equal ones share when drawn.
      #expect(cost.masks <= 128 << 20, "\(cost)")
      #expect(cost.drawn <= 80 * picture, "\(cost)")
      #expect(cost.images <= 4 * picture, "\(cost)")
    }
  }

  /// No picture has masks beyond the limit, whatever its shadows are.
  @Test(arguments: [0, 0.1, 3, 100, 1e4], [1e2, 1e4, 1e6, 1e300])
  func masksAreBounded(radius: Double, side: Double) {
    let path = Path(CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
    let shadow = Scene.Shadow(path, color: .init(hex: 0), radius: radius)
    let plan = ShadowPlan(shadow, scale: 8, width: 8192, height: 8192) {
      InkBox(left: 0, top: 0, right: 8192, bottom: 8192)
    }
    let pixels = plan.map { $0.reducedWidth * $0.reducedHeight } ?? 0
    // Rounding up adds a row and a column.
    #expect(pixels <= ShadowPlan.largestPixelCount + 20_000)
    #expect(pixels > 0)
  }
}
