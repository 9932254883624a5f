public import KeyboardCore

/// A way of typing Vietnamese with the letters and signs of a Latin keyboard.
public enum VietnameseInputMethod: String, CaseIterable, Identifiable, KeyboardModel {

  /// Letters as marks: `tieengs`.
  case telex

  /// Signs as marks: `tie^ng'`.
  case viqr

  /// Digits as marks: `tie6ng1`.
  case vni

  /// The name of the method.
  public var id: String { rawValue }
}
