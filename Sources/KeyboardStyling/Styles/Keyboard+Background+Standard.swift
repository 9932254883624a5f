public import Foundation
public import KeyboardCore
public import KeyboardDrawing

private let standardBackground = SettableValue(Keyboard.Background())

extension Keyboard.Background {

  /// The default background of keyboards: empty, but it can be replaced.
  public static var standard: Self {
    get { standardBackground.value }
    set { standardBackground.value = newValue }
  }

  /// Create a background of one color.
  public static func color(_ color: Color) -> Self {
    Self(backgroundColor: color)
  }

  /// Create a background of an image file's bytes, PNG or JPEG.
  public static func image(_ data: Data) -> Self {
    Self(imageData: data)
  }

  /// Create a background of an image file's bytes, PNG or JPEG, with a content mode.
  public static func image(data: Data, contentMode: ImageContentMode = .fill) -> Self {
    Self(imageData: data, imageContentMode: contentMode)
  }

  /// Create a background with a gradient from top to bottom.
  public static func verticalGradient(_ colors: [Color]) -> Self {
    Self(backgroundGradient: colors)
  }

  /// Create a background with a gradient.
  public static func gradient(_ gradient: KeyboardGradient) -> Self {
    var background = Self()
    background.gradient = gradient
    return background
  }
}
