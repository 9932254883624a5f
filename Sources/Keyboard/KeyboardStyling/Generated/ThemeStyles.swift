// Written by `make generate`; don't edit.

public import Foundation
public import KeyboardDrawing

extension KeyboardTheme {

  /// A style of Standard.
  public typealias StandardStyle = Style<Standard>
  /// The collection Standard.
  public enum Standard: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "standard"
  }
  /// A style of Swifty.
  public typealias SwiftyStyle = StandardStyle
  /// A style of Minimal.
  public typealias MinimalStyle = Style<Minimal>
  /// The collection Minimal.
  public enum Minimal: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "minimal"
  }
  /// A style of Colorful.
  public typealias ColorfulStyle = Style<Colorful>
  /// The collection Colorful.
  public enum Colorful: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "colorful"
  }
  /// A style of Aesthetic.
  public typealias AestheticStyle = Style<Aesthetic>
  /// The collection Aesthetic.
  public enum Aesthetic: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "aesthetic"
  }
  /// A style of Candy Shop.
  public typealias CandyShopStyle = Style<CandyShop>
  /// The collection Candy Shop.
  public enum CandyShop: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "candyShop"
  }
  /// A style of Neon.
  public typealias NeonStyle = Style<Neon>
  /// The collection Neon.
  public enum Neon: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "neon"
  }
  /// A style of Tron.
  public typealias TronStyle = Style<Tron>
  /// The collection Tron.
  public enum Tron: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "tron"
  }
  /// A style of Blueprint.
  public typealias BlueprintStyle = Style<Blueprint>
  /// The collection Blueprint.
  public enum Blueprint: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "blueprint"
  }
  /// A style of Keycap.
  public typealias KeycapStyle = Style<Keycap>
  /// The collection Keycap.
  public enum Keycap: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "keycap"
  }
  /// A style of Frost.
  public typealias FrostStyle = Style<Frost>
  /// The collection Frost.
  public enum Frost: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "frost"
  }
  /// A style of Terminal.
  public typealias TerminalStyle = Style<Terminal>
  /// The collection Terminal.
  public enum Terminal: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "terminal"
  }
  /// A style of Atelier.
  public typealias AtelierStyle = Style<Atelier>
  /// The collection Atelier.
  public enum Atelier: StyleCollection {
    /// The identifier of the built-in theme.
    public static let identifier = "atelier"
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Standard> {

  /// The style Standard.
  public static var standard: Self { .variation(nil, name: "Standard") }
  /// The style Blue.
  public static var blue: Self { .variation("blue", name: "Blue") }
  /// The style Green.
  public static var green: Self { .variation("green", name: "Green") }
  /// The style Pink.
  public static var pink: Self { .variation("pink", name: "Pink") }
  /// The style Purple.
  public static var purple: Self { .variation("purple", name: "Purple") }
  /// The style Yellow.
  public static var yellow: Self { .variation("yellow", name: "Yellow") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .blue, .green, .pink, .purple, .yellow] }
  /// A style with a custom color.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    let choice = StyleChoice(variation: "blue", variables: ["tint": tint])
    self.init(id: id, name: name, choice: choice)
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Minimal> {

  /// The style Minimal.
  public static var standard: Self { .variation(nil, name: "Minimal") }
  /// The style Blue.
  public static var blue: Self { .variation("blue", name: "Blue") }
  /// The style Green.
  public static var green: Self { .variation("green", name: "Green") }
  /// The style Pink.
  public static var pink: Self { .variation("pink", name: "Pink") }
  /// The style Purple.
  public static var purple: Self { .variation("purple", name: "Purple") }
  /// The style Yellow.
  public static var yellow: Self { .variation("yellow", name: "Yellow") }
  /// The style Midnight.
  public static var midnight: Self { .variation("midnight", name: "Midnight") }
  /// The style Sunset.
  public static var sunset: Self { .variation("sunset", name: "Sunset") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.standard, .blue, .green, .pink, .purple, .yellow, .midnight, .sunset]
  }
  /// A style with a custom color.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    let choice = StyleChoice(variation: "blue", variables: ["tint": tint])
    self.init(id: id, name: name, choice: choice)
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Colorful> {

  /// The style Black.
  public static var black: Self { .variation("black", name: "Black") }
  /// The style Blue.
  public static var blue: Self { .variation("blue", name: "Blue") }
  /// The style Brown.
  public static var brown: Self { .variation("brown", name: "Brown") }
  /// The style Cyan.
  public static var cyan: Self { .variation("cyan", name: "Cyan") }
  /// The style Green.
  public static var green: Self { .variation("green", name: "Green") }
  /// The style Indigo.
  public static var indigo: Self { .variation("indigo", name: "Indigo") }
  /// The style Mint.
  public static var mint: Self { .variation("mint", name: "Mint") }
  /// The style Orange.
  public static var orange: Self { .variation("orange", name: "Orange") }
  /// The style Pink.
  public static var pink: Self { .variation("pink", name: "Pink") }
  /// The style Purple.
  public static var purple: Self { .variation("purple", name: "Purple") }
  /// The style Red.
  public static var red: Self { .variation("red", name: "Red") }
  /// The style Teal.
  public static var teal: Self { .variation("teal", name: "Teal") }
  /// The style White.
  public static var white: Self { .variation("white", name: "White") }
  /// The style Yellow.
  public static var yellow: Self { .variation("yellow", name: "Yellow") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [
      .black, .blue, .brown, .cyan, .green, .indigo, .mint, .orange, .pink, .purple, .red, .teal,
      .white, .yellow,
    ]
  }
  /// A style with a custom color.
  public init(id: UUID = UUID(), name: String = "", backgroundColor: Color) {
    let choice = StyleChoice(variables: ["board": backgroundColor])
    self.init(id: id, name: name, choice: choice)
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Aesthetic> {

  /// The style Boho.
  public static var boho: Self { .variation("boho", name: "Boho") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.boho] }
}

extension KeyboardTheme.Style<KeyboardTheme.CandyShop> {

  /// The style Cotton Candy.
  public static var cottonCandy: Self { .variation("cottonCandy", name: "Cotton Candy") }
  /// The style Cuppy Cake.
  public static var cuppyCake: Self { .variation("cuppyCake", name: "Cuppy Cake") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.cottonCandy, .cuppyCake] }
}

extension KeyboardTheme.Style<KeyboardTheme.Neon> {

  /// The style Neon Nights.
  public static var night: Self { .variation("night", name: "Neon Nights") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.night] }
}

extension KeyboardTheme.Style<KeyboardTheme.Tron> {

  /// The style Tron.
  public static var standard: Self { .variation(nil, name: "Tron") }
  /// The style Fcon.
  public static var fcon: Self { .variation("fcon", name: "Fcon") }
  /// The style Military.
  public static var military: Self { .variation("military", name: "Military") }
  /// The style Neutral.
  public static var neutral: Self { .variation("neutral", name: "Neutral") }
  /// The style Sark.
  public static var sark: Self { .variation("sark", name: "Sark") }
  /// The style Virus.
  public static var virus: Self { .variation("virus", name: "Virus") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .fcon, .military, .neutral, .sark, .virus] }
  /// A style with a custom color.
  public init(id: UUID = UUID(), name: String = "", tint: Color) {
    let choice = StyleChoice(variables: ["tint": tint])
    self.init(id: id, name: name, choice: choice)
  }
}

extension KeyboardTheme.Style<KeyboardTheme.Blueprint> {

  /// The style Dark.
  public static var dark: Self { .variation("dark", name: "Dark") }
  /// The style Light.
  public static var light: Self { .variation("light", name: "Light") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.dark, .light] }
}

extension KeyboardTheme.Style<KeyboardTheme.Keycap> {

  /// The style Keycap.
  public static var standard: Self { .variation(nil, name: "Keycap") }
  /// The style Sea.
  public static var sea: Self { .variation("sea", name: "Sea") }
  /// The style Moss.
  public static var moss: Self { .variation("moss", name: "Moss") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .sea, .moss] }
}

extension KeyboardTheme.Style<KeyboardTheme.Frost> {

  /// The style Frost.
  public static var standard: Self { .variation(nil, name: "Frost") }
  /// The style Aurora.
  public static var aurora: Self { .variation("aurora", name: "Aurora") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .aurora] }
}

extension KeyboardTheme.Style<KeyboardTheme.Terminal> {

  /// The style Terminal.
  public static var standard: Self { .variation(nil, name: "Terminal") }
  /// The style Amber.
  public static var amber: Self { .variation("amber", name: "Amber") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .amber] }
}

extension KeyboardTheme.Style<KeyboardTheme.Atelier> {

  /// The style Atelier.
  public static var standard: Self { .variation(nil, name: "Atelier") }
  /// The style Coral.
  public static var coral: Self { .variation("coral", name: "Coral") }
  /// The style Leaf.
  public static var leaf: Self { .variation("leaf", name: "Leaf") }
  /// The style Airy.
  public static var airy: Self { .variation("airy", name: "Airy") }
  /// The style Tight.
  public static var tight: Self { .variation("tight", name: "Tight") }
  /// The style Outlined.
  public static var outlined: Self { .variation("outlined", name: "Outlined") }
  /// The style Coral, Airy.
  public static var coralAiry: Self { .variation("coral+airy", name: "Coral, Airy") }
  /// The style Coral, Tight.
  public static var coralTight: Self { .variation("coral+tight", name: "Coral, Tight") }
  /// The style Coral, Outlined.
  public static var coralOutlined: Self { .variation("coral+outlined", name: "Coral, Outlined") }
  /// The style Leaf, Airy.
  public static var leafAiry: Self { .variation("leaf+airy", name: "Leaf, Airy") }
  /// The style Leaf, Tight.
  public static var leafTight: Self { .variation("leaf+tight", name: "Leaf, Tight") }
  /// The style Leaf, Outlined.
  public static var leafOutlined: Self { .variation("leaf+outlined", name: "Leaf, Outlined") }
  /// The style Airy, Outlined.
  public static var airyOutlined: Self { .variation("airy+outlined", name: "Airy, Outlined") }
  /// The style Tight, Outlined.
  public static var tightOutlined: Self { .variation("tight+outlined", name: "Tight, Outlined") }
  /// The style Coral, Airy, Outlined.
  public static var coralAiryOutlined: Self {
    .variation("coral+airy+outlined", name: "Coral, Airy, Outlined")
  }
  /// The style Coral, Tight, Outlined.
  public static var coralTightOutlined: Self {
    .variation("coral+tight+outlined", name: "Coral, Tight, Outlined")
  }
  /// The style Leaf, Airy, Outlined.
  public static var leafAiryOutlined: Self {
    .variation("leaf+airy+outlined", name: "Leaf, Airy, Outlined")
  }
  /// The style Leaf, Tight, Outlined.
  public static var leafTightOutlined: Self {
    .variation("leaf+tight+outlined", name: "Leaf, Tight, Outlined")
  }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [
      .standard, .coral, .leaf, .airy, .tight, .outlined, .coralAiry, .coralTight, .coralOutlined,
      .leafAiry, .leafTight, .leafOutlined, .airyOutlined, .tightOutlined, .coralAiryOutlined,
      .coralTightOutlined, .leafAiryOutlined, .leafTightOutlined,
    ]
  }
}
