public import KeyboardRender

extension PictureComparison {

  /// What the comparison of the bytes of two PNG files comes to.
  ///
  /// Equal bytes are equal pictures, which needn't be unpacked; that they are pictures is enough. All
  /// others are read and compared. A picture whose pixels are all alike is not refused here.
  public static func verdict(
    expected: [UInt8], actual: [UInt8], tolerance: PictureTolerance = .exact
  ) throws(RenderError) -> PictureVerdict {
    if let verdict = sameBytes(expected, actual) { return verdict }
    return PictureComparison(
      expected: try PNGPicture(decoding: expected), actual: try PNGPicture(decoding: actual),
      tolerance: tolerance
    ).verdict
  }

  /// The verdict on two files with the same bytes, if they hold a picture; nil for all others.
  public static func sameBytes(_ expected: [UInt8], _ actual: [UInt8]) -> PictureVerdict? {
    guard expected == actual, let size = PNGPicture.intactSize(of: expected) else { return nil }
    return PictureVerdict(expectedSize: size, actualSize: size, rung: .exact)
  }
}
