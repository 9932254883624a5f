import Foundation
import KeyboardCore
import KeyboardDocuments

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
