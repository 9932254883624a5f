import KeyboardKit
import KeyboardRender
import Testing

/// Our picture of a theme, asked in the coordinates of upstream's picture of it.
struct LookPixels {

  private let look: Look
  private let bitmap: Bitmap

  /// Draws an English keyboard in lower case with the theme, two pixels a point.
  init(_ look: Look) throws {
    let context = KeyboardContext(device: try #require(Device.named("iphone")))
    context.keyboardCase = .lowercased
    let theme = try KeyboardTheme.builtIn(look.theme)
    let view = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context),
      suggestions: [
        .init(text: "One"), .init(text: "Two", isAutocorrect: true), .init(text: "Three"),
      ])
    self.look = look
    self.bitmap = try KeyboardRenderer().bitmap(of: view.environment(\.displayScale, 2), scale: 2)
  }

  /// The sRGB components, 0 to 255, of the pixel at a place in the picture.
  func color(x: Double, y: Double) -> [Double] {
    let pixel = bitmap[Int((x - look.dx).rounded(.down)), Int((y - look.dy).rounded(.down))] ?? 0
    return [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF].map(Double.init)
  }

  /// The color at a place as the same color reads in a Display-P3 picture.
  func displayP3(x: Double, y: Double) -> [Double] {
    Self.displayP3(color(x: x, y: y))
  }

  /// An sRGB color as the same color reads in a Display-P3 picture.
  static func displayP3(_ color: [Double]) -> [Double] {
    let matrix = [[0.82246, 0.17754, 0], [0.03319, 0.96681, 0], [0.01708, 0.07240, 0.91052]]
    return matrix.times(color.map { ($0 / 255).linear }).map { $0.encoded * 255 }
  }

  /// Left, top, right and bottom of the key whose box is near to the expected one.
  func box(near box: [Double]) -> [Double] {
    let (middleX, middleY) = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    // Letters stand in the middle of keys; edges are looked for a little beside it.
    return [
      edge(at: box[0], inwards: 1) { color(x: $0, y: middleY) },
      edge(at: box[1], inwards: 1) { color(x: middleX, y: $0) },
      edge(at: box[2], inwards: -1) { color(x: $0, y: middleY) },
      edge(at: box[3], inwards: -1) { color(x: middleX, y: $0) },
    ]
  }

  /// Where the color changes from that outside of an edge to that inside, to parts of a pixel.
  private func edge(at expected: Double, inwards: Double, color: (Double) -> [Double]) -> Double {
    let start = expected - 1.5 * inwards
    let outside = color(start)
    let inside = color(expected + 3 * inwards)
    let contrast = product(inside, inside, from: outside)
    guard contrast > 0 else { return .nan }
    // The first place where more than half of the change has happened, in tenths of a pixel.
    let steps = stride(from: 0.0, through: 4.5, by: 0.1)
    let place = steps.first { step in
      let here = color(start + step * inwards)
      return product(here, inside, from: outside) / contrast > 0.5
    }
    return place.map { start + $0 * inwards } ?? .nan
  }

  /// The scalar product of two colors seen from a third one.
  private func product(_ first: [Double], _ second: [Double], from origin: [Double]) -> Double {
    var sum = 0.0
    for index in origin.indices {
      sum += (first[index] - origin[index]) * (second[index] - origin[index])
    }
    return sum
  }

  /// The size of what differs from the area's most common color, in pixels.
  func inkSize(in area: CGRect) -> CGSize? {
    let rows = stride(from: area.minY, to: area.maxY, by: 1).map { y in
      stride(from: area.minX, to: area.maxX, by: 1).map { x in
        color(x: x, y: y).reduce(0, +) / 3
      }
    }
    let ground = rows.joined().sorted()[rows.count * rows[0].count / 2]
    let peak = rows.joined().map { abs($0 - ground) }.max() ?? 0
    let isInk = { (value: Double) in abs(value - ground) > peak * 0.35 }
    let inkedRows = rows.indices.filter { rows[$0].contains(where: isInk) }
    let inkedColumns = rows[0].indices.filter { x in rows.contains { isInk($0[x]) } }
    guard let top = inkedRows.first, let bottom = inkedRows.last,
      let left = inkedColumns.first, let right = inkedColumns.last
    else { return nil }
    return CGSize(width: Double(right - left + 1), height: Double(bottom - top + 1))
  }
}
