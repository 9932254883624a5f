/// A deficiency of color vision, by which a picture is changed to what people with it see.
///
/// ```swift
/// var scene = view.scene(measuring: .fixedAdvance)
/// scene.vision = .deutan
/// scene.vision?.rawValue  // → "deutan"
/// ```
///
/// Source: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency" (2009), severity 1.0; for achromats, the weights of Recommendation BT.709.
public enum ColorVision: String, CaseIterable, Sendable {

  /// Without red cones (protanopia).
  case protan

  /// Without green cones (deuteranopia).
  case deutan

  /// Without blue cones (tritanopia).
  case tritan

  /// Without colors (achromatopsia).
  case achroma

  /// The rows for red, green and blue, of the same in linear light.
  package var matrix: [[Double]] {
    switch self {
    case .protan:
      [
        [0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
      ]
    case .deutan:
      [
        [0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
      ]
    case .tritan:
      [
        [1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
      ]
    case .achroma:
      Array(
        repeating: [
          Color.Resolved.lumaWeights.red, Color.Resolved.lumaWeights.green,
          Color.Resolved.lumaWeights.blue,
        ], count: 3)
    }
  }

  /// Returns the components of a color in linear light, from 0 to 1.
  package func seen(linear color: [Double]) -> [Double] {
    matrix.times(color).map { min(max($0, 0), 1) }
  }

  package func seen(_ color: Color.Resolved) -> Color.Resolved {
    let seen = seen(linear: [color.red.linear, color.green.linear, color.blue.linear])
    return Color.Resolved(
      red: seen[0].encoded, green: seen[1].encoded, blue: seen[2].encoded, opacity: color.opacity)
  }
}
