import Foundation
import KeyboardDocuments
package import KeyboardDrawing

/// The notations in which constant colors are written.
package enum ColorNotation: String, CaseIterable, Sendable {
  case hex, rgb, hsl, oklch, name

  /// The notation of a text.
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

  /// Return a color in the notation; nil if it can't be written exactly enough.
  package func text(of color: Color.Resolved) -> String? {
    switch self {
    case .hex: Self.hex(color)
    case .rgb:
      call(
        "rgb", [color.red, color.green, color.blue].map { ($0 * 255).rounded().plainText }, color)
    case .hsl: hsl(color)
    case .oklch: oklch(color)
    case .name:
      ColorText.names.first {
        guard let named = NamedColors.color($0), named.light == named.dark else { return false }
        return Self.hex(named.light) == Self.hex(color)
      }
    }
  }

  private func call(_ name: String, _ parts: [String], _ color: Color.Resolved) -> String {
    let opacity = color.opacity < 1 ? " / \(Self.rounded(color.opacity * 100, 1))%" : ""
    return "\(name)(\(parts.joined(separator: " "))\(opacity))"
  }

  private static func hex(_ color: Color.Resolved) -> String {
    let parts = [color.red, color.green, color.blue] + (color.opacity < 1 ? [color.opacity] : [])
    return "#"
      + parts.map { part in
        let byte = UInt8((part * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  private func hsl(_ color: Color.Resolved) -> String {
    let parts = [color.red, color.green, color.blue]
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    let (chroma, lightness) = (high - low, (high + low) / 2)
    var hue = 0.0
    if chroma > 0 {
      switch high {
      case color.red: hue = (color.green - color.blue) / chroma
      case color.green: hue = (color.blue - color.red) / chroma + 2
      default: hue = (color.red - color.green) / chroma + 4
      }
    }
    let degrees = (hue * 60 + 360).truncatingRemainder(dividingBy: 360)
    let saturation = chroma > 0 ? chroma / (1 - abs(2 * lightness - 1)) : 0
    return call(
      "hsl",
      [
        Self.rounded(degrees, 1), Self.rounded(saturation * 100, 1) + "%",
        Self.rounded(lightness * 100, 1) + "%",
      ], color)
  }

  private func oklch(_ color: Color.Resolved) -> String {
    let lab = OKLab(color)
    let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    let hue = chroma < 0.000_5 ? 0 : atan2(lab.b, lab.a) * 180 / .pi
    return call(
      "oklch",
      [
        Self.rounded(lab.lightness * 100, 2) + "%", Self.rounded(chroma, 4),
        Self.rounded((hue + 360).truncatingRemainder(dividingBy: 360), 2),
      ], color)
  }

  private static func rounded(_ number: Double, _ digits: Int) -> String {
    let factor = pow(10, Double(digits))
    return ((number * factor).rounded() / factor).plainText
  }
}
