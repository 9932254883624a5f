import KeyboardKit
import Testing

@testable import KeyboardRender

/// Shapes that are drawn from spans look as if Cairo had drawn them, in every pixel.
@Suite final class SpanTests: RendererSuite {

  private static let size = CGRect(x: 0, y: 0, width: 90, height: 70)

  /// Draw the same nodes directly, and within a clip, where Cairo draws them.
  private func expectSamePixels(
    _ scale: Double, _ place: Testing.SourceLocation = #_sourceLocation,
    _ draw: (inout SceneBuilder) -> Void
  ) throws {
    func picture(isClipped: Bool) throws -> Bitmap {
      let drawing = scene(
        width: Self.size.width, height: Self.size.height, ground: .init(hex: 0x336699)
      ) {
        isClipped ? $0.group(clip: Path(Self.size), draw) : draw(&$0)
      }
      return try renderer.bitmap(of: drawing, scale: scale)
    }
    let (direct, clipped) = (try picture(isClipped: false), try picture(isClipped: true))
    #expect(direct == clipped, sourceLocation: place)
    // Something is drawn, the ground aside.
    #expect(Set(direct.pixels).count > 2, sourceLocation: place)
  }

  private static func color(_ numbers: inout SeededNumbers) -> Color.Resolved {
    let opacity = [1, 1, 0.999, 0.5, .random(in: 0.01...1, using: &numbers)]
    return Color.Resolved(
      hex: UInt32.random(in: 0...0xFF_FFFF, using: &numbers),
      opacity: opacity.randomElement(using: &numbers) ?? 1)
  }

  private static func paint(_ numbers: inout SeededNumbers, in box: CGRect) -> Paint {
    guard Bool.random(using: &numbers) else { return .color(color(&numbers)) }
    let stops = [0, 0.4, 1].map { Paint.Stop(color(&numbers), at: $0) }
    return .linearGradient(
      stops, from: CGPoint(x: box.midX, y: box.minY),
      to: CGPoint(x: Bool.random(using: &numbers) ? box.midX : box.maxX, y: box.maxY))
  }

  private static func box(_ numbers: inout SeededNumbers) -> CGRect {
    // Some are partly outside of the picture.
    CGRect(
      x: .random(in: -5...70, using: &numbers), y: .random(in: -5...50, using: &numbers),
      width: .random(in: 4...40, using: &numbers), height: .random(in: 4...30, using: &numbers))
  }

  @Test(arguments: [1.0, 2, 3, 2.37]) func drawsShapesAsCairo(scale: Double) throws {
    var numbers = SeededNumbers(seed: UInt64(scale * 100))
    for _ in 0..<40 {
      let boxes = (0..<12).map { _ in Self.box(&numbers) }
      let shapes = boxes.map { box in
        (
          Path(roundedRect: box, cornerRadius: .random(in: 0...8, using: &numbers)),
          Self.paint(&numbers, in: box), Double.random(in: 0...2, using: &numbers)
        )
      }
      try expectSamePixels(scale) { builder in
        for (path, paint, width) in shapes {
          if width < 1 {
            builder.fill(path, paint)
          } else {
            builder.stroke(path, paint, StrokeStyle(lineWidth: width, join: .round))
          }
        }
      }
    }
  }

  @Test(arguments: [1.0, 3]) func drawsTextsAndShadowsAsCairo(scale: Double) throws {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<10 {
      let keys = (0..<5).map { _ in (Self.box(&numbers), Self.color(&numbers)) }
      try expectSamePixels(scale) { builder in
        for (box, color) in keys {
          let path = Path(roundedRect: box, cornerRadius: 4)
          builder.shadow(.init(path, color: color, radius: 1.5, outside: path))
          builder.text(TextRun("gß", font: .system(size: 18), color: color, box: box))
        }
      }
    }
  }

  @Test func repeatsTheFirstPicture() throws {
    let box = CGRect(x: 10, y: 10, width: 30, height: 20)
    let drawing = scene(width: 90, height: 70, ground: nil) { builder in
      builder.fill(
        Path(Self.size),
        .radialGradient(
          [.init(.init(hex: 0xFF0000), at: 0), .init(.init(hex: 0x00FF00, opacity: 0.5), at: 1)],
          center: CGPoint(x: 45, y: 35), radius: 60))
      builder.fill(Path(roundedRect: box, cornerRadius: 5), .init(hex: 0, opacity: 0.3))
    }
    let pictures = try (0..<4).map { _ in try renderer.bitmap(of: drawing, scale: 3) }
    #expect(Set(pictures).count == 1)
    #expect(try KeyboardRenderer().bitmap(of: drawing, scale: 3) == pictures[0])
  }

  private static let lines: [StrokeStyle?] = [
    nil, StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 0.7),
  ]

  private func mask(
    x: Double, y: Double, width: Double = 27, line: StrokeStyle?, scale: Double
  ) -> ShapeMask? {
    let box = CGRect(x: x, y: y, width: width, height: 40)
    return ShapeMask(Path(roundedRect: box, cornerRadius: 7), line: line, scale: scale)
  }

  @Test(arguments: lines, [1.0, 2, 3])
  func equalKeysShareAMask(line: StrokeStyle?, scale: Double) throws {
    let first = try #require(mask(x: 0, y: 0, line: line, scale: scale))
    for step in 1...30 {
      // Whole pixels, which are no exact numbers of points at a scale of 3.
      let (x, y) = (35 * step, 54 * step)
      let moved = try #require(
        mask(x: Double(x) / scale, y: Double(y) / scale, line: line, scale: scale))
      #expect(moved.key == first.key, "\(x), \(y)")
      #expect(moved.box.left - first.box.left == x)
      #expect(moved.box.top - first.box.top == y)
    }
  }

  @Test func differentShapesDont() throws {
    let first = try #require(mask(x: 0, y: 0, line: nil, scale: 2))
    let others = [
      mask(x: 0.25, y: 0, line: nil, scale: 2), mask(x: 0, y: 0, width: 28, line: nil, scale: 2),
      mask(x: 0, y: 0, line: Self.lines[1], scale: 2),
    ]
    for other in others { #expect(try #require(other).key != first.key) }
    let line = Self.lines[1]
    let (single, double) = (
      try #require(mask(x: 0, y: 0, line: line, scale: 1)),
      try #require(
        ShapeMask(
          Path(roundedRect: CGRect(x: 0, y: 0, width: 13.5, height: 20), cornerRadius: 3.5),
          line: line, scale: 2))
    )
    #expect(single.key != double.key)
  }
}
