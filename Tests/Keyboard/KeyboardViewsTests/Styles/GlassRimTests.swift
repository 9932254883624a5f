import Foundation
import KeyboardKit
import Testing

@testable import KeyboardViews

/// The rim of light of a board, against the pixels of pictures.
@Suite struct GlassRimTests {

  /// The levels of red of a board and of the rows of a third of a point at its top, in a picture.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var isDark = false
    var board: Double
    var rows: [Double]
  }

  static let pictures = [
    Row(testDescription: "over #f2f2f2", board: 223, rows: [248, 242, 233]),
    Row(testDescription: "over #3a3a3c", board: 172, rows: [237, 221, 202]),
    Row(testDescription: "dark", isDark: true, board: 23, rows: [45, 38, 31]),
  ]

  @Test(arguments: pictures) func agreesWithThePicture(picture: Row) throws {
    let outline = Path(roundedRect: CGRect(x: 0, y: 10, width: 390, height: 308), cornerRadius: 27)
    var builder = SceneBuilder(size: CGSize(width: 390, height: 318))
    GlassRim.draw(along: outline, isDark: picture.isDark, into: &builder)
    guard case .group(let group)? = builder.scene.nodes.first else {
      Issue.record("The rim isn't clipped.")
      return
    }
    #expect(group.clip?.controlPointBox == outline.controlPointBox)
    for (index, expected) in picture.rows.enumerated() {
      let depth = (Double(index) + 0.5) / 3
      let level = group.nodes.reduce(picture.board) { level, node in
        guard case .stroke(_, .linearGradient(let stops, _, _), let style) = node,
          style.lineWidth / 2 > depth, let opacity = stops.first?.color.opacity
        else { return level }
        return level + (255 - level) * opacity
      }
      #expect(abs(level - expected) < 3, "row \(index): \(level)")
    }
  }

  /// The board, and the opacity of its rim, under a translucent background of an app.
  private func board(of background: Keyboard.Background?) throws -> (color: String, rim: Double) {
    let context = KeyboardContext(device: .standard)
    context.setIsLiquidGlassEnabled(true)
    context.colorScheme = .dark
    var theme = KeyboardTheme(name: "App")
    theme.backgroundStyle = background
    let view = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context))
    let nodes = view.scene(measuring: .fixedAdvance).nodes
    guard case .material(_, let glass)? = nodes.first,
      case .linearGradient(let stops, _, _)? = nodes.groups.first?.nodes.strokes.first?.paint
    else { throw Diagnostics(code: .unreadableFile, "The board isn't glass with a rim") }
    return (glass.plainColor.hexText, stops.first?.color.opacity ?? 0)
  }

  @Test func darkGlassOfAppsIsLighterWithABrighterRim() throws {
    let (system, app) = (try board(of: nil), try board(of: .color(.red.opacity(0.1))))
    #expect(system.color == "#171717" && app.color == "#1f1f1f")
    #expect(app.rim > system.rim * 1.5)
  }
}
