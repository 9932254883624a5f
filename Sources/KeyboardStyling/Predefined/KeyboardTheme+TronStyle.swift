public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// The collection that ``TronStyle`` is for.
  public enum Tron: StyleCollection {

    /// The built-in theme whose variations the looks are.
    public static let identifier = "tron"
  }

  /// A look of the collection Tron.
  public typealias TronStyle = Style<Tron>
}

extension KeyboardTheme.Style<KeyboardTheme.Tron> {

  /// Lines of blue light.
  public static var standard: Self { .variation(nil, name: "Tron") }

  /// Lines of pink light.
  public static var fcon: Self { .variation("fcon", name: "Fcon") }

  /// Lines of green light.
  public static var military: Self { .variation("military", name: "Military") }

  /// Lines of white light.
  public static var neutral: Self { .variation("neutral", name: "Neutral") }

  /// Lines of red light.
  public static var sark: Self { .variation("sark", name: "Sark") }

  /// Lines of yellow light.
  public static var virus: Self { .variation("virus", name: "Virus") }

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.standard, .fcon, .military, .neutral, .sark, .virus]
  }

  /// A style of lines in a colour.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    self.init(
      id: id, name: name, choice: StyleChoice(variables: ["tint": tint]))
  }
}
