public import Foundation
import KeyboardDrawing
import SourceText

/// A built-in theme, which is always available: it replaces a theme where `try` is inconvenient.
public struct BuiltInTheme: KeyboardThemeConvertible, Hashable, Sendable {

  private let look: BuiltInVariation

  init(_ name: String) { look = BuiltInVariation(name) }

  init<Looks>(_ theme: String, _ style: KeyboardTheme.Style<Looks>) {
    look = BuiltInVariation(theme, style)
  }

  /// The theme.
  public var keyboardTheme: KeyboardTheme {
    do {
      return try look.theme
    } catch {
      preconditionFailure("A built-in theme is wrong:\n\(error)")
    }
  }
}

/// Built-in theme in a variation or with colors of its own.
struct BuiltInVariation: Hashable, Sendable {

  var name: String
  private var variables: [String: Color] = [:]
  private var newIdentity: UUID?
  private var newName: String?

  init(_ name: String) { self.name = name }

  init<Looks>(_ theme: String, _ style: KeyboardTheme.Style<Looks>) {
    name = ThemeName(theme: theme, variation: style.choice.variation).description
    guard !style.isOriginal else { return }
    variables = style.choice.variables
    newIdentity = UUID(themeIdentifier: "\(theme):\(style.id.uuidString)")
    newName = style.name.isEmpty ? nil : style.name
  }

  var theme: KeyboardTheme {
    get throws(Diagnostics) {
      guard let newIdentity else { return try .builtIn(name) }
      let base = try KeyboardTheme.builtIn(name)
      var theme = variables.isEmpty ? base : try KeyboardTheme(decoding: file)
      // Another color makes no other work of it, so the header that files don't inherit stays.
      (theme.name, theme.collectionName) = (base.name, base.collectionName)
      (theme.about, theme.author, theme.license) = (base.about, base.author, base.license)
      theme.identifier = nil
      theme.id = newIdentity
      if let newName { theme.name = newName }
      return theme
    }
  }

  private var file: SourceFile {
    let colors = variables.sorted { $0.key < $1.key }.map { key, color in
      (
        key,
        ["light": .string(color.light.hexText), "dark": .string(color.dark.hexText)] as JSONText
      )
    }
    let theme: JSONText = [
      "formatVersion": .integer(KeyboardTheme.formatVersion), "extends": .string(name),
      "variables": .object(colors),
    ]
    return SourceFile(name: "style.json", text: theme.text)
  }
}

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

    static func variation(_ variation: String?, name: String) -> Self {
      Self(id: identity(of: variation), name: name, choice: StyleChoice(variation: variation))
    }

    var isOriginal: Bool { choice.variables.isEmpty && id == Self.identity(of: choice.variation) }

    private static func identity(of variation: String?) -> UUID {
      UUID(themeIdentifier: ThemeName(theme: Looks.identifier, variation: variation).description)
    }
  }
}

/// Variation and variables that make a style of a built-in theme.
struct StyleChoice: Hashable, Codable, Sendable {
  var variation: String?
  var variables: [String: Color] = [:]
}
