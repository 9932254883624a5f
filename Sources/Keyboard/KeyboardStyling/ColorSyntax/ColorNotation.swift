import KeyboardDocuments
package import KeyboardDrawing

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
    case .hex: color.hexText
    case .rgb:
      call(
        "rgb", [color.red, color.green, color.blue].map { ($0 * 255).rounded().plainText }, color)
    case .hsl: hsl(color)
    case .oklch: oklch(color)
    case .name:
      NamedColors.names.first {
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

  private func hsl(_ color: Color.Resolved) -> String {
    let (hue, saturation, lightness) = color.hueSaturationLightness
    return call(
      "hsl",
      [
        hue.rounded(toDigits: 1).plainText, (saturation * 100).rounded(toDigits: 2).plainText + "%",
        (lightness * 100).rounded(toDigits: 2).plainText + "%",
      ], color)
  }

  private func oklch(_ color: Color.Resolved) -> String {
    let lab = OKLab(color)
    let hue = lab.chroma < 0.000_5 ? 0 : lab.hue
    return call(
      "oklch",
      [
        (lab.lightness * 100).rounded(toDigits: 2).plainText + "%",
        lab.chroma.rounded(toDigits: 4).plainText,
        hue.rounded(toDigits: 2).plainText,
      ], color)
  }
}
