/// The standard arrangements of Latin letters; pads add a comma and a period to the last row.
///
/// Source: KeyboardKit 9.5.3 for qwerty, iOS and published pictures for the others.
extension InputSet {

  /// The QWERTY letters.
  public static let qwerty = latin("qwertyuiop", "asdfghjkl", "zxcvbnm")

  /// The QWERTZ letters.
  public static let qwertz = latin("qwertzuiop", "asdfghjkl", "yxcvbnm")

  /// The AZERTY letters.
  public static let azerty = latin("azertyuiop", "qsdfghjklm", "wxcvbn")

  /// The Colemak letters.
  public static let colemak = latin("qwfpgjluy", "arstdhneio", "zxcvbkm")

  /// The Dvorak letters.
  public static let dvorak = latin("pyfgcrl", "aoeuidhtns", "qjkxbmwvz")

  /// The QWERTY letters of Catalan, with a key for ç.
  public static let qwertyCatalan = latin("qwertyuiop", "asdfghjklç", "zxcvbnm")

  private static func latin(_ upper: String, _ middle: String, _ lower: String) -> InputSet {
    InputSet(rows: [
      ItemRow(chars: upper), ItemRow(chars: middle),
      ItemRow(chars: lower, deviceVariations: [.pad: lower + ",."]),
    ])
  }
}
