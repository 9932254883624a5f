import Foundation
import KeyboardDocuments
import KeyboardDrawing

/// A style that stands for a variation of a theme file, perhaps with other values of its variables.
protocol VariationStyle: KeyboardThemeStyleVariation, Hashable, Sendable {

  /// The theme whose variations the style's own values stand for.
  static var theme: String { get }

  /// What the style stands for.
  var choice: VariationChoice { get }

  /// A style of its parts.
  init(id: UUID, name: String, choice: VariationChoice)
}

/// A variation by its name in the theme's file, and variables that replace those of the file.
struct VariationChoice: Hashable, Codable, Sendable {
  var variation: String?
  var variables: [String: Color] = [:]
}

extension VariationStyle {

  /// The style of a variation, with the identity of its theme; without a variation the theme's default.
  static func variation(_ variation: String?, name: String) -> Self {
    Self(id: identity(of: variation), name: name, choice: VariationChoice(variation: variation))
  }

  /// Whether the style is one of the predefined ones and no copy.
  var isOriginal: Bool { choice.variables.isEmpty && id == Self.identity(of: choice.variation) }

  private static func identity(of variation: String?) -> UUID {
    UUID(themeIdentifier: theme + (variation.map { ":" + $0 } ?? ""))
  }
}
