public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

extension Keyboard {

  /// The background of a keyboard or a key.
  ///
  /// ```swift
  /// let plain = Keyboard.Background.color(.black)
  /// var tinted = Keyboard.Background.verticalGradient([.purple, .pink])
  /// tinted.overlayColor = .black.opacity(0.2)
  /// plain.backgroundColor  // → .black
  /// ```
  ///
  /// From back to front: material, color, gradient, image, overlay gradient and color, noise.
  public struct Background: Hashable, Codable, Sendable {

    // Styles are copied for each key, so the fields are shared; nil for the defaults.
    private var shared: SharedValue<Fields>?

    var fields: Fields { shared?.value ?? Fields() }

    mutating func change(_ change: (inout Fields) -> Void) {
      var fields = fields
      change(&fields)
      shared = fields == Fields() ? nil : SharedValue(fields)
    }

    /// The content mode of a background image.
    ///
    /// `fill` covers the area and crops, `fit` shows the whole image, `stretch` distorts it, and
    /// `tile` repeats it from the top left corner. `slice` preserves the size of the corners, which
    /// ``Keyboard/Background/imageSliceInsets`` cut, and stretches the parts between them.
    public enum ImageContentMode: String, Hashable, Codable, Sendable, CaseIterable {
      case stretch
      case fill
      case fit
      case tile
      case slice
    }

    /// The material of the bottom layer, in place of the color below the background.
    public var material: Material? {
      get { fields.material }
      set { change { $0.material = newValue } }
    }

    /// The color over the material.
    public var backgroundColor: Color? {
      get { fields.backgroundColor }
      set { change { $0.backgroundColor = newValue } }
    }

    /// The gradient over the color.
    public var gradient: KeyboardGradient? {
      get { fields.gradient }
      set { change { $0.gradient = newValue } }
    }

    /// The bytes of the image file, PNG, JPEG, WebP or SVG.
    public var imageData: Data? {
      get { fields.imageData }
      set { change { $0.imageData = newValue } }
    }

    /// Drawn region of the image, in its pixels, or `nil` for all of it.
    public var imageRegion: ImageFile.Region? {
      get { fields.imageRegion }
      set { change { $0.imageRegion = newValue } }
    }

    /// The content mode of the image.
    public var imageContentMode: ImageContentMode {
      get { fields.imageContentMode }
      set { change { $0.imageContentMode = newValue } }
    }

    /// Focal point in unit coordinates: it stays closest to the center of a covered area.
    public var imageFocalPoint: CGPoint {
      get { fields.imageFocalPoint }
      set { change { $0.imageFocalPoint = newValue } }
    }

    /// The size of the outer parts of a sliced image in its pixels; leading is left.
    public var imageSliceInsets: EdgeInsets {
      get { fields.imageSliceInsets }
      set { change { $0.imageSliceInsets = newValue } }
    }

    /// The scale of a tiled or sliced image, in pixels per point.
    public var imageScale: Double {
      get { fields.imageScale }
      set { change { $0.imageScale = newValue } }
    }

    /// The opacity of the image, from 0 to 1.
    public var imageOpacity: Double {
      get { fields.imageOpacity }
      set { change { $0.imageOpacity = newValue } }
    }

    /// The tint of the image's pixels; an opaque color leaves only the silhouette.
    public var imageTint: Color? {
      get { fields.imageTint }
      set { change { $0.imageTint = newValue } }
    }

    /// The blur radius of the image in points.
    public var imageBlur: CGFloat {
      get { fields.imageBlur }
      set { change { $0.imageBlur = newValue } }
    }

    /// The gradient over the image.
    public var overlay: KeyboardGradient? {
      get { fields.overlay }
      set { change { $0.overlay = newValue } }
    }

    /// The color over the overlay.
    public var overlayColor: Color? {
      get { fields.overlayColor }
      set { change { $0.overlayColor = newValue } }
    }

    /// The grain of the top layer.
    public var noise: Noise? {
      get { fields.noise }
      set { change { $0.noise = newValue } }
    }

    /// The blend modes of layers (default: normal, which covers the colors behind).
    public var blendModes: [Layer: BlendMode] {
      get { fields.blendModes }
      set { change { $0.blendModes = newValue.filter { $0.value != .normal } } }
    }

    /// Creates a background of layers; lists of colors are gradients from top to bottom.
    public init(
      backgroundColor: Color? = nil,
      backgroundGradient: [Color]? = nil,
      imageData: Data? = nil,
      imageContentMode: ImageContentMode = .fill,
      overlayColor: Color? = nil,
      overlayGradient: [Color]? = nil
    ) {
      change {
        $0.backgroundColor = backgroundColor
        $0.gradient = backgroundGradient.map { KeyboardGradient(colors: $0) }
        $0.imageData = imageData
        $0.imageContentMode = imageContentMode
        $0.overlay = overlayGradient.map { KeyboardGradient(colors: $0) }
        $0.overlayColor = overlayColor
      }
    }

    /// Decodes a background; missing fields have their defaults.
    public init(from decoder: any Decoder) throws {
      let decoded = try Fields(from: decoder)
      change { $0 = decoded }
    }

    /// Encodes the fields.
    public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }

    /// The colors of the gradient; setting them creates a vertical gradient.
    public var backgroundGradient: [Color]? {
      get { gradient?.colors }
      set { gradient = newValue.map { KeyboardGradient(colors: $0) } }
    }

    /// The colors of the overlay; setting them creates a vertical gradient.
    public var overlayGradient: [Color]? {
      get { overlay?.colors }
      set { overlay = newValue.map { KeyboardGradient(colors: $0) } }
    }

    /// Whether the background has no layers.
    public var isEmpty: Bool {
      material == nil && backgroundColor == nil && gradient == nil && imageData == nil
        && overlay == nil
        && overlayColor == nil && noise == nil
    }

    /// The default background of keyboards: empty, but it can be replaced.
    public static var standard: Self {
      get { StandardStyles.current.background }
      set { StandardStyles.update { $0.background = newValue } }
    }

    /// Creates a background of one color.
    public static func color(_ color: Color) -> Self { Self(backgroundColor: color) }

    /// Creates a background of a material.
    public static func material(_ material: Keyboard.Material) -> Self {
      changing(Self()) { $0.material = material }
    }

    /// Creates a background of an image file's bytes, PNG, JPEG, WebP or SVG.
    public static func image(_ data: Data) -> Self { Self(imageData: data) }

    /// Creates a background of an image file's bytes, PNG, JPEG, WebP or SVG, with a content mode.
    public static func image(data: Data, contentMode: ImageContentMode = .fill) -> Self {
      Self(imageData: data, imageContentMode: contentMode)
    }

    /// Creates a background with a gradient from top to bottom.
    public static func verticalGradient(_ colors: [Color]) -> Self {
      Self(backgroundGradient: colors)
    }

    /// Creates a background with a gradient.
    public static func gradient(_ gradient: KeyboardGradient) -> Self {
      changing(Self()) { $0.gradient = gradient }
    }

    package func isOpaque(isDark: Bool) -> Bool {
      let fields = fields
      // Layers that blend show what is behind.
      func covers(_ layer: Layer, _ color: Color?) -> Bool {
        guard let color, fields.blendModes[layer] == nil else { return false }
        return color.resolved(isDark: isDark).isOpaque
      }
      func covers(_ layer: Layer, _ gradient: KeyboardGradient?) -> Bool {
        guard let gradient, fields.blendModes[layer] == nil else { return false }
        return gradient.stops.allSatisfy { $0.color.resolved(isDark: isDark).isOpaque }
      }
      return covers(.color, fields.backgroundColor) || covers(.overlayColor, fields.overlayColor)
        || hasCoveringImage || covers(.gradient, fields.gradient)
        || covers(.overlay, fields.overlay)
    }

    package var hasCoveringImage: Bool {
      guard imageContentMode != .fit, imageOpacity >= 1, fields.blendModes[.image] == nil else {
        return false
      }
      return imageFile?.isOpaque ?? false
    }

    package var imageFile: ImageFile? {
      guard let file = imageData.flatMap({ ImageFile($0) }) else { return nil }
      return imageRegion.map { file.cropped(to: $0) } ?? file
    }
  }
}
