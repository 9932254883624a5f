package import KeyboardDrawing
import SourceText

/// The components of colors in the functions of style sheets.
enum ColorModel: Sendable {

  /// Components from 0 to 255.
  case rgb

  case space(ColorSpace)

  init?(function name: String) {
    switch name {
    case "rgb", "rgba": self = .rgb
    case "hsl", "hsla": self = .space(.hsl)
    case "hwb", "lab", "lch", "oklab", "oklch":
      guard let space = ColorSpace(rawValue: name) else { return nil }
      self = .space(space)
    default: return nil
    }
  }

  /// The names of the components of another color, the opacity last.
  var channels: [String] {
    switch self {
    case .space(.hsl): ["h", "s", "l", "alpha"]
    case .space(.hwb): ["h", "w", "b", "alpha"]
    case .space(.lab), .space(.oklab): ["l", "a", "b", "alpha"]
    case .space(.lch), .space(.oklch): ["l", "c", "h", "alpha"]
    case .space(.xyzD50), .space(.xyzD65): ["x", "y", "z", "alpha"]
    default: ["r", "g", "b", "alpha"]
    }
  }

  /// The value of 100 % for each component, and for the opacity.
  var wholes: [Double] {
    switch self {
    case .rgb: [255, 255, 255, 1]
    case .space(.hsl), .space(.hwb): [100, 100, 100, 1]
    case .space(.lab): [100, 125, 125, 1]
    case .space(.lch): [100, 150, 100, 1]
    case .space(.oklab): [1, 0.4, 0.4, 1]
    case .space(.oklch): [1, 0.4, 100, 1]
    default: [1, 1, 1, 1]
    }
  }

  func components(of color: Color.Resolved) -> [Double] {
    let parts =
      switch self {
      case .rgb: [color.red, color.green, color.blue].map { $0 * 255 }
      case .space(let space): space.components(of: color)
      }
    return parts + [color.opacity]
  }

  func color(_ parts: [Double], opacity: Double) -> Color.Resolved {
    let opacity = min(max(opacity, 0), 1)
    switch self {
    case .rgb: return Color.Resolved(parts.map { $0 / 255 }, in: .srgb, opacity: opacity)
    case .space(.hsl):
      return Color.Resolved(
        [parts[0]] + parts[1...].map { min(max($0, 0), 100) }, in: .hsl, opacity: opacity)
    case .space(.oklab):
      return OKLab(lightness: parts[0], a: parts[1], b: parts[2]).color(opacity: opacity)
    case .space(.oklch):
      return OKLab(lightness: parts[0], chroma: max(parts[1], 0), hue: parts[2])
        .color(opacity: opacity)
    case .space(let space): return Color.Resolved(parts, in: space, opacity: opacity)
    }
  }
}

// The mixtures of `color-mix()`.
extension ColorSpace {

  private var hueIndex: Int? {
    switch self {
    case .lch, .oklch: 2
    case .hsl, .hwb: 0
    default: nil
    }
  }

  /// Source: CSS Color Module Level 4, section 12, with shares that add up to 1.
  package func mix(_ first: Color.Resolved, _ second: Color.Resolved, share: Double)
    -> Color.Resolved
  {
    let opacity = first.opacity * (1 - share) + second.opacity * share
    guard opacity > 0 else { return first.opacity(0) }
    let weight = second.opacity * share / opacity
    let (a, b) = (components(of: first), components(of: second))
    var parts = zip(a, b).map { $0 * (1 - weight) + $1 * weight }
    if let hueIndex {
      // Grays have no hue, and take that of the other color.
      let start = OKLab(first).chroma < Self.gray ? b[hueIndex] : a[hueIndex]
      let end = OKLab(second).chroma < Self.gray ? start : b[hueIndex]
      let way = (end - start + 540).truncatingRemainder(dividingBy: 360) - 180
      parts[hueIndex] = start + way * share
    }
    return ColorModel.space(self).color(parts, opacity: opacity)
  }

  static let gray = 0.000_5
}

/// Notation of a written color, which edits keep.
package enum ColorNotation: String, CaseIterable, Sendable {
  case hex, rgb, hsl, oklch, name

  package init(of text: String) {
    let start = text.prefix { $0 != "(" }.lowercased()
    switch start {
    case "rgb", "rgba": self = .rgb
    case "hsl", "hsla": self = .hsl
    case "oklch": self = .oklch
    case _ where text.hasPrefix("#") || text.contains("("): self = .hex
    default: self = .name
    }
  }

  package func text(of color: Color.Resolved) -> String? {
    switch self {
    case .hex: return color.hexText
    case .rgb:
      return call(
        "rgb", [color.red, color.green, color.blue].map { ($0 * 255).rounded().plainText }, color)
    case .hsl:
      let (hue, saturation, lightness) = color.hueSaturationLightness
      return call(
        "hsl",
        [
          hue.rounded(toDigits: 1).plainText,
          (saturation * 100).rounded(toDigits: 2).plainText + "%",
          (lightness * 100).rounded(toDigits: 2).plainText + "%",
        ], color)
    case .oklch:
      let lab = OKLab(color)
      let hue = lab.chroma < ColorSpace.gray ? 0 : lab.hue
      return call(
        "oklch",
        [
          (lab.lightness * 100).rounded(toDigits: 2).plainText + "%",
          lab.chroma.rounded(toDigits: 4).plainText,
          hue.rounded(toDigits: 2).plainText,
        ], color)
    case .name:
      return NamedColors.names.first {
        guard let named = NamedColors.color($0), named.light == named.dark else { return false }
        return named.light.hexText == color.hexText
      }
    }
  }

  private func call(_ name: String, _ parts: [String], _ color: Color.Resolved) -> String {
    let opacity =
      color.opacity < 1 ? " / \((color.opacity * 100).rounded(toDigits: 1).plainText)%" : ""
    return "\(name)(\(parts.joined(separator: " "))\(opacity))"
  }
}
