internal import Foundation
import SourceText

/// Element in the expected and the actual image; in one only if it was added or removed.
struct ElementPair {

  var expected: ImageElement?
  var actual: ImageElement?

  var element: ImageElement? { actual ?? expected }

  /// Pair by role and name, then by role and place: a key may type another letter.
  static func pairs(_ expected: [ImageElement], _ actual: [ImageElement]) -> [ElementPair] {
    var partners = [Int?](repeating: nil, count: actual.count)
    var isTaken = [Bool](repeating: false, count: expected.count)
    for key in [\ImageElement.nameKey, \ImageElement.placeKey] {
      var places: [[String]: [Int]] = [:]
      for (index, element) in expected.enumerated().reversed() where !isTaken[index] {
        places[element[keyPath: key], default: []].append(index)
      }
      for (index, element) in actual.enumerated() where partners[index] == nil {
        guard let place = places[element[keyPath: key]]?.popLast() else { continue }
        partners[index] = place
        isTaken[place] = true
      }
    }
    let pairs = zip(actual, partners).map { element, partner in
      ElementPair(expected: partner.map { expected[$0] }, actual: element)
    }
    let gone = zip(expected, isTaken).filter { !$0.1 }
    return pairs + gone.map { ElementPair(expected: $0.0, actual: nil) }
  }

  /// Lengths are in pixels; the scale is in pixels per point.
  func causes(scale: Double) -> [DifferenceCause] {
    guard let expected else { return [DifferenceCause(kind: .appeared, text: "wasn't there")] }
    guard let actual else { return [DifferenceCause(kind: .disappeared, text: "is gone")] }
    guard expected != actual else { return [] }
    let causes =
      Self.boxCauses(expected.box, actual.box, scale: scale)
      + Self.styleCauses(expected, actual)
    guard causes.isEmpty, expected.name != actual.name else { return causes }
    return [
      DifferenceCause(
        kind: .style, property: "name", before: expected.name, after: actual.name,
        text: "was \(expected.name.shownValue)")
    ]
  }

  static func boxCauses(_ expected: CGRect, _ actual: CGRect, scale: Double) -> [DifferenceCause] {
    var causes: [DifferenceCause] = []
    let x = ((actual.minX - expected.minX) * scale).rounded(toDigits: 2)
    let y = ((actual.minY - expected.minY) * scale).rounded(toDigits: 2)
    if x != 0 || y != 0 {
      causes.append(
        DifferenceCause(
          kind: .moved, before: "0,0", after: "\(x.plainText),\(y.plainText)",
          text: "moved \(directions(x: x, y: y))"))
    }
    if expected.width != actual.width || expected.height != actual.height {
      let (before, after) = (expected.size.text(scale: scale), actual.size.text(scale: scale))
      if before != after {
        causes.append(
          DifferenceCause(
            kind: .resized, before: before, after: after, text: "size \(before) → \(after) px"))
      }
    }
    return causes
  }

  static func directions(x: Double, y: Double) -> String {
    let horizontal = x == 0 ? nil : "\(abs(x).plainText) px \(x > 0 ? "right" : "left")"
    let vertical = y == 0 ? nil : "\(abs(y).plainText) px \(y > 0 ? "down" : "up")"
    return [horizontal, vertical].compactMap { $0 }.joined(separator: ", ")
  }

  private static func styleCauses(
    _ expected: ImageElement, _ actual: ImageElement
  ) -> [DifferenceCause] {
    let changed = ChangedValue.list(expected.style, actual.style)
    var causes: [DifferenceCause] = []
    var told: Set<Substring> = []
    for value in changed where !told.contains(value.family) {
      let family = changed.filter { $0.family == value.family }
      if let cause = familyCause(family, expected, actual) {
        told.insert(value.family)
        causes.append(cause)
      } else {
        causes.append(value.cause)
      }
    }
    return causes
  }

  private static func familyCause(
    _ values: [ChangedValue], _ expected: ImageElement, _ actual: ImageElement
  ) -> DifferenceCause? {
    guard let word = values.first?.family, values.count > 1 else { return nil }
    let before = expected.style.filter { $0.name.firstWord == word }.map(\.value)
    let after = actual.style.filter { $0.name.firstWord == word }.map(\.value)
    guard before.isEmpty || after.isEmpty else { return nil }
    let text = (before + after).joined(separator: " ")
    return DifferenceCause(
      kind: .style, property: String(word), before: before.isEmpty ? nil : text,
      after: after.isEmpty ? nil : text, text: "\(word) \(after.isEmpty ? "removed" : "added")")
  }
}

extension ImageElement {

  var nameKey: [String] { [role, name] }

  fileprivate var placeKey: [String] {
    [role] + [box.minX, box.minY, box.width, box.height].map { "\($0)" }
  }

  var isCallout: Bool { role == "inputCallout" || role == "actionCallout" }

  var isOpaque: Bool { value(of: "backgroundColor").map { $0.count == 7 } ?? false }
}

extension String {

  var shownValue: String { hasPrefix("#") ? uppercased() : shortened(to: 40) }
}

extension CGSize {

  func text(scale: Double) -> String {
    let sides = [width, height].map { ($0 * scale).rounded(toDigits: 2).plainText }
    return sides.joined(separator: "x")
  }
}

/// An element's area unaffected by changes of its edges: its box without border and corners.
struct ElementCore {

  let area: PixelRect

  /// Side of the squares at the corners, in pixels; they don't belong to the area.
  private let corner: Int

  init(_ pair: ElementPair, scale: Double) {
    let elements = [pair.expected, pair.actual].compactMap { $0 }
    guard let box = pair.element?.box, elements.allSatisfy({ $0.box == box }) else {
      (area, corner) = (.none, 0)
      return
    }
    let largest = { (names: [String]) -> Double in
      let values = elements.flatMap { element in names.compactMap { element.value(of: $0) } }
      return values.flatMap { $0.split(separator: " ").map(Self.length) }.max() ?? 0
    }
    // Beyond its border, an edge has smooth pixels.
    let edge = largest(["borderSize", "borderEdges"]) + 2 / max(scale, 0.1)
    // A continuous corner extends to 1.53 of its radius, and an inner shadow follows it.
    let shadows = max(largest(["innerShadowRadius"]), elements.map(\.reachOfShadows).max() ?? 0)
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
    let (left, right) = isMiddle ? (area.x, area.maxX) : (area.x + corner, area.maxX - corner)
    guard left < right else { return nil }
    let inside = columns.clamped(to: left..<right)
    return inside.isEmpty ? nil : inside
  }
}

extension DifferenceCause {

  /// The box of a callout includes much outside of its outline, which is no core.
  func isEdge(of element: ImageElement) -> Bool {
    guard kind == .style, let property, !element.isCallout else { return false }
    return ["cornerRadius", "cornerRadii", "cornerStyle", "backgroundCornerRadius"].contains(
      property)
      || ["border", "shadow", "glow", "outer"].contains(String(property.firstWord))
  }

  func isSpilling(from element: ImageElement) -> Bool {
    switch kind {
    case .moved, .resized, .appeared, .disappeared: true
    case .style:
      element.isCallout
        || ["glow", "outer", "shadows"].contains(String((property ?? "").firstWord))
    case .contentMoved, .color, .content, .surroundings, .declaration, .drawing, .value: false
    }
  }
}
