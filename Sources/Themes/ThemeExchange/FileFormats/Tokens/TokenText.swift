import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

/// A design token as the export writes it.
struct TokenText {

  let type: TokenType
  let value: JSONText
  let extensions: JSONMembers

  init(_ type: TokenType, _ value: JSONText, extensions: JSONMembers = []) {
    self.type = type
    self.value = value
    self.extensions = extensions
  }

  private init(
    _ type: TokenType, both value: (_ isDark: Bool) -> JSONText,
    extensions: JSONMembers = []
  ) {
    let (light, dark) = (value(false), value(true))
    self.init(
      type, light,
      extensions: extensions + (light == dark ? [] : [(TokenExtension.dark, dark)]))
  }

  var json: JSONText {
    [
      "$type": .string(type.rawValue), "$value": value,
      "$extensions": extensions.isEmpty ? nil : [TokenExtension.vendor: .object(extensions)],
    ]
  }

  init?(_ value: ThemeVariable.Value) {
    switch value {
    case .color(let color): self = .color(color)
    case .number(let number): self.init(.number, .number(number))
    case .font(let font): self = .font(font)
    case .background(let background):
      switch (background.backgroundColor, background.gradient) {
      case (let color?, nil) where background == .color(color): self = .color(color)
      case (nil, let gradient?) where background == .gradient(gradient): self = .gradient(gradient)
      default: return nil
      }
    case .text, .other: return nil
    }
  }

  static func color(_ color: Color) -> TokenText {
    TokenText(.color, both: { json(color.resolved(isDark: $0)) })
  }

  static func points(_ points: Double) -> TokenText { TokenText(.dimension, pixels(points)) }

  static func families(_ families: [String]) -> TokenText {
    TokenText(.fontFamily, names(families))
  }

  static func gradient(_ gradient: KeyboardGradient) -> TokenText {
    TokenText(
      .gradient,
      both: { isDark in
        .array(
          gradient.stops.map { stop in
            [
              "color": json(stop.color.resolved(isDark: isDark)),
              "position": .number(stop.location),
            ]
          })
      }, extensions: [(TokenExtension.gradient, geometry(of: gradient))])
  }

  static func shadows(_ shadows: [Keyboard.KeyShadow]) -> TokenText {
    TokenText(
      .shadow,
      both: { isDark in
        .array(
          shadows.map { shadow in
            [
              "color": json(shadow.color.resolved(isDark: isDark)),
              "offsetX": pixels(shadow.offset.x), "offsetY": pixels(shadow.offset.y),
              "blur": pixels(shadow.radius), "spread": pixels(shadow.spread),
              "inset": .boolean(shadow.isInner),
            ]
          })
      })
  }

  static func font(_ font: KeyboardFont) -> TokenText {
    var (families, style): ([String]?, String?)
    switch font.type {
    case .system: break
    case .custom(let name, _), .customFixed(let name, _): families = [name]
    case .families(let names, _): families = names.map(\.name)
    default: style = "\(font.type)"
    }
    let unset =
      (families == nil ? ["fontFamily"] : []) + (font.weight == nil ? ["fontWeight"] : [])
      + ["letterSpacing", "lineHeight"]
    let value: JSONText = [
      "fontFamily": names(families ?? ["system-ui"]), "fontSize": pixels(font.font.size),
      "fontWeight": .integer(font.font.weight.rawValue), "letterSpacing": pixels(0),
      "lineHeight": 1.2,
    ]
    return TokenText(
      .typography, value,
      extensions: (style.map { [(TokenExtension.textStyle, .string($0))] } ?? [])
        + [(TokenExtension.unset, names(unset))])
  }

  private static func json(_ color: Color.Resolved) -> JSONText {
    [
      "colorSpace": "srgb",
      "components": .array([color.red, color.green, color.blue].map { .number($0) }),
      "alpha": color.isOpaque ? nil : .number(color.opacity),
      "hex": .string(String(color.hexText.prefix(7))),
    ]
  }

  private static func geometry(of gradient: KeyboardGradient) -> JSONText {
    func pair(_ point: CGPoint) -> JSONText { .array([.number(point.x), .number(point.y)]) }
    let members: JSONMembers =
      switch gradient.shape {
      case .angle(let degrees): [("angle", .number(degrees))]
      case .linear(let start, let end): [("from", pair(start)), ("to", pair(end))]
      case .radial(let center, let radius, let focus):
        [("type", "radial"), ("center", pair(center)), ("radius", .number(radius))]
          + (focus.map { [("focus", pair($0))] } ?? [])
      case .conic(let center, let degrees):
        [("type", "conic"), ("center", pair(center)), ("angle", .number(degrees))]
      }
    return .object(members + (gradient.isRepeating ? [("repeat", .boolean(true))] : []))
  }

  private static func pixels(_ points: Double) -> JSONText {
    ["value": .number(points), "unit": "px"]
  }

  private static func names(_ names: [String]) -> JSONText { .array(names.map { .string($0) }) }
}
