package import KeyboardRender

/// The declarations of a theme that changed since a golden was drawn, as far as a case shows them.
package struct DeclaredCauses: Sendable {

  package struct Declared: Sendable {

    package var cause: DifferenceCause

    /// The elements of the case if the declaration were as before.
    package var elements: PictureElements

    package init(_ cause: DifferenceCause, elements: PictureElements) {
      self.cause = cause
      self.elements = elements
    }
  }

  /// The picture that the former theme draws now: that of the golden, unless more than the theme changed.
  private let former: PNGPicture

  private let list: [Declared]

  package init(_ list: [Declared], former: PNGPicture) {
    self.list = list
    self.former = former
  }

  /// Return a comparison's changes by their declarations; what the golden and the former theme's picture
  /// differ in has the causes that the pictures tell.
  func changes(
    _ changes: [ElementChange], in comparison: PictureComparison
  ) -> [ElementChange] {
    var changes = changes
    let now = PictureElements(comparison.actual)?.list ?? []
    let owned = list.map { Self.changedElements($0.elements.list, now) }
    for index in changes.indices {
      let key = Self.key(changes[index])
      let own = zip(list, owned).filter { $0.1.contains(key) }.map { $0.0.cause }
      changes[index].causes = own.isEmpty ? list.map(\.cause) : own
      changes[index].unexplained = nil
    }
    guard
      former.pixelSize != comparison.expected.pixelSize || former.bytes != comparison.expected.bytes
    else { return changes }
    let others = PictureComparison(expected: comparison.expected, actual: former).verdict.changes
    for other in others {
      if let index = changes.firstIndex(where: { Self.key($0) == Self.key(other) }) {
        changes[index].causes += other.causes
        changes[index].unexplained = other.unexplained
      } else {
        changes.append(other)
      }
    }
    return changes
  }

  private static func key(_ change: ElementChange) -> [String] { [change.role, change.name] }

  private static func changedElements(
    _ without: [PictureElement], _ now: [PictureElement]
  ) -> Set<[String]> {
    let changed = ElementPair.pairs(without, now).filter { $0.expected != $0.actual }
    return Set(changed.compactMap { $0.element.map { [$0.role, $0.name] } })
  }
}
