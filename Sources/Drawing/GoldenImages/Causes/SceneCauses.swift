internal import Foundation
import KeyboardDrawing
import SourceText

/// Differences of two scenes, as causes.
enum SceneCauses {

  // Scenes of more are different pictures.
  private static let maximumParts = 20_000

  /// Compares two texts of `--emit scene`; nil if they are none.
  static func list(before: [UInt8], after: [UInt8]) -> [DifferenceCause]? {
    guard let old = root(of: before), let oldNodes = old["nodes"], let new = root(of: after),
      let newNodes = new["nodes"]
    else { return nil }
    let lists = [old, new].map { ImageElements($0["elements"])?.list ?? [] }
    let elements = ElementPair.pairs(lists[0], lists[1]).flatMap { $0.causes(scale: 1) }
    let parts = JSONDifference.all(from: oldNodes, to: newNodes).prefix(maximumParts).map {
      cause(of: $0, in: newNodes)
    }
    return firsts(of: elements + parts)
  }

  static func root(of text: [UInt8]) -> JSONValue? {
    let file = SourceFile(name: "text", bytes: text)
    return (try? JSONDocument(parsing: file, options: JSONOptions(budget: .scene)))?.root
  }

  /// Of each kind the first: the parts of a key move by different lengths.
  static func firsts(of causes: [DifferenceCause]) -> [DifferenceCause] {
    causes.grouped(by: \.family).compactMap(\.elements.first)
  }

  private static let styles = [
    "text size": "fontSize", "text weight": "fontWeight", "text color": "foregroundColor",
  ]

  private static func cause(of difference: JSONDifference, in nodes: JSONValue) -> DifferenceCause {
    let steps = difference.path.steps
    // The nodes of groups are nodes, too.
    var end = min(1, steps.count)
    while end + 1 < steps.count, steps[end] == .key("group") { end += 2 }
    let isWhole = end >= steps.count
    let node = isWhole ? difference.after ?? difference.before : nodes.value(at: steps[..<end])
    let kind = node?.object?.members.first?.key ?? "node"
    guard isWhole else { return value(difference, steps[end...], of: kind) }
    let change = "\(kind) \(difference.after == nil ? "removed" : "added")"
    return DifferenceCause(kind: .drawing, property: change, text: "drawing: \(change)")
  }

  private static func value(
    _ difference: JSONDifference, _ steps: ArraySlice<JSONPath.Step>, of kind: String
  ) -> DifferenceCause {
    let keys = steps.compactMap { step in if case .key(let key) = step { key } else { nil } }
    let values = [difference.before, difference.after].map { $0?.plainText?.shownValue }
    func cause(_ property: String, _ name: String) -> DifferenceCause {
      DifferenceCause(
        kind: .drawing, property: property, before: values[0], after: values[1],
        text: values[0] == values[1]
          ? "drawing: \(name) differs"
          : "drawing: \(name) \(values[0] ?? "none") → \(values[1] ?? "none")")
    }
    switch keys.last {
    case "path", "clip", "outside": return outline(difference.before, difference.after)
    case "box":
      let sides = ["x", "y", "width", "height"]
      guard case .element(let index)? = steps.last, sides.indices.contains(index) else { break }
      return cause("\(kind) box", "\(kind) \(sides[index])")
    default: break
    }
    let name = ([kind] + keys.filter { $0 != kind }).joined(separator: " ")
    return styles[name].map { ChangedValue($0, before: values[0], after: values[1]).cause }
      ?? cause(name, name)
  }

  private static func outline(_ before: JSONValue?, _ after: JSONValue?) -> DifferenceCause {
    let boxes = [before, after].map { $0?.outline }
    let sizes = boxes.map { $0?.size.text(scale: 1) }
    let text =
      if sizes[0] != sizes[1] {
        "outline \(sizes[0] ?? "none") → \(sizes[1] ?? "none")"
      } else if boxes[0]?.origin != boxes[1]?.origin {
        "outline moved"
      } else {
        "another outline"
      }
    return DifferenceCause(
      kind: .drawing, property: "outline", before: sizes[0], after: sizes[1],
      text: "drawing: \(text)")
  }
}

extension JSONValue {

  func value(at steps: some Sequence<JSONPath.Step>) -> JSONValue? {
    steps.reduce(Optional(self)) { value, step in
      switch step {
      case .key(let key): value?[key]
      case .element(let index):
        value?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
  }

  /// A list of x, y, width and height, or an object with the last two.
  var rectangle: CGRect? {
    let list = array ?? ["width", "height"].compactMap { self[$0] }
    let numbers = list.compactMap(\.number)
    return switch (list.count, numbers.count) {
    case (4, 4): CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case (2, 2) where array == nil: CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    default: nil
    }
  }

  fileprivate var outline: CGRect? {
    let path = string.flatMap { try? PathData.path($0, limit: 20_000) }
    return path.flatMap { $0.isEmpty ? nil : $0.tightBox }
  }
}

/// The differences of two JSON texts, such as scenes or layouts: one cause per kind of value.
enum TextCauses {

  // More are another text.
  private static let most = 24

  /// Returns nil for texts that aren't JSON, or differ in their notation only.
  static func list(before: [UInt8], after: [UInt8]) -> [DifferenceCause]? {
    if let causes = SceneCauses.list(before: before, after: after) {
      return causes.isEmpty ? nil : causes
    }
    guard let old = SceneCauses.root(of: before), let new = SceneCauses.root(of: after) else {
      return nil
    }
    var boxes: [DifferenceCause] = []
    let others = JSONDifference.all(from: old, to: new).filter { difference in
      let causes = boxCauses(of: difference, from: old, to: new)
      boxes += causes
      return causes.isEmpty
    }
    let kinds = others.grouped { difference in
      difference.path.steps.compactMap { step in
        if case .key(let key) = step { key } else { nil }
      }.joined(separator: ".")
    }
    guard !(kinds.isEmpty && boxes.isEmpty), kinds.count <= most else { return nil }
    return SceneCauses.firsts(of: boxes)
      + kinds.compactMap { kind, differences in
        differences.first.map { first in
          let (before, after) = (first.before?.plainText, first.after?.plainText)
          let rest = differences.count > 1 ? " and \(differences.count - 1) alike" : ""
          return DifferenceCause(
            kind: .value, property: kind, before: before, after: after,
            text: first.text(before: before?.shownValue, after: after?.shownValue) + rest)
        }
      }
  }

  private static func boxCauses(
    of difference: JSONDifference, from old: JSONValue, to new: JSONValue
  ) -> [DifferenceCause] {
    let steps = difference.path.steps
    switch (steps.dropLast().last, steps.last) {
    case (.key("frame"), .element), (.key("key"), .element), (_, .key("width")),
      (_, .key("height")):
      break
    default: return []
    }
    // Elements of lists of other lengths have other places.
    guard let value = old.value(at: steps), difference.before?.says(value) == true,
      let before = old.value(at: steps.dropLast())?.rectangle,
      let after = new.value(at: steps.dropLast())?.rectangle
    else { return [] }
    return ElementPair.boxCauses(before, after, scale: 1)
  }
}
