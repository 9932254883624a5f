/// Separates stored causes that pixels show from differences between programs' element lists.
struct CauseEvidence {

  private let pairs: [ElementPair]
  private let map: ElementMap
  private let shares: [ElementMap.Share]
  private let visible: [Int]
  private let expected: PixelGrid
  private let actual: PixelGrid
  private let known: Set<String>

  // Shares of pixels that a cause must change: in a single element, and in one of many.
  private static let (least, plenty) = (0.125, 0.5)

  // Pictures with crafted elements don't take longer.
  private static let maximumPairs = 1000

  // Shadows inside of a face count as content, too.
  private static let maximumContent = 96

  private static let fewest = 12

  private static let faceProperties: Set = [
    "background", "backgroundColor", "opacity", "overlayColor", "pressedOverlayColor",
  ]

  init(
    _ pairs: [ElementPair], _ map: ElementMap, _ shares: [ElementMap.Share],
    _ expected: PixelGrid, _ actual: PixelGrid
  ) {
    self.pairs = pairs
    self.map = map
    self.shares = shares
    visible = map.visibleCounts()
    known = Set(pairs.lazy.compactMap(\.expected).flatMap { $0.style.map(\.name) })
    self.expected = expected
    self.actual = actual
  }

  /// The elements with a cause whose pixels differ, and all that have it.
  private typealias Tally = (shown: Int, all: Int)

  /// Returns the causes that pixels show, by pair; covered elements keep unrefuted ones.
  func shown(among stored: [[DifferenceCause]]) -> [[DifferenceCause]] {
    var tallies: [DifferenceCause: Tally] = [:]
    for index in pairs.indices where visible[index] > 0 && !stored[index].isEmpty {
      // Pixels of a label belong to its key where they exceed its box.
      let isShown = shares[index].count > 0 || map.isCovered(index, by: shares, without: stored)
      for cause in stored[index] {
        tallies[cause, default: (0, 0)].all += 1
        if isShown { tallies[cause, default: (0, 0)].shown += 1 }
      }
    }
    return pairs.indices.map { index in
      stored[index].filter { cause in isShown(cause, at: index, tallies[cause] ?? (0, 0)) }
    }
  }

  private func isShown(_ cause: DifferenceCause, at index: Int, _ tally: Tally) -> Bool {
    if tally.all > 1, tally.shown * 2 != tally.all {
      return tally.shown * 2 > tally.all || part(of: cause, at: index) >= Self.plenty
    }
    // An element over it, such as a callout over its key, may show it.
    guard count(at: index) > 0 else { return isStored(cause) }
    return part(of: cause, at: index) >= Self.least
      || isStored(cause) && count(at: index) >= Self.fewest
  }

  private func count(at index: Int) -> Int {
    guard pairs[index].element?.isCallout == true, pairs.count <= Self.maximumPairs else {
      return shares[index].count
    }
    let box = map.boxes[index]
    return pairs.indices.reduce(0) { sum, other in
      let isInside = map.boxes[other].intersection(box) == map.boxes[other]
      return sum + (isInside ? shares[other].count : 0)
    }
  }

  private func isStored(_ cause: DifferenceCause) -> Bool {
    cause.before != nil || cause.property.map(known.contains) ?? false
  }

  /// Returns how much differs of what a cause changes: about 1 for a plain change, 0 for none.
  private func part(of cause: DifferenceCause, at index: Int) -> Double {
    let count = count(at: index)
    guard count > 0, let element = pairs[index].element else { return 0 }
    let box = map.boxes[index]
    let perimeter = Double(2 * max(box.width + box.height, 1))
    let any = Double(count) / (perimeter / 4)
    guard cause.kind == .style else { return any }
    let edge = Double(count - shares[index].inCore.reduce(0) { $0 + $1.columns.count })
    if cause.isEdge(of: element) {
      return cause.property?.lowercased().contains("corner") == true
        ? min(edge / 16, Self.least) : edge / (perimeter / 2)
    }
    if cause.isContent { return contentPart(at: index) ?? any }
    switch cause.property {
    case "height": return Double(count) / Double(max(box.width, 1))
    case "width": return Double(count) / Double(max(box.height, 1))
    default: break
    }
    let isFace = cause.property.map(Self.faceProperties.contains) ?? false
    return isFace ? Double(count) / Double(max(visible[index], 1)) : any
  }

  /// Returns the changed part of what differs from the face; nil if the face is not plain.
  private func contentPart(at index: Int) -> Double? {
    let core = map.cores[index]
    let area = core.area.intersection(expected.bounds).intersection(actual.bounds)
    let faces = (ExplainedPixels.Face(core, expected), ExplainedPixels.Face(core, actual))
    func isContent(_ x: Int, _ y: Int) -> Bool? {
      guard let old = faces.0.pixel(x: x, y: y), let new = faces.1.pixel(x: x, y: y) else {
        return nil
      }
      return expected[x, y] != old || actual[x, y] != new
    }
    var (known, content) = (0, 0)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        guard let isContent = isContent(x, y) else { continue }
        known += 1
        if isContent { content += 1 }
      }
    }
    guard content > 0, known * 2 > area.width * area.height else { return nil }
    let changed = shares[index].inCore.reduce(0) { count, run in
      count + run.columns.count { isContent($0, run.row) == true }
    }
    return Double(changed) / Double(min(content, Self.maximumContent))
  }
}
