import Foundation
import KeyboardCore
package import KeyboardDocuments
package import KeyboardDrawing

extension ThemeWriter {

  static func json(_ color: Color) -> JSONText {
    if color.light == color.dark { return json(color.light) }
    return ["light": json(color.light), "dark": json(color.dark)]
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

  static func pair(_ first: CGFloat, _ second: CGFloat) -> JSONText {
    .array([.number(first), .number(second)])
  }

  static func json(_ point: CGPoint) -> JSONText { pair(point.x, point.y) }

  static func json(_ insets: EdgeInsets) -> JSONText {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    if edges.allSatisfy({ $0.1 == insets.top }) { return .number(insets.top) }
    return .object(edges.map { ($0.0, .number($0.1)) })
  }

  static func json(_ font: KeyboardFont) -> JSONText {
    var (size, style, family): (JSONText?, JSONText?, JSONText?)
    switch font.type {
    case .system(let points): size = .number(points)
    case .custom(let name, let points), .customFixed(let name, let points):
      (size, family) = (.number(points), .string(name))
    case .families(let names, let points):
      (size, family) = (.number(points), .array(names.map { .string($0.name) }))
    default:
      style = ThemeTextStyle.allCases.first { $0.type == font.type }.map { .string($0.rawValue) }
    }
    let weight = font.weight.map { JSONText.string($0.rawValue) }
    if family == nil, weight == nil, let value = size ?? style { return value }
    return ["size": size, "style": style, "family": family, "weight": weight]
  }
}

extension Color {

  package var fileValue: JSONText { ThemeWriter.json(self) }
}

extension Double {

  /// Whether eight bits represent this share exactly.
  fileprivate var isByte: Bool { (self * 255).rounded() / 255 == self }
}

extension ThemeWriter {

  static func json(_ background: Keyboard.Background) -> JSONText {
    let (color, gradient) = (background.backgroundColor, background.gradient)
    let layers: [(String, JSONText?)] = [
      ("material", background.material.map { json($0) }),
      ("color", color.map { json($0) }), ("gradient", gradient.map { json($0) }),
      ("image", image(of: background)),
      ("overlay", background.overlay.map { json($0) }),
      ("overlayColor", background.overlayColor.map { json($0) }),
      ("noise", background.noise.map { json($0) }),
      ("blend", background.blendModes.isEmpty ? nil : json(background.blendModes)),
    ]
    let members = layers.filter { $0.1 != nil }
    if members.count == 1, let value = layers[1].1 ?? layers[2].1 { return value }
    return .object(present: members)
  }

  private static func json(_ material: Keyboard.Material) -> JSONText {
    [
      "blur": material.blur == 0 ? nil : .number(material.blur),
      "saturation": material.saturation == 1 ? nil : .number(material.saturation),
      "tint": material.tint.map { json($0) }, "light": material.light.map { json($0) },
    ]
  }

  private static func json(_ noise: Keyboard.Noise) -> JSONText {
    ["amount": .number(noise.amount), "scale": .number(noise.scale), "seed": .integer(noise.seed)]
  }

  private static func json(_ modes: [Keyboard.Background.Layer: BlendMode]) -> JSONText {
    let names = Keyboard.Background.Layer.allCases.map { ($0.rawValue, modes[$0]?.rawValue) }
    return .object(present: names.map { ($0, $1.map { .string($0) }) })
  }

  static func json(_ gradient: KeyboardGradient) -> JSONText {
    let last = Double(max(gradient.stops.count - 1, 1))
    let isEven = gradient.stops.enumerated().allSatisfy { $1.location == Double($0) / last }
    let stops = JSONText.array(
      gradient.stops.map { stop in
        isEven
          ? json(stop.color)
          : ["color": json(stop.color), "at": .number(stop.location)]
      })
    return .object(
      geometry(of: gradient.shape)
        + (gradient.isRepeating ? [("repeat", .boolean(true))] : []) + [("stops", stops)])
  }

  /// Return the keys of a gradient other than its stops.
  package static func geometry(of shape: KeyboardGradient.Shape) -> [(String, JSONText)] {
    switch shape {
    case .vertical: []
    case .linear(let start, let end): [("from", json(start)), ("to", json(end))]
    case .angle(let degrees): [("angle", .number(degrees))]
    case .radial(let center, let radius, let focus):
      [
        ("type", .string(ThemeGradientType.radial.rawValue)), ("center", json(center)),
        ("radius", .number(radius)),
      ] + (focus.map { [("focus", json($0))] } ?? [])
    case .conic(let center, let degrees):
      [
        ("type", .string(ThemeGradientType.conic.rawValue)), ("center", json(center)),
        ("angle", .number(degrees)),
      ]
    }
  }

  /// An image that changes another one has the keys that it sets.
  private static func image(of background: Keyboard.Background) -> JSONText? {
    let keys = background.imageKeys
    let file = background.imageData.map { JSONText.string(EmbeddedImage(data: $0).text) }
    if keys == nil, file == nil { return nil }
    func changed<Value: Equatable>(
      _ key: Keyboard.Background.ImageKey, _ path: KeyPath<Keyboard.Background, Value>,
      _ json: (Value) -> JSONText?
    ) -> (String, JSONText?) {
      let value = background[keyPath: path]
      let isSet = keys?.contains(key) ?? (value != Keyboard.Background()[keyPath: path])
      return (key.rawValue, isSet ? json(value) : nil)
    }
    let options = [
      changed(.region, \.imageRegion) { $0.map { json($0) } },
      changed(.mode, \.imageContentMode) { .string($0.rawValue) },
      changed(.insets, \.imageSliceInsets) { json($0) },
      changed(.focalPoint, \.imageFocalPoint) { json($0) },
      changed(.scale, \.imageScale) { .number($0) },
      changed(.opacity, \.imageOpacity) { .number($0) },
      changed(.tint, \.imageTint) { $0.map { json($0) } },
      changed(.blur, \.imageBlur) { .number($0) },
    ]
    guard keys != nil || options.contains(where: { $0.1 != nil }) else { return file }
    return .object(present: [("file", file)] + options)
  }
}
