import Foundation
import KeyboardKit
import KeyboardPipeline
import Terminal
import Testing

/// A look and its exported modifier.
struct ExportedLook: Sendable, CustomTestStringConvertible {

  let name: String
  let styled: @Sendable (KeyboardView, KeyboardContext) -> any View

  var testDescription: String { name }

  init(
    name: String, _ styled: @escaping @Sendable (KeyboardView, KeyboardContext) -> any View
  ) {
    self.name = name
    self.styled = styled
  }

  /// A theme of a brand, with rules, pictures and fonts; its file has no place among the built-in ones.
  private static let brand = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../StyleThemes/brand.json").standardized.path

  static func load(_ name: String) throws -> LoadedTheme {
    try name == "brand" ? LoadedTheme(.file(brand), files: .disk) : LoadedTheme(.builtIn(name))
  }

  /// The themes, without variations.
  static let themes: [String] = all.map { $0.name.split(separator: ":")[0] }
    .reduce(into: []) { names, name in
      if names.last != String(name) { names.append(String(name)) }
    }

  static let all = builtIn + [ExportedLook(name: "brand") { $0.brandTheme(for: $1) }]

  static let builtIn = [
    ExportedLook(name: "standard") { $0.standardTheme(.standard, for: $1) },
    ExportedLook(name: "standard:blue") { $0.standardTheme(.blue, for: $1) },
    ExportedLook(name: "standard:green") { $0.standardTheme(.green, for: $1) },
    ExportedLook(name: "standard:pink") { $0.standardTheme(.pink, for: $1) },
    ExportedLook(name: "standard:purple") { $0.standardTheme(.purple, for: $1) },
    ExportedLook(name: "standard:yellow") { $0.standardTheme(.yellow, for: $1) },
    ExportedLook(name: "swifty") { $0.swiftyTheme(.standard, for: $1) },
    ExportedLook(name: "swifty:blue") { $0.swiftyTheme(.blue, for: $1) },
    ExportedLook(name: "swifty:green") { $0.swiftyTheme(.green, for: $1) },
    ExportedLook(name: "swifty:pink") { $0.swiftyTheme(.pink, for: $1) },
    ExportedLook(name: "swifty:purple") { $0.swiftyTheme(.purple, for: $1) },
    ExportedLook(name: "swifty:yellow") { $0.swiftyTheme(.yellow, for: $1) },
    ExportedLook(name: "minimal") { $0.minimalTheme(.standard, for: $1) },
    ExportedLook(name: "minimal:blue") { $0.minimalTheme(.blue, for: $1) },
    ExportedLook(name: "minimal:green") { $0.minimalTheme(.green, for: $1) },
    ExportedLook(name: "minimal:pink") { $0.minimalTheme(.pink, for: $1) },
    ExportedLook(name: "minimal:purple") { $0.minimalTheme(.purple, for: $1) },
    ExportedLook(name: "minimal:yellow") { $0.minimalTheme(.yellow, for: $1) },
    ExportedLook(name: "minimal:midnight") { $0.minimalTheme(.midnight, for: $1) },
    ExportedLook(name: "minimal:sunset") { $0.minimalTheme(.sunset, for: $1) },
    ExportedLook(name: "colorful:black") { $0.colorfulTheme(.black, for: $1) },
    ExportedLook(name: "colorful:blue") { $0.colorfulTheme(.blue, for: $1) },
    ExportedLook(name: "colorful:brown") { $0.colorfulTheme(.brown, for: $1) },
    ExportedLook(name: "colorful:cyan") { $0.colorfulTheme(.cyan, for: $1) },
    ExportedLook(name: "colorful:green") { $0.colorfulTheme(.green, for: $1) },
    ExportedLook(name: "colorful:indigo") { $0.colorfulTheme(.indigo, for: $1) },
    ExportedLook(name: "colorful:mint") { $0.colorfulTheme(.mint, for: $1) },
    ExportedLook(name: "colorful:orange") { $0.colorfulTheme(.orange, for: $1) },
    ExportedLook(name: "colorful:pink") { $0.colorfulTheme(.pink, for: $1) },
    ExportedLook(name: "colorful:purple") { $0.colorfulTheme(.purple, for: $1) },
    ExportedLook(name: "colorful:red") { $0.colorfulTheme(.red, for: $1) },
    ExportedLook(name: "colorful:teal") { $0.colorfulTheme(.teal, for: $1) },
    ExportedLook(name: "colorful:white") { $0.colorfulTheme(.white, for: $1) },
    ExportedLook(name: "colorful:yellow") { $0.colorfulTheme(.yellow, for: $1) },
    ExportedLook(name: "aesthetic:boho") { $0.aestheticTheme(for: $1) },
    ExportedLook(name: "candyShop:cottonCandy") { $0.candyShopTheme(.cottonCandy, for: $1) },
    ExportedLook(name: "candyShop:cuppyCake") { $0.candyShopTheme(.cuppyCake, for: $1) },
    ExportedLook(name: "neon:night") { $0.neonTheme(for: $1) },
    ExportedLook(name: "tron") { $0.tronTheme(.standard, for: $1) },
    ExportedLook(name: "tron:fcon") { $0.tronTheme(.fcon, for: $1) },
    ExportedLook(name: "tron:military") { $0.tronTheme(.military, for: $1) },
    ExportedLook(name: "tron:neutral") { $0.tronTheme(.neutral, for: $1) },
    ExportedLook(name: "tron:sark") { $0.tronTheme(.sark, for: $1) },
    ExportedLook(name: "tron:virus") { $0.tronTheme(.virus, for: $1) },
    ExportedLook(name: "blueprint:dark") { $0.blueprintTheme(.dark, for: $1) },
    ExportedLook(name: "blueprint:light") { $0.blueprintTheme(.light, for: $1) },
    ExportedLook(name: "ink") { $0.inkTheme(for: $1) },
    ExportedLook(name: "contrast") { $0.contrastTheme(for: $1) },
    ExportedLook(name: "solstice") { $0.solsticeTheme(for: $1) },
    ExportedLook(name: "keycap") { $0.keycapTheme(.standard, for: $1) },
    ExportedLook(name: "keycap:sea") { $0.keycapTheme(.sea, for: $1) },
    ExportedLook(name: "keycap:moss") { $0.keycapTheme(.moss, for: $1) },
    ExportedLook(name: "frost") { $0.frostTheme(.standard, for: $1) },
    ExportedLook(name: "frost:aurora") { $0.frostTheme(.aurora, for: $1) },
    ExportedLook(name: "terminal") { $0.terminalTheme(.standard, for: $1) },
    ExportedLook(name: "terminal:amber") { $0.terminalTheme(.amber, for: $1) },
    ExportedLook(name: "sakura") { $0.sakuraTheme(for: $1) },
    ExportedLook(name: "fjord") { $0.fjordTheme(for: $1) },
    ExportedLook(name: "nightGarden") { $0.nightGardenTheme(for: $1) },
    ExportedLook(name: "sketch") { $0.sketchTheme(for: $1) },
    ExportedLook(name: "crayon") { $0.crayonTheme(for: $1) },
    ExportedLook(name: "atelier") { $0.atelierTheme(for: $1) },
    ExportedLook(name: "aquarium") { $0.aquariumTheme(for: $1) },
    ExportedLook(name: "departures") { $0.departuresTheme(for: $1) },
    ExportedLook(name: "overprint") { $0.overprintTheme(for: $1) },
    ExportedLook(name: "knit") { $0.knitTheme(for: $1) },
    ExportedLook(name: "papeterie") { $0.papeterieTheme(for: $1) },
    ExportedLook(name: "marquee") { $0.marqueeTheme(for: $1) },
    ExportedLook(name: "plankton") { $0.planktonTheme(for: $1) },
  ]
}
