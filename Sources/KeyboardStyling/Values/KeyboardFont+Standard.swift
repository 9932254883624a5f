public import Foundation

extension KeyboardFont {

  /// 17 points.
  public static let body = KeyboardFont(.body)

  /// 16 points.
  public static let callout = KeyboardFont(.callout)

  /// 12 points.
  public static let caption = KeyboardFont(.caption)

  /// 11 points.
  public static let caption2 = KeyboardFont(.caption2)

  /// 13 points.
  public static let footnote = KeyboardFont(.footnote)

  /// 17 points, semibold.
  public static let headline = KeyboardFont(.headline)

  /// 34 points.
  public static let largeTitle = KeyboardFont(.largeTitle)

  /// 15 points.
  public static let subheadline = KeyboardFont(.subheadline)

  /// 28 points.
  public static let title = KeyboardFont(.title)

  /// 22 points.
  public static let title2 = KeyboardFont(.title2)

  /// 20 points.
  public static let title3 = KeyboardFont(.title3)

  /// 17 points, in a weight.
  public static func body(weight: FontWeight) -> KeyboardFont { KeyboardFont(.body, weight) }

  /// 16 points, in a weight.
  public static func callout(weight: FontWeight) -> KeyboardFont { KeyboardFont(.callout, weight) }

  /// 12 points, in a weight.
  public static func caption(weight: FontWeight) -> KeyboardFont { KeyboardFont(.caption, weight) }

  /// 11 points, in a weight.
  public static func caption2(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.caption2, weight)
  }

  /// 13 points, in a weight.
  public static func footnote(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.footnote, weight)
  }

  /// 17 points, in a weight.
  public static func headline(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.headline, weight)
  }

  /// 34 points, in a weight.
  public static func largeTitle(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.largeTitle, weight)
  }

  /// 15 points, in a weight.
  public static func subheadline(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.subheadline, weight)
  }

  /// 28 points, in a weight.
  public static func title(weight: FontWeight) -> KeyboardFont { KeyboardFont(.title, weight) }

  /// 22 points, in a weight.
  public static func title2(weight: FontWeight) -> KeyboardFont { KeyboardFont(.title2, weight) }

  /// 20 points, in a weight.
  public static func title3(weight: FontWeight) -> KeyboardFont { KeyboardFont(.title3, weight) }

  /// A named font in a size in points.
  public static func custom(
    _ name: String, size: CGFloat, weight: FontWeight? = nil
  ) -> KeyboardFont {
    KeyboardFont(.custom(name, size: size), weight)
  }

  /// A named font in a size in points that text size settings don't change.
  public static func custom(
    _ name: String, fixedSize: CGFloat, weight: FontWeight? = nil
  ) -> KeyboardFont {
    KeyboardFont(.customFixed(name, size: fixedSize), weight)
  }

  /// The user interface font in a size in points.
  public static func system(size: CGFloat, weight: FontWeight? = nil) -> KeyboardFont {
    KeyboardFont(.system(size: size), weight)
  }
}
