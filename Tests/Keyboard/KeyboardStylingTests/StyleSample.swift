import KeyboardKit

/// Makes styles whose fields hold values that differ from the defaults and from each other.
enum StyleSample {

  /// A style with one field set to a value that depends on the seed.
  static func with<Style: LayeredStyle>(
    _ field: StyleField<Style>, seed: Int, in style: Style
  ) -> Style {
    let (number, color) = (Double(seed) * 0.25 + 0.125, Color(hex: UInt32(seed) * 0x010305))
    let (weights, range) = (KeyboardFont.FontWeight.allCases, field.bounds.range ?? 0...64)
    let value: any Sendable =
      switch field.type {
      case is Color.Type: color
      case is CGFloat.Type: CGFloat(number)
      case is Double.Type:
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(seed) / 64
      case is CGSize.Type: CGSize(width: number, height: 2)
      case is CGPoint.Type: CGPoint(x: number, y: 2)
      case is EdgeInsets.Type: EdgeInsets(all: number)
      case is Keyboard.Corners.Type:
        Keyboard.Corners(
          radii: .init(topLeading: .points(number), bottomTrailing: .percent(number)))
      case is KeyboardFont.Type: KeyboardFont.system(size: 7 + number)
      case is [FontFamily].Type: [FontFamily("Family \(seed)")]
      case is KeyboardFont.FontWeight.Type: weights[seed % weights.count]
      case is String.Type: field.bounds.names.map { $0[seed % $0.count] } ?? ""
      case is Keyboard.KeyLabel.Type: Keyboard.KeyLabel.text("Label \(seed)")
      case is KeyboardGradient.Type: KeyboardGradient(colors: [.black, color])
      case is Keyboard.Background.Type: Keyboard.Background.color(color)
      case is [Keyboard.KeyShadow].Type: [Keyboard.KeyShadow(color: color, spread: number / 4)]
      case is Keyboard.KeyIcon.Type: Keyboard.KeyIcon(.text("\(seed)"))
      case is [Keyboard.Sticker].Type: [Keyboard.Sticker(imageData: Data([UInt8(seed)]))]
      case is Keyboard.Transition.Type:
        Keyboard.Transition(duration: number / 4, curve: .spring(bounce: 0.5))
      case is Keyboard.KeyAnimation.Type:
        Keyboard.KeyAnimation(
          duration: number, curve: .bezier(CGPoint(x: 0.5, y: 1.5), CGPoint(x: 0.25, y: -1)),
          count: seed % 2 == 0 ? nil : seed, reverses: seed % 3 == 0,
          keyframes: [
            .init(at: 0.25, scale: 0.75, color: color),
            .init(at: 0.5, offset: CGPoint(x: number, y: 2), turn: -number, opacity: 0.5),
          ])
      case is Autocomplete.ToolbarItemStyle.Type:
        Autocomplete.ToolbarItemStyle(backgroundColor: color)
      default: Autocomplete.ToolbarSeparatorStyle(width: 20 + number)
      }
    var style = style
    field.set(value, in: &style)
    return style
  }

  /// A style with about half of its fields set.
  static func any<Style: LayeredStyle>(_ open: Style, _ random: inout SeededNumbers) -> Style {
    Style.fields.reduce(open) { style, field in
      let seed = Int.random(in: 1...50, using: &random)
      return Bool.random(using: &random) ? with(field, seed: seed, in: style) : style
    }
  }
}
