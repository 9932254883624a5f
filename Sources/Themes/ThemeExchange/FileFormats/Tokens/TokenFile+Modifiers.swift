import KeyboardDrawing
import KeyboardStyling
import SourceText

// Colors that Tokens Studio changes: it writes how under `$extensions`.
extension TokenFile {

  /// Returns the value of a token after its modifier, if it has one.
  mutating func content(of token: Token, expecting type: TokenType?) -> JSONValue? {
    guard let modifier = token.modifier else { return token.value }
    return following(token.value, expecting: type) { file, value in
      guard let color = file.color(value, named: token.name.quoted)?.color else { return nil }
      let text = file.modified(color, by: modifier, of: token).hexText
      return changing(value) { $0.content = .string(text) }
    }
  }

  /// Source: github.com/tokens-studio/sd-transforms, `src/color-modifiers`.
  private mutating func modified(
    _ color: Color.Resolved, by modifier: JSONValue, of token: Token
  ) -> Color.Resolved {
    let name = "modify of \(token.name)"
    let kind = modifier["type"]?.string ?? ""
    let space = modifier["space"]?.string ?? "lch"
    let amount = modifier["value"].flatMap { self.value($0, as: .number, named: name)?.number }
    guard ["lighten", "darken", "alpha", "mix"].contains(kind), let amount, 0...1 ~= amount else {
      differences.append("without its modifier \(kind.shortened.quoted)")
      return color
    }
    if kind == "alpha" { return color.opacity(amount) }
    let mixing = ColorSpace(name: space == "p3" ? "display-p3" : space)
    if kind == "mix" ? mixing == nil : !["srgb", "hsl"].contains(space) {
      differences.append("modified in OKLCH, not in \(space)")
    }
    if kind == "mix" {
      let other = modifier["color"].flatMap { self.value($0, as: .color, named: name)?.parts.first }
      return other.map { (mixing ?? .oklch).mix(color, $0.color, share: amount) } ?? color
    }
    func changed(_ part: Double) -> Double {
      kind == "lighten" ? part + (1 - part) * amount : part * (1 - amount)
    }
    switch space {
    case "srgb":
      return Color.Resolved(
        red: changed(color.red), green: changed(color.green), blue: changed(color.blue),
        opacity: color.opacity)
    case "hsl":
      let (hue, saturation, lightness) = color.hueSaturationLightness
      return Color.Resolved(
        [hue, saturation * 100, changed(lightness) * 100], in: .hsl, opacity: color.opacity)
    default:
      return changing(OKLab(color)) { $0.lightness = changed($0.lightness) }
        .color(opacity: color.opacity)
    }
  }
}
