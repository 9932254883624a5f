public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// A look of the collection Minimal.
  public struct MinimalStyle: KeyboardThemeStyleVariation, VariationStyle {

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

    /// A style of a tint, a tenth of which lies over the top of the keyboard.
    public init(id: UUID = UUID(), name: String = "", tint: Color) {
      self.init(
        id: id, name: name, choice: VariationChoice(variation: "blue", variables: ["tint": tint]))
    }
  }
}

extension KeyboardTheme.MinimalStyle {

  static let theme = "minimal"

  /// No tint.
  public static let standard = variation(nil, name: "Minimal")

  /// A blue tint.
  public static let blue = variation("blue", name: "Blue")

  /// A green tint.
  public static let green = variation("green", name: "Green")

  /// A pink tint.
  public static let pink = variation("pink", name: "Pink")

  /// A purple tint.
  public static let purple = variation("purple", name: "Purple")

  /// A yellow tint.
  public static let yellow = variation("yellow", name: "Yellow")

  /// White on a night sky.
  public static let midnight = variation("midnight", name: "Midnight")

  /// Black on red and orange.
  public static let sunset = variation("sunset", name: "Sunset")

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.standard, .blue, .green, .pink, .purple, .yellow, .midnight, .sunset]
  }
}
