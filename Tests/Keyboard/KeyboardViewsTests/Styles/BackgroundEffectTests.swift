import KeyboardKit
import Testing

@Suite struct BackgroundEffectTests {

  private static let red = Color.Resolved(hex: 0xFF0000)

  /// The start of a PNG file of 100 × 50 pixels, which is all that scenes need of it.
  private static let picture = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 100, 0, 0, 0, 50, 8, 2, 0, 0, 0, 0, 0, 0, 0])

  /// A field, a value for it, and what is to be seen of it behind a keyboard of 390 × 264 points.
  typealias Row = FieldEffect<Keyboard.Background, [Scene.Node]>

  private static func image(
    _ field: String, _ change: @escaping @Sendable (inout Keyboard.Background) -> Void,
    isSeen: @escaping @Sendable (Scene.Image) -> Bool
  ) -> Row {
    Row(field) { background in
      background.imageData = picture
      change(&background)
    } isSeen: { nodes in
      nodes.images.contains(where: isSeen)
    }
  }

  static let rows = [
    Row(
      "material", { $0.material = Keyboard.Material(blur: 8, saturation: 1.5, tint: Color(red)) }
    ) { nodes in
      nodes.contains {
        guard case .material(_, let material) = $0 else { return false }
        return material.blur == 4 && material.saturation == 1.5 && material.tint == red
      }
    },
    Row("backgroundColor", { $0.backgroundColor = Color(red) }) {
      !$0.fills(red).isEmpty
    },
    Row("gradient", { $0.backgroundGradient = [.red, .blue] }) {
      $0.contains { if case .fill(_, .linearGradient) = $0 { true } else { false } }
    },
    Row(
      "overlay",
      { background in
        background.overlay = KeyboardGradient(
          shape: .radial(center: CGPoint(x: 0.5, y: 0), radius: 1), colors: [.red, .blue])
      }
    ) { nodes in
      nodes.contains {
        guard case .fill(_, .radialGradient(_, let center, let radius, nil)) = $0 else {
          return false
        }
        return center == CGPoint(x: 195, y: 0) && radius == 390
      }
    },
    Row("overlayColor", { $0.overlayColor = Color(red) }) { !$0.fills(red).isEmpty },
    // The picture is twice as wide as high, and the keyboard is not.
    image("imageData", { _ in }) { $0.box == CGRect(x: -69, y: 0, width: 528, height: 264) },
    image("imageContentMode", { $0.imageContentMode = .fit }) {
      $0.box == CGRect(x: 0, y: 34.5, width: 390, height: 195)
    },
    image("imageFocalPoint", { $0.imageFocalPoint = CGPoint(x: 0, y: 0) }) { $0.box.minX == 0 },
    image(
      "imageScale",
      { background in
        background.imageContentMode = .tile
        background.imageScale = 4
      }
    ) { $0.isRepeated && $0.box == CGRect(x: 0, y: 0, width: 25, height: 12.5) },
    image(
      "imageSliceInsets",
      { background in
        background.imageContentMode = .slice
        background.imageSliceInsets = EdgeInsets(top: 8, leading: 12, bottom: 4, trailing: 16)
        background.imageScale = 2
      }
    ) {
      $0.slices == .init(left: 12, right: 16, top: 8, bottom: 4, scale: 2)
        && $0.box == CGRect(x: 0, y: 0, width: 390, height: 264)
    },
    image("imageOpacity", { $0.imageOpacity = 0.25 }) { $0.opacity == 0.25 },
    image("imageTint", { $0.imageTint = Color(red) }) { $0.tint == red },
    image("imageBlur", { $0.imageBlur = 8 }) { $0.blur == 4 },
    Row("noise", { $0.noise = Keyboard.Noise(amount: 0.25, scale: 2, seed: 3) }) { nodes in
      nodes.images.contains {
        $0.isRepeated && $0.opacity == 0.25 && $0.box == CGRect(x: 0, y: 0, width: 256, height: 256)
      }
    },
    Row(
      "blendModes",
      { background in
        background.overlayColor = Color(red)
        background.blendModes = [.overlayColor: .multiply, .color: .screen]
      }
    ) { nodes in
      nodes.contains {
        guard case .group(let group) = $0 else { return false }
        return group.blend == .multiply && !group.nodes.fills(red).isEmpty
      }
    },
  ]

  private func nodes(_ background: Keyboard.Background) -> [Scene.Node] {
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    return KeyboardView(keyboardContext: context, suggestions: [.init(text: "One")])
      .keyboardViewStyle(KeyboardViewStyle(background: background)).scene.nodes
  }

  @Test(arguments: rows) func changesTheScene(row: Row) {
    row.check { change in
      var background = Keyboard.Background()
      change(&background)
      return nodes(background)
    }
  }

  @Test func everyFieldHasARow() {
    // Regions are those of `PictureFormTests`; the keys say which fields change an inherited image.
    let fields = Mirror(reflecting: Keyboard.Background()).children.compactMap(\.label)
      .filter { !["imageRegion", "imageKeys"].contains($0) }
    #expect(Set(Self.rows.map(\.field)) == Set(fields))
  }

  @Test(arguments: [(0.0, -0.0), (0.25, 0), (0.5, -69), (0.75, -138), (1, -138)])
  func focalPointStaysNearTheMiddle(share: Double, left: Double) {
    var background = Keyboard.Background.image(Self.picture)
    background.imageFocalPoint = CGPoint(x: share, y: 0.5)
    // Centered where that leaves no gap: 195 − 0.25 · 528 = 63 would leave one at the left.
    #expect(nodes(background).images.first.map { Double($0.box.minX) } == left)
  }

  @Test func opaquePicturesHideTheSystemsBackground() {
    let standard = Color.keyboardBackground.resolved(isDark: false)
    var background = Keyboard.Background.image(Self.picture)
    #expect(nodes(background).fills(standard).isEmpty)
    background.imageContentMode = .fit
    #expect(!nodes(background).fills(standard).isEmpty)
    background.imageContentMode = .fill
    background.imageOpacity = 0.5
    #expect(!nodes(background).fills(standard).isEmpty)
  }

  @Test func opaqueLayersThatBlendDontHideTheSystemsBackground() {
    let standard = Color.keyboardBackground.resolved(isDark: false)
    var background = Keyboard.Background.color(.red)
    #expect(nodes(background).fills(standard).isEmpty)
    background.blendModes = [.color: .multiply]
    #expect(!nodes(background).fills(standard).isEmpty)
    background.blendModes = [.color: .normal]
    #expect(background == .color(.red))
  }

  @Test func noiseFollowsFromItsSeed() {
    func file(seed: Int) -> Data? {
      var background = Keyboard.Background()
      background.noise = Keyboard.Noise(amount: 0.1, seed: seed)
      return nodes(background).images.first?.file.bytes
    }
    #expect(file(seed: 1) == file(seed: 1))
    #expect(file(seed: 1) != file(seed: 2))
    // FNV-1a, so that another machine would fail.
    let digest = (file(seed: 7) ?? Data()).reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    #expect(digest == 0xc9ab_689f_3217_b8a5)
  }

  @Test func bytesThatAreNoPictureDrawNothing() {
    #expect(nodes(.image(Data("GIF89a".utf8))).images.isEmpty)
  }
}
