/// The curve of rounded corners.
public enum KeyboardCornerStyle: String, Hashable, Codable, Sendable, CaseIterable {

  /// A quarter of a circle.
  case circular

  /// A curve of continuous curvature.
  case continuous
}
