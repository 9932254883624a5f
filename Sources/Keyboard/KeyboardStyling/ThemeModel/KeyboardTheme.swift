public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

/// The theme of a whole keyboard as a value; unset fields have the standard style.
///
/// ```swift
/// var theme: KeyboardTheme = try .tron
/// theme.name = "Ember"
/// theme.buttonStyles[.primary]?.backgroundColor = .orange
/// theme.keyboardButtonStyle(for: .primary(.return), context: context).backgroundColor  // → .orange
/// let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
/// ```
///
/// Theme files are decoded by ``init(decoding:variation:resolving:checkingImages:checkingFonts:)``.
public struct KeyboardTheme: KeyboardThemeCopyable, Identifiable, Codable, Equatable, Sendable,
  KeyboardThemeConvertible
{

  /// The identity of the theme, which is constant for predefined themes.
  public var id: UUID

  /// The display name of the theme.
  public var name: String

  /// The name of the theme's collection.
  public var collectionName: String

  /// The description of the theme, a few sentences.
  public var about: String?

  /// The author of the theme.
  public var author: Author?

  /// The license of the theme, such as `MIT`.
  public var license: String?

  /// The version of the theme, such as `1.2.0`.
  public var version: String?

  /// The address of the theme's web page.
  public var homepage: String?

  /// Words to find the theme by.
  public var tags: [String] = []

  /// The name the theme was loaded by, such as `tron:sark`.
  public var identifier: String?

  /// The background of the keyboard.
  public var backgroundStyle: Keyboard.Background?

  /// The pictures on the keyboard, back to front.
  public var stickers: [Keyboard.Sticker]?

  /// The color of text and icons outside of keys.
  public var foregroundColor: Color?

  /// The style of each type of key; every type has one.
  public var buttonStyles: [ButtonType: Keyboard.ButtonStyle]

  /// The changes to each type of key while it is pressed.
  public var pressedButtonStyles: [ButtonType: Keyboard.ButtonStyle]

  /// The changes to parts of the keyboard under conditions; the last one wins.
  public var rules: [Rule] = []

  /// The color over pressed keys, unless a key has its own.
  public var buttonPressedOverlayColor: Color?

  /// The style of the autocomplete toolbar; unset fields have the standard style.
  public var autocompleteToolbarStyle: Autocomplete.ToolbarStyle?

  /// The items of an app in the toolbar, which pictures of the theme show.
  public var toolbarItems: Keyboard.ToolbarItems?

  /// The style of the callouts; unset fields follow the keys.
  public var calloutStyle: KeyboardCallout.CalloutStyle?

  /// The accessibility settings beside the keyboard's; theme files have none.
  public internal(set) var accessibility: KeyboardAccessibility?

  /// Creates a theme with the standard style.
  public init(id: UUID = UUID(), name: String = "", collectionName: String = "") {
    self.id = id
    self.name = name
    self.collectionName = collectionName
    buttonStyles = [:]
    pressedButtonStyles = [:]
    for type in ButtonType.allCases { buttonStyles[type] = Keyboard.ButtonStyle() }
  }

  /// Returns this theme as drawn with accessibility settings, instead of the keyboard's.
  ///
  /// Rules for these settings apply, and styles adapt; settings without a change restore the theme.
  ///
  /// ```swift
  /// var settings = KeyboardAccessibility()
  /// settings.isHighContrastEnabled = true
  /// let legible = KeyboardView(keyboardContext: context)
  ///   .keyboardTheme(try KeyboardTheme.builtIn("tron").adjusted(for: settings))
  /// context.isHighContrastEnabled = true
  /// let theme = try KeyboardTheme.builtIn("tron")
  /// let same = KeyboardView(keyboardContext: context).keyboardTheme(theme)
  /// legible.scene(measuring: .fixedAdvance) == same.scene(measuring: .fixedAdvance)  // → true
  /// ```
  public func adjusted(for accessibility: KeyboardAccessibility) -> KeyboardTheme {
    var theme = self
    theme.accessibility = accessibility == KeyboardAccessibility() ? nil : accessibility
    return theme
  }

  /// The author of a theme.
  public struct Author: KeyboardModel {

    /// The name of the person or company.
    public var name: String

    /// A short description.
    public var about: String?

    /// The address of a web page.
    public var url: String?

    /// Creates an author.
    public init(name: String, about: String? = nil, url: String? = nil) {
      self.name = name
      self.about = about
      self.url = url
    }
  }

  /// Returns this theme without its author.
  public func copyWithoutAuthor() -> KeyboardTheme { changing(copy()) { $0.author = nil } }

  /// A named group of themes.
  public struct Collection: Identifiable, Equatable, Sendable {

    /// The display name of the collection, which is also its identity.
    public var name: String

    /// The themes, in order.
    public var themes: [KeyboardTheme]

    /// The identity of the collection, its name.
    public var id: String { name }

    /// Creates a collection of themes.
    public init(name: String, themes: [KeyboardTheme]) {
      self.name = name
      self.themes = themes
    }
  }

  /// This theme.
  public var keyboardTheme: KeyboardTheme { self }
}

/// A value that can be converted to a theme.
public protocol KeyboardThemeConvertible {

  var keyboardTheme: KeyboardTheme { get }
}

/// An identifiable, named value that can be copied with a new identity.
public protocol KeyboardThemeCopyable {

  /// The identity.
  var id: UUID { get set }

  /// The display name.
  var name: String { get set }
}

extension KeyboardThemeCopyable {

  /// Returns a copy with a new identity (default: random) and an optional new name.
  public func copy(newId: UUID? = nil, newName: String? = nil) -> Self {
    var copy = self
    copy.id = newId ?? UUID()
    copy.name = newName ?? name
    return copy
  }
}

/// A value from which a variation of a theme is created.
public protocol KeyboardThemeStyleVariation: KeyboardThemeCopyable, Codable, Identifiable {}

extension Sequence where Element == KeyboardTheme {

  /// The themes by collection, in the order of first appearance.
  public var grouped: [KeyboardTheme.Collection] {
    var collections: [KeyboardTheme.Collection] = []
    for theme in self {
      if let index = collections.firstIndex(where: { $0.name == theme.collectionName }) {
        collections[index].themes.append(theme)
      } else {
        collections.append(KeyboardTheme.Collection(name: theme.collectionName, themes: [theme]))
      }
    }
    return collections
  }
}
