import Foundation
import KeyboardDrawing
import Testing

@Suite struct MaterialTests {

  private static let clear = Color.Resolved(hex: 0, opacity: 0)
  private static let white = Color.Resolved(hex: 0xFFFFFF)

  /// A material, a color behind it, and the color that is seen.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var material: Material
    var behind: Color.Resolved
    var seen: UInt32
  }

  static let rows = [
    Row(
      testDescription: "nothing", material: Material(), behind: .init(hex: 0x123456),
      seen: 0x123456),
    Row(
      testDescription: "blur", material: Material(blur: 9), behind: .init(hex: 0x123456),
      seen: 0x123456),
    Row(
      testDescription: "no saturation", material: Material(saturation: 0),
      behind: .init(hex: 0x00FF00), seen: 0xB6B6B6),
    Row(
      testDescription: "tint", material: Material(tint: white.opacity(0.5)),
      behind: .init(hex: 0x000000), seen: 0x808080),
    Row(
      testDescription: "light", material: Material(light: .init(hex: 0x102030)),
      behind: .init(hex: 0x404040), seen: 0x506070),
    Row(
      testDescription: "light beyond white", material: Material(light: .init(hex: 0x804020)),
      behind: .init(hex: 0xC0C0C0), seen: 0xFFFFE0),
    // Blue is far below black before the tint: −255 × 0.928 × 0.75 = −177 of 255.
    Row(
      testDescription: "saturation beyond black",
      material: Material(saturation: 1.75, tint: .init(hex: 0xD8D8D8, opacity: 0.725)),
      behind: .init(hex: 0xFFFF00), seen: 0xE7E76C),
    Row(
      testDescription: "base", material: Material(base: .init(hex: 0x204060)), behind: clear,
      seen: 0x204060),
    Row(
      testDescription: "half of the base", material: Material(base: .init(hex: 0x000000)),
      behind: white.opacity(0.5), seen: 0x808080),
  ]

  @Test func lensesBendMostAtTheEdge() {
    let lens = Material.Lens(width: 20, reach: 60, blur: 3, blurDepths: 10...70)
    #expect(lens.shift(at: 0) == 60 && lens.shift(at: -1) == 60)
    #expect(abs(lens.shift(at: 4) - 24) < 1e-9)
    #expect(lens.shift(at: 20) == 0 && lens.shift(at: 100) == 0)
  }

  @Test func scenesKeepAndScaleLenses() {
    var glass = Material(blur: 4)
    glass.lens = .init(width: 20, reach: 60, blur: 3.00004, blurDepths: 10...70)
    var builder = SceneBuilder(size: CGSize(width: 20, height: 20))
    let path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    builder.material(path, glass)
    builder.transformed(by: Affine.scale(0.5, about: .zero)) {
      $0.material(path, glass)
    }
    let lenses = builder.scene.nodes.compactMap { node in
      if case .material(_, let material) = node { material.lens } else { nil }
    }
    #expect(
      lenses == [
        .init(width: 20, reach: 60, blur: 3, blurDepths: 10...70),
        .init(width: 10, reach: 30, blur: 1.5, blurDepths: 5...35),
      ])
  }

  @Test(arguments: rows) func changesAColor(row: Row) {
    let color = row.material.color(over: row.behind)
    #expect(color.hexText == Color.Resolved(hex: row.seen).hexText)
  }

  private static let box = CGRect(x: 10, y: 10, width: 40, height: 30)
  private static let board = Path(roundedRect: box, cornerRadius: 8)
  private static let glass = Material(blur: 2, tint: white.opacity(0.5))

  private static func nodes(_ build: (inout SceneBuilder) -> Void) -> [Scene.Node] {
    var builder = SceneBuilder(size: CGSize(width: 100, height: 100))
    build(&builder)
    return builder.scene.nodes
  }

  @Test func numbersAreRoundedAndBounded() {
    let material = Material(blur: -1.0 / 3, saturation: -.infinity, tint: Self.white.opacity(0.5))
    let expected = Material(saturation: 0, tint: Self.white.opacity(0.5))
    let path = Path(Self.box)
    #expect(Self.nodes { $0.material(path, material) } == [.material(path, expected)])
  }

  @Test(arguments: [
    Material(), Material(light: .init(hex: 0)), Material(tint: clear, base: .init(hex: 0)),
  ]) func materialsThatChangeNothingAreOmitted(material: Material) {
    #expect(Self.nodes { $0.material(Self.board, material) }.isEmpty)
    #expect(Self.nodes { $0.material(Path(), Self.glass) }.isEmpty)
  }

  /// Nodes below a material in the box, and the single color behind it, if any.
  struct Ground: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var color: Color.Resolved?
    let draw: @Sendable (inout SceneBuilder) -> Void
  }

  private static let red = Color.Resolved(hex: 0xFF0000)
  private static let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  static let grounds = [
    Ground(testDescription: "nothing", color: clear) { _ in },
    Ground(testDescription: "a color", color: red) { $0.fill(Path(whole), red) },
    Ground(testDescription: "a round board", color: red) {
      $0.fill(Path(roundedRect: whole, cornerRadius: 6), red)
    },
    Ground(testDescription: "a board that is round in the blur", color: nil) {
      $0.fill(Path(roundedRect: box.insetBy(dx: -4, dy: -4), cornerRadius: 20), red)
    },
    Ground(testDescription: "something far away", color: red) {
      $0.fill(Path(whole), red)
      $0.fill(Path(CGRect(x: 60, y: 60, width: 9, height: 9)), white)
    },
    Ground(testDescription: "something within the blur", color: nil) {
      $0.fill(Path(whole), red)
      $0.fill(Path(CGRect(x: 54, y: 20, width: 9, height: 9)), white)
    },
    Ground(testDescription: "a translucent color", color: nil) {
      $0.fill(Path(whole), red.opacity(0.5))
    },
    Ground(testDescription: "a hole", color: nil) {
      var ring = Path(whole)
      ring.addPath(Path(box).reversed())
      $0.fill(ring, red)
    },
    Ground(testDescription: "a dent", color: nil) {
      $0.fill(
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 100, y: 0))
          path.addCurve(
            to: CGPoint(x: 100, y: 100), control1: CGPoint(x: 20, y: 0),
            control2: CGPoint(x: 20, y: 100))
          path.addLine(to: CGPoint(x: 0, y: 100))
          path.closeSubpath()
        }, red)
    },
  ]

  @Test(arguments: grounds) func isAColorOverOne(ground: Ground) {
    let nodes = Self.nodes(ground.draw)
    let scene = Scene(
      size: CGSize(width: 100, height: 100), nodes: nodes + [.material(Self.board, Self.glass)])
    let expected = ground.color.map {
      Scene.Node.fill(Self.board, .color(Self.glass.color(over: $0)))
    }
    #expect(
      scene.withPlainMaterials.nodes == nodes + [expected ?? .material(Self.board, Self.glass)])
  }

  @Test func groupsOfAnOpacityHaveABackdropOfTheirOwn() {
    for (opacity, behind) in [(0.5, Self.clear), (1, Self.red)] {
      let nodes = Self.nodes { builder in
        builder.fill(Path(Self.whole), Self.red)
        builder.group(clip: Path(Self.whole), opacity: opacity) {
          $0.material(Self.board, Self.glass)
        }
      }
      let scene = Scene(size: CGSize(width: 100, height: 100), nodes: nodes).withPlainMaterials
      guard case .group(let group)? = scene.nodes.last,
        case .fill(_, .color(let color))? = group.nodes.first
      else {
        Issue.record("The material isn't a color.")
        return
      }
      #expect(color == Self.glass.color(over: behind))
    }
  }
}
