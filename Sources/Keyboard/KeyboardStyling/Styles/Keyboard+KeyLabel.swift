public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The replacement for the text or icon of a key, whose action stays the same.
  ///
  /// Callouts and accessibility labels are those of the action.
  ///
  /// ```swift
  /// var theme = KeyboardTheme(name: "Mint")
  /// var match = KeyboardTheme.ButtonMatch()
  /// match.actions = [.init(.space)]
  /// var style = Keyboard.ButtonStyle()
  /// style.label = .text("mint")
  /// theme.rules.append(.init(match: match, style: .key(style)))
  /// theme.keyboardButtonStyle(for: .space, context: context).label  // → .text("mint")
  /// ```
  public enum KeyLabel: Hashable, Codable, Sendable {

    /// A text, which shrinks if the key is too narrow for it.
    case text(String)

    /// An icon by its name, or by the equivalent system symbol's.
    case symbol(String)

    /// The language of the keyboard.
    case language(LanguageName)

    /// Neither text nor icon.
    case nothing

    static let symbolNames: [String] = {
      let names = Image.Icon.allCases.map(\.rawValue) + Image.Icon.allCases.compactMap(\.systemName)
      return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }()
  }

  /// The name of the keyboard's language: in itself, in English, or its code such as DE.
  public enum LanguageName: String, Hashable, Codable, Sendable, CaseIterable {
    case native
    case english
    case code

    package func text(for profile: LocaleProfile) -> String {
      switch self {
      case .native: profile.nativeName
      case .english: profile.englishName
      case .code: profile.language.uppercased()
      }
    }
  }

  /// An icon or a text on a key, in place of its own.
  ///
  /// ```swift
  /// let box = CGRect(x: 0, y: 0, width: 24, height: 24)
  /// let arrow = try VectorImage(path: "M20 12H4m6-6-6 6 6 6", viewBox: box, strokeWidth: 2)
  /// var style = Keyboard.ButtonStyle()
  /// style.icon = Keyboard.KeyIcon(.drawing(arrow))
  /// style.icon?.scale  // → 1
  /// ```
  public struct KeyIcon: Hashable, Codable, Sendable {

    /// An icon of this package, text in the font of the key, or a drawing in the size of an icon.
    public enum Source: Hashable, Codable, Sendable {
      case standard(Image.Icon)
      case text(String)
      case drawing(VectorImage)
    }

    private struct Fields: Hashable, Codable, Sendable {
      var source: Source
      var scale = 1.0
      var offset = CGPoint.zero
      var weight: KeyboardFont.FontWeight?
      var hasOwnColors = false
    }

    // Styles are copied for each key.
    private var shared: SharedValue<Fields>

    private var fields: Fields {
      get { shared.value }
      set { shared = SharedValue(newValue) }
    }

    /// The symbol or image.
    public var source: Source {
      get { fields.source }
      set { fields.source = newValue }
    }

    /// The scale factor (default: 1).
    public var scale: Double {
      get { fields.scale }
      set { fields.scale = newValue }
    }

    /// The offset in points, right and down.
    public var offset: CGPoint {
      get { fields.offset }
      set { fields.offset = newValue }
    }

    /// The weight of text and lines, in place of the key font's.
    public var weight: KeyboardFont.FontWeight? {
      get { fields.weight }
      set { fields.weight = newValue }
    }

    /// Whether a drawing has its own colors instead of the key text's.
    public var hasOwnColors: Bool {
      get { fields.hasOwnColors }
      set { fields.hasOwnColors = newValue }
    }

    /// Creates an icon in the color of the key's text.
    public init(_ source: Source) { shared = SharedValue(Fields(source: source)) }

    /// Decodes an icon.
    public init(from decoder: any Decoder) throws {
      shared = SharedValue(try Fields(from: decoder))
    }

    /// Encodes the fields.
    public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }
  }

  /// A picture on the keyboard, at a place of its own.
  public struct Sticker: Hashable, Codable, Sendable {

    /// The layer of a sticker: the board below the keys, or the keys.
    public enum Layer: String, Hashable, Codable, Sendable, CaseIterable {
      case board
      case keys
    }

    /// The bytes of the image file, PNG, JPEG, WebP or SVG.
    public var imageData: Data

    /// Drawn region of the image, in its pixels, or `nil` for all of it.
    public var region: ImageFile.Region?

    /// The middle, as fractions of the keyboard from its top left corner.
    public var place = CGPoint(x: 0.5, y: 0.5)

    /// The width in points; the height follows from the image.
    public var width = 64.0

    /// The angle in degrees, clockwise.
    public var turn = 0.0

    /// The opacity, from 0 to 1.
    public var opacity = 1.0

    /// The tint of the pixels; an opaque color leaves only the silhouette.
    public var tint: Color?

    /// The layer to draw it on.
    public var layer = Layer.board

    /// Creates a sticker, by default in the middle of the keyboard and below its keys.
    public init(imageData: Data) { self.imageData = imageData }
  }
}
