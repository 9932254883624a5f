public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

extension Keyboard {

  /// A translucent material such as glass, which shows what lies behind it.
  ///
  /// It blurs the backdrop, multiplies its saturation, lays the tint over it and adds the light:
  ///
  /// ```swift
  /// var glass = Keyboard.Material(blur: 12, saturation: 1.5)
  /// glass.tint = .white.opacity(0.6)
  /// Keyboard.Background.material(glass).material  // → glass
  /// ```
  public struct Material: Hashable, Codable, Sendable {

    /// The blur radius in points, about twice the standard deviation.
    public var blur: CGFloat

    /// The factor on the saturation; 1 changes nothing, 0 leaves grays.
    public var saturation: Double

    /// The color laid over, with its opacity.
    public var tint: Color?

    /// The added color.
    public var light: Color?

    /// The color assumed where nothing lies behind.
    public var base = Color(light: .init(hex: 0xF2F2F2), dark: .init(hex: 0))

    /// Creates a material, which changes nothing by default.
    public init(
      blur: CGFloat = 0, saturation: Double = 1, tint: Color? = nil, light: Color? = nil
    ) {
      self.blur = blur
      self.saturation = saturation
      self.tint = tint
      self.light = light
    }

    package func resolved(isDark: Bool) -> KeyboardDrawing.Material {
      let none = Color.Resolved(hex: 0, opacity: 0)
      return KeyboardDrawing.Material(
        blur: Double(blur) / 2, saturation: saturation,
        tint: tint?.resolved(isDark: isDark) ?? none,
        light: light?.resolved(isDark: isDark) ?? none, base: base.resolved(isDark: isDark))
    }

    func mapColors(_ change: (Color) -> Color) -> Self {
      var material = self
      material.tint = tint.map(change)
      material.light = light.map(change)
      material.base = change(base)
      return material
    }
  }

  /// A grain of light and dark dots, the same for the same seed.
  ///
  /// ```swift
  /// var paper = Keyboard.Background.color(.white)
  /// paper.noise = Keyboard.Noise(amount: 0.06, scale: 1)
  /// paper.blendModes[.noise] = .multiply
  /// paper.noise?.seed  // → 0
  /// ```
  public struct Noise: Hashable, Codable, Sendable {

    /// The opacity of the strongest dots, from 0 to 1.
    public var amount: Double

    /// The side of a dot in points.
    public var scale: Double

    /// The seed of the random dots.
    public var seed: Int

    /// Creates a grain.
    public init(amount: Double, scale: Double = 0.5, seed: Int = 0) {
      self.amount = amount
      self.scale = scale
      self.seed = seed
    }
  }

  /// A shadow of a key's outline, behind the key or inside its face.
  public struct KeyShadow: Hashable, Codable, Sendable {

    /// The color of the shadow.
    public var color: Color

    /// The blur radius in points.
    public var radius: CGFloat

    /// The offset in points, right and down.
    public var offset: CGPoint

    /// Growth of the shadow beyond the key, in points; inside, the shadow shrinks instead.
    public var spread: CGFloat

    /// Whether the key's edges cast the shadow on its face.
    public var isInner: Bool

    /// Creates a shadow, by default a sharp one exactly behind the key.
    public init(
      color: Color, radius: CGFloat = 0, offset: CGPoint = .zero, spread: CGFloat = 0,
      isInner: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.offset = offset
      self.spread = spread
      self.isInner = isInner
    }

    func mapColor(_ map: (Color) -> Color) -> Self { changing(self) { $0.color = map(color) } }
  }
}

// The numbers are fitted to pictures of devices, in levels of 255. In light, for a backdrop c whose
// saturation is multiplied without clipping:
//
// Board: [390-colours] 156.4, 157.4, 161.2 + 0.275 × c, saturation 1.757, deviation 7.46 points;
//   residual median 0.2, 90th percentile 0.7, over #f2f2f2, yellow and #2c2c2c. Over white, [430]
//   is 2 levels darker.
// Face, over the board: 184.4 + 0.322 × c, saturation 2.023; residual median 0.5 and 90th percentile
//   1.4 over the photo of [390-pad], 0.2 and 0.6 over [390-colours], and exact in [390-dark].
//
// In dark, there are pictures over black only: board (23, 23, 23), face 38 more, pressed 15 more.
extension Keyboard.Material {

  /// Returns the glass of a keyboard.
  public static func glassBoard(for scheme: ColorScheme) -> Self {
    let isDark = scheme == .dark
    let tint = isDark ? Color.Resolved(hex: 0x202020) : Color.Resolved(hex: 0xD8D9DE)
    return Self(blur: 15, saturation: 1.757, tint: Color(tint.opacity(0.725)))
  }

  /// Returns the glass of a key's face, over the keyboard's.
  public static func glassFace(for scheme: ColorScheme) -> Self {
    glass(lightFace: 1, darkLight: 38, for: scheme)
  }

  /// Returns pressed glass over the keyboard's; 60 % of the light change is KeyboardKit 9.9.1's.
  public static func glassPressedFace(for scheme: ColorScheme) -> Self {
    glass(lightFace: 0.6, darkLight: 15, for: scheme)
  }

  /// Returns a share of a light face, or a dark one with a light in levels of 255.
  private static func glass(
    lightFace share: Double, darkLight: Double, for scheme: ColorScheme
  ) -> Self {
    let white = Color.Resolved(hex: 0xFFFFFF)
    guard scheme != .dark else { return Self(light: Color(white.opacity(darkLight / 255))) }
    let (factor, saturation, sum) = (0.322, 2.023, 184.4 / 255)
    // A share of an affine change is affine again.
    let kept = 1 - share + share * factor
    return Self(
      saturation: (1 - share + share * factor * saturation) / kept,
      tint: Color(white.opacity(1 - kept)),
      // Rest that even white at this opacity lacks.
      light: Color(white.opacity(share * sum - (1 - kept))))
  }
}

extension Keyboard.Background {

  /// A layer that can blend with those behind it; a material shows what is behind by itself.
  public enum Layer: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case color, gradient, image, overlay, overlayColor, noise
  }
}
