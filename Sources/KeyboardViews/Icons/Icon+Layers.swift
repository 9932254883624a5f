import KeyboardDrawing

extension Icon.Layer {

  /// A line of the icon's own width.
  static func line(_ path: Path) -> Self {
    .stroke(path, width: 1)
  }

  /// A line of an open arrow or chevron, which is a little wider: 1.6 where others are 1.5.
  static func openLine(_ path: Path) -> Self {
    .stroke(path, width: 1.6 / 1.5)
  }

  /// This layer with left and right exchanged.
  var mirrored: Self { map { $0.mirrored(atX: 12) } }

  /// This layer with x and y exchanged: what pointed left points up.
  var transposed: Self { map { $0.transposed() } }

  private func map(_ transform: (Path) -> Path) -> Self {
    switch self {
    case .fill(let path): .fill(transform(path))
    case .stroke(let path, let width): .stroke(transform(path), width: width)
    }
  }
}
