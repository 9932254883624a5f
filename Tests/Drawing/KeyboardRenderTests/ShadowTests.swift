import Cairo
import KeyboardKit
import Testing

@testable import KeyboardRender

@Suite struct ShadowTests {

  private func bitmap(radius: Double, isCut: Bool = false, scale: Double = 1) throws -> Bitmap {
    let path = Path(CGRect(x: 15, y: 15, width: 10, height: 10))
    let drawing = scene {
      $0.shadow(.init(path, color: .init(hex: 0), radius: radius, outside: isCut ? path : nil))
    }
    return try KeyboardRenderer().bitmap(of: drawing, scale: scale)
  }

  @Test(arguments: [0.3, 1, 2.5]) func fallsTheSameOnAllSides(radius: Double) throws {
    let bitmap = try bitmap(radius: radius)
    for distance in 0..<20 {
      let sides = [(distance, 20), (39 - distance, 20), (20, distance), (20, 39 - distance)]
      #expect(Set(sides.map { bitmap[$0, $1] }).count == 1)
    }
  }

  @Test func losesNoInk() throws {
    for radius in [0.3, 1.0, 2.5] {
      let ink = try bitmap(radius: radius).pixels.reduce(0) { $0 + 255 - Int($1 & 255) }
      #expect(abs(ink - 100 * 255) < 300)
    }
  }

  @Test func doesNotFallIntoTheShape() throws {
    let bitmap = try bitmap(radius: 2, isCut: true)
    #expect(bitmap[20, 20] == 0xFFFF_FFFF)
    #expect(bitmap[15, 15] == 0xFFFF_FFFF)
    #expect(bitmap[14, 20] != 0xFFFF_FFFF)
  }

  @Test(arguments: [0.2, 0.5, 1, 3, 9]) func hasTheDeviationOfAGaussian(deviation: Double) {
    let side = 121
    var bytes = [UInt8](repeating: 0, count: side * side)
    // A wide bar, so that sums over columns keep more than eight bits.
    for y in 0..<side { bytes[y * side + 60] = 255 }
    bytes.withUnsafeMutableBufferPointer {
      Blur(deviation: deviation).apply(to: $0, width: side, height: side, stride: side)
    }
    let row = bytes[60 * side..<61 * side].map(Double.init)
    let total = row.reduce(0, +)
    let variance = row.enumerated().reduce(0.0) { sum, pixel in
      sum + Double((pixel.offset - 60) * (pixel.offset - 60)) * pixel.element / total
    }
    #expect(abs(variance.squareRoot() - deviation) < 0.05 * deviation + 0.03)
  }

  /// The mask of a very soft shadow is reduced, which nobody sees.
  @Test(arguments: [60.0, 90, 150]) func aReducedMaskIsTheSame(radius: Double) throws {
    let path = Path(roundedRect: CGRect(x: 90, y: 80, width: 130, height: 61), cornerRadius: 7)
    let shadow = Scene.Shadow(path, color: .init(hex: 0), radius: radius)
    let scale = 4.0
    let plan = try #require(
      ShadowPlan(shadow, scale: scale, width: 2000, height: 1500) {
        InkBox(left: 100, top: 40, right: 1900, bottom: 1400)
      })
    #expect(plan.reduction > 1)
    #expect(plan.reducedWidth * plan.reducedHeight < 500_000)
    let reduced = ShadowMask(shadow, scale: scale, plan: plan).enlarged(plan)
    var finePlan = plan
    finePlan.reduction = 1
    let whole = ShadowMask(shadow, scale: scale, plan: finePlan)
    var largest = 0
    reduced.withBytes { pixels, stride in
      whole.surface.withBytes { others, otherStride in
        let (x, y) = (plan.visible.left - plan.box.left, plan.visible.top - plan.box.top)
        for row in Swift.stride(from: 0, to: plan.visible.height, by: 7) {
          for column in Swift.stride(from: 0, to: plan.visible.width, by: 5) {
            let (first, second) = (
              pixels[row * stride + column], others[(row + y) * otherStride + column + x]
            )
            largest = max(largest, abs(Int(first) - Int(second)))
          }
        }
      }
    }
    #expect(largest <= 2)
  }

  @Test(arguments: [1e2, 1e6, 1e300]) func noShapeTraps(side: Double) throws {
    let path = Path(CGRect(x: -side, y: -side, width: 2 * side, height: 2 * side))
    for radius in [0.5, 500, 1e300] {
      let drawing = scene { $0.shadow(.init(path, color: .init(hex: 0), radius: radius)) }
      _ = try KeyboardRenderer().bitmap(of: drawing, scale: 1)
      _ = try KeyboardRenderer().pdf(of: drawing)
    }
  }

  @Test func hugeShapesDoNotTrap() throws {
    let path = Path(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    let drawing = scene { $0.shadow(.init(path, color: .init(hex: 0), radius: 500)) }
    _ = try KeyboardRenderer().bitmap(of: drawing, scale: 1)
  }
}
