/// Pixels in an element's core that its causes can have changed.
///
/// Edges change none, a color only a share of its change, a text or font content, others anything.
struct ExplainedPixels {

  private var shifts: [SIMD3<Double>] = []
  private var changesContent = false
  private var changesAnything = false

  /// Limit of the levels by which roundings of mixed colors add up.
  private static let rounding = 3.0

  init(_ causes: [DifferenceCause], of element: ImageElement) {
    for cause in causes where !cause.isEdge(of: element) {
      if let shift = cause.colorShift {
        shifts.append(shift)
      } else if cause.isContent {
        changesContent = true
      } else {
        changesAnything = true
      }
    }
  }

  func countUnexplained(
    in runs: [PixelRun], of core: ElementCore, _ expected: PixelGrid, _ actual: PixelGrid
  ) -> Int {
    // Three changes of colors mix to any change.
    guard !changesAnything, shifts.count < 3 else { return 0 }
    guard changesContent || !shifts.isEmpty else {
      return runs.reduce(0) { $0 + $1.columns.count }
    }
    let faces = changesContent ? (Face(core, expected), Face(core, actual)) : nil
    var count = 0
    for run in runs {
      for x in run.columns {
        let (before, after) = (expected[x, run.row], actual[x, run.row])
        if isColorChange(before, after) { continue }
        if let (old, new) = faces {
          guard let old = old.pixel(x: x, y: run.row), let new = new.pixel(x: x, y: run.row),
            before == old, after == new
          else { continue }
        }
        count += 1
      }
    }
    return count
  }

  private func isColorChange(_ before: Pixel, _ after: Pixel) -> Bool {
    guard let first = shifts.first else { return false }
    // Colors of translucent pixels aren't mixed linearly.
    guard before.alpha == 255, after.alpha == 255 else { return true }
    let change = after.color - before.color
    if Self.isPart(change, of: first) { return true }
    guard let second = shifts.dropFirst().first else { return false }
    if Self.isPart(change, of: second) { return true }
    // Solve change = a · first + b · second in the least squares.
    let (aa, ab, bb) = (first.dot(first), first.dot(second), second.dot(second))
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-6 * aa * bb else { return Self.isPart(change, of: first - second) }
    let a = (bb * change.dot(first) - ab * change.dot(second)) / determinant
    let b = (aa * change.dot(second) - ab * change.dot(first)) / determinant
    guard a > -0.05, b > -0.05, a + b < 1.05 else { return false }
    return (change - a * first - b * second).largest <= 2 * Self.rounding
  }

  private static func isPart(_ change: SIMD3<Double>, of whole: SIMD3<Double>) -> Bool {
    let square = whole.dot(whole)
    guard square > 0 else { return change.largest <= rounding }
    let part = min(max(change.dot(whole) / square, 0), 1)
    return (change - part * whole).largest <= rounding
  }

  /// The color behind the content of an element, by row, or by column for a horizontal gradient.
  struct Face {

    private let area: PixelRect
    private var rows: [Pixel?] = []
    private var columns: [Pixel?] = []

    init(_ core: ElementCore, _ grid: PixelGrid) {
      area = core.area.intersection(grid.bounds)
      guard !area.isEmpty else { return }
      let area = area
      rows = (area.y..<area.maxY).map { y in
        Pixel.majority { vote in for x in area.x..<area.maxX { vote(grid[x, y]) } }
      }
      columns = (area.x..<area.maxX).map { x in
        Pixel.majority { vote in for y in area.y..<area.maxY { vote(grid[x, y]) } }
      }
    }

    func pixel(x: Int, y: Int) -> Pixel? {
      guard area.contains(x: x, y: y) else { return nil }
      return rows[y - area.y] ?? columns[x - area.x]
    }
  }
}

extension DifferenceCause {

  fileprivate var colorShift: SIMD3<Double>? {
    guard kind == .style || kind == .color, let before, let after,
      let old = Pixel(hexText: before), let new = Pixel(hexText: after), old.alpha == new.alpha
    else { return nil }
    return (new.color - old.color) * (Double(old.alpha) / 255)
  }

  var isContent: Bool {
    guard kind == .style, let property else { return false }
    return ["text", "image", "contentInsets", "name", "tracking", "baselineOffset"]
      .contains(property)
      || property.hasPrefix("swipeDown") || property.hasPrefix("font") || property.hasPrefix("text")
      || property.hasSuffix("Font")
      || property == "foregroundSecondaryOpacity" || property == "foregroundGradient"
  }
}

extension Pixel {

  fileprivate var color: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}

extension SIMD3<Double> {

  fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }

  fileprivate var largest: Double { Swift.max(abs(x), abs(y), abs(z)) }
}
