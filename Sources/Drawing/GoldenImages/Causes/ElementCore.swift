internal import Foundation

/// The area of an element that no change of its edges reaches: its box without border and corners.
struct ElementCore {

  let area: PixelRect

  /// The side of the squares in the corners of the area that don't belong to it, in pixels.
  private let corner: Int

  init(_ pair: ElementPair, scale: Double) {
    let elements = [pair.expected, pair.actual].compactMap { $0 }
    guard let box = pair.element?.box, elements.allSatisfy({ $0.box == box }) else {
      (area, corner) = (.none, 0)
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
    let shadows = max(
      largest(["innerShadowRadius"]), elements.map(\.reachOfShadows).max() ?? 0)
    let reach = 1.6 * largest(["cornerRadius"]) + 2 * shadows
    area = box.insetBy(
      dx: min(edge, box.width / 2), dy: min(edge, box.height / 2)
    ).pixels(scale: scale)
    corner = Int((min(reach, 1e5) * scale).rounded(.up))
  }

  /// Bounded; 0 for anything else than a length.
  private static func length(_ text: Substring) -> Double {
    guard let value = Double(text), value.isFinite else { return 0 }
    return min(max(value, 0), 1e5)
  }

  func columns(of columns: Range<Int>, row: Int) -> Range<Int>? {
    guard row >= area.y, row < area.maxY else { return nil }
    let isMiddle = row >= area.y + corner && row < area.maxY - corner
    let (left, right) =
      isMiddle ? (area.x, area.maxX) : (area.x + corner, area.maxX - corner)
    guard left < right else { return nil }
    let inside = columns.clamped(to: left..<right)
    return inside.isEmpty ? nil : inside
  }
}

extension DifferenceCause {

  /// The box of a callout includes much outside of its outline, which is no core.
  func isEdge(of element: PictureElement) -> Bool {
    guard kind == .style, let property, !element.isCallout else { return false }
    return ["cornerRadius", "cornerRadii", "cornerStyle", "backgroundCornerRadius"].contains(
      property)
      || ["border", "shadow", "glow", "outer"].contains(String(property.firstWord))
  }

  func isSpilling(from element: PictureElement) -> Bool {
    switch kind {
    case .moved, .resized, .appeared, .disappeared: true
    case .style:
      element.isCallout
        || ["glow", "outer", "shadows"].contains(String((property ?? "").firstWord))
    case .contentMoved, .color, .content, .surroundings, .declaration, .drawing, .value: false
    }
  }
}

extension PictureElement {

  var isCallout: Bool { role == "inputCallout" || role == "actionCallout" }

  var isOpaque: Bool { value(of: "backgroundColor").map { $0.count == 7 } ?? false }

  var isBackdrop: Bool { isBackground || role == "toolbar" }
}
