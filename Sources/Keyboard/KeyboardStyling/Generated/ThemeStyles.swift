// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import KeyboardDrawing

/// The collections of styles.
extension KeyboardTheme {

  public typealias StandardStyle = Style<Standard>
  public enum Standard: StyleCollection { public static let identifier = "standard" }
  public typealias SwiftyStyle = StandardStyle
  public typealias MinimalStyle = Style<Minimal>
  public enum Minimal: StyleCollection { public static let identifier = "minimal" }
  public typealias ColorfulStyle = Style<Colorful>
  public enum Colorful: StyleCollection { public static let identifier = "colorful" }
  public typealias AestheticStyle = Style<Aesthetic>
  public enum Aesthetic: StyleCollection { public static let identifier = "aesthetic" }
  public typealias CandyShopStyle = Style<CandyShop>
  public enum CandyShop: StyleCollection { public static let identifier = "candyShop" }
  public typealias NeonStyle = Style<Neon>
  public enum Neon: StyleCollection { public static let identifier = "neon" }
  public typealias TronStyle = Style<Tron>
  public enum Tron: StyleCollection { public static let identifier = "tron" }
  public typealias BlueprintStyle = Style<Blueprint>
  public enum Blueprint: StyleCollection { public static let identifier = "blueprint" }
  public typealias KeycapStyle = Style<Keycap>
  public enum Keycap: StyleCollection { public static let identifier = "keycap" }
  public typealias FrostStyle = Style<Frost>
  public enum Frost: StyleCollection { public static let identifier = "frost" }
  public typealias TerminalStyle = Style<Terminal>
  public enum Terminal: StyleCollection { public static let identifier = "terminal" }
  public typealias AtelierStyle = Style<Atelier>
  public enum Atelier: StyleCollection { public static let identifier = "atelier" }
}

extension KeyboardTheme.Style<KeyboardTheme.Standard> {

  public static var standard: Self { .variation(nil, name: "Standard") }
  public static var blue: Self { .variation("blue", name: "Blue") }
  public static var green: Self { .variation("green", name: "Green") }
  public static var pink: Self { .variation("pink", name: "Pink") }
  public static var purple: Self { .variation("purple", name: "Purple") }
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

  public static var standard: Self { .variation(nil, name: "Minimal") }
  public static var blue: Self { .variation("blue", name: "Blue") }
  public static var green: Self { .variation("green", name: "Green") }
  public static var pink: Self { .variation("pink", name: "Pink") }
  public static var purple: Self { .variation("purple", name: "Purple") }
  public static var yellow: Self { .variation("yellow", name: "Yellow") }
  public static var midnight: Self { .variation("midnight", name: "Midnight") }
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

  public static var black: Self { .variation("black", name: "Black") }
  public static var blue: Self { .variation("blue", name: "Blue") }
  public static var brown: Self { .variation("brown", name: "Brown") }
  public static var cyan: Self { .variation("cyan", name: "Cyan") }
  public static var green: Self { .variation("green", name: "Green") }
  public static var indigo: Self { .variation("indigo", name: "Indigo") }
  public static var mint: Self { .variation("mint", name: "Mint") }
  public static var orange: Self { .variation("orange", name: "Orange") }
  public static var pink: Self { .variation("pink", name: "Pink") }
  public static var purple: Self { .variation("purple", name: "Purple") }
  public static var red: Self { .variation("red", name: "Red") }
  public static var teal: Self { .variation("teal", name: "Teal") }
  public static var white: Self { .variation("white", name: "White") }
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

  public static var boho: Self { .variation("boho", name: "Boho") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.boho] }
}

extension KeyboardTheme.Style<KeyboardTheme.CandyShop> {

  public static var cottonCandy: Self { .variation("cottonCandy", name: "Cotton Candy") }
  public static var cuppyCake: Self { .variation("cuppyCake", name: "Cuppy Cake") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.cottonCandy, .cuppyCake] }
}

extension KeyboardTheme.Style<KeyboardTheme.Neon> {

  public static var night: Self { .variation("night", name: "Neon Nights") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.night] }
}

extension KeyboardTheme.Style<KeyboardTheme.Tron> {

  public static var standard: Self { .variation(nil, name: "Tron") }
  public static var fcon: Self { .variation("fcon", name: "Fcon") }
  public static var military: Self { .variation("military", name: "Military") }
  public static var neutral: Self { .variation("neutral", name: "Neutral") }
  public static var sark: Self { .variation("sark", name: "Sark") }
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

  public static var dark: Self { .variation("dark", name: "Dark") }
  public static var light: Self { .variation("light", name: "Light") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.dark, .light] }
}

extension KeyboardTheme.Style<KeyboardTheme.Keycap> {

  public static var standard: Self { .variation(nil, name: "Keycap") }
  public static var sea: Self { .variation("sea", name: "Sea") }
  public static var moss: Self { .variation("moss", name: "Moss") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .sea, .moss] }
}

extension KeyboardTheme.Style<KeyboardTheme.Frost> {

  public static var standard: Self { .variation(nil, name: "Frost") }
  public static var aurora: Self { .variation("aurora", name: "Aurora") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .aurora] }
}

extension KeyboardTheme.Style<KeyboardTheme.Terminal> {

  public static var standard: Self { .variation(nil, name: "Terminal") }
  public static var amber: Self { .variation("amber", name: "Amber") }
  /// All predefined styles, the default one first.
  public static var predefined: [Self] { [.standard, .amber] }
}

extension KeyboardTheme.Style<KeyboardTheme.Atelier> {

  public static var standard: Self { .variation(nil, name: "Atelier") }
  public static var coral: Self { .variation("coral", name: "Coral") }
  public static var leaf: Self { .variation("leaf", name: "Leaf") }
  public static var airy: Self { .variation("airy", name: "Airy") }
  public static var tight: Self { .variation("tight", name: "Tight") }
  public static var outlined: Self { .variation("outlined", name: "Outlined") }
  public static var coralAiry: Self { .variation("coral+airy", name: "Coral, Airy") }
  public static var coralTight: Self { .variation("coral+tight", name: "Coral, Tight") }
  public static var coralOutlined: Self { .variation("coral+outlined", name: "Coral, Outlined") }
  public static var leafAiry: Self { .variation("leaf+airy", name: "Leaf, Airy") }
  public static var leafTight: Self { .variation("leaf+tight", name: "Leaf, Tight") }
  public static var leafOutlined: Self { .variation("leaf+outlined", name: "Leaf, Outlined") }
  public static var airyOutlined: Self { .variation("airy+outlined", name: "Airy, Outlined") }
  public static var tightOutlined: Self { .variation("tight+outlined", name: "Tight, Outlined") }
  public static var coralAiryOutlined: Self {
    .variation("coral+airy+outlined", name: "Coral, Airy, Outlined")
  }
  public static var coralTightOutlined: Self {
    .variation("coral+tight+outlined", name: "Coral, Tight, Outlined")
  }
  public static var leafAiryOutlined: Self {
    .variation("leaf+airy+outlined", name: "Leaf, Airy, Outlined")
  }
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
