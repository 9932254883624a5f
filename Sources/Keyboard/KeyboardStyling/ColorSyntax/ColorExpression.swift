import KeyboardDrawing
import SourceText

/// Parsed color of a theme file, before its variables are known.
indirect enum ColorExpression {

  case literal(Color)
  case number(Calculation)
  case variable(String, Range<Int>)
  case call(ColorFunction, [ColorExpression])

  /// Components, which may be calculated from another color's, and the opacity if there is one.
  case model(ColorModel, from: ColorExpression?, [Calculation])

  case mix(ColorSpace, [(color: ColorExpression, share: Calculation?)])
}

/// Function of colors in theme files.
enum ColorFunction: String, CaseIterable {

  /// `mix(a, b, share of b)`, where the share defaults to a half.
  case mix

  case lighten
  case darken

  /// `saturate(color, amount)`, where a negative amount makes it paler.
  case saturate

  case rotate
  case alpha

  /// `readable-text-on(color)`: black or white, or `readable-text-on(color, first, second)`.
  case readableTextOn = "readable-text-on"

  case lightDark = "light-dark"

  var parameters: [Bool] {
    switch self {
    case .mix: [true, true, false]
    case .lighten, .darken, .saturate, .rotate, .alpha: [true, false]
    case .readableTextOn: [true, true, true]
    case .lightDark: [true, true]
    }
  }

  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .mix: 2...3
    case .readableTextOn: 1...3
    default: parameters.count...parameters.count
    }
  }

  var amounts: ClosedRange<Double> {
    switch self {
    case .saturate: -1...1
    case .rotate: -360...360
    default: 0...1
    }
  }

  func color(_ colors: [Color.Resolved], _ number: Double?) -> Color.Resolved {
    guard let first = colors.first else { return Color.Resolved(hex: 0) }
    let second = colors.count > 1 ? colors[1] : first
    let last = colors.count > 2 ? colors[2] : first
    let amount = number ?? 0.5
    switch self {
    case .mix: return ColorSpace.oklab.mix(first, second, share: amount)
    case .lighten: return Self.shift(first, by: amount)
    case .darken: return Self.shift(first, by: -amount)
    case .saturate: return Self.changed(first) { ($0 + amount * 0.4, $1) }
    case .rotate: return Self.changed(first) { ($0, $1 + amount) }
    case .alpha:
      return Color.Resolved(red: first.red, green: first.green, blue: first.blue, opacity: amount)
    case .readableTextOn:
      return Self.readable(
        on: first, colors.count > 1 ? second : nil, colors.count > 2 ? last : nil)
    case .lightDark: return first
    }
  }

  private static func changed(
    _ color: Color.Resolved, _ change: (Double, Double) -> (chroma: Double, hue: Double)
  ) -> Color.Resolved {
    let lab = OKLab(color)
    guard lab.chroma >= ColorSpace.gray else { return color }
    let (chroma, hue) = change(lab.chroma, lab.hue)
    return OKLab(lightness: lab.lightness, chroma: max(chroma, 0), hue: hue)
      .color(opacity: color.opacity)
  }

  private static func shift(_ color: Color.Resolved, by amount: Double) -> Color.Resolved {
    changing(OKLab(color)) { $0.lightness += amount }.color(opacity: color.opacity)
  }

  private static func readable(
    on color: Color.Resolved, _ first: Color.Resolved?, _ second: Color.Resolved?
  ) -> Color.Resolved {
    let first = first ?? Color.Resolved(hex: 0)
    let second = second ?? Color.Resolved(hex: 0xFFFFFF)
    return color.contrast(to: first) >= color.contrast(to: second) ? first : second
  }
}

/// Names of CSS, and of the keyboard's standard colors.
enum NamedColors {

  static func color(_ name: String) -> Color? {
    if let value = Color.styleSheetNames[name] { return Color(hex: value) }
    return own[name]
  }

  static var names: [String] { Color.styleSheetNames.keys.sorted() + own.keys.sorted() }

  private static let own: [String: Color] = [
    "transparent": .clear,
    "standard-key": .keyboardButtonBackground,
    "standard-system-key": .keyboardDarkButtonBackground,
    "standard-text": .keyboardButtonForeground,
    "standard-shadow": .keyboardButtonShadow,
    "standard-keyboard": .keyboardBackground,
    "system-blue": .blue, "system-brown": .brown, "system-cyan": .cyan, "system-gray": .gray,
    "system-green": .green, "system-indigo": .indigo, "system-mint": .mint,
    "system-orange": .orange, "system-pink": .pink, "system-purple": .purple,
    "system-red": .red, "system-teal": .teal, "system-yellow": .yellow,
  ]
}
