internal import Foundation

/// Topmost element at each pixel, which attributes differing pixels to elements.
struct ElementMap {

  /// The index of each pixel's pair, plus one; 0 for none.
  private var labels: [UInt16]
  private let width: Int
  private let height: Int
  let boxes: [PixelRect]

  /// Boxes without their edges, which corners, borders and shadows reach.
  private let insides: [PixelRect]
  private let background: Int?
  let cores: [ElementCore]

  /// The distance from an element, in pixels, within which differences can be its shadow or glow.
  private let reach: Int

  /// Differing pixels that belong to one element.
  struct Share {

    var count = 0
    var box: PixelRect?
    var inCore: [PixelRun] = []

    mutating func add(
      _ columns: Range<Int>, row: Int, inside: PixelRect?, core: ElementCore? = nil
    ) {
      count += columns.count
      if let columns = core?.columns(of: columns, row: row) {
        inCore.append(PixelRun(y: row, columns: columns))
      }
      guard let inside, row >= inside.y, row < inside.maxY else { return }
      let columns = columns.clamped(to: inside.x..<max(inside.x, inside.maxX))
      guard !columns.isEmpty else { return }
      box.include(columns: columns, row: row)
    }
  }

  init(_ pairs: [ElementPair], size: PixelSize, scale: Double) {
    width = size.width
    height = size.height
    reach = Int((16 * scale).rounded(.up))
    labels = Array(repeating: 0, count: size.width * size.height)
    boxes = pairs.map { $0.element?.box.pixels(scale: scale) ?? .none }
    insides = pairs.map { $0.element?.inside(scale: scale) ?? .none }
    cores = pairs.map { ElementCore($0, scale: scale) }
    background = pairs.firstIndex { $0.element?.isBackground == true }
    // Previous places come first, so current elements win; removed elements lay on top.
    for (index, pair) in pairs.enumerated() {
      guard let old = pair.expected, let new = pair.actual, old.box != new.box else { continue }
      fill(old.box.pixels(scale: scale), index)
    }
    for index in pairs.indices { fill(boxes[index], index) }
  }

  private mutating func fill(_ box: PixelRect, _ index: Int) {
    let area = box.intersection(PixelSize(width: width, height: height).bounds)
    guard !area.isEmpty, index < Int(UInt16.max) else { return }
    labels.withUnsafeMutableBufferPointer { labels in
      for y in area.y..<area.maxY {
        labels[y * width + area.x..<y * width + area.maxX].update(repeating: UInt16(index + 1))
      }
    }
  }

  // Limits against pictures with crafted elements, far above any drawn picture.
  private static let maximumFilledPixels = 1 << 28
  private static let maximumDistances = 1 << 26
  private static let maximumCovered = 2000

  /// Returns whether the boxes of pairs cover a picture so few times that a map is made quickly.
  static func isBounded(_ pairs: [ElementPair], size: PixelSize, scale: Double) -> Bool {
    var count = 0
    for element in pairs.lazy.flatMap({ [$0.expected, $0.actual].compactMap { $0 } }) {
      let area = element.box.pixels(scale: scale).intersection(size.bounds)
      count += area.width * area.height
      guard count <= maximumFilledPixels else { return false }
    }
    return true
  }

  func shares(of differences: PixelDifferences) -> [Share] {
    var shares = [Share](repeating: Share(), count: boxes.count)
    var outside: [PixelRun] = []
    labels.withUnsafeBufferPointer { labels in
      for run in differences.runs {
        var x = run.columns.lowerBound
        while x < run.columns.upperBound {
          let (start, label) = (x, labels[run.row * width + x])
          while x < run.columns.upperBound, labels[run.row * width + x] == label { x += 1 }
          let index = Int(label) - 1
          if index < 0 || index == background {
            outside.append(PixelRun(y: run.row, columns: start..<x))
          } else {
            shares[index].add(start..<x, row: run.row, inside: insides[index], core: cores[index])
          }
        }
      }
    }
    share(outside, to: &shares)
    return shares
  }

  func visibleCounts() -> [Int] {
    var counts = [Int](repeating: 0, count: boxes.count)
    labels.withUnsafeBufferPointer { labels in
      for label in labels {
        if let index = label > 0 ? Int(label) - 1 : background { counts[index] += 1 }
      }
    }
    return counts
  }

  /// Whether an element lies under one that differs without causes: a key under its callout.
  func isCovered(_ index: Int, by shares: [Share], without causes: [[DifferenceCause]]) -> Bool {
    guard !causes[index].isEmpty, boxes.count <= Self.maximumCovered else { return false }
    return boxes.indices.contains { other in
      other > index && shares[other].count > 0 && causes[other].isEmpty
        && !boxes[other].intersection(boxes[index]).isEmpty
    }
  }

  /// Assign differences behind all elements to the nearest one, unless most of that area differs.
  private func share(_ outside: [PixelRun], to shares: inout [Share]) {
    let changed = outside.reduce(0) { $0 + $1.columns.count }
    // Counting is slow and seldom needed: this is the minimum of pixels outside of all boxes.
    let fewest = boxes.enumerated().reduce(width * height) { count, item in
      item.offset == background ? count : count - item.element.width * item.element.height
    }
    if let background, changed * 2 > fewest, changed * 2 > visibleCounts()[background] {
      for run in outside {
        shares[background].add(
          run.columns, row: run.row, inside: boxes[background], core: cores[background])
      }
      return
    }
    // Noise behind thousands of elements belongs to the background, or to none.
    let parts = outside.reduce(0) { $0 + ($1.columns.count + 7) / 8 }
    let isBounded = parts * boxes.count <= Self.maximumDistances
    for run in outside {
      guard isBounded else {
        background.map { shares[$0].add(run.columns, row: run.row, inside: boxes[$0]) }
        continue
      }
      // A run between two elements is cut, and each gets its part.
      for start in stride(from: run.columns.lowerBound, to: run.columns.upperBound, by: 8) {
        let columns = start..<min(start + 8, run.columns.upperBound)
        guard let index = nearest(x: (start + columns.upperBound - 1) / 2, y: run.row) else {
          continue
        }
        shares[index].add(columns, row: run.row, inside: index == background ? boxes[index] : nil)
      }
    }
  }

  private func nearest(x: Int, y: Int) -> Int? {
    var found = background
    var smallest = background == nil ? Int.max : reach * reach
    for (index, box) in boxes.enumerated() where index != background {
      let distance = box.squaredDistance(x: x, y: y)
      if distance < smallest { (found, smallest) = (index, distance) }
    }
    return found
  }
}

extension ImageElement {

  fileprivate func inside(scale: Double) -> PixelRect {
    let radius = value(of: "cornerRadius").flatMap { Double($0) } ?? 0
    let edge = radius.isFinite ? max(radius, 1) : 1
    let (x, y) = (min(edge, box.width / 3), min(edge, box.height / 3))
    return box.insetBy(dx: x, dy: y).pixels(scale: scale)
  }
}

extension CGRect {

  /// Returns the pixels the box covers at least by half.
  func pixels(scale: Double) -> PixelRect {
    let pixel = { (length: Double) in
      length.isNaN
        ? 0 : Int(min(max((length * scale).rounded(), -Self.farthestPixel), Self.farthestPixel))
    }
    let (left, top) = (pixel(minX), pixel(minY))
    return PixelRect(x: left, y: top, width: pixel(maxX) - left, height: pixel(maxY) - top)
  }

  // Squared distances of pixels and sums of areas remain within 64 bits.
  private static let farthestPixel = Double(1 << 24)
}
