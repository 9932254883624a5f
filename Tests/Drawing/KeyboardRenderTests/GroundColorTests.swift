import Foundation
import KeyboardDrawing
import KeyboardRender
import Testing

/// The pixels of a bitmap start as the color of the first node, or as none, whatever its memory held.
@Suite struct GroundColorTests {

  private let renderer: KeyboardRenderer

  init() throws {
    renderer = try KeyboardRenderer()
  }

  private func pixels(
    scale: Double, ground: Color.Resolved? = nil, _ draw: (inout SceneBuilder) -> Void = { _ in }
  ) throws -> Set<UInt32> {
    let drawing = scene(width: 400, height: 300, ground: ground, draw)
    return Set(try renderer.bitmap(of: drawing, scale: scale).pixels)
  }

  @Test(arguments: [0.5, 1, 1.5, 3]) func startsWithItsOwnColorOnly(scale: Double) throws {
    // Freed memory holds the last picture.
    #expect(try pixels(scale: scale, ground: .init(hex: 0xFF0000)) == [0xFFFF_0000])
    #expect(try pixels(scale: scale) == [0])
    #expect(try pixels(scale: scale, ground: .init(hex: 0x00FF00)) == [0xFF00_FF00])
    #expect(try pixels(scale: scale, ground: .init(hex: 0xFFFFFF, opacity: 0.5)) == [0x8080_8080])
  }

  @Test func leavesWhatARectangleDoesNotCover() throws {
    let red = Color.Resolved(hex: 0xFF0000)
    for (dx, dy) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      let box = CGRect(x: dx, y: dy, width: 400, height: 300)
      #expect(try pixels(scale: 1) { $0.fill(Path(box), red) } == [0, 0xFFFF_0000])
    }
    let round = Path(roundedRect: CGRect(x: 0, y: 0, width: 400, height: 300), cornerRadius: 20)
    #expect(try pixels(scale: 1) { $0.fill(round, red) }.contains(0))
    let large = CGRect(x: -5, y: -5, width: 420, height: 320)
    #expect(try pixels(scale: 1) { $0.fill(Path(large), red) } == [0xFFFF_0000])
  }

  @Test func drawsNodesAboveTheColor() throws {
    let found = try pixels(scale: 2, ground: .init(hex: 0x0000FF)) {
      $0.fill(Path(CGRect(x: 10, y: 10, width: 5, height: 5)), .init(hex: 0x00FF00))
    }
    #expect(found == [0xFF00_00FF, 0xFF00_FF00])
  }
}
