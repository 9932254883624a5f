/// Result of a comparison without its pixels, as reports store it.
package struct ImageVerdict: Hashable, JSONRepresentable, Sendable, CustomStringConvertible {

  package var expectedSize: PixelSize
  package var actualSize: PixelSize

  /// Rung of equality; nil if the pictures differ beyond the tolerance.
  package var rung: ComparisonRung?

  package var pixels = 0

  /// Number of pixels with a difference beyond the rungs below the window.
  package var visiblePixels = 0

  package var box: PixelRect?

  /// The maximum difference of a channel, in levels of 255.
  package var channelDifference = 0

  /// The largest color distance (black to white: 1); nil if not computed.
  package var colorDistance: Double?

  /// The changes in drawing order; empty where the pictures store no elements.
  package var changes: [ElementChange] = []

  package var fileDifferences: [String] = []

  package var isSame: Bool { rung != nil }

  /// The causes in the order of their first elements, each with the names of its elements.
  package var groups: [(cause: DifferenceCause, elements: [String])] {
    let pairs = changes.flatMap { change in change.causes.map { (cause: $0, name: change.name) } }
    return pairs.grouped { $0.cause }.map { ($0.key, $0.elements.map { $0.name }) }
  }

  /// Such as `return background #0A84FF → #0A7AFF; shift, 123: text moved 1 px`.
  package var description: String {
    let others = fileDifferences.joined(separator: "; ")
    guard !others.isEmpty else { return pixelText }
    return pixels == 0 && expectedSize == actualSize ? others : "\(pixelText); \(others)"
  }

  private var pixelText: String {
    let tolerated = isSame && rung != .exact ? " (tolerated)" : ""
    if expectedSize != actualSize {
      return "\(actualSize) pixels instead of \(expectedSize)\(details(after: "; "))"
    }
    guard pixels > 0, let box else { return "no difference" }
    if changes.isEmpty {
      return "\(Self.counted(pixels, "pixel")) "
        + "\(pixels == 1 ? "differs" : "differ"), from \(box.x),\(box.y) on in "
        + "\(box.width)x\(box.height)\(tolerated)"
    }
    return details(after: "") + tolerated
  }

  private func details(after separator: String) -> String {
    guard !changes.isEmpty else { return "" }
    let verb = changes.count == 1 ? "differs" : "differ"
    return "\(separator)\(Self.countedRoles(changes)) \(verb): \(causeTexts)\(unexplainedTexts)"
  }

  private var unexplainedTexts: String {
    let texts = changes.compactMap(\.unexplainedText)
    return texts.isEmpty ? "" : "; and " + Self.shortened(texts).joined(separator: ", ")
  }

  private var causeTexts: String {
    let texts = groups.map { cause, elements in
      let names = Self.shortened(elements).joined(separator: ", ")
      return elements.count == 1 ? "\(names) \(cause.text)" : "\(names): \(cause.text)"
    }
    return Self.shortened(texts).joined(separator: "; ")
  }

  private static func countedRoles(_ changes: [ElementChange]) -> String {
    let texts = changes.grouped(by: \.role).map { role, changes in
      counted(changes.count, role.separateWords)
    }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return "\(texts.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func shortened(_ texts: [String]) -> [String] {
    texts.count <= 12 ? texts : texts.prefix(11) + ["\(texts.count - 11) more"]
  }
}

extension Sequence {

  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var indices: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].elements.append(element)
      } else {
        indices[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension ElementChange {

  /// The pixels the causes don't explain, such as `1,204 pixels in shift for another reason`.
  var unexplainedText: String? {
    unexplained.map {
      "\($0.grouped) \($0 == 1 ? "pixel" : "pixels") in \(name) for another reason"
    }
  }
}

extension Int {

  fileprivate var grouped: String {
    let digits = String(self)
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
  }
}

extension String {

  var separateWords: String {
    map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }
}
