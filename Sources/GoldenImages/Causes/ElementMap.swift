/// Which element each pixel of a picture belongs to.
struct ElementMap {

  /// The number of the pair that a pixel belongs to, plus one; 0 for none.
  private var labels: [UInt16]
  private let width: Int
  private let height: Int
  private let boxes: [PixelRect]

  /// What lies inside of the edges, so that corners, borders and the shadow behind them don't count.
  private let insides: [PixelRect]
  private let background: Int?

  /// How far from an element, in pixels, what differs can be its shadow or glow.
  private let reach: Int

  /// The pixels of an element that differ.
  struct Share {

    /// Their number.
    var count = 0

    /// The smallest rectangle with those inside of the element's edge; nil if there are none.
    var box: PixelRect?

    mutating func add(_ columns: Range<Int>, row: Int, inside: PixelRect?) {
      count += columns.count
      guard let inside, row >= inside.y, row < inside.maxY else { return }
      let columns = columns.clamped(to: inside.x..<max(inside.x, inside.maxX))
      guard !columns.isEmpty else { return }
      box =
        box?.including(columns: columns, row: row)
        ?? PixelRect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
    }
  }

  /// A map of a picture with a number of pixels a point.
  init(_ pairs: [ElementPair], size: PixelSize, scale: Double) {
    width = size.width
    height = size.height
    reach = Int((16 * scale).rounded(.up))
    labels = Array(repeating: 0, count: size.width * size.height)
    boxes = pairs.map { $0.element?.box.pixels(scale: scale) ?? .none }
    insides = pairs.map { $0.element?.inside(scale: scale) ?? .none }
    background = pairs.firstIndex { $0.element?.isBackground == true }
    // Where an element was before it moved comes first, so that whatever is there now wins; what is
    // gone comes last, since it lay over the others.
    for (index, pair) in pairs.enumerated() {
      guard let old = pair.expected, let new = pair.actual, old.box != new.box else { continue }
      fill(old.box.pixels(scale: scale), index)
    }
    for index in pairs.indices { fill(boxes[index], index) }
  }

  private mutating func fill(_ box: PixelRect, _ index: Int) {
    let area = box.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty, index < Int(UInt16.max) else { return }
    labels.withUnsafeMutableBufferPointer { labels in
      for y in area.y..<area.maxY {
        labels[y * width + area.x..<y * width + area.maxX].update(
          repeating: UInt16(index + 1))
      }
    }
  }

  /// The pixels that differ, by the number of the pair they belong to.
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
            shares[index].add(start..<x, row: run.row, inside: insides[index])
          }
        }
      }
    }
    share(outside, to: &shares)
    return shares
  }

  /// Gives what differs behind all elements to the nearest one, unless most of it differs.
  private func share(_ outside: [PixelRun], to shares: inout [Share]) {
    let changed = outside.reduce(0) { $0 + $1.columns.count }
    // Counting is slow, and seldom needed: at least so many pixels belong to no element's box.
    let fewest = boxes.enumerated().reduce(width * height) { count, item in
      item.offset == background ? count : count - item.element.width * item.element.height
    }
    if let background, changed * 2 > fewest, changed * 2 > backgroundCount(background) {
      for run in outside {
        shares[background].add(run.columns, row: run.row, inside: boxes[background])
      }
      return
    }
    for run in outside {
      // A run that reaches from one element to the next is cut, so that both get their part.
      for start in stride(from: run.columns.lowerBound, to: run.columns.upperBound, by: 8) {
        let columns = start..<min(start + 8, run.columns.upperBound)
        guard let index = nearest(x: (start + columns.upperBound - 1) / 2, y: run.row) else {
          continue
        }
        shares[index].add(
          columns, row: run.row, inside: index == background ? boxes[index] : nil)
      }
    }
  }

  private func backgroundCount(_ background: Int) -> Int {
    let label = UInt16(background + 1)
    return labels.withUnsafeBufferPointer { labels in
      labels.reduce(0) { $0 + ($1 == label || $1 == 0 ? 1 : 0) }
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

extension PixelRect {

  fileprivate static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)
}

extension PictureElement {

  /// The box less the corner radius on every side, but at least a third of it.
  fileprivate func inside(scale: Double) -> PixelRect {
    let radius = value(of: "cornerRadius").flatMap { Double($0) } ?? 0
    let edge = max(radius, 1)
    let (x, y) = (min(edge, box.width / 3), min(edge, box.height / 3))
    return Box(x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: box.height - 2 * y)
      .pixels(scale: scale)
  }
}

extension PictureElement.Box {

  /// The pixels that the box covers by half and more.
  func pixels(scale: Double) -> PixelRect {
    let (left, top) = (Int((x * scale).rounded()), Int((y * scale).rounded()))
    return PixelRect(
      x: left, y: top, width: Int(((x + width) * scale).rounded()) - left,
      height: Int(((y + height) * scale).rounded()) - top)
  }
}
