public import KeyboardCore

/// A namespace for the types of Vietnamese input.
public struct Vietnamese {
  private init() {}

  /// A convention for typing Vietnamese on a Latin keyboard.
  public enum InputMethod: String, CaseIterable, Identifiable, KeyboardModel {

    /// Letters as marks: `tieengs`.
    case telex

    /// Signs as marks: `tie^ng'`.
    case viqr

    /// Digits as marks: `tie6ng1`.
    case vni

    /// The name of the method.
    public var id: String { rawValue }
  }

  /// The position of the tone of a final `oa`, `oe` or `uy`.
  public enum ToneStyle: String, CaseIterable, Identifiable, KeyboardModel {

    /// On the first vowel: `hòa`, `khỏe`, `thúy`.
    case old

    /// On the second vowel: `hoà`, `khoẻ`, `thuý`.
    case new

    /// The name of the style.
    public var id: String { rawValue }
  }

  /// The tone of a syllable.
  enum Tone: Int, CaseIterable {
    case none, sac, huyen, hoi, nga, nang
  }

  /// A mark that makes another letter of a base letter.
  enum Mark: Int, CaseIterable {
    case none, circumflex, breve, horn, stroke
  }
}
