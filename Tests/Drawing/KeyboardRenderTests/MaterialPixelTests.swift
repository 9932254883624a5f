import KeyboardKit
import KeyboardRender
import Testing

@Suite final class MaterialPixelTests: RendererSuite {

  private static let glass = Material(
    blur: 4, saturation: 1.7, tint: .init(hex: 0xD8D9DE, opacity: 0.7), base: .init(hex: 0x808080))
  private static let left = Color.Resolved(hex: 0xFFE000)
  private static let right = Color.Resolved(hex: 0x203040)
  private static let size = 80.0

  /// Two colors, and what a closure draws over their border.
  private static func drawing(_ draw: (inout SceneBuilder) -> Void) -> Scene {
    scene(width: size, height: size, ground: right) { builder in
      builder.fill(Path(CGRect(x: 0, y: 0, width: size / 2, height: size)), left)
      draw(&builder)
    }
  }

  private static let board = Path(CGRect(x: 5, y: 10, width: 70, height: 50))

  private static func levels(_ pixel: UInt32?) -> [Double] {
    [16, 8, 0].map { Double((pixel ?? 0) >> $0 & 255) }
  }

  private static func levels(_ color: Color.Resolved) -> [Double] {
    [color.red, color.green, color.blue].map { $0 * 255 }
  }

  /// The distance of two colors in levels of a channel.
  private static func distance(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).map { abs($0 - $1) }.max() ?? .infinity
  }

  @Test(arguments: [1.0, 1.5, 2, 3, 5], [0.5, 1.0, 4, 8])
  func blursLikeAGaussian(scale: Double, deviation: Double) throws {
    var glass = Self.glass
    glass.blur = deviation
    let bitmap = try KeyboardRenderer().bitmap(
      of: Self.drawing { $0.material(Self.board, glass) }, scale: scale)
    let row = Int(35 * scale)
    // Three boxes of about a pixel are but roughly a Gaussian.
    let tolerance = deviation * scale < 1 ? 5.0 : 3
    for x in Int(7 * scale)..<Int(73 * scale) {
      let distance = (Double(x) + 0.5) / scale - Self.size / 2
      let share = 0.5 * (1 + erf(distance / deviation / 2.0.squareRoot()))
      // Near the sides of the picture the blur is that of continued edges.
      guard share < 0.001 || share > 0.999 || deviation < 8 else { continue }
      let expected = Self.levels(
        glass.color(over: Self.left.blended(with: Self.right, share: share)))
      #expect(Self.distance(Self.levels(bitmap[x, row]), expected) < tolerance, "column \(x)")
    }
  }

  @Test(arguments: [1.0, 2, 3]) func isClippedByItsShape(scale: Double) throws {
    let path = Path(roundedRect: CGRect(x: 20, y: 20, width: 40, height: 40), cornerRadius: 20)
    let plain = try renderer.bitmap(of: Self.drawing { _ in }, scale: scale)
    let glass = try renderer.bitmap(
      of: Self.drawing { $0.material(path, Self.glass) }, scale: scale)
    for y in 0..<plain.height {
      for x in 0..<plain.width {
        let (dx, dy) = (Double(x) / scale - 40, Double(y) / scale - 40)
        let radius = (dx * dx + dy * dy).squareRoot()
        if radius > 22 { #expect(glass[x, y] == plain[x, y]) }
        if radius < 18 { #expect(glass[x, y] != plain[x, y]) }
      }
    }
  }

  @Test func edgesOfThePictureContinue() throws {
    let whole = Path(CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    let bitmap = try KeyboardRenderer().bitmap(
      of: Self.drawing { $0.material(whole, Self.glass) }, scale: 3)
    let color = Self.levels(Self.glass.color(over: Self.left))
    for (x, y) in [(0, 0), (0, 120), (0, 239), (1, 1)] {
      #expect(Self.distance(Self.levels(bitmap[x, y]), color) <= 1)
    }
  }

  @Test func doesNotSeeWhatIsClipped() throws {
    let clip = Path(CGRect(x: 40, y: 0, width: 40, height: 80))
    let bitmap = try KeyboardRenderer().bitmap(
      of: Self.drawing { $0.group(clip: clip) { $0.material(Self.board, Self.glass) } }, scale: 2)
    let color = Self.levels(Self.glass.color(over: Self.right))
    for x in 80..<150 { #expect(Self.distance(Self.levels(bitmap[x, 70]), color) <= 1) }
    #expect(bitmap[79, 70] == 0xFFFF_E000)
  }

  @Test func coversWhatIsTransparentWithItsBase() throws {
    var glass = Self.glass
    glass.blur = 0
    let drawing = scene(width: 80, height: 80, ground: nil) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 80)), Self.left.opacity(0.5))
      $0.material(Self.board, glass)
    }
    let bitmap = try KeyboardRenderer().bitmap(of: drawing, scale: 1)
    for (x, behind) in [(20, Self.left.opacity(0.5)), (60, Self.left.opacity(0))] {
      #expect(
        Self.distance(Self.levels(bitmap[x, 30]), Self.levels(glass.color(over: behind))) <= 1)
      #expect(bitmap[x, 30].map { $0 >> 24 } == 255)
    }
  }

  @Test(arguments: [1.0, 0.5]) func isTheSameInEveryGroupAndRun(opacity: Double) throws {
    let drawing = Self.drawing { builder in
      builder.group(clip: Self.board, opacity: opacity) {
        $0.fill(Path(CGRect(x: 30, y: 20, width: 30, height: 9)), Self.left)
        $0.material(Self.board, Self.glass)
      }
    }
    let bitmap = try renderer.bitmap(of: drawing, scale: 2)
    #expect(try KeyboardRenderer().bitmap(of: drawing, scale: 2) == bitmap)
    #expect(bitmap[100, 60] != 0xFF20_3040)
  }

  @Test func isAFilterInSVG() throws {
    let face = Material(light: .init(hex: 0x404040))
    let keys = [10.0, 30, 50].map { Path(CGRect(x: $0, y: 20, width: 12, height: 20)) }
    let drawing = Self.drawing { builder in
      builder.material(Self.board, Self.glass)
      for key in keys { builder.material(key, face) }
    }
    let text = String(decoding: try KeyboardRenderer().svg(of: drawing), as: UTF8.self)
    #expect(text.contains("<feGaussianBlur stdDeviation=\"4\"/>"))
    #expect(text.components(separatedBy: "<feColorMatrix").count == 1 + 4)
    // The keys share what lies behind them.
    #expect(text.components(separatedBy: "<g id=\"m").count == 1 + 2)
    #expect(text.components(separatedBy: "<use href=\"#m2\"").count == 1 + 3)
  }

  @Test func documentsHaveBoundedSizes() throws {
    let drawing = Self.drawing { builder in
      for step in 0..<200 {
        builder.material(Self.board.offsetBy(x: Double(step % 3), y: 0), Self.glass)
      }
    }
    #expect(try renderer.svg(of: drawing).count < 300_000)
  }

  @Test func isAPictureInPDF() throws {
    let plain = try renderer.pdf(of: Self.drawing { _ in })
    let glass = try renderer.pdf(of: Self.drawing { $0.material(Self.board, Self.glass) })
    let single = try renderer.pdf(
      of: Self.drawing { $0.material(Path(CGRect(x: 60, y: 5, width: 9, height: 9)), Self.glass) })
    let image = Array("/Subtype /Image".utf8)
    #expect(!plain.contains(image))
    #expect(glass.contains(image))
    #expect(!single.contains(image))
    #expect(try renderer.pdf(of: Self.drawing { $0.material(Self.board, Self.glass) }) == glass)
  }

  private static let side = 200.0
  private static let plate = CGRect(x: 10, y: 10, width: 180, height: 180)

  /// Shifts of 40 points at the edge; at a depth of 8 points, of 8.
  private static var bending: Material {
    var bending = Material(blur: 2, base: .init(hex: 0x808080))
    bending.lens = .init(width: 20, reach: 40, blur: 2, blurDepths: 10...70)
    return bending
  }

  /// Black, with a white line at depths from 25 to 55 points, across or along the board.
  private static func lined(isUpright: Bool, _ material: Material) -> Scene {
    KeyboardRenderTests.scene(width: side, height: side, ground: .init(hex: 0)) { builder in
      let line =
        isUpright
        ? CGRect(x: 35, y: 0, width: 30, height: side)
        : CGRect(x: 0, y: 35, width: side, height: 30)
      builder.fill(Path(line), .init(hex: 0xFFFFFF))
      builder.material(Path(roundedRect: plate, cornerRadius: 20), material)
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
    let bent = try renderer.bitmap(of: Self.lined(isUpright: isUpright, Self.bending), scale: scale)
    var plain = Self.bending
    plain.lens = nil
    let straight = try renderer.bitmap(of: Self.lined(isUpright: isUpright, plain), scale: scale)
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
    let bitmap = try renderer.bitmap(of: Self.lined(isUpright: false, Self.bending), scale: 2)
    // At a depth of 0.7 points below the corner's arc, whose center is (30, 30), what is seen lies at
    // 37, which is in the line.
    let corner = 30 - 19.3 / 2.0.squareRoot()
    #expect(Self.level(bitmap[Int(corner * 2), Int(corner * 2)]) > 120)
  }

  /// A color behind the whole material isn't bent.
  @Test func aSingleColorStaysTheSame() throws {
    let scene = KeyboardRenderTests.scene(
      width: Self.side, height: Self.side, ground: .init(hex: 0x336699)
    ) { $0.material(Path(Self.plate), Self.bending) }
    let bitmap = try KeyboardRenderer().bitmap(of: scene, scale: 1)
    #expect(bitmap[11, 11] == bitmap[100, 100] && bitmap[100, 11] == bitmap[100, 100])
  }
}

extension Color.Resolved {

  fileprivate func blended(with color: Self, share: Double) -> Self {
    Self(
      red: red + (color.red - red) * share, green: green + (color.green - green) * share,
      blue: blue + (color.blue - blue) * share)
  }
}
