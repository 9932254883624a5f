import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// A background of a color, a gradient of even stops from top to bottom, a picture and an overlay.
struct OpenBackground {

  /// Nil if nothing is left of the background.
  private(set) var background: Keyboard.Background?
  private(set) var differences: [String] = []

  init(_ original: Keyboard.Background) {
    if original.changesImageBelow {
      differences = ["KeyboardKit has no change of the image below"]
      return
    }
    var open = Keyboard.Background()
    open.backgroundColor = original.backgroundColor
    open.overlayColor = original.overlayColor
    open.gradient = original.gradient.map { reduced($0) }
    open.overlay = original.overlay.map { reduced($0) }
    addImage(of: original, to: &open)
    if original.material != nil { differences.append("without the material") }
    if original.noise != nil { differences.append("without the noise") }
    if !original.blendModes.isEmpty { differences.append("without blend modes") }
    background = open.isEmpty && !original.isEmpty ? nil : open
  }

  private mutating func addImage(
    of original: Keyboard.Background, to open: inout Keyboard.Background
  ) {
    guard let data = original.imageData, let file = ImageFile(data) else { return }
    guard file.format != .vector else {
      differences.append("without the image, an SVG file")
      return
    }
    guard original.imageRegion == nil else {
      differences.append("without the part of an image")
      return
    }
    open.imageData = data
    switch original.imageContentMode {
    case .fill, .fit, .stretch: open.imageContentMode = original.imageContentMode
    case .slice:
      open.imageContentMode = .stretch
      differences.append("stretching the image as a whole")
    case .tile: differences.append("with the image once")
    }
    let defaults = Keyboard.Background()
    let changes: [(isSame: Bool, name: String)] = [
      (original.imageFocalPoint == defaults.imageFocalPoint, "the focal point"),
      (original.imageOpacity == defaults.imageOpacity, "the opacity"),
      (original.imageTint == nil, "the tint"),
      (original.imageBlur == defaults.imageBlur, "the blur"),
    ]
    differences += changes.filter { !$0.isSame }.map { "without \($0.name) of the image" }
  }

  /// Candidate numbers of even parts; the smallest one with ends at all stops is used.
  private static let parts = 1...24

  private mutating func reduced(_ gradient: KeyboardGradient) -> KeyboardGradient {
    guard let stops = gradient.stopsDown, !gradient.isRepeating else {
      differences.append("with the gradient from top to bottom")
      return KeyboardGradient(colors: gradient.colors)
    }
    let parts = Self.parts.first { parts in
      stops.allSatisfy { stop in
        let place = stop.location * Double(parts)
        return abs(place - place.rounded()) < 1e-6
      }
    }
    if parts == nil { differences.append("with stops at the nearest even places") }
    let count = parts ?? Self.parts.upperBound
    if count == stops.count - 1, parts != nil {
      return KeyboardGradient(colors: stops.map(\.color))
    }
    let places = (0...count).map { Double($0) / Double(count) }
    return KeyboardGradient(colors: places.map { stops.color(at: $0) })
  }
}

extension KeyboardGradient {

  fileprivate var stopsDown: [Stop]? {
    switch shape {
    case .angle(let degrees) where degrees == 180: stops
    case .linear(let from, let to) where from.x == to.x && from.y == 0 && to.y == 1: stops
    case .angle(let degrees) where degrees == 0: reversed
    case .linear(let from, let to) where from.x == to.x && from.y == 1 && to.y == 0: reversed
    default: nil
    }
  }

  private var reversed: [Stop] {
    stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
  }
}

extension [KeyboardGradient.Stop] {

  fileprivate func color(at location: Double) -> Color {
    guard let next = firstIndex(where: { $0.location >= location - 1e-6 }) else {
      return last?.color ?? .clear
    }
    let after = self[next]
    guard next > 0, after.location > location + 1e-6 else { return after.color }
    let before = self[next - 1]
    let part = (location - before.location) / (after.location - before.location)
    return Color(
      light: before.color.light.mixed(with: after.color.light, part),
      dark: before.color.dark.mixed(with: after.color.dark, part))
  }
}

extension Color.Resolved {

  fileprivate func mixed(with other: Self, _ part: Double) -> Self {
    var color = blended(with: other, share: part)
    color.opacity = opacity + (other.opacity - opacity) * part
    return color
  }
}
