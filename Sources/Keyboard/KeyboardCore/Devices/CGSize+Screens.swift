public import Foundation

/// In points (source: KeyboardKit 9.5.3).
extension CGSize {

  /// The screen of an iPad in portrait.
  public static let iPadScreenPortrait = CGSize(width: 768, height: 1024)

  /// The screen of an iPad in landscape.
  public static let iPadScreenLandscape = iPadScreenPortrait.flipped()

  /// The screen of an 11-inch iPad Pro in portrait.
  public static let iPadProSmallScreenPortrait = CGSize(width: 834, height: 1194)

  /// The screen of an 11-inch iPad Pro in landscape.
  public static let iPadProSmallScreenLandscape = iPadProSmallScreenPortrait.flipped()

  /// The screen of a 12.9-inch iPad Pro in portrait.
  public static let iPadProLargeScreenPortrait = CGSize(width: 1024, height: 1366)

  /// The screen of a 12.9-inch iPad Pro in landscape.
  public static let iPadProLargeScreenLandscape = iPadProLargeScreenPortrait.flipped()

  /// The screen of an iPhone Pro Max in portrait.
  public static let iPhoneProMaxScreenPortrait = CGSize(width: 428, height: 926)

  /// The screen of an iPhone Pro Max in landscape.
  public static let iPhoneProMaxScreenLandscape = iPhoneProMaxScreenPortrait.flipped()

  /// Return this size with width and height swapped.
  public func flipped() -> CGSize {
    CGSize(width: height, height: width)
  }

  /// Whether this size is within `tolerance` points of another one, in either orientation.
  public func isScreenSize(_ size: CGSize, withTolerance tolerance: CGFloat = 50) -> Bool {
    isEqual(to: size, withTolerance: tolerance)
      || isEqual(to: size.flipped(), withTolerance: tolerance)
  }

  /// Whether both sides are within `tolerance` points of those of another size.
  public func isEqual(to size: CGSize, withTolerance tolerance: CGFloat) -> Bool {
    abs(width - size.width) < tolerance && abs(height - size.height) < tolerance
  }
}
