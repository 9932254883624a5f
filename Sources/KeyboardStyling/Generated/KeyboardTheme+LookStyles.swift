// Written by `make generate`; don't edit.

public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// A look of Standard.
  public typealias StandardStyle = Style<Standard>
  /// The collection Standard.
  public enum Standard: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "standard"
  }
  /// A look of Swifty.
  public typealias SwiftyStyle = StandardStyle
  /// A look of Minimal.
  public typealias MinimalStyle = Style<Minimal>
  /// The collection Minimal.
  public enum Minimal: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "minimal"
  }
  /// A look of Colorful.
  public typealias ColorfulStyle = Style<Colorful>
  /// The collection Colorful.
  public enum Colorful: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "colorful"
  }
  /// A look of Aesthetic.
  public typealias AestheticStyle = Style<Aesthetic>
  /// The collection Aesthetic.
  public enum Aesthetic: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "aesthetic"
  }
  /// A look of Candy Shop.
  public typealias CandyShopStyle = Style<CandyShop>
  /// The collection Candy Shop.
  public enum CandyShop: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "candyShop"
  }
  /// A look of Neon.
  public typealias NeonStyle = Style<Neon>
  /// The collection Neon.
  public enum Neon: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "neon"
  }
  /// A look of Tron.
  public typealias TronStyle = Style<Tron>
  /// The collection Tron.
  public enum Tron: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "tron"
  }
  /// A look of Keycap.
  public typealias KeycapStyle = Style<Keycap>
  /// The collection Keycap.
  public enum Keycap: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "keycap"
  }
  /// A look of Frost.
  public typealias FrostStyle = Style<Frost>
  /// The collection Frost.
  public enum Frost: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "frost"
  }
  /// A look of Terminal.
  public typealias TerminalStyle = Style<Terminal>
  /// The collection Terminal.
  public enum Terminal: StyleCollection {
    /// The built-in theme whose variations the looks are.
    public static let identifier = "terminal"
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Standard> {

  /// The look Standard.
  public static var standard: Self { .variation(nil, name: "Standard") }
  /// The look Blue.
  public static var blue: Self { .variation("blue", name: "Blue") }
  /// The look Green.
  public static var green: Self { .variation("green", name: "Green") }
  /// The look Pink.
  public static var pink: Self { .variation("pink", name: "Pink") }
  /// The look Purple.
  public static var purple: Self { .variation("purple", name: "Purple") }
  /// The look Yellow.
  public static var yellow: Self { .variation("yellow", name: "Yellow") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .blue, .green, .pink, .purple, .yellow] }
  /// A style of a color of one's own.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    let choice = StyleChoice(variation: "blue", variables: ["tint": tint])
    self.init(id: id, name: name, choice: choice)
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Minimal> {

  /// The look Minimal.
  public static var standard: Self { .variation(nil, name: "Minimal") }
  /// The look Blue.
  public static var blue: Self { .variation("blue", name: "Blue") }
  /// The look Green.
  public static var green: Self { .variation("green", name: "Green") }
  /// The look Pink.
  public static var pink: Self { .variation("pink", name: "Pink") }
  /// The look Purple.
  public static var purple: Self { .variation("purple", name: "Purple") }
  /// The look Yellow.
  public static var yellow: Self { .variation("yellow", name: "Yellow") }
  /// The look Midnight.
  public static var midnight: Self { .variation("midnight", name: "Midnight") }
  /// The look Sunset.
  public static var sunset: Self { .variation("sunset", name: "Sunset") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.standard, .blue, .green, .pink, .purple, .yellow, .midnight, .sunset]
  }
  /// A style of a color of one's own.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    let choice = StyleChoice(variation: "blue", variables: ["tint": tint])
    self.init(id: id, name: name, choice: choice)
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Colorful> {

  /// The look Black.
  public static var black: Self { .variation("black", name: "Black") }
  /// The look Blue.
  public static var blue: Self { .variation("blue", name: "Blue") }
  /// The look Green.
  public static var green: Self { .variation("green", name: "Green") }
  /// The look Orange.
  public static var orange: Self { .variation("orange", name: "Orange") }
  /// The look Pink.
  public static var pink: Self { .variation("pink", name: "Pink") }
  /// The look Purple.
  public static var purple: Self { .variation("purple", name: "Purple") }
  /// The look Red.
  public static var red: Self { .variation("red", name: "Red") }
  /// The look White.
  public static var white: Self { .variation("white", name: "White") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.black, .blue, .green, .orange, .pink, .purple, .red, .white]
  }
  /// A style of a color of one's own.
  public init(id: UUID = UUID(), name: String = "", backgroundColor: Color) {
    let choice = StyleChoice(variables: ["board": backgroundColor])
    self.init(id: id, name: name, choice: choice)
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Aesthetic> {

  /// The look Boho.
  public static var boho: Self { .variation("boho", name: "Boho") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.boho] }
}

extension KeyboardTheme.Style<KeyboardTheme.CandyShop> {

  /// The look Cotton Candy.
  public static var cottonCandy: Self { .variation("cottonCandy", name: "Cotton Candy") }
  /// The look Cuppy Cake.
  public static var cuppyCake: Self { .variation("cuppyCake", name: "Cuppy Cake") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.cottonCandy, .cuppyCake] }
}

extension KeyboardTheme.Style<KeyboardTheme.Neon> {

  /// The look Neon Nights.
  public static var night: Self { .variation("night", name: "Neon Nights") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.night] }
}

extension KeyboardTheme.Style<KeyboardTheme.Tron> {

  /// The look Tron.
  public static var standard: Self { .variation(nil, name: "Tron") }
  /// The look Fcon.
  public static var fcon: Self { .variation("fcon", name: "Fcon") }
  /// The look Military.
  public static var military: Self { .variation("military", name: "Military") }
  /// The look Neutral.
  public static var neutral: Self { .variation("neutral", name: "Neutral") }
  /// The look Sark.
  public static var sark: Self { .variation("sark", name: "Sark") }
  /// The look Virus.
  public static var virus: Self { .variation("virus", name: "Virus") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .fcon, .military, .neutral, .sark, .virus] }
  /// A style of a color of one's own.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    let choice = StyleChoice(variables: ["tint": tint])
    self.init(id: id, name: name, choice: choice)
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Keycap> {

  /// The look Keycap.
  public static var standard: Self { .variation(nil, name: "Keycap") }
  /// The look Sea.
  public static var sea: Self { .variation("sea", name: "Sea") }
  /// The look Moss.
  public static var moss: Self { .variation("moss", name: "Moss") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .sea, .moss] }
}

extension KeyboardTheme.Style<KeyboardTheme.Frost> {

  /// The look Frost.
  public static var standard: Self { .variation(nil, name: "Frost") }
  /// The look Aurora.
  public static var aurora: Self { .variation("aurora", name: "Aurora") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .aurora] }
}

extension KeyboardTheme.Style<KeyboardTheme.Terminal> {

  /// The look Terminal.
  public static var standard: Self { .variation(nil, name: "Terminal") }
  /// The look Amber.
  public static var amber: Self { .variation("amber", name: "Amber") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .amber] }
}
