import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// Read a background: a color, a gradient, or an object of layers.
  mutating func background(_ value: JSONValue, named name: String) -> Keyboard.Background? {
    if let path = Self.reference(in: value) {
      guard let content = variable(path, at: value.span, file: value.file) else { return nil }
      // Colors are cached by their variable.
      let isText = content.string != nil && !builtInFiles.contains(content.file)
      return background(isText ? content : used(content, at: value), named: name)
    }
    guard let object = value.object else {
      if reportOtherGradient(value, named: name) { return nil }
      if let color = otherColor(value) {
        return reader.wrongType(value, name, "a color or a gradient", fix: color)
      }
      return value.array == nil
        ? color(value, named: name).map { .color($0) }
        : gradient(value, named: name).map { .gradient($0) }
    }
    let keys = object.members.map(\.key)
    if keys.contains("light") || keys.contains("dark") {
      return color(value, named: name).map { .color($0) }
    }
    if keys.contains("stops"), let layer = keys.first(where: ThemeFormat.background.names.contains)
    {
      return fail(
        .invalidValue, "\(layer.quoted) and “stops” of \(name) can't be combined", at: value,
        hint: "Write the gradient as a layer: {\"gradient\": {\"stops\": […]}, …}.")
    }
    if keys.contains("stops") { return gradient(value, named: name).map { .gradient($0) } }
    guard let members = members(value, named: name, of: ThemeFormat.background) else { return nil }
    var background = Keyboard.Background()
    for (key, value) in members {
      let name = "\(name).\(key)"
      switch key {
      case "material": background.material = material(value, named: name)
      case "color": background.backgroundColor = color(value, named: name)
      case "gradient": background.gradient = gradient(value, named: name)
      case "image": read(image: value, named: name, into: &background)
      case "overlay": background.overlay = gradient(value, named: name)
      default: background.overlayColor = color(value, named: name)
      }
    }
    return background
  }

  /// Read a gradient: a list of colors from top to bottom, or an object with stops.
  mutating func gradient(_ value: JSONValue, named name: String) -> KeyboardGradient? {
    guard let value = resolved(value) else { return nil }
    if reportOtherGradient(value, named: name) { return nil }
    if value.array != nil {
      return stops(value, named: name).map { KeyboardGradient(stops: $0) }
    }
    guard let members = members(value, named: name, of: ThemeFormat.gradient) else { return nil }
    guard let list = members.first(where: { $0.key == "stops" })?.value else { return nil }
    let kind = value["type"].flatMap {
      choice($0, named: "\(name).type", of: ThemeGradientType.self)
    }
    // Both, so that the keys of the other type are checked as well.
    let (line, circle) = (linear(value, named: name), radial(value, named: name))
    guard let stops = stops(list, named: "\(name).stops"), let line, let circle else { return nil }
    let shape = kind == .radial ? circle : line
    return KeyboardGradient(shape: shape, stops: stops)
  }

  private mutating func linear(
    _ value: JSONValue, named name: String
  ) -> KeyboardGradient.Shape? {
    let angle = value["angle"].map {
      number($0, named: "\(name).angle", in: ThemeFormat.gradient.range(of: "angle"))
    }
    let start = value["from"].map { point($0, named: "\(name).from", as: ThemeFormat.share) }
    let end = value["to"].map { point($0, named: "\(name).to", as: ThemeFormat.share) }
    guard (start == nil) == (end == nil) else {
      let key = start == nil ? "from" : "to"
      report(
        .missingKey, "\(name) needs both “from” and “to”", at: value.span, file: value.file,
        change: insertion(of: key, Self.requiredValues[key], into: value))
      return nil
    }
    if start != nil, let place = value["angle"] {
      report(
        .invalidValue, "\(name) has “angle” as well as “from” and “to”", at: place.span,
        file: place.file, hint: "Either of them tells the direction.",
        change: removal(of: place, "Remove “angle”"))
      return nil
    }
    if let angle { return angle.map { .angle(degrees: $0) } }
    guard let start, let end else { return .vertical }
    guard let start, let end else { return nil }
    return .linear(from: start, to: end)
  }

  private mutating func radial(
    _ value: JSONValue, named name: String
  ) -> KeyboardGradient.Shape? {
    var center: CGPoint? = CGPoint(x: 0.5, y: 0.5)
    var radius: Double? = 0.5
    if let own = value["center"] {
      center = point(own, named: "\(name).center", as: ThemeFormat.share)
    }
    if let own = value["radius"] {
      radius = number(own, named: "\(name).radius", in: ThemeFormat.gradient.range(of: "radius"))
    }
    guard let center, let radius else { return nil }
    return .radial(center: center, radius: radius)
  }

  private mutating func stops(
    _ value: JSONValue, named name: String
  ) -> [KeyboardGradient.Stop]? {
    guard let value = resolved(value) else { return nil }
    guard let elements = value.array else {
      return reader.wrongType(value, name, "a list of colors")
    }
    guard 2...ThemeLimits.stops ~= elements.count else {
      return fail(
        .invalidValue, "\(name) must have 2 to \(ThemeLimits.stops) colors", at: value)
    }
    var stops: [KeyboardGradient.Stop] = []
    for (index, element) in elements.enumerated() {
      let even = Double(index) / Double(elements.count - 1)
      guard var stop = stop(element, even: even, named: name) else { return nil }
      // As in CSS Images Level 3, section 3.4.3.
      if let last = stops.last, stop.location < last.location {
        stop.location = last.location
        warn(
          "The place of this stop has no effect, since the one before it is at "
            + "\(last.location.plainText)",
          at: element, hint: "Write stops in ascending order of “at”.")
      }
      stops.append(stop)
    }
    return stops
  }

  /// Read a color, or `{"color": …, "at": 0 to 1}`.
  private mutating func stop(
    _ value: JSONValue, even: Double, named name: String
  ) -> KeyboardGradient.Stop? {
    guard value["color"] != nil || value["at"] != nil else {
      return color(value, named: name).map { .init(color: $0, location: even) }
    }
    guard
      members(value, named: name, of: ThemeFormat.stop, needing: "Every stop of \(name)") != nil,
      let own = value["color"]
    else { return nil }
    var location: Double? = even
    if let place = value["at"] {
      location = number(place, named: "\(name).at", in: ThemeFormat.stop.range(of: "at"))
    }
    guard let color = color(own, named: name), let location else { return nil }
    return .init(color: color, location: location)
  }
}
