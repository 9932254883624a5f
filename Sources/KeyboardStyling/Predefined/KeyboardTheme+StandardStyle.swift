public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// The collection that ``StandardStyle`` is for.
  public enum Standard: StyleCollection {

    /// The built-in theme whose variations the looks are.
    public static let identifier = "standard"
  }

  /// A tint over the standard look, for the collections Standard and Swifty.
  public typealias StandardStyle = Style<Standard>
}

extension KeyboardTheme.Style<KeyboardTheme.Standard> {

  /// No tint.
  public static var standard: Self { .variation(nil, name: "Standard") }

  /// A blue tint.
  public static var blue: Self { .variation("blue", name: "Blue") }

  /// A green tint.
  public static var green: Self { .variation("green", name: "Green") }

  /// A pink tint.
  public static var pink: Self { .variation("pink", name: "Pink") }

  /// A purple tint.
  public static var purple: Self { .variation("purple", name: "Purple") }

  /// A yellow tint.
  public static var yellow: Self { .variation("yellow", name: "Yellow") }

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.standard, .blue, .green, .pink, .purple, .yellow]
  }

  /// A style of a tint, a tenth of which lies over the top of the keyboard.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    self.init(
      id: id, name: name, choice: StyleChoice(variation: "blue", variables: ["tint": tint]))
  }
}

extension KeyboardTheme {

  /// The older name of the styles of the collection Swifty.
  public typealias SwiftyStyle = StandardStyle
}
