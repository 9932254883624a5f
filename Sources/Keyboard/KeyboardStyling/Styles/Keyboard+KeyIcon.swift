public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

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

    /// The symbol or image.
    public enum Source: Hashable, Codable, Sendable {

      /// An icon of this package.
      case standard(Image.Icon)

      /// A text in the font of the key.
      case text(String)

      /// A drawing, the visible area of which has the size of an icon.
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

    /// The weight of text and lines, in place of that of the key's font.
    public var weight: KeyboardFont.FontWeight? {
      get { fields.weight }
      set { fields.weight = newValue }
    }

    /// Whether a drawing has its own colors instead of that of the key's text.
    public var hasOwnColors: Bool {
      get { fields.hasOwnColors }
      set { fields.hasOwnColors = newValue }
    }

    /// Create an icon in the color of the key's text.
    public init(_ source: Source) {
      shared = SharedValue(Fields(source: source))
    }

    /// Decode an icon.
    public init(from decoder: any Decoder) throws {
      shared = SharedValue(try Fields(from: decoder))
    }

    /// Encode the fields.
    public func encode(to encoder: any Encoder) throws {
      try fields.encode(to: encoder)
    }
  }
}
