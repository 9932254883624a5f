/// The rung of a tolerance at which two pictures are equal, from the strictest on.
public enum ComparisonRung: String, Hashable, Codable, Sendable, CaseIterable {

  /// All pixels are visibly equal; transparent pixels have no color.
  case exact

  /// All channels differ by a number of levels at most.
  case channels

  /// Differences are imperceptible, or antialiasing along an edge of the same shape.
  case perceptual

  /// Differing pixels are sparse within any window.
  case window
}
