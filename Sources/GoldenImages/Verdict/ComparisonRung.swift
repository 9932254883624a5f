/// How much had to be put up with for two pictures to count as the same, from nothing to most.
public enum ComparisonRung: String, Hashable, Codable, Sendable, CaseIterable {

  /// Every pixel looks the same; transparent pixels have no color.
  case exact

  /// No channel of any pixel differs by more than a number of levels.
  case channels

  /// What differs is too little to be seen, or is the smoothed edge of the same shape.
  case perceptual

  /// Nowhere do many pixels differ close together.
  case window
}
