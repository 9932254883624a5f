import Foundation
import KeyboardDrawing
import Testing

/// Drawing in another size: every length of a scene changes with it.
@Suite struct TransformedSceneTests {

  /// A length of a node that is drawn at twice its size.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String

    /// The expected ratio of the length to that in place.
    var ratio = 2.0

    let draw: @Sendable (inout SceneBuilder) throws -> Void
    let length: @Sendable (Scene.Node) -> Double?
  }

  private static let box = CGRect(x: 10, y: 20, width: 30, height: 40)
  private static let path = Path(box)
  private static let red = Color.Resolved(hex: 0xFF0000)
  private static let stops = [Paint.Stop(red, at: 0), Paint.Stop(.init(hex: 0x0000FF), at: 1)]

  private static var run: TextRun {
    var run = TextRun("abc", font: Font(size: 12, tracking: 3), color: red, box: box)
    run.gradient = .linearGradient(stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 40, y: 0))
    return run
  }

  /// A PNG file by its header, in nine parts.
  private static func image() throws -> Scene.Image {
    let header: [UInt8] =
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, 0, 0, 0, 0, 0]
    let file = try #require(ImageFile(Data(header)))
    return Scene.Image(
      file, box: box, clip: path,
      slices: Scene.Image.Slices(left: 3, right: 3, top: 3, bottom: 3, scale: 1.5), blur: 2)
  }

  static let rows = [
    Row(testDescription: "font size", draw: { $0.text(run) }) { $0.run?.font.size },
    Row(testDescription: "tracking", draw: { $0.text(run) }) { $0.run?.font.tracking },
    Row(testDescription: "frame of a text", draw: { $0.text(run) }) {
      $0.run.map { Double($0.box.width) }
    },
    Row(testDescription: "gradient of a text", draw: { $0.text(run) }) {
      guard case .linearGradient(_, let from, let to) = $0.run?.gradient else { return nil }
      return to.x - from.x
    },
    Row(
      testDescription: "gradient of a face",
      draw: { $0.fill(path, .radialGradient(stops, center: .zero, radius: 7)) }
    ) {
      guard case .fill(_, .radialGradient(_, _, let radius, _)) = $0 else { return nil }
      return radius
    },
    Row(
      testDescription: "width of a line",
      draw: { $0.stroke(path, .color(red), StrokeStyle(lineWidth: 3)) }
    ) {
      guard case .stroke(_, _, let style) = $0 else { return nil }
      return style.lineWidth
    },
    Row(
      testDescription: "blur of a shadow",
      draw: { $0.shadow(Scene.Shadow(path, color: red, radius: 4)) }
    ) {
      guard case .shadow(let shadow) = $0 else { return nil }
      return shadow.radius
    },
    Row(testDescription: "blur of a material", draw: { $0.material(path, Material(blur: 3)) }) {
      guard case .material(_, let material) = $0 else { return nil }
      return material.blur
    },
    Row(testDescription: "blur of an image", draw: { $0.image(try image()) }) { $0.image?.blur },
    Row(
      testDescription: "pixels per point of a sliced image", ratio: 0.5,
      draw: { $0.image(try image()) }
    ) { $0.image?.slices?.scale },
  ]

  @Test(arguments: rows)
  func everyLengthIsScaled(row: Row) throws {
    var (plain, scaled) = (
      SceneBuilder(size: CGSize(width: 200, height: 200)),
      SceneBuilder(size: CGSize(width: 200, height: 200))
    )
    try row.draw(&plain)
    let transform = Affine.scale(2, about: CGPoint(x: 10, y: 20))
    var failure: (any Error)?
    scaled.transformed(by: transform) { builder in
      do { try row.draw(&builder) } catch { failure = error }
    }
    if let failure { throw failure }
    let before = try #require(plain.scene.nodes.first.flatMap(row.length))
    let after = try #require(scaled.scene.nodes.first.flatMap(row.length))
    #expect(abs(after - before * row.ratio) < 1e-6)
  }
}

extension Scene.Node {

  fileprivate var run: TextRun? { if case .text(let run) = self { run } else { nil } }

  fileprivate var image: Scene.Image? { if case .image(let image) = self { image } else { nil } }
}
