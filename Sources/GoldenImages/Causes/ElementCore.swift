internal import Foundation

/// The area of an element that no change of its edges reaches: its box without border and corners.
struct ElementCore {

  private let area: PixelRect

  /// The side of the squares in the corners of the area that don't belong to it, in pixels.
  private let corner: Int

  /// Create the core of a pair at a scale in pixels per point; empty where the boxes differ.
  init(_ pair: ElementPair, scale: Double) {
    let elements = [pair.expected, pair.actual].compactMap { $0 }
    guard let box = pair.element?.box, elements.allSatisfy({ $0.box == box }) else {
      (area, corner) = (PixelRect(x: 0, y: 0, width: 0, height: 0), 0)
      return
    }
    let largest = { (names: [String]) in
      elements.flatMap { element in
        names.flatMap { element.value(of: $0)?.split(separator: " ").map(Self.length) ?? [] }
      }.max() ?? 0
    }
    // Beyond its border, an edge has smooth pixels.
    let edge = largest(["borderSize", "borderEdges"]) + 2 / max(scale, 0.1)
    // A continuous corner extends to 1.53 of its radius, and an inner shadow follows it.
    let reach = 1.6 * largest(["cornerRadius"]) + 2 * largest(["innerShadowRadius"])
    area = box.insetBy(
      dx: min(edge, box.width / 2), dy: min(edge, box.height / 2)
    ).pixels(scale: scale)
    corner = Int((min(reach, 1e5) * scale).rounded(.up))
  }

  /// Return a stored length, within bounds; 0 for anything else.
  private static func length(_ text: Substring) -> Double {
    guard let value = Double(text), value.isFinite else { return 0 }
    return min(max(value, 0), 1e5)
  }

  /// Return the number of pixels of a run in the core.
  func count(_ columns: Range<Int>, row: Int) -> Int {
    guard row >= area.y, row < area.maxY else { return 0 }
    let isMiddle = row >= area.y + corner && row < area.maxY - corner
    let (left, right) =
      isMiddle ? (area.x, area.maxX) : (area.x + corner, area.maxX - corner)
    guard left < right else { return 0 }
    return columns.clamped(to: left..<right).count
  }
}

extension DifferenceCause {

  /// Whether the cause changes nothing in an element's core.
  var isEdge: Bool {
    guard kind == .style, let property else { return false }
    return ["cornerRadius", "cornerStyle"].contains(property)
      || ["border", "shadow", "glow", "outer"].contains(String(property.firstWord))
  }

  /// Whether the cause can change pixels over other elements.
  var isSpilling: Bool {
    switch kind {
    case .moved, .resized, .appeared, .disappeared: true
    case .style: ["glow", "outer"].contains(String((property ?? "").firstWord))
    case .contentMoved, .color, .content, .surroundings: false
    }
  }
}
