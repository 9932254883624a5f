import KeyboardDrawing

indirect enum ColorExpression {

  case literal(Color)
  case number(Double)
  case variable(String, Range<Int>)
  case call(ColorFunction, [ColorExpression])
}

enum ColorFunction: String, CaseIterable {

  /// `mix(a, b, share of b)`, where the share defaults to a half.
  case mix

  /// `lighten(color, amount)`.
  case lighten

  /// `darken(color, amount)`.
  case darken

  /// `alpha(color, opacity)`.
  case alpha

  /// `readable-text-on(color)`: black or white, or `readable-text-on(color, first, second)`.
  case readableTextOn = "readable-text-on"

  /// `light-dark(a, b)`.
  case lightDark = "light-dark"

  /// The kinds of the parameters, `true` for a color and `false` for a number.
  var parameters: [Bool] {
    switch self {
    case .mix: [true, true, false]
    case .lighten, .darken, .alpha: [true, false]
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

  func color(_ colors: [Color.Resolved], _ number: Double?) -> Color.Resolved {
    guard let first = colors.first else { return Color.Resolved(hex: 0) }
    let second = colors.count > 1 ? colors[1] : first
    let last = colors.count > 2 ? colors[2] : first
    let amount = number ?? 0.5
    switch self {
    case .mix: return Self.mix(first, second, amount)
    case .lighten: return Self.shift(first, by: amount)
    case .darken: return Self.shift(first, by: -amount)
    case .alpha: return first.withOpacity(amount)
    case .readableTextOn:
      return Self.readable(
        on: first, colors.count > 1 ? second : nil, colors.count > 2 ? last : nil)
    case .lightDark: return first
    }
  }

  /// Blend two colors in OKLab, weighted by opacity.
  private static func mix(
    _ first: Color.Resolved, _ second: Color.Resolved, _ share: Double
  ) -> Color.Resolved {
    let opacity = first.opacity * (1 - share) + second.opacity * share
    guard opacity > 0 else { return first.opacity(0) }
    let weight = second.opacity * share / opacity
    let (a, b) = (OKLab(first), OKLab(second))
    func blend(_ a: Double, _ b: Double) -> Double { a * (1 - weight) + b * weight }
    let color = OKLab(
      lightness: blend(a.lightness, b.lightness), a: blend(a.a, b.a), b: blend(a.b, b.b))
    return color.color(opacity: opacity)
  }

  private static func shift(_ color: Color.Resolved, by amount: Double) -> Color.Resolved {
    var lab = OKLab(color)
    lab.lightness += amount
    return lab.color(opacity: color.opacity)
  }

  private static func readable(
    on color: Color.Resolved, _ first: Color.Resolved?, _ second: Color.Resolved?
  ) -> Color.Resolved {
    let first = first ?? Color.Resolved(hex: 0)
    let second = second ?? Color.Resolved(hex: 0xFFFFFF)
    return color.contrast(to: first) >= color.contrast(to: second) ? first : second
  }
}

extension Color.Resolved {

  fileprivate func withOpacity(_ opacity: Double) -> Color.Resolved {
    Color.Resolved(red: red, green: green, blue: blue, opacity: opacity)
  }
}
