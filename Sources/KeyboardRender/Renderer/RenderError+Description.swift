extension RenderError: CustomStringConvertible {

  /// A sentence without a full stop, with a remedy where there is one.
  public var description: String {
    switch self {
    case .missingFontPackages(let packages):
      let names = packages.joined(separator: " ")
      return "fonts are missing; install them with: apt install \(names)"
    case .missingGlyphs(let missing):
      return missing.map(\.description).joined(separator: "\n")
    case .scaleOutOfRange(let scale):
      let scales = KeyboardRenderer.scales
      return "the scale \(scale) is not from \(scales.lowerBound) to \(scales.upperBound)"
    case .sizeOutOfRange(let width, let height):
      return "a picture of \(width)x\(height) pixels is too small or too large"
    case .animation(let problem):
      return problem.description
    case .unreadablePNG(let reason), .unreadableImage(let reason), .library(let reason):
      return reason
    }
  }
}

extension MissingGlyphs: CustomStringConvertible {

  /// A sentence without a full stop, with a possible remedy.
  public var description: String {
    let points = codePoints.joined(separator: ", ")
    let packages = packages.joined(separator: " or ")
    return "no font has a glyph for \(points) in “\(text)”; the package \(packages) may have it"
  }
}
