import KeyboardKit
import KeyboardRender
import Testing

@testable import KeyboardKit

@Suite struct ColorVisionTests {

  private static let renderer = Result { try KeyboardRenderer() }

  /// Squares of some colors, the last half-opaque.
  private static let colors: [Color.Resolved] = [
    .init(hex: 0xFF0000), .init(hex: 0x00FF00), .init(hex: 0x0000FF), .init(hex: 0xFFFFFF),
    .init(hex: 0x808080), .init(hex: 0x34C759), .init(hex: 0xFF0000, opacity: 0.5),
  ]

  private func scene(_ vision: ColorVision?) -> Scene {
    var scene = SceneBuilder.squares(Self.colors)
    scene.vision = vision
    return scene
  }

  @Test(arguments: ColorVision.allCases) func pixelsAreThoseOfSeenColors(
    vision: ColorVision
  ) throws {
    let renderer = try Self.renderer.get()
    let bitmap = try renderer.bitmap(of: scene(vision), scale: 1)
    let seen = try renderer.bitmap(of: SceneBuilder.squares(Self.colors.map(vision.seen)), scale: 1)
    for index in Self.colors.indices {
      let (x, y) = (index * 10 + 5, 5)
      let (one, other) = (try #require(bitmap[x, y]), try #require(seen[x, y]))
      for shift in [UInt32(0), 8, 16, 24] {
        let difference = Int(one >> shift & 255) - Int(other >> shift & 255)
        #expect(abs(difference) <= 1, "square \(index): \(one) for \(other)")
      }
    }
  }

  /// The values are those of the published matrix, by the formula of sRGB.
  @Test func redIsDarkWithoutRedCones() {
    let seen = ColorVision.protan.seen(Color.Resolved(hex: 0xFF0000))
    #expect(seen.hexText == "#6d5f00")
    #expect(ColorVision.achroma.seen(Color.Resolved(hex: 0x00FF00)).hexText == "#dcdcdc")
  }

  @Test(arguments: ColorVision.allCases) func whiteAndGraysStay(vision: ColorVision) {
    for hex in [UInt32(0), 0x80_8080, 0xFF_FFFF] {
      #expect(vision.seen(Color.Resolved(hex: hex)).hexText == Color.Resolved(hex: hex).hexText)
    }
  }

  @Test func documentsShowTheSame() throws {
    let renderer = try Self.renderer.get()
    let svg = String(decoding: try renderer.svg(of: scene(.deutan)), as: UTF8.self)
    #expect(svg.contains("<feColorMatrix values=\".367322 .860646 -.227968 0 0 "))
    #expect(svg.contains("<g filter=\"url(#vision)\">"))
    let plain = String(decoding: try renderer.svg(of: scene(nil)), as: UTF8.self)
    #expect(!plain.contains("filter"))
    #expect(try renderer.pdf(of: scene(.deutan)) != renderer.pdf(of: scene(nil)))
  }
}

extension SceneBuilder {

  /// Squares of 10 points in a row.
  fileprivate static func squares(_ colors: [Color.Resolved]) -> Scene {
    let nodes = colors.enumerated().map { index, color in
      Scene.Node.fill(
        Path(CGRect(x: Double(index) * 10, y: 0, width: 10, height: 10)), .color(color))
    }
    return Scene(size: CGSize(width: Double(colors.count) * 10, height: 10), nodes: nodes)
  }
}
