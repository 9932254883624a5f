import KeyboardDrawing

extension Icon.Layer {

  /// A line with the stroke width of the icon.
  static func line(_ path: Path) -> Self {
    .stroke(path, width: 1)
  }

  /// A line of an open arrow or chevron, wider by 1.6 to 1.5.
  static func openLine(_ path: Path) -> Self {
    .stroke(path, width: 1.6 / 1.5)
  }

  /// The layer mirrored horizontally.
  var mirrored: Self { map { $0.mirrored(atX: 12) } }

  /// The layer transposed: left becomes up.
  var transposed: Self { map { $0.transposed() } }

  private func map(_ transform: (Path) -> Path) -> Self {
    switch self {
    case .fill(let path): .fill(transform(path))
    case .stroke(let path, let width): .stroke(transform(path), width: width)
    }
  }
}
