import KeyboardKit
import Testing

@testable import KeyboardViews

/// Levels of the rim of a board, against the pixels of images of the system.
@Suite struct GlassRimTests {

  /// The levels of red of a board and of the thirds of a point at its edge, in an image.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var isDark = false
    var isSide = false
    var board: Double
    var rows: [Double]
  }

  static let pictures = [
    Row(testDescription: "over #f2f2f2", board: 223, rows: [248, 242, 233]),
    Row(testDescription: "over #3a3a3c", board: 172, rows: [237, 221, 202]),
    Row(testDescription: "dark", isDark: true, board: 23, rows: [45, 38, 31]),
    Row(testDescription: "side over #f2f2f2", isSide: true, board: 225, rows: [231, 228, 225]),
    Row(testDescription: "side over #3a3a3c", isSide: true, board: 174, rows: [179, 177, 174]),
    Row(testDescription: "below, over a photo", isSide: true, board: 164, rows: [168, 166, 164]),
    Row(
      testDescription: "side in dark", isDark: true, isSide: true, board: 23, rows: [23, 23, 23]),
  ]

  @Test(arguments: pictures) func agreesWithThePicture(picture: Row) throws {
    let outline = Path(roundedRect: CGRect(x: 0, y: 10, width: 390, height: 308), cornerRadius: 27)
    var builder = SceneBuilder(size: CGSize(width: 390, height: 318))
    GlassRim.draw(along: outline, isDark: picture.isDark, into: &builder)
    let groups = builder.scene.nodes.groups
    #expect(groups.map(\.blend) == [.colorDodge, .normal])
    #expect(groups.allSatisfy { $0.clip?.controlPointBox == outline.controlPointBox })
    for (index, expected) in picture.rows.enumerated() {
      let strokes = groups.flatMap(\.nodes.strokes).filter {
        $0.style.lineWidth / 2 > (Double(index) + 0.5) / 3
      }
      // Lines of the first group are opaque.
      let gains = strokes.compactMap { stroke -> Double? in
        guard case .color(let gray) = stroke.paint else { return nil }
        return gray.red
      }
      let level = strokes.reduce(picture.board / (1 - (gains.last ?? 0))) { level, stroke in
        guard case .linearGradient(let stops, _, _) = stroke.paint,
          let light = picture.isSide ? stops.last : stops.first
        else { return level }
        return level + (255 - level) * light.color.opacity
      }
      #expect(abs(level - expected) < (picture.isSide ? 1 : 3), "row \(index): \(level)")
    }
  }

  /// The board, and the opacity of its rim, under a translucent background of an app.
  private func board(of background: Keyboard.Background?) throws -> (color: String, rim: Double) {
    let context = KeyboardContext(device: .standard)
    context.setIsLiquidGlassEnabled(true)
    context.colorScheme = .dark
    var theme = KeyboardTheme(name: "App")
    theme.backgroundStyle = background
    let view = KeyboardView(context, in: theme)
    let nodes = view.scene.nodes
    guard case .material(_, let glass)? = nodes.first,
      case .linearGradient(let stops, _, _)? =
        nodes.groups.dropFirst().first?.nodes.strokes.first?.paint
    else { throw Diagnostics(code: .unreadableFile, "The board isn't glass with a rim") }
    return (glass.plainColor.hexText, stops.first?.color.opacity ?? 0)
  }

  @Test func darkGlassOfAppsIsLighterWithABrighterRim() throws {
    let (system, app) = (try board(of: nil), try board(of: .color(.red.opacity(0.1))))
    #expect(system.color == "#171717" && app.color == "#1f1f1f")
    #expect(app.rim > system.rim * 1.5)
  }
}
