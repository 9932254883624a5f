internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Computes soft blurs in larger pixels; unknown parts of the backdrop have no weight.
struct MaterialPixels: ~Copyable {

  /// The pixels, at the size of the larger ones.
  let surface: Surface

  let origin: CGPoint
  let side: Double

  /// A deviation of this many pixels is as smooth as a larger one.
  private static let sharpestDeviation = 4.0

  init(
    _ material: Material, in path: Path, box: PixelBox, of context: borrowing Context,
    scale: Double, width: Int, height: Int
  ) {
    let deviation = material.blur * scale
    let reach = deviation * 3 + (material.lens?.reach ?? 0) * scale
    // The bend of an edge needs pixels of a point.
    let largest = material.lens == nil ? Int.max : max(1, Int(scale))
    let side = min(max(1, Int(deviation / Self.sharpestDeviation)), largest)
    let grid = BlockGrid(
      box.grown(by: Int(reach.rounded(.up)), width: width, height: height), side: side)
    let backdrop = context.backdrop(
      left: grid.left, top: grid.top, width: grid.columns * side, height: grid.rows * side,
      over: material.base)
    surface = Surface(.color, width: grid.columns, height: grid.rows)
    origin = CGPoint(x: Double(grid.left), y: Double(grid.top))
    self.side = Double(side)
    let matrix = ColorMatrix(material)
    if deviation > 0 {
      let means = grid.means(of: backdrop)
      var channels = grid.blurred(means, by: deviation)
      if let lens = material.lens {
        let edges = grid.blurred(means, by: lens.blur * scale)
        channels = LensField(lens, edge: path).bent(channels, edges, on: grid, scale: scale)
      }
      matrix.apply(to: channels, writing: surface)
    } else {
      matrix.apply(to: backdrop, writing: surface)
    }
  }
}

/// The larger pixels of a part of a picture.
struct BlockGrid {

  let left: Int
  let top: Int
  let columns: Int
  let rows: Int
  let side: Int

  /// Blocks are aligned to the whole picture, which makes them independent of the drawn part.
  init(_ box: PixelBox, side: Int) {
    left = box.left / side * side
    top = box.top / side * side
    columns = (box.left + box.width - left + side - 1) / side
    rows = (box.top + box.height - top + side - 1) / side
    self.side = side
  }

  func blurred(_ channels: [[Float]], by deviation: Double) -> [[Float]] {
    let blur = Blur(deviation: remainder(of: deviation))
    return channels.map { channel in
      var channel = channel
      blur.apply(to: &channel, width: columns)
      return channel
    }
  }

  /// The averages and the enlargement blur as well.
  private func remainder(of deviation: Double) -> Double {
    guard side > 1 else { return deviation }
    let size = Double(side)
    let (average, enlargement) = ((1 - 1 / (size * size)) / 12, 1.0 / 6)
    let variance = deviation * deviation / (size * size) - average - enlargement
    return max(variance, 0).squareRoot()
  }

  func means(of surface: borrowing Surface) -> [[Float]] {
    var channels = [[Float]](repeating: [Float](repeating: 0, count: columns * rows), count: 4)
    let (columns, rows, side) = (columns, rows, side)
    let share = 1 / Float(side * side)
    surface.withBytes { bytes, stride in
      for row in 0..<rows {
        for column in 0..<columns {
          var sum = SIMD4<Float>()
          for y in (row * side)..<((row + 1) * side) {
            let start = y * stride + column * side * 4
            for at in Swift.stride(from: start, to: start + side * 4, by: 4) {
              sum += SIMD4(
                Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), Float(bytes[at + 3]))
            }
          }
          let mean = sum * share
          for channel in 0..<4 { channels[channel][row * columns + column] = mean[channel] }
        }
      }
    }
    return channels
  }
}

extension PixelBox {

  fileprivate func grown(by margin: Int, width: Int, height: Int) -> PixelBox {
    let (left, top) = (max(self.left - margin, 0), max(self.top - margin, 0))
    return PixelBox(
      left: left, top: top,
      width: min(self.left + self.width + margin, width) - left,
      height: min(self.top + self.height + margin, height) - top)
  }
}

/// Pixel `0xAARRGGBB` with premultiplied colors, rounded like Cairo's.
struct PremultipliedPixel: Hashable {

  let word: UInt32

  var alpha: UInt32 { word >> 24 }

  init(word: UInt32) { self.word = word }

  /// Converts as Cairo does: to premultiplied 16 bits, whose upper 8 are kept.
  init(_ color: Color.Resolved) {
    let opacity = min(max(color.opacity, 0), 1)
    func level(_ component: Double) -> UInt32 {
      UInt32(min(max(component, 0), 1) * opacity * 65535 + 0.5) >> 8
    }
    word =
      level(1) << 24 | level(color.red) << 16 | level(color.green) << 8
      | level(color.blue)
  }
}

/// A line of text placed in pixels, or in the points of a document.
struct PixelText {

  let placed: PlacedText
  let origin: CGPoint
  let size: Double

  init(_ run: TextRun, scale: Double, isRaster: Bool, _ typesetter: Typesetter) {
    placed = typesetter.place(run)
    var origin = CGPoint(x: placed.origin.x * scale, y: placed.origin.y * scale)
    if isRaster {
      origin.x = (origin.x * TextMask.steps).rounded() / TextMask.steps
      origin.y.round()
    }
    (self.origin, size) = (origin, placed.size * scale)
  }

  var start: Double { origin.x.rounded(.down) }

  private var phase: Double { origin.x - start }

  var key: TextMask.Key {
    let step = Int((phase * TextMask.steps).rounded())
    return TextMask.Key(text: placed.text, style: placed.style, size: size, phase: step)
  }

  var outlines: TextOutlines? { TextOutlines(placed.shaped, size: size, phase: phase) }
}
