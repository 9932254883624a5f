public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// A look of the collection Colorful.
  public struct ColorfulStyle: KeyboardThemeStyleVariation, VariationStyle {

    /// What tells the style from others; predefined styles always have the same.
    public var id: UUID

    /// What people call the style.
    public var name: String

    let choice: VariationChoice

    init(id: UUID, name: String, choice: VariationChoice) {
      self.id = id
      self.name = name
      self.choice = choice
    }

    /// A style of white text on a colour.
    public init(id: UUID = UUID(), name: String = "", backgroundColor: Color) {
      self.init(
        id: id, name: name, choice: VariationChoice(variables: ["board": backgroundColor]))
    }
  }
}

extension KeyboardTheme.ColorfulStyle {

  static let theme = "colorful"

  /// Keys on black.
  public static let black = variation("black", name: "Black")

  /// Keys on blue.
  public static let blue = variation("blue", name: "Blue")

  /// Keys on green.
  public static let green = variation("green", name: "Green")

  /// Keys on orange.
  public static let orange = variation("orange", name: "Orange")

  /// Keys on pink.
  public static let pink = variation("pink", name: "Pink")

  /// Keys on purple.
  public static let purple = variation("purple", name: "Purple")

  /// Keys on red.
  public static let red = variation("red", name: "Red")

  /// Keys on white.
  public static let white = variation("white", name: "White")

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.black, .blue, .green, .orange, .pink, .purple, .red, .white]
  }
}
