import KeyboardDocuments

/// The differences of two texts of JSON: of scenes, their elements and nodes, and of others, such as
/// layouts, one cause for each kind of value.
///
/// Boxes are moved and resized as those of pictures.
enum TextCauses {

  // More are another text.
  private static let most = 24

  /// Return nil for texts that aren't JSON, or differ in their notation only.
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

  /// The causes of a number of a box, in points; none of other values.
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
