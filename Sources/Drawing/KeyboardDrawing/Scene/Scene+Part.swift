extension Scene {

  /// The element that a text or an icon belongs to, and its place in it.
  package struct Part: Hashable, Sendable {

    package enum Piece: Hashable, Sendable {

      case content

      /// A small text beside the content of a key.
      case label

      case subtitle

      /// The content of the selected action of a callout.
      case selection
    }

    package var role: Element.Role

    /// The name of the element.
    package var name: String

    package var piece: Piece

    package init(_ piece: Piece, of role: Element.Role, named name: String) {
      (self.piece, self.role, self.name) = (piece, role, name)
    }
  }
}
