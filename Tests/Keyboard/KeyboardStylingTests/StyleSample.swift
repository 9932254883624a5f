import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import RandomNumbers

/// Makes styles whose fields hold values that differ from the defaults and from each other.
enum StyleSample {

  /// A style with one field set to a value that depends on the seed.
  static func with<Style: LayeredStyle>(
    _ field: StyleField<Style>, seed: Int, in style: Style
  ) -> Style {
    var style = style
    let number = Double(seed) * 0.25 + 0.125
    switch field.slot {
    case .color(let path): style[keyPath: path] = Color(hex: UInt32(seed) * 0x010305)
    case .length(let path, _): style[keyPath: path] = number
    case .number(let path, let range):
      style[keyPath: path] =
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(seed) / 64
    case .size(let path): style[keyPath: path] = CGSize(width: number, height: 2)
    case .point(let path): style[keyPath: path] = CGPoint(x: number, y: 2)
    case .insets(let path), .widths(let path, _): style[keyPath: path] = EdgeInsets(all: number)
    case .corners(_, let radii, _):
      style[keyPath: radii] = Keyboard.CornerRadii(
        topLeading: .points(number), bottomTrailing: .percent(number))
    case .font(let path): style[keyPath: path] = .system(size: 7 + number)
    case .families(let path): style[keyPath: path] = ["Family \(seed)"]
    case .signal(let path, let names): style[keyPath: path] = names[seed % names.count]
    case .weight(let path):
      let weights = KeyboardFont.FontWeight.allCases
      style[keyPath: path] = weights[seed % weights.count]
    case .choice(let names, _, let set): set(&style, names[seed % names.count])
    case .label(let path): style[keyPath: path] = .text("Label \(seed)")
    case .gradient(let path):
      style[keyPath: path] = KeyboardGradient(
        colors: [.black, Color(hex: UInt32(seed) * 0x010305)])
    case .background(let path):
      style[keyPath: path] = .color(Color(hex: UInt32(seed) * 0x010305))
    case .shadows(let path):
      style[keyPath: path] = [.init(color: Color(hex: UInt32(seed) * 0x010305), spread: number / 4)]
    case .icon(let path): style[keyPath: path] = Keyboard.KeyIcon(.text("\(seed)"))
    case .stickers(let path):
      style[keyPath: path] = [.init(imageData: Data([UInt8(seed)]), width: number)]
    case .transition(let path):
      style[keyPath: path] = .init(duration: number / 4, curve: .spring(bounce: 0.5))
    case .animation(let path):
      style[keyPath: path] = .init(
        duration: number, curve: .bezier(CGPoint(x: 0.5, y: 1.5), CGPoint(x: 0.25, y: -1)),
        count: seed % 2 == 0 ? nil : seed, reverses: seed % 3 == 0,
        keyframes: [
          .init(at: 0.25, scale: 0.75, color: Color(hex: UInt32(seed) * 0x010305)),
          .init(at: 0.5, offset: CGPoint(x: number, y: 2), turn: -number, opacity: 0.5),
        ])
    case .toolbarItem(let path):
      style[keyPath: path].backgroundColor = Color(hex: UInt32(seed) * 0x010305)
    case .toolbarSeparator(let path): style[keyPath: path].width = 20 + number
    }
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
