/// How a rounded corner bends.
public enum KeyboardCornerStyle: String, Hashable, Codable, Sendable, CaseIterable {

  /// As a quarter of a circle.
  case circular

  /// As a curve that grows out of the edges without a visible start.
  case continuous
}
