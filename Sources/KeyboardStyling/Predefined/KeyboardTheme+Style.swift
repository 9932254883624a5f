public import Foundation
import KeyboardCore
import KeyboardDrawing

extension KeyboardTheme {

  /// A predefined collection whose looks have names of their own in Swift.
  public protocol StyleCollection {

    /// The built-in theme whose variations the looks are.
    static var identifier: String { get }
  }

  /// A look of a predefined collection, perhaps with a color of one's own.
  public struct Style<Looks: StyleCollection>: KeyboardThemeStyleVariation, Hashable, Sendable {

    /// What tells the style from others; predefined styles always have the same.
    public var id: UUID

    /// What people call the style.
    public var name: String

    /// What the style stands for.
    let choice: StyleChoice
  }
}

/// A variation by its name in the theme's file, and variables that replace those of the file.
struct StyleChoice: Hashable, Codable, Sendable {
  var variation: String?
  var variables: [String: Color] = [:]
}

extension KeyboardTheme.Style {

  /// The style of a variation, with the identity of its theme; without a variation the theme's default.
  static func variation(_ variation: String?, name: String) -> Self {
    Self(
      id: identity(of: variation), name: name, choice: StyleChoice(variation: variation))
  }

  /// Whether the style is one of the predefined ones and no copy.
  var isOriginal: Bool { choice.variables.isEmpty && id == Self.identity(of: choice.variation) }

  private static func identity(of variation: String?) -> UUID {
    UUID(themeIdentifier: ThemeName(theme: Looks.identifier, variation: variation).description)
  }
}
