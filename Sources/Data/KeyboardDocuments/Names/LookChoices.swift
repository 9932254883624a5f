/// The looks of a theme file by their choices: variations, and combinations of the choices of axes.
package struct LookChoices: Hashable, Sendable {

  package static let limit = 100

  package var variations: [String] = []

  /// In file order, without those that equal the default under another name.
  package var axes: [[String]] = []

  /// Whether the default style of the file is one of its variations under another name.
  package var defaultIsVariation = false

  package init() {}

  /// The default has no choices, unless it is a variation.
  ///
  /// The variations with the defaults of all axes come first, then those with a choice of one axis,
  /// of two, and so on. Beyond the variations, there are up to ``limit`` in total.
  package var selectable: [[String]] {
    var looks = own
    var names = Set(own.map(Self.name))
    for count in 1..<(axes.count + 1) {
      for choices in combinations(of: count, from: 0) {
        for variation in own where looks.count < Self.limit {
          let look = variation + choices
          // The name of a variation with a plus sign is no combination.
          if names.insert(Self.name(of: look)).inserted { looks.append(look) }
        }
      }
    }
    return looks
  }

  /// Those for lists: all without a choice of an axis, and the last one, which differs most.
  package var listed: [[String]] {
    let others = selectable.dropFirst(own.count)
    return own + others.suffix(1)
  }

  private var own: [[String]] { (defaultIsVariation ? [] : [[]]) + variations.map { [$0] } }

  package static func name(of choices: [String]) -> String { choices.joined(separator: "+") }

  private func combinations(of count: Int, from start: Int) -> [[String]] {
    guard count > 0 else { return [[]] }
    var found: [[String]] = []
    for axis in axes.indices.dropFirst(start) {
      guard found.count < Self.limit else { break }
      let others = combinations(of: count - 1, from: axis + 1)
      for choice in axes[axis].prefix(Self.limit) {
        found += others.map { [choice] + $0 }
        if found.count >= Self.limit { break }
      }
    }
    return found
  }
}
