import Cairo
import KeyboardKit
import KeyboardRender
import Testing

@testable import KeyboardPipeline

/// The content behind a keyboard: files that are drawn, and those that are refused.
@Suite struct BackdropTests {

  private static func pipeline(_ bytes: [UInt8]) -> RenderPipeline {
    RenderPipeline(
      files: FileReader(
        file: { path, _ in SourceFile(name: path, bytes: bytes) },
        companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") }))
  }

  private static func request(_ words: String...) throws -> RenderRequest {
    try RenderRequest(RenderArguments(["--liquid-glass", "--scale", "1", "--backdrop"] + words))
  }

  private static func picture(_ color: [UInt8], width: Int = 4, height: Int = 4) throws -> [UInt8] {
    let pixels = [[UInt8]](repeating: color + [255], count: width * height).flatMap(\.self)
    return try PNGPicture(width: width, height: height, bytes: pixels, isOpaque: true).encoded()
  }

  private static func promising(width: Int, height: Int) throws -> [UInt8] {
    var bytes = try picture([0, 0, 0])
    for (offset, value) in [(16, width), (20, height)] {
      for byte in 0..<4 { bytes[offset + byte] = UInt8(value >> (24 - 8 * byte) & 0xFF) }
    }
    return bytes
  }

  static let refused: [(bytes: [UInt8], reason: String)] = [
    ([], "neither a PNG nor a JPEG"), (Array("<svg/>".utf8), "neither a PNG nor a JPEG"),
    ((try? promising(width: 4001, height: 4000)) ?? [], "4001×4000 pixels"),
    ((try? promising(width: 1 << 30, height: 1 << 30)) ?? [], "the maximum is 16 million"),
    (Array(((try? picture([9, 9, 9])) ?? []).dropLast(20)), "the file ends too early"),
  ]

  @Test(arguments: refused)
  func refusesWithThePath(bytes: [UInt8], reason: String) throws {
    let request = try Self.request("./photos/beach.png")
    let error = #expect(throws: Diagnostics.self) {
      try Self.pipeline(bytes).drawing(of: request).scene
    }
    let first = try #require(error?.list.first)
    #expect(first.code == .invalidBackdrop && first.place?.file == "./photos/beach.png")
    #expect(first.message.contains(reason), "\(first.message)")
  }

  @Test(arguments: ["#ff000", "beach", "rgb(1 2)"])
  func refusesWhatIsNoColor(text: String) {
    #expect(throws: Diagnostics.self) { try Self.request(text) }
  }

  /// A picture of one color looks like the color.
  @Test func fillsWithThePicture() throws {
    let file = try Self.pipeline(try Self.picture([200, 40, 90]))
      .drawing(of: try Self.request("./a.png")).bitmap
    let color = try Self.pipeline([]).drawing(of: try Self.request("#c8285a")).bitmap
    #expect(file.width == color.width && file.height == color.height)
    let differences = zip(file.pixels, color.pixels).map { one, other in
      let levels = [UInt32(0), 8, 16].map { shift -> Int in
        abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF))
      }
      return levels.max() ?? 0
    }
    #expect((differences.max() ?? 255) <= 2)
  }

  /// A board of glass is lighter over white than over black.
  @Test func boardsShowTheBackdrop() throws {
    let plain = try Self.pipeline([]).drawing(of: try Self.request("white")).bitmap
    let dark = try Self.pipeline([]).drawing(of: try Self.request("black")).bitmap
    let middle = plain.width * (plain.height - 20) + plain.width / 2
    let levels = [plain, dark].map { Int($0.pixels[middle] & 0xFF) }
    #expect(levels[0] - levels[1] > 50)
  }

  @Test(
    "Boards on screens reach into their corners, as in screenshots, unless those are hidden",
    arguments: [
      ("--screen", true), ("--screen --hide screen-corners", false), ("--liquid-glass", false),
    ])
  func lowerCorners(options: String, isBoard: Bool) throws {
    let words = "--liquid-glass --scale 1 --backdrop #d04020 --device iphone-16e " + options
    let drawing = try Self.pipeline([]).drawing(
      of: RenderRequest(RenderArguments(words.split(separator: " ").map(String.init))))
    let pixels = PicturePixels(try drawing.bitmap)
    let edge = Double(pixels.height) - 1.5
    let difference = PicturePixels.difference(
      pixels.color(x: 3, y: edge), pixels.color(x: 120, y: edge))
    #expect((difference < 30) == isBoard, "\(difference) levels")
    let elements = try drawing.scene.elements
    #expect(!elements.contains { $0.name == "homeIndicator" })
  }

  @Test("Shadows of floating boards have their corners", arguments: [("", 12.0), ("glass", 26)])
  func shadowsOfFloatingBoards(design: String, radius: Double) throws {
    let words = ["--device", "ipad-air-11", "--dock", "floating", "--screen"]
    let scene = try Self.pipeline([]).drawing(
      of: RenderRequest(RenderArguments(words + (design.isEmpty ? [] : ["--liquid-glass"])))
    ).scene
    let box = try #require(scene.elements.first { $0.role == .background }?.box)
    let shadow = try #require(
      scene.nodes.lazy.compactMap { node -> Scene.Shadow? in
        if case .shadow(let shadow) = node { shadow } else { nil }
      }.first)
    var builder = SceneBuilder(size: scene.size)
    let outline = Path(continuousRoundedRect: box, cornerRadius: radius).offsetBy(x: 0, y: 6)
    builder.shadow(Scene.Shadow(outline, color: shadow.color, radius: shadow.radius))
    #expect(builder.scene.nodes == [.shadow(shadow)])
  }

  @Test(arguments: [("", true), ("--liquid-glass", false), ("--screen", false), ("-t frost", true)])
  func hiddenBackdropsAreReported(options: String, isHidden: Bool) throws {
    let words =
      ["--scale", "1", "--backdrop", "red"] + options.split(separator: " ").map(String.init)
    let request = try RenderRequest(RenderArguments(words))
    let warnings = try Self.pipeline([]).drawing(of: request).warnings
    #expect(warnings.contains { $0.message.contains("has no effect") } == isHidden)
  }

  @Test(
    "Screenshots show a status bar already",
    arguments: [
      (CGSize(width: 750, height: 1334), "", false), (CGSize(width: 749, height: 1334), "", true),
      (CGSize(width: 4, height: 4), "--no-status-bar", false),
    ])
  func screenshotsHaveAStatusBar(size: CGSize, option: String, isShown: Bool) throws {
    let file = try Self.picture([9, 9, 9], width: Int(size.width), height: Int(size.height))
    let words = ["./screen.png", "--frame", "--device", "iphone-se", option].filter { !$0.isEmpty }
    let request = try RenderRequest(RenderArguments(["--scale", "1", "--backdrop"] + words))
    let scene = try Self.pipeline(file).drawing(of: request).scene
    #expect(scene.elements.contains { $0.name == "statusBar" } == isShown)
  }
}
