public import Foundation
public import KeyboardCore
public import KeyboardDrawing

private let standardBackground = SettableValue(Keyboard.Background())

extension Keyboard.Background {

  /// The background of keyboards that have no other: nothing, unless it has been replaced.
  public static var standard: Self {
    get { standardBackground.value }
    set { standardBackground.value = newValue }
  }

  /// One color.
  public static func color(_ color: Color) -> Self {
    Self(backgroundColor: color)
  }

  /// A picture file's bytes, PNG or JPEG.
  public static func image(_ data: Data) -> Self {
    Self(imageData: data)
  }

  /// A picture file's bytes, PNG or JPEG, and how it fills the area.
  public static func image(data: Data, contentMode: ImageContentMode = .fill) -> Self {
    Self(imageData: data, imageContentMode: contentMode)
  }

  /// Colors from the top to the bottom.
  public static func verticalGradient(_ colors: [Color]) -> Self {
    Self(backgroundGradient: colors)
  }

  /// A gradient of any shape.
  public static func gradient(_ gradient: KeyboardGradient) -> Self {
    var background = Self()
    background.gradient = gradient
    return background
  }
}
