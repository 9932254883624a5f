import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeWriter {

  /// Return a color, or an object with one for each color scheme.
  static func json(_ color: Color) -> JSONText {
    if color.light == color.dark { return json(color.light) }
    return .object([("light", json(color.light)), ("dark", json(color.dark))])
  }

  /// Return a color as `#rrggbb` if that is exact, and else with all its digits.
  private static func json(_ color: Color.Resolved) -> JSONText {
    let components = [color.red, color.green, color.blue]
    let isEightBit = components.allSatisfy(\.isByte)
    if isEightBit, color.opacity.isByte { return .string(color.hexText) }
    let numbers = components.map { isEightBit ? ($0 * 255).rounded() : $0 }
    let digits = numbers.map(\.plainText).joined(separator: " ")
    let opacity = color.isOpaque ? "" : " / \(color.opacity.plainText)"
    return .string("\(isEightBit ? "rgb(" : "color(srgb ")\(digits)\(opacity))")
  }

  /// Return two numbers.
  static func pair(_ first: CGFloat, _ second: CGFloat) -> JSONText {
    .array([.number(first), .number(second)])
  }

  /// Return a point.
  static func json(_ point: CGPoint) -> JSONText { pair(point.x, point.y) }

  /// Return insets: one number if all are equal.
  static func json(_ insets: EdgeInsets) -> JSONText {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    if edges.allSatisfy({ $0.1 == insets.top }) { return .number(insets.top) }
    return .object(edges.map { ($0.0, .number($0.1)) })
  }

  /// Return a font: a size or a text style, with optional families and weight.
  static func json(_ font: KeyboardFont) -> JSONText {
    var members: [(String, JSONText)] = []
    switch font.type {
    case .system(let size): members.append(("size", .number(size)))
    case .custom(let name, let size), .customFixed(let name, let size):
      members += [("size", .number(size)), ("family", .string(name))]
    case .families(let names, let size):
      members += [("size", .number(size)), ("family", .array(names.map { .string($0) }))]
    default:
      let style = ThemeTextStyle.allCases.first { $0.type == font.type } ?? .body
      members.append(("style", .string(style.rawValue)))
    }
    if let weight = font.weight { members.append(("weight", .string(weight.rawValue))) }
    return members.count == 1 ? members[0].1 : .object(members)
  }
}

extension Double {

  /// Whether eight bits represent this share exactly.
  fileprivate var isByte: Bool { (self * 255).rounded() / 255 == self }
}

extension ThemeWriter {

  /// Return a background: a color, a gradient, or an object of layers.
  static func json(_ background: Keyboard.Background) -> JSONText {
    var members: [(String, JSONText)] = []
    if let color = background.backgroundColor { members.append(("color", json(color))) }
    if let gradient = background.gradient { members.append(("gradient", json(gradient))) }
    if let data = background.imageData {
      members.append(("image", image(data, of: background)))
    }
    if let overlay = background.overlay { members.append(("overlay", json(overlay))) }
    if let color = background.overlayColor { members.append(("overlayColor", json(color))) }
    let isPlain = members.count == 1 && ["color", "gradient"].contains(members[0].0)
    return isPlain ? members[0].1 : .object(members)
  }

  /// Return a gradient without the fields that have defaults.
  private static func json(_ gradient: KeyboardGradient) -> JSONText {
    let last = Double(max(gradient.stops.count - 1, 1))
    let isEven = gradient.stops.enumerated().allSatisfy { $1.location == Double($0) / last }
    let stops = JSONText.array(
      gradient.stops.map { stop in
        isEven
          ? json(stop.color)
          : .object([("color", json(stop.color)), ("at", .number(stop.location))])
      })
    switch gradient.shape {
    case .vertical: return .object([("stops", stops)])
    case .linear(let start, let end):
      return .object([("from", json(start)), ("to", json(end)), ("stops", stops)])
    case .angle(let degrees): return .object([("angle", .number(degrees)), ("stops", stops)])
    case .radial(let center, let radius):
      return .object([
        ("type", .string(ThemeGradientType.radial.rawValue)), ("center", json(center)),
        ("radius", .number(radius)), ("stops", stops),
      ])
    }
  }

  /// Return an embedded image with its drawing options.
  private static func image(_ data: Data, of background: Keyboard.Background) -> JSONText {
    let plain = Keyboard.Background()
    var members = [("file", JSONText.string(EmbeddedImage(data: data).text))]
    if background.imageContentMode != plain.imageContentMode {
      members.append(("mode", .string(background.imageContentMode.rawValue)))
    }
    if background.imageFocalPoint != plain.imageFocalPoint {
      members.append(("focalPoint", json(background.imageFocalPoint)))
    }
    if background.imageScale != plain.imageScale {
      members.append(("scale", .number(background.imageScale)))
    }
    if background.imageOpacity != plain.imageOpacity {
      members.append(("opacity", .number(background.imageOpacity)))
    }
    if let tint = background.imageTint { members.append(("tint", json(tint))) }
    if background.imageBlur != plain.imageBlur {
      members.append(("blur", .number(background.imageBlur)))
    }
    return members.count == 1 ? members[0].1 : .object(members)
  }
}
