public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// The collection that ``ColorfulStyle`` is for.
  public enum Colorful: StyleCollection {

    /// The built-in theme whose variations the looks are.
    public static let identifier = "colorful"
  }

  /// A look of the collection Colorful.
  public typealias ColorfulStyle = Style<Colorful>
}

extension KeyboardTheme.Style<KeyboardTheme.Colorful> {

  /// Keys on black.
  public static var black: Self { .variation("black", name: "Black") }

  /// Keys on blue.
  public static var blue: Self { .variation("blue", name: "Blue") }

  /// Keys on green.
  public static var green: Self { .variation("green", name: "Green") }

  /// Keys on orange.
  public static var orange: Self { .variation("orange", name: "Orange") }

  /// Keys on pink.
  public static var pink: Self { .variation("pink", name: "Pink") }

  /// Keys on purple.
  public static var purple: Self { .variation("purple", name: "Purple") }

  /// Keys on red.
  public static var red: Self { .variation("red", name: "Red") }

  /// Keys on white.
  public static var white: Self { .variation("white", name: "White") }

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.black, .blue, .green, .orange, .pink, .purple, .red, .white]
  }

  /// A style of white text on a colour.
  public init(id: UUID = UUID(), name: String = "", backgroundColor: Color) {
    self.init(
      id: id, name: name, choice: StyleChoice(variables: ["board": backgroundColor]))
  }
}
