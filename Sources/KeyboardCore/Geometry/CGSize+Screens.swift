public import Foundation

/// The sizes of screens, in points, that decide between sets of device numbers.
///
/// Source: KeyboardKit 9.5.3.
extension CGSize {

  /// The screen of an iPad, upright.
  public static let iPadScreenPortrait = CGSize(width: 768, height: 1024)

  /// The screen of an iPad, lying.
  public static let iPadScreenLandscape = iPadScreenPortrait.flipped()

  /// The screen of an 11-inch iPad Pro, upright.
  public static let iPadProSmallScreenPortrait = CGSize(width: 834, height: 1194)

  /// The screen of an 11-inch iPad Pro, lying.
  public static let iPadProSmallScreenLandscape = iPadProSmallScreenPortrait.flipped()

  /// The screen of a 12.9-inch iPad Pro, upright.
  public static let iPadProLargeScreenPortrait = CGSize(width: 1024, height: 1366)

  /// The screen of a 12.9-inch iPad Pro, lying.
  public static let iPadProLargeScreenLandscape = iPadProLargeScreenPortrait.flipped()

  /// The screen of an iPhone Pro Max, upright.
  public static let iPhoneProMaxScreenPortrait = CGSize(width: 428, height: 926)

  /// The screen of an iPhone Pro Max, lying.
  public static let iPhoneProMaxScreenLandscape = iPhoneProMaxScreenPortrait.flipped()

  /// This size with width and height swapped.
  public func flipped() -> CGSize {
    CGSize(width: height, height: width)
  }

  /// Whether this size is less than `tolerance` points away from another one, in either orientation.
  public func isScreenSize(_ size: CGSize, withTolerance tolerance: CGFloat = 50) -> Bool {
    isEqual(to: size, withTolerance: tolerance)
      || isEqual(to: size.flipped(), withTolerance: tolerance)
  }

  /// Whether both sides are less than `tolerance` points away from those of another size.
  public func isEqual(to size: CGSize, withTolerance tolerance: CGFloat) -> Bool {
    abs(width - size.width) < tolerance && abs(height - size.height) < tolerance
  }
}
