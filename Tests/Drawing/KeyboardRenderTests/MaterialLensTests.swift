import Foundation
import KeyboardDrawing
import KeyboardRender
import Testing

/// The pixels along the edge of a material that bends what lies behind it.
@Suite struct MaterialLensTests {

  private static let side = 200.0
  private static let board = CGRect(x: 10, y: 10, width: 180, height: 180)

  /// Shifts of 40 points at the edge; at a depth of 8 points, of 8.
  private static var glass: Material {
    var glass = Material(blur: 2, base: .init(hex: 0x808080))
    glass.lens = .init(width: 20, reach: 40, blur: 2, blurDepths: 10...70)
    return glass
  }

  /// Black, with a white line at depths from 25 to 55 points, across or along the board.
  private static func scene(isUpright: Bool, _ material: Material) -> Scene {
    KeyboardRenderTests.scene(width: side, height: side, ground: .init(hex: 0)) { builder in
      let line =
        isUpright
        ? CGRect(x: 35, y: 0, width: 30, height: side)
        : CGRect(x: 0, y: 35, width: side, height: 30)
      builder.fill(Path(line), .init(hex: 0xFFFFFF))
      builder.material(Path(roundedRect: board, cornerRadius: 20), material)
    }
  }

  private static func level(_ pixel: UInt32?) -> Double { Double((pixel ?? 0) & 255) }

  /// The level at a depth below the middle of the upper or the left edge.
  private static func level(
    at depth: Double, in bitmap: Bitmap, isUpright: Bool, scale: Double
  ) -> Double {
    let (across, along) = (Int(100 * scale), Int((10 + depth) * scale))
    return level(isUpright ? bitmap[along, across] : bitmap[across, along])
  }

  @Test(arguments: [1.0, 2, 3], [false, true])
  func theEdgeShowsWhatLiesFartherInside(scale: Double, isUpright: Bool) throws {
    let renderer = try KeyboardRenderer()
    let bent = try renderer.bitmap(of: Self.scene(isUpright: isUpright, Self.glass), scale: scale)
    var plain = Self.glass
    plain.lens = nil
    let straight = try renderer.bitmap(
      of: Self.scene(isUpright: isUpright, plain), scale: scale)
    func levels(_ depth: Double) -> (bent: Double, straight: Double) {
      (
        Self.level(at: depth, in: bent, isUpright: isUpright, scale: scale),
        Self.level(at: depth, in: straight, isUpright: isUpright, scale: scale)
      )
    }
    // 29.5 points farther inside, and 8.
    #expect(levels(0.7).bent > 200 && levels(0.7).straight < 5)
    #expect(levels(8).bent < 30)
    for depth in [25.0, 45, 90, 150] {
      #expect(abs(levels(depth).bent - levels(depth).straight) < 3, "\(depth)")
    }
  }

  /// In a corner, the inside is along the diagonal.
  @Test func cornersBendTowardsTheirCenter() throws {
    let renderer = try KeyboardRenderer()
    let bitmap = try renderer.bitmap(of: Self.scene(isUpright: false, Self.glass), scale: 2)
    // At a depth of 0.7 points below the corner's arc, whose center is (30, 30), what is seen lies at
    // 37, which is in the line.
    let corner = 30 - 19.3 / 2.0.squareRoot()
    #expect(Self.level(bitmap[Int(corner * 2), Int(corner * 2)]) > 120)
  }

  /// A color behind the whole material isn't bent.
  @Test func aSingleColorStaysTheSame() throws {
    let scene = KeyboardRenderTests.scene(
      width: Self.side, height: Self.side, ground: .init(hex: 0x336699)
    ) { $0.material(Path(Self.board), Self.glass) }
    let bitmap = try KeyboardRenderer().bitmap(of: scene, scale: 1)
    #expect(bitmap[11, 11] == bitmap[100, 100] && bitmap[100, 11] == bitmap[100, 100])
  }
}
