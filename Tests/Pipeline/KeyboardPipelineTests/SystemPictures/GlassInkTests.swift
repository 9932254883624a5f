import KeyboardKit
import Testing

@testable import KeyboardPipeline

/// The ink of keys in the Liquid Glass look beside that of the system, whose figures were measured in
/// pictures of iOS 26.
@Suite struct GlassInkTests {

  /// A figure of a key, in points.
  struct Figure: CustomTestStringConvertible, Sendable {

    var arguments: String

    var key: String

    var part = KeyInk.Part.whole
    var height: Double?
    var width: Double?

    /// Below the middle of the face.
    var baseline: Double?

    /// From the left, right and lower edges of the face.
    var left: Double?
    var right: Double?
    var bottom: Double?

    /// The width of a single stem, the mean over its height.
    var stem: Double?

    /// In square points.
    var mass: Double?

    var testDescription: String { "\(key) of \(arguments)" }
  }

  private static let low = "--device iphone-15 --orientation landscape --locales sv"
  private static let landscape = "--device ipad-air-11 --orientation landscape"
  private static let large = "--device ipad-pro-13-m4 --locales sv"

  static let figures = [
    Figure(
      arguments: "--device iphone-16e --case uppercased", key: "H", height: 15.3, baseline: 6.4),
    Figure(arguments: "--device iphone-16e", key: "x", height: 13, baseline: 6.4),
    Figure(
      arguments: "--device iphone-16e", key: "numeric", height: 13.3, width: 27, mass: 112.7),
    Figure(arguments: "--device iphone-16e --case uppercased", key: "I", stem: 2.07),
    Figure(arguments: "--device iphone-16e", key: "l", stem: 2.03),
    Figure(
      arguments: landscape + " --case uppercased", key: "I", part: .lower, stem: 2.43),
    Figure(
      arguments: "--device iphone-16e --keyboard-type decimalPad", key: "7", part: .above(7),
      height: 15.3, baseline: 2.67),
    Figure(
      arguments: "--device iphone-16e --keyboard-type decimalPad", key: "backspace", height: 20.3,
      baseline: 10),
    Figure(arguments: low, key: "x", height: 11.3, baseline: 5.1),
    Figure(arguments: low, key: "h", height: 15.3, baseline: 5.9),
    // No image has capitals there: they stand on the line of lower case, as on all phones in portrait.
    Figure(arguments: low + " --case uppercased", key: "H", baseline: 5.9),
    Figure(arguments: low, key: "numeric", height: 11.3, width: 23.3, baseline: 5.2),
    Figure(
      arguments: "--device ipad-air-11", key: "x", part: .lower, height: 11.5, baseline: 18.3),
    Figure(
      arguments: "--device ipad-air-11", key: "r", part: .upper, height: 8.5, baseline: -8.43),
    Figure(
      arguments: "--device ipad-air-11", key: ".", part: .upper, height: 13.5, baseline: -2),
    Figure(arguments: "--device ipad-air-11", key: "tab", height: 10.5, left: 7.5),
    Figure(arguments: "--device ipad-air-11", key: "numeric", height: 10.5, baseline: 19.2),
    Figure(
      arguments: "--device ipad-air-11", key: "dictation", height: 24, left: 6.8, bottom: 5.2),
    Figure(arguments: "--device ipad-air-11", key: "globe", height: 22.5, left: 7, bottom: 5.2),
    Figure(arguments: "--device ipad-air-11", key: "dismiss", right: 7, bottom: 5.2),
    Figure(arguments: landscape + " --case uppercased", key: "H", height: 18, baseline: 22.1),
    Figure(
      arguments: landscape, key: "tab", height: 14, left: 10.5, bottom: 12.5),
    Figure(arguments: landscape, key: "dictation", height: 25, left: 9.9),
    Figure(arguments: landscape, key: "globe", height: 23.5),
    Figure(arguments: landscape, key: "return", height: 21, width: 24.5),
    Figure(arguments: landscape, key: "capsLock", width: 80),
    Figure(arguments: landscape, key: "backspace", width: 52.5),
    Figure(
      arguments: "--device iphone-pro-max --locale fr --locales en", key: "emojis", height: 19,
      width: 19,
      baseline: 8.83),
    Figure(arguments: large, key: "x", height: 11.5, baseline: 8.3),
    Figure(arguments: large, key: "z", height: 11.5, baseline: 8.3),
    Figure(arguments: large, key: "numeric", height: 12, baseline: 17.3, left: 14.4),
    Figure(arguments: large, key: "tab", height: 14.5, left: 14, bottom: 10.3),
    Figure(arguments: large, key: "backspace", height: 18, right: 14),
    Figure(arguments: large, key: "dictation", height: 21, left: 13.8),
    Figure(arguments: large, key: "/", part: .upper, height: 14, baseline: -6.06),
    Figure(arguments: large, key: "dismiss", right: 14.5, bottom: 7.2),
  ]

  @Test(arguments: figures)
  func inkIsThatOfTheSystem(_ figure: Figure) throws {
    // The pixels of the devices.
    let scale = figure.arguments.contains("iphone") ? 3 : 2
    let drawing = try StagedDrawing.drawn(by: "--liquid-glass --scale \(scale) \(figure.arguments)")
    let picture = PicturePixels(try drawing.bitmap)
    let key = try #require(try drawing.styled.keys.first { $0.name == figure.key })
    let ink = try #require(KeyInk(in: picture, face: key.frame, part: figure.part))
    func expect(_ measured: Double, _ expected: Double?, _ name: String) {
      guard let expected else { return }
      #expect(abs(measured - expected) <= 0.51, "\(name) \(measured) for \(expected)")
    }
    expect(ink.box.height, figure.height, "height")
    expect(ink.box.width, figure.width, "width")
    expect(ink.box.maxY - key.frame.midY, figure.baseline, "baseline")
    expect(ink.box.minX - key.frame.minX, figure.left, "left")
    expect(key.frame.maxX - ink.box.maxX, figure.right, "right")
    expect(key.frame.maxY - ink.box.maxY, figure.bottom, "bottom")
    if let stem = figure.stem {
      let measured = ink.mass / ink.box.height
      #expect(abs(measured / stem - 1) <= 0.04, "stem \(measured) for \(stem)")
    }
    if let mass = figure.mass {
      #expect(abs(ink.mass / mass - 1) <= 0.08, "mass \(ink.mass) for \(mass)")
    }
  }

  /// In an image of the system, baselines are 36.33 and 34.67 points apart, and faces 35.67.
  @Test func secondRowOfALandscapePhoneStandsLow() throws {
    let drawing = try StagedDrawing.drawn(by: "--liquid-glass --scale 3 \(Self.low)")
    let picture = PicturePixels(try drawing.bitmap)
    let lines = try ["w", "d", "x"].map { name in
      let key = try #require(try drawing.styled.keys.first { $0.name == name })
      return Double(try #require(KeyInk(in: picture, face: key.frame)).box.maxY)
    }
    #expect(abs(lines[1] - lines[0] - 36.33) <= 0.34 && abs(lines[2] - lines[1] - 34.67) <= 0.34)
  }

  @Test(
    arguments: [
      "iphone-16e", "iphone-17", "iphone-pro-max", "iphone-se", "ipad-mini", "ipad-air-11",
      "ipad-pro-13-m4",
    ], ["portrait", "landscape"])
  func atOfEmailKeyboardsIsCentered(device: String, orientation: String) throws {
    let drawing = try StagedDrawing.drawn(
      by: "--liquid-glass --scale 3 --keyboard-type email --device \(device) "
        + "--orientation \(orientation)")
    let face = try #require(try drawing.styled.keys.first { $0.name == "@" }).frame
    let ink = try #require(KeyInk(in: PicturePixels(try drawing.bitmap), face: face))
    #expect(abs(ink.box.midX - face.midX) <= 0.34 && abs(ink.box.midY - face.midY) <= 0.51)
  }

  @Test(
    "Undo, redo and paste are as large as those of the system",
    arguments: [
      ("ipad-air-11", CGSize(width: 17.5, height: 17.5), CGSize(width: 18, height: 23)),
      ("ipad-pro-13-m4", CGSize(width: 20.5, height: 20), CGSize(width: 22, height: 27)),
    ])
  func barIsThatOfTheSystem(device: String, undo: CGSize, paste: CGSize) throws {
    let drawing = try StagedDrawing.drawn(by: "--liquid-glass --scale 2 --device \(device)")
    let picture = PicturePixels(try drawing.bitmap)
    let icons = try drawing.styled.keys.filter { $0.frame.minY < 20 }
    #expect(icons.count == 3)
    for (key, size) in zip(icons, [undo, undo, paste]) {
      let ink = try #require(KeyInk(in: picture, face: key.frame))
      #expect(abs(ink.box.width - size.width) <= 1 && abs(ink.box.height - size.height) <= 0.51)
    }
  }
}
