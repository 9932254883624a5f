public import KeyboardCore

/// A namespace for the types that compose Vietnamese letters.
public struct Vietnamese {
  private init() {}

  /// A way of typing Vietnamese with the letters and signs of a Latin keyboard.
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

  /// Where the tone of `oa`, `oe` and `uy` at the end of a syllable goes.
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

  /// What is added to a letter to make another letter of it.
  enum Mark: Int, CaseIterable {
    case none, circumflex, breve, horn, stroke
  }
}
