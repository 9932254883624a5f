public import Foundation
import KeyboardCore
import KeyboardDrawing

extension KeyboardTheme {

  /// A predefined collection whose styles have Swift names.
  public protocol StyleCollection {

    /// The identifier of the built-in theme whose variations are the styles.
    static var identifier: String { get }
  }

  /// A style of a predefined collection, with an optional custom color.
  public struct Style<Looks: StyleCollection>: KeyboardThemeStyleVariation, Hashable, Sendable {

    /// The identity of the style, which is constant for predefined ones.
    public var id: UUID

    /// The display name of the style.
    public var name: String

    let choice: StyleChoice
  }
}

struct StyleChoice: Hashable, Codable, Sendable {
  var variation: String?
  var variables: [String: Color] = [:]
}

extension KeyboardTheme.Style {

  static func variation(_ variation: String?, name: String) -> Self {
    Self(
      id: identity(of: variation), name: name, choice: StyleChoice(variation: variation))
  }

  var isOriginal: Bool { choice.variables.isEmpty && id == Self.identity(of: choice.variation) }

  private static func identity(of variation: String?) -> UUID {
    UUID(themeIdentifier: ThemeName(theme: Looks.identifier, variation: variation).description)
  }
}
