public import KeyboardStyling

extension Image {

  /// The newer name of ``keyboardShiftCapslocked``.
  public static let keyboardShiftCapslockActive = keyboardShiftCapslocked

  /// The older name of ``keyboardArrowLeft``.
  public static let keyboardLeft = keyboardArrowLeft

  /// The older name of ``keyboardArrowRight``.
  public static let keyboardRight = keyboardArrowRight
}
