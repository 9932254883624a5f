import KeyboardKit
import KeyboardRender
import Testing

@Suite final class FillTests: RendererSuite {

  @Test(arguments: [1.0, 2.0, 3.0]) func fillsAKeyAndNothingElse(scale: Double) throws {
    let key = Path(roundedRect: CGRect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 4)
    let bitmap = try renderer.bitmap(of: scene { $0.fill(key, .init(hex: 0x123456)) }, scale: scale)
    let pixel = { (x: Double, y: Double) in bitmap[Int(x * scale), Int(y * scale)] }
    #expect(bitmap.width == Int(40 * scale))
    #expect(pixel(20, 20) == 0xFF12_3456)
    #expect(pixel(10, 20) == 0xFF12_3456)
    #expect(pixel(29, 29 - 8) == 0xFF12_3456)
    #expect(pixel(9, 20) == 0xFFFF_FFFF)
    #expect(pixel(30, 20) == 0xFFFF_FFFF)
    #expect(pixel(10, 10) != 0xFF12_3456)
  }

  @Test func mixesCoveredHalves() throws {
    let half = Path(CGRect(x: 10.5, y: 10, width: 10, height: 10))
    let bitmap = try renderer.bitmap(of: scene { $0.fill(half, .init(hex: 0)) }, scale: 1)
    #expect(bitmap[10, 15] == 0xFF7F_7F7F)
    #expect(bitmap[11, 15] == 0xFF00_0000)
  }

  @Test func startsAndEndsGradientsWithTheirColors() throws {
    let paint = Paint.linearGradient(
      [.init(.init(hex: 0xFF0000), at: 0), .init(.init(hex: 0x0000FF), at: 1)],
      from: .zero, to: CGPoint(x: 0, y: 40))
    let drawing = scene { $0.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), paint) }
    let bitmap = try renderer.bitmap(of: drawing, scale: 3)
    let first = try #require(bitmap[60, 0])
    let last = try #require(bitmap[60, 119])
    #expect(first >> 16 & 255 >= 253 && first & 255 <= 2)
    #expect(last >> 16 & 255 <= 2 && last & 255 >= 253)
  }

  @Test func drawsABorderWithinItsWidth() throws {
    let path = Path(CGRect(x: 10.5, y: 10.5, width: 19, height: 19))
    let drawing = scene { $0.stroke(path, .color(.init(hex: 0)), StrokeStyle(lineWidth: 1)) }
    let bitmap = try renderer.bitmap(of: drawing, scale: 1)
    let row = (8...12).map { bitmap[$0, 20] }
    #expect(row == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func sharesTheOpacityOfAGroup() throws {
    let drawing = scene { builder in
      builder.group(opacity: 0.5) { group in
        group.fill(Path(CGRect(x: 5, y: 5, width: 20, height: 20)), .init(hex: 0))
        group.fill(Path(CGRect(x: 15, y: 15, width: 20, height: 20)), .init(hex: 0))
      }
    }
    let bitmap = try renderer.bitmap(of: drawing, scale: 1)
    #expect(bitmap[6, 6] == bitmap[20, 20])
    #expect(bitmap[20, 20] == 0xFF7F_7F7F || bitmap[20, 20] == 0xFF80_8080)
    #expect(bitmap[2, 2] == 0xFFFF_FFFF)
  }

  @Test func cutsAGroupToItsClip() throws {
    let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let drawing = scene { builder in
      builder.group(clip: Path(CGRect(x: 10, y: 10, width: 5, height: 5))) {
        $0.fill(all, .init(hex: 0))
      }
      builder.fill(Path(CGRect(x: 30, y: 30, width: 1, height: 1)), .init(hex: 0))
    }
    let bitmap = try renderer.bitmap(of: drawing, scale: 1)
    #expect(bitmap[10, 10] == 0xFF00_0000)
    #expect(bitmap[9, 10] == 0xFFFF_FFFF)
    #expect(bitmap[15, 10] == 0xFFFF_FFFF)
    #expect(bitmap[30, 30] == 0xFF00_0000)
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
