import KeyboardKit
import Testing

/// A built-in look and its exported modifier.
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

  /// The themes, without variations.
  static let themes: [String] = all.map { $0.name.split(separator: ":")[0] }
    .reduce(into: []) { names, name in
      if names.last != String(name) { names.append(String(name)) }
    }

  static let all = [
    ExportedLook(name: "aesthetic:boho") { $0.aestheticTheme(for: $1) },
    ExportedLook(name: "aquarium") { $0.aquariumTheme(for: $1) },
    ExportedLook(name: "atelier") { $0.atelierTheme(for: $1) },
    ExportedLook(name: "candyShop:cottonCandy") { $0.candyShopTheme(.cottonCandy, for: $1) },
    ExportedLook(name: "candyShop:cuppyCake") { $0.candyShopTheme(.cuppyCake, for: $1) },
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
    ExportedLook(name: "cottonCandy") { $0.cottonCandyTheme(for: $1) },
    ExportedLook(name: "minimal") { $0.minimalTheme(.standard, for: $1) },
    ExportedLook(name: "minimal:blue") { $0.minimalTheme(.blue, for: $1) },
    ExportedLook(name: "minimal:green") { $0.minimalTheme(.green, for: $1) },
    ExportedLook(name: "minimal:pink") { $0.minimalTheme(.pink, for: $1) },
    ExportedLook(name: "minimal:purple") { $0.minimalTheme(.purple, for: $1) },
    ExportedLook(name: "minimal:yellow") { $0.minimalTheme(.yellow, for: $1) },
    ExportedLook(name: "minimal:midnight") { $0.minimalTheme(.midnight, for: $1) },
    ExportedLook(name: "minimal:sunset") { $0.minimalTheme(.sunset, for: $1) },
    ExportedLook(name: "neonNights") { $0.neonNightsTheme(for: $1) },
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
    ExportedLook(name: "tron") { $0.tronTheme(.standard, for: $1) },
    ExportedLook(name: "tron:fcon") { $0.tronTheme(.fcon, for: $1) },
    ExportedLook(name: "tron:military") { $0.tronTheme(.military, for: $1) },
    ExportedLook(name: "tron:neutral") { $0.tronTheme(.neutral, for: $1) },
    ExportedLook(name: "tron:sark") { $0.tronTheme(.sark, for: $1) },
    ExportedLook(name: "tron:virus") { $0.tronTheme(.virus, for: $1) },
  ]
}
