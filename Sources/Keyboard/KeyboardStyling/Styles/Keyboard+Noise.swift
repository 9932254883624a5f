public import KeyboardCore

extension Keyboard {

  /// A grain of light and dark dots, the same for the same seed.
  ///
  /// ```swift
  /// var paper = Keyboard.Background.color(.white)
  /// paper.noise = Keyboard.Noise(amount: 0.06, scale: 1)
  /// paper.blendModes[.noise] = .multiply
  /// paper.noise?.seed  // → 0
  /// ```
  public struct Noise: Hashable, Codable, Sendable {

    /// The opacity of the strongest dots, from 0 to 1.
    public var amount: Double

    /// The side of a dot in points.
    public var scale: Double

    /// The seed of the random dots.
    public var seed: Int

    /// Create a grain.
    public init(amount: Double, scale: Double = 0.5, seed: Int = 0) {
      self.amount = amount
      self.scale = scale
      self.seed = seed
    }
  }
}

extension Keyboard.Background {

  /// A layer that can blend with those behind it; a material shows what is behind by itself.
  public enum Layer: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case color, gradient, image, overlay, overlayColor, noise
  }
}
