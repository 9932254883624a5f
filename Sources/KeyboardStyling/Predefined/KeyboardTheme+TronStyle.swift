public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// A look of the collection Tron.
  public struct TronStyle: KeyboardThemeStyleVariation, VariationStyle {

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

    /// A style of lines in a colour.
    public init(id: UUID = UUID(), name: String = "", tint: Color) {
      self.init(
        id: id, name: name, choice: VariationChoice(variables: ["tint": tint]))
    }
  }
}

extension KeyboardTheme.TronStyle {

  static let theme = "tron"

  /// Lines of blue light.
  public static let standard = variation(nil, name: "Tron")

  /// Lines of pink light.
  public static let fcon = variation("fcon", name: "Fcon")

  /// Lines of green light.
  public static let military = variation("military", name: "Military")

  /// Lines of white light.
  public static let neutral = variation("neutral", name: "Neutral")

  /// Lines of red light.
  public static let sark = variation("sark", name: "Sark")

  /// Lines of yellow light.
  public static let virus = variation("virus", name: "Virus")

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.standard, .fcon, .military, .neutral, .sark, .virus]
  }
}
