public import KeyboardRender

extension PictureComparison {

  /// Compare the bytes of two PNG files.
  ///
  /// Equal bytes are equal pictures, which aren't decoded as long as they are valid. All others are
  /// decoded and compared. A blank picture isn't refused here.
  public static func verdict(
    expected: [UInt8], actual: [UInt8], tolerance: PictureTolerance = .exact
  ) throws(RenderError) -> PictureVerdict {
    if let verdict = sameBytes(expected, actual) { return verdict }
    return PictureComparison(
      expected: try PNGPicture(decoding: expected), actual: try PNGPicture(decoding: actual),
      tolerance: tolerance
    ).verdict
  }

  /// Return the verdict on two identical PNG files; nil for any others.
  public static func sameBytes(_ expected: [UInt8], _ actual: [UInt8]) -> PictureVerdict? {
    guard expected == actual, let size = PNGPicture.intactSize(of: expected) else { return nil }
    return PictureVerdict(expectedSize: size, actualSize: size, rung: .exact)
  }
}
