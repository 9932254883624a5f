import KeyboardDrawing

enum TokenValue {

  /// The difference is that to the token's own color.
  struct ColorValue {
    var color: Color.Resolved

    /// A theme's text of a color outside of sRGB.
    var text: String?
    var difference: String?
  }

  /// The difference is that to the token's own length.
  struct Length {
    var points: Double
    var difference: String?
  }

  struct Shadow {
    var color: ColorValue
    var x: Length
    var y: Length
    var blur: Length
    var spread: Length
    var isInset: Bool
  }

  struct Stop {
    var color: ColorValue
    var position: Double
  }

  struct Typography {
    var families: [String] = []
    var size: Length
    var weight: Int?

    /// The parts that keyboards have no use for.
    var lost: [String] = []
  }

  case color(ColorValue)
  case dimension(Length)
  case number(Double)
  case fontFamily([String])
  case fontWeight(Int)
  case duration(milliseconds: Double)
  case border(color: ColorValue, width: Length)
  case shadow([Shadow])
  case gradient([Stop])
  case typography(Typography)
  case useless
}

extension TokenValue {

  static let weights: [(name: String, number: Int)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  var differences: [String] {
    switch self {
    case .color(let color): [color.difference].compactMap { $0 }
    case .dimension(let length): [length.difference].compactMap { $0 }
    case .shadow(let shadows):
      shadows.flatMap {
        [
          $0.color.difference, $0.x.difference, $0.y.difference, $0.blur.difference,
          $0.spread.difference,
        ].compactMap { $0 }
      }
    case .gradient(let stops): stops.compactMap(\.color.difference)
    case .typography(let font): [font.size.difference].compactMap { $0 }
    default: []
    }
  }
}
