import Foundation
import SourceText

/// Parser of lengths in SVG.
enum SVGLength {

  /// Source: CSS Values 3, section 6.2.
  private static let units: [(name: String, pixels: Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ("Q", 96 / 101.6),
  ]

  /// Returns a length in pixels, or nil for a share or a text.
  static func pixels(_ text: String) -> Double? {
    let text = text.trimmed
    let unit = units.first { text.hasSuffix($0.name) }
    let digits = unit.map { String(text.dropLast($0.name.count)) } ?? text
    guard let numbers = try? PathData.numbers(digits, limit: 1), numbers.count == 1 else {
      return nil
    }
    return numbers[0] * (unit?.pixels ?? 1)
  }

  /// Returns a length in pixels, or a percentage as a share of 1.
  static func pixelsOrShare(_ text: String) -> Double? {
    text.hasSuffix("%") ? pixels(String(text.dropLast())).map { $0 / 100 } : pixels(text)
  }
}

extension Color.Resolved {

  init?(svg text: String) {
    let text = text.trimmed.lowercased()
    if let named = Color.styleSheetNames[text] {
      self.init(hex: named)
    } else if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      ["rgb", "rgba"].contains(text[..<open])
    {
      self.init(components: text[text.index(after: open)...].dropLast())
    } else {
      return nil
    }
  }

  private init?(digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
    let isShort = values.count < 5
    let pairs = isShort ? values.flatMap { [$0, $0] } : values
    let bytes = stride(from: 0, to: pairs.count, by: 2).map { (index: Int) -> Double in
      let byte: Int = pairs[index] * 16 + pairs[index + 1]
      return Double(byte) / 255
    }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes.count > 3 ? bytes[3] : 1)
  }

  private init?(components text: Substring) {
    let parts = text.split { ", /\t\n".contains($0) }
    var numbers: [Double] = []
    for (index, part) in parts.enumerated() {
      let isPercent = part.hasSuffix("%")
      guard let number = Double(isPercent ? part.dropLast() : part) else { return nil }
      let whole = isPercent ? 100.0 : index < 3 ? 255.0 : 1.0
      numbers.append(number / whole)
    }
    guard 3...4 ~= numbers.count, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      red: numbers[0], green: numbers[1], blue: numbers[2],
      opacity: numbers.count > 3 ? numbers[3] : 1)
  }
}

/// The visible area of a file, and its size in pixels.
struct SVGFrame {

  let viewBox: CGRect
  let size: CGSize

  static let attributes = ["viewBox", "width", "height", "x", "y", "preserveAspectRatio"]

  private static let sides = 0.01...100_000.0

  init?(_ root: XMLReader.Element, reporting reader: inout SVGReader) {
    func attribute(_ name: String) -> XMLReader.Attribute? {
      root.attributes.first { $0.name == name }
    }
    if let aspect = attribute("preserveAspectRatio"), !aspect.value.hasPrefix("xMidYMid") {
      reader.report("“preserveAspectRatio” can only be “xMidYMid meet”", at: aspect.span)
    }
    let sides = ["width", "height"].map { attribute($0).flatMap { SVGLength.pixels($0.value) } }
    var box: CGRect?
    if let attribute = attribute("viewBox") {
      let numbers = (try? PathData.numbers(attribute.value, limit: 4)) ?? []
      guard numbers.count == 4 else {
        reader.report("“viewBox” has four numbers", at: attribute.span)
        return nil
      }
      box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else if let width = sides[0], let height = sides[1] {
      box = CGRect(x: 0, y: 0, width: width, height: height)
    }
    guard let box else {
      reader.report(
        "The drawing has no size", at: root.span, hint: "Add viewBox=\"0 0 width height\" to “svg”."
      )
      return nil
    }
    let ratio = box.height / box.width
    let width = sides[0] ?? sides[1].map { $0 / ratio } ?? box.width
    let height = sides[1] ?? width * ratio
    guard [box.width, box.height, width, height].allSatisfy({ Self.sides.contains($0) }) else {
      reader.report("A side of the drawing is empty or too long", at: root.span)
      return nil
    }
    viewBox = box
    size = CGSize(width: width, height: height)
  }
}
