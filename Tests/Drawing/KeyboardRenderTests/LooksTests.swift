import KeyboardKit
import KeyboardRender
import Testing

/// The looks of four themes against what was measured in upstream's published pictures of them.
///
/// Those pictures show an English keyboard of 390 × 264 points with two pixels a point, are shifted by
/// parts of a pixel, and hold Display-P3 colors without saying so. All numbers here are pixels and
/// colors of the pictures.
@Suite struct LooksTests {

  @Test(arguments: Look.all)
  func keysLieWhereTheyDoInThePicture(look: Look) throws {
    let pixels = try LookPixels(look)
    for (name, box) in look.boxes {
      let measured = pixels.box(near: box)
      for (edge, expected) in zip(measured, box) {
        #expect(abs(edge - expected) <= 1, "\(look.theme) \(name): \(measured), not \(box)")
      }
    }
  }

  @Test(arguments: Look.all)
  func flatColorsAreThoseOfThePicture(look: Look) throws {
    let pixels = try LookPixels(look)
    for flat in look.flats {
      let color = pixels.displayP3(x: flat.x, y: flat.y)
      let difference = zip(color, flat.color).map { abs($0 - $1) }.max() ?? 255
      #expect(difference <= 4, "\(look.theme) at \(flat.x), \(flat.y): \(color), not \(flat.color)")
    }
  }

  @Test(arguments: Glyphs.all)
  func glyphsAreAsLargeAsInThePicture(glyphs: Glyphs) throws {
    let pixels = try LookPixels(.standard)
    let ink = try #require(pixels.inkSize(in: glyphs.area))
    #expect(abs(ink.width / glyphs.width - 1) <= 0.10, "\(glyphs.text) is \(ink) pixels large")
    if let height = glyphs.height {
      #expect(abs(ink.height / height - 1) <= 0.06, "\(glyphs.text) is \(ink) pixels large")
    }
  }
}

/// A theme's picture: where its origin lies, where keys are, and which colors it has.
struct Look: CustomTestStringConvertible {

  let theme: String
  let dx: Double
  let dy: Double
  let rowTops: [Double]
  let keyHeight: Double
  let flats: [(x: Double, y: Double, color: [Double])]

  var testDescription: String { theme }

  /// Left, top, right and bottom of keys in every row; columns are the same in all pictures.
  var boxes: [(String, [Double])] {
    let columns: [(String, Int, Double, Double)] = [
      ("q", 0, 6, 72), ("t", 0, 318, 384), ("a", 1, 45.6, 111.6), ("shift", 2, 6, 95.3),
      ("z", 2, 123.3, 189.3), ("backspace", 2, 684.7, 774), ("numeric", 3, 6, 90),
      ("emojis", 3, 102, 186), ("space", 3, 198, 579.3), ("return", 3, 591.3, 774),
    ]
    return columns.map { name, row, left, right in
      (name, [left + dx, rowTops[row], right + dx, rowTops[row] + keyHeight])
    }
  }

  static let standard = Look(
    theme: "standard", dx: -1, dy: -0.7, rowTops: [111.3, 219.3, 327.3, 435.3], keyHeight: 84.1,
    flats: [
      (250, 475, rgb(0xFDFDFD)), (20, 350, rgb(0xAEB2BB)), (612, 475, rgb(0xAEB2BB)),
      (390, 100, rgb(0xD5D6DB)), (300, 30, rgb(0xEAEBEF)),
    ])

  static let all = [
    standard,
    Look(
      theme: "neonNights", dx: 0, dy: -2.7, rowTops: [109.3, 217.3, 325.3, 433.3], keyHeight: 84,
      flats: [
        (20, 182, rgb(0xFFFFFF)), (57, 290, rgb(0xFFFFFF)), (20, 350, rgb(0x8D8CF2)),
        (250, 475, rgb(0xFFFFFF)), (612, 475, rgb(0x8D8CF2)), (300, 30, rgb(0x333333)),
        (250, 520, rgb(0xDA48F3)), (201, 475, rgb(0x80C174)), (390, 100, rgb(0x000000)),
      ]),
    Look(
      theme: "cottonCandy", dx: 0, dy: -2.7, rowTops: [109.3, 217.3, 325.3, 433.3], keyHeight: 84,
      flats: [
        (20, 182, rgb(0xD2EFFD)), (57, 290, rgb(0xD2EFFD)), (20, 350, rgb(0xE8CBFB)),
        (250, 475, rgb(0xD2EFFD)), (612, 475, rgb(0xB969E4)), (300, 30, rgb(0xFCEEEB)),
        (250, 520, rgb(0xDCAEDC)), (200, 475, rgb(0xFFFFFF)), (390, 100, rgb(0xF8DCD8)),
      ]),
    Look(
      theme: "tron", dx: 0, dy: -0.7, rowTops: [111.25, 219.3, 327.3, 435.3], keyHeight: 84.1,
      flats: [
        (250, 475, rgb(0x000000)), (20, 350, rgb(0x5AC5FB)), (612, 475, rgb(0x5AC5FB)),
        (300, 30, rgb(0x173C4C)), (390, 100, rgb(0x000000)),
      ]),
  ]

  private static func rgb(_ hex: Int) -> [Double] {
    [hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF].map(Double.init)
  }
}

/// The ink of a text or icon in the standard theme's picture.
struct Glyphs: CustomTestStringConvertible {

  let text: String
  let area: CGRect
  let width: Double
  let height: Double?

  var testDescription: String { text }

  static let all = [
    Glyphs(text: "One", area: CGRect(x: 4, y: 20, width: 240, height: 60), width: 60, height: 25),
    Glyphs(
      text: "Two", area: CGRect(x: 270, y: 20, width: 240, height: 60), width: 60, height: nil),
    Glyphs(
      text: "Three", area: CGRect(x: 540, y: 20, width: 230, height: 60), width: 85, height: nil),
    Glyphs(text: "q", area: CGRect(x: 10, y: 120, width: 56, height: 66), width: 24, height: 36),
    Glyphs(
      text: "shift", area: CGRect(x: 14, y: 336, width: 70, height: 66), width: 42, height: 35),
    Glyphs(
      text: "backspace", area: CGRect(x: 692, y: 336, width: 72, height: 66), width: 43, height: 36),
    Glyphs(text: "123", area: CGRect(x: 12, y: 444, width: 70, height: 66), width: 49, height: 23),
    Glyphs(
      text: "emojis", area: CGRect(x: 108, y: 444, width: 70, height: 66), width: 40, height: 40),
    Glyphs(
      text: "space", area: CGRect(x: 220, y: 444, width: 340, height: 66), width: 85, height: nil),
    Glyphs(
      text: "return", area: CGRect(x: 600, y: 444, width: 164, height: 66), width: 83, height: nil),
  ]
}
