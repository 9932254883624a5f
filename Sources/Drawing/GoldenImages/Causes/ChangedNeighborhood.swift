internal import Foundation

/// Areas of changed elements, which explain pixels in elements above or beside them.
struct ChangedNeighborhood {

  private let pairs: [ElementPair]

  /// The places where an element and its glow or shadow was and is, by the index of its pair.
  private var places: [(index: Int, area: PixelRect)] = []

  private var backdrops: [Int] = []
  private var causes: [(index: Int, box: CGRect)] = []

  // Pictures with crafted elements don't take longer.
  private static let maximumPlaces = 1000

  init(_ pairs: [ElementPair], causes: [[DifferenceCause]], areChanged: [Bool], scale: Double) {
    self.pairs = pairs
    for index in pairs.indices where !causes[index].isEmpty {
      guard let box = pairs[index].element?.box else { continue }
      self.causes.append((index, box))
    }
    for index in pairs.indices where areChanged[index] {
      let elements = [pairs[index].expected, pairs[index].actual].compactMap { $0 }
      guard let element = pairs[index].element else { continue }
      if element.isBackground || element.role == "toolbar" { backdrops.append(index) }
      guard causes[index].contains(where: { $0.isSpilling(from: element) }) else { continue }
      for element in elements {
        let reach = element.spillReach
        places.append((index, element.box.insetBy(dx: -reach, dy: -reach).pixels(scale: scale)))
      }
    }
  }

  /// Returns the changed element below an unchanged one, or whose glow or shadow reaches it.
  func owner(of index: Int, isCoreChanged: Bool, scale: Double) -> Int? {
    let pair = pairs[index]
    guard let element = pair.element, pair.expected == pair.actual,
      causes.count <= Self.maximumPlaces, places.count <= Self.maximumPlaces
    else { return nil }
    if let place = places.last(where: {
      $0.index != index && !$0.area.intersection(element.box.pixels(scale: scale)).isEmpty
    }) {
      return place.index
    }
    guard !isCoreChanged || !element.isOpaque else { return nil }
    return causes.last { $0.index < index && $0.box.intersects(element.box) }?.index
  }

  func reaches(_ index: Int, core: PixelRect) -> Bool {
    if pairs[index].element?.isOpaque != true, backdrops.contains(where: { $0 != index }) {
      return true
    }
    guard places.count <= Self.maximumPlaces else { return true }
    return places.contains { $0.index != index && !$0.area.intersection(core).isEmpty }
  }
}

extension ImageElement {

  fileprivate var spillReach: Double {
    let names = ["glowRadius", "outerShadowRadius", "outerShadowOffset", "shadowRadius"]
    let sum = names.reduce(0) { $0 + lengthSum(in: value(of: $1) ?? "") }
    // A blur ends beyond its radius; a translucent backdrop may follow.
    return 16 + 3 * max(sum, reachOfShadows)
  }

  var reachOfShadows: Double {
    (value(of: "shadows") ?? "").split(separator: "}").map { lengthSum(in: $0) }.max() ?? 0
  }

  private func lengthSum(in text: some StringProtocol) -> Double {
    let unquoted = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let lengths = unquoted.flatMap { part in
      part.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    }
    return lengths.reduce(0) { $0 + min(abs($1), 1000) }
  }
}
