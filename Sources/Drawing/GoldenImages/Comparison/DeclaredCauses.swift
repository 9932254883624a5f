package import KeyboardRender

/// Changes since a golden that explain a case: declarations of themes, and arguments.
package struct DeclaredCauses: Sendable {

  /// A change, and the elements of the case without it.
  package typealias Declared = (cause: DifferenceCause, elements: ImageElements)

  /// Picture without any of the changes: the golden, unless there are other causes.
  private let former: PNGPicture

  private let list: [Declared]

  package init?(_ list: [Declared], former: PNGPicture) {
    guard !list.isEmpty else { return nil }
    self.list = list
    self.former = former
  }

  /// Returns a comparison's changes with these causes; the previous picture's keep their own.
  func changes(of comparison: ImageComparison) -> [ElementChange] {
    var changes = comparison.verdict.changes
    if changes.isEmpty {
      // Pictures without elements change as a whole.
      let box = comparison.verdict.box ?? comparison.actual.pixelSize.bounds
      changes = [
        ElementChange(
          role: "picture", name: "picture", box: box, pixels: comparison.verdict.pixels, causes: [])
      ]
    }
    let now = ImageElements(comparison.actual)?.list ?? []
    let owned = list.map { without in
      let pairs = ElementPair.pairs(without.elements.list, now)
      return Set(pairs.filter { $0.expected != $0.actual }.compactMap { $0.element?.nameKey })
    }
    for index in changes.indices {
      let own = zip(list, owned).filter { $0.1.contains(changes[index].key) }.map { $0.0.cause }
      changes[index].causes = own.isEmpty ? list.map(\.cause) : own
      changes[index].unexplained = nil
    }
    let expected = comparison.expected
    guard former.pixelSize != expected.pixelSize || former.bytes != expected.bytes else {
      return changes
    }
    for other in ImageComparison(expected: expected, actual: former).verdict.changes {
      if let index = changes.firstIndex(where: { $0.key == other.key }) {
        changes[index].causes += other.causes
        changes[index].unexplained = other.unexplained
      } else {
        changes.append(other)
      }
    }
    return changes
  }
}

extension ElementChange {

  fileprivate var key: [String] { [role, name] }
}
