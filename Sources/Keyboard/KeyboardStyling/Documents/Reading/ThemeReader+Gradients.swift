import Foundation
import SourceText

extension ThemeReader {

  mutating func gradient(_ value: JSONValue, named name: String) -> KeyboardGradient? {
    guard let value = resolved(value) else { return nil }
    if reportOtherGradient(value, named: name) { return nil }
    if value.array != nil {
      return stops(value, named: name).map { KeyboardGradient(stops: $0) }
    }
    guard let members = members(value, named: name, of: ThemeFormat.gradient) else { return nil }
    guard let list = members.first(where: { $0.key == "stops" })?.value else { return nil }
    let type =
      value["type"].flatMap { choice($0, named: "\(name).type", of: ThemeGradientType.self) }
      ?? .linear
    warnOfOtherTypes(members.map { ($0.key, $0.value) }, named: name, as: type)
    // Both, so that the keys of the other type are checked as well.
    let (line, circle) = (linear(value, named: name), round(value, named: name, as: type))
    var repeats = value["repeat"].flatMap { flag($0, named: "\(name).repeat") } ?? false
    guard let stops = stops(list, named: "\(name).stops"), let line, let circle else { return nil }
    if repeats, let first = stops.first, let last = stops.last,
      last.location - first.location < ThemeLimits.shortestRepetition
    {
      repeats = false
      warn(
        "The stops of \(name) are less than \(ThemeLimits.shortestRepetition.plainText) apart,"
          + " which is too little to be repeated", at: list,
        hint: "The colors from the first to the last “at” are repeated.")
    }
    return KeyboardGradient(
      shape: type == .linear ? line : circle, stops: stops, isRepeating: repeats)
  }

  private mutating func warnOfOtherTypes(
    _ members: [(key: String, value: JSONValue)], named name: String, as type: ThemeGradientType
  ) {
    let others = Set(ThemeGradientType.allCases.flatMap(\.keys)).subtracting(type.keys)
    for (key, value) in members where others.contains(key) {
      warn(
        "\(key.quoted) has no effect on a \(type.rawValue) gradient", at: value,
        hint: "It has \(type.keys.map(\.quoted).joined(separator: ", ")).")
    }
  }

  private mutating func linear(_ value: JSONValue, named name: String) -> KeyboardGradient.Shape? {
    let angle = value["angle"].map {
      number($0, named: "\(name).angle", in: ThemeFormat.gradient.range(of: "angle"))
    }
    let start = value["from"].map { point($0, named: "\(name).from", as: ThemeFormat.share) }
    let end = value["to"].map { point($0, named: "\(name).to", as: ThemeFormat.share) }
    guard (start == nil) == (end == nil) else {
      let key = start == nil ? "from" : "to"
      return fail(
        .missingKey, "\(name) needs both “from” and “to”", at: value,
        change: insertion(of: key, Self.requiredValues[key], into: value))
    }
    if start != nil, let place = value["angle"] {
      return fail(
        .invalidValue, "\(name) has “angle” as well as “from” and “to”", at: place,
        hint: "Keep one of them; each sets the direction.",
        change: removal(of: place, "Remove “angle”"))
    }
    if let angle { return angle.map { .angle(degrees: $0) } }
    guard let start, let end else { return .vertical }
    guard let start, let end else { return nil }
    return .linear(from: start, to: end)
  }

  private mutating func round(
    _ value: JSONValue, named name: String, as type: ThemeGradientType
  ) -> KeyboardGradient.Shape? {
    let center =
      value["center"].map { point($0, named: "\(name).center", as: ThemeFormat.share) }
      ?? CGPoint(x: 0.5, y: 0.5)
    let radii = ThemeFormat.gradient.range(of: "radius")
    let radius = value["radius"].map { number($0, named: "\(name).radius", in: radii) } ?? 0.5
    let focus = value["focus"].map { point($0, named: "\(name).focus", as: ThemeFormat.share) }
    guard let center, let radius else { return nil }
    guard type == .conic else {
      if let focus, focus == nil { return nil }
      return .radial(center: center, radius: radius, focus: focus.flatMap { $0 })
    }
    let range = ThemeFormat.gradient.range(of: "angle")
    let angle = value["angle"].map { number($0, named: "\(name).angle", in: range) } ?? 0
    return angle.map { .conic(center: center, degrees: $0) }
  }

  private mutating func stops(_ value: JSONValue, named name: String) -> [KeyboardGradient.Stop]? {
    guard
      let elements = self.elements(value, named: name, of: "colors", count: 2...ThemeLimits.stops)
    else { return nil }
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
    let places = ThemeFormat.stop.range(of: "at")
    let location = value["at"].map { number($0, named: "\(name).at", in: places) } ?? even
    guard let color = color(own, named: name), let location else { return nil }
    return .init(color: color, location: location)
  }
}
