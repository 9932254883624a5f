public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// The collection that ``MinimalStyle`` is for.
  public enum Minimal: StyleCollection {

    /// The built-in theme whose variations the looks are.
    public static let identifier = "minimal"
  }

  /// A look of the collection Minimal.
  public typealias MinimalStyle = Style<Minimal>
}

extension KeyboardTheme.Style<KeyboardTheme.Minimal> {

  /// No tint.
  public static var standard: Self { .variation(nil, name: "Minimal") }

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

  /// White on a night sky.
  public static var midnight: Self { .variation("midnight", name: "Midnight") }

  /// Black on red and orange.
  public static var sunset: Self { .variation("sunset", name: "Sunset") }

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.standard, .blue, .green, .pink, .purple, .yellow, .midnight, .sunset]
  }

  /// A style of a tint, a tenth of which lies over the top of the keyboard.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    self.init(
      id: id, name: name, choice: StyleChoice(variation: "blue", variables: ["tint": tint]))
  }
}
