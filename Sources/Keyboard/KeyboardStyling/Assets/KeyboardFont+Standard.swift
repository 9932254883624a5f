public import Foundation

extension KeyboardFont {

  /// The body font: 17 points.
  public static let body = KeyboardFont(.body)

  /// The callout font: 16 points.
  public static let callout = KeyboardFont(.callout)

  /// The caption font: 12 points.
  public static let caption = KeyboardFont(.caption)

  /// The secondary caption font: 11 points.
  public static let caption2 = KeyboardFont(.caption2)

  /// The footnote font: 13 points.
  public static let footnote = KeyboardFont(.footnote)

  /// The headline font: 17 points, semibold.
  public static let headline = KeyboardFont(.headline)

  /// The large title font: 34 points.
  public static let largeTitle = KeyboardFont(.largeTitle)

  /// The subheadline font: 15 points.
  public static let subheadline = KeyboardFont(.subheadline)

  /// The title font: 28 points.
  public static let title = KeyboardFont(.title)

  /// The second-level title font: 22 points.
  public static let title2 = KeyboardFont(.title2)

  /// The third-level title font: 20 points.
  public static let title3 = KeyboardFont(.title3)

  /// Returns the body font (17 points) in a weight.
  public static func body(weight: FontWeight) -> KeyboardFont { KeyboardFont(.body, weight) }

  /// Returns the callout font (16 points) in a weight.
  public static func callout(weight: FontWeight) -> KeyboardFont { KeyboardFont(.callout, weight) }

  /// Returns the caption font (12 points) in a weight.
  public static func caption(weight: FontWeight) -> KeyboardFont { KeyboardFont(.caption, weight) }

  /// Returns the secondary caption font (11 points) in a weight.
  public static func caption2(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.caption2, weight)
  }

  /// Returns the footnote font (13 points) in a weight.
  public static func footnote(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.footnote, weight)
  }

  /// Returns the headline font (17 points) in a weight.
  public static func headline(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.headline, weight)
  }

  /// Returns the large title font (34 points) in a weight.
  public static func largeTitle(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.largeTitle, weight)
  }

  /// Returns the subheadline font (15 points) in a weight.
  public static func subheadline(weight: FontWeight) -> KeyboardFont {
    KeyboardFont(.subheadline, weight)
  }

  /// Returns the title font (28 points) in a weight.
  public static func title(weight: FontWeight) -> KeyboardFont { KeyboardFont(.title, weight) }

  /// Returns the second-level title font (22 points) in a weight.
  public static func title2(weight: FontWeight) -> KeyboardFont { KeyboardFont(.title2, weight) }

  /// Returns the third-level title font (20 points) in a weight.
  public static func title3(weight: FontWeight) -> KeyboardFont { KeyboardFont(.title3, weight) }

  /// Returns a named font with a size in points.
  public static func custom(
    _ name: String, size: CGFloat, weight: FontWeight? = nil
  ) -> KeyboardFont {
    KeyboardFont(.custom(name, size: size), weight)
  }

  /// Returns a named font with a size in points that ignores the text size setting.
  public static func custom(
    _ name: String, fixedSize: CGFloat, weight: FontWeight? = nil
  ) -> KeyboardFont {
    KeyboardFont(.customFixed(name, size: fixedSize), weight)
  }

  /// Returns the user interface font with a size in points.
  public static func system(size: CGFloat, weight: FontWeight? = nil) -> KeyboardFont {
    KeyboardFont(.system(size: size), weight)
  }
}
