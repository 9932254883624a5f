import KeyboardKit
import Testing

@testable import KeyboardStyling

@Suite struct KeyboardGradientTests {

  private static let area = CGRect(x: 10, y: 20, width: 100, height: 50)
  private static let colors: [Color] = [.red, .blue]

  private static func gradient(
    _ shape: KeyboardGradient.Shape, at locations: [Double] = [0, 1], repeats: Bool = false
  ) -> Paint {
    KeyboardGradient(
      shape: shape,
      stops: zip(colors, locations).map { KeyboardGradient.Stop(color: $0, location: $1) },
      isRepeating: repeats
    ).paint(in: area, isDark: false)
  }

  @Test func focusStaysWithinTheRadius() {
    let center = CGPoint(x: 0.5, y: 0.5)
    for (focus, expected) in [
      (CGPoint(x: 0.6, y: 0.5), CGPoint(x: 70, y: 45)),
      (CGPoint(x: 5, y: 0.5), CGPoint(x: 60 + 49, y: 45)),
    ] {
      guard
        case .radialGradient(_, CGPoint(x: 60, y: 45), 50, let drawn) = Self.gradient(
          .radial(center: center, radius: 0.5, focus: focus))
      else {
        Issue.record("\(focus) is no focus")
        continue
      }
      #expect(drawn == expected)
    }
  }

  @Test func conicGradientsHaveTheirCenterInTheArea() {
    guard
      case .conicGradient(let stops, let center, let degrees) = Self.gradient(
        .conic(center: CGPoint(x: 0, y: 1), degrees: 90))
    else {
      Issue.record("It is not conic.")
      return
    }
    #expect(center == CGPoint(x: 10, y: 70) && degrees == 90 && stops.count == 2)
  }

  /// Return the color at a place from the start to the end, of a paint on its own line.
  private static func color(of stops: [Paint.Stop], at place: Double) -> Color.Resolved {
    let next = stops.firstIndex { $0.location > place } ?? stops.count - 1
    let (from, to) = (stops[max(next - 1, 0)], stops[next])
    let length = to.location - from.location
    let share = length > 0 ? (place - from.location) / length : 1
    return from.color.blended(with: to.color, share: share)
  }

  @Test(arguments: [[0, 1.0], [0, 0.25], [0.25, 0.5]]) func linesRepeat(locations: [Double]) {
    let shape = KeyboardGradient.Shape.linear(
      from: CGPoint(x: 0.25, y: 0), to: CGPoint(x: 0.5, y: 0))
    guard
      case .linearGradient(let stops, let from, let to) = Self.gradient(
        shape, at: locations, repeats: true)
    else {
      Issue.record("It is not linear.")
      return
    }
    #expect(from.x <= Self.area.minX && to.x >= Self.area.maxX)
    #expect(stops.first?.location == 0 && stops.last?.location == 1)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location })
    let period = locations[1] - locations[0]
    for x in stride(from: Self.area.minX + 0.3, to: Self.area.maxX, by: 1) {
      // From 35 to 60, of which the first and the last stop are a part.
      let turns = ((x - 35) / 25 - locations[0]) / period
      let share = turns - turns.rounded(.down)
      guard 0.01...0.99 ~= share else { continue }
      let red = Color.Resolved(hex: 0).blended(with: Color.red.light, share: 1)
      let expected = red.blended(with: Color.blue.light, share: share)
      let drawn = Self.color(of: stops, at: Double((x - from.x) / (to.x - from.x)))
      #expect(abs(drawn.red - expected.red) < 0.001 && abs(drawn.blue - expected.blue) < 0.001)
    }
  }

  @Test func circlesRepeatToTheFarthestCorner() {
    let focus = CGPoint(x: 0.5, y: 0.6)
    let shape = KeyboardGradient.Shape.radial(
      center: CGPoint(x: 0.5, y: 0.5), radius: 0.1, focus: focus)
    guard
      case .radialGradient(let stops, let center, let radius, let drawn?) = Self.gradient(
        shape, repeats: true)
    else {
      Issue.record("It has no focus.")
      return
    }
    #expect(drawn == CGPoint(x: 60, y: 50))
    let rounds = radius / 10
    #expect(rounds > 5 && stops.count >= 10)
    // All circles touch those around them as the first ones do.
    #expect(abs(center.y - (50 - 5 * rounds)) < 0.001)
    let corner = hypot(Self.area.maxX - center.x, Self.area.minY - center.y)
    #expect(corner <= radius)
  }

  @Test func repetitionsAreBounded() {
    for shape in [
      .linear(from: .zero, to: CGPoint(x: 1e-6, y: 0)), .radial(center: .zero, radius: 1e-6),
      .conic(center: .zero, degrees: 0), .linear(from: .zero, to: .zero),
    ] as [KeyboardGradient.Shape] {
      let paint = Self.gradient(shape, at: [0, 0.01], repeats: true)
      #expect(2...1100 ~= paint.stops.count, "\(paint.stops.count)")
    }
  }

  @Test(arguments: [
    ("\"type\": \"radial\", \"angle\": 9", "“angle” has no effect on a radial gradient"),
    ("\"focus\": [0, 0]", "“focus” has no effect on a linear gradient"),
    ("\"type\": \"conic\", \"radius\": 2", "“radius” has no effect on a conic gradient"),
    ("\"type\": \"conic\", \"angle\": 361", "must be from -360 to 360"),
    ("\"repeat\": 1", "must be true or false"), ("\"focus\": [0, 99], \"type\": \"radial\"", "10"),
  ])
  func wrongGeometryIsReported(keys: String, message: String) {
    let text = "{\"formatVersion\": 1, \"background\": {\(keys), \"stops\": [\"red\", \"blue\"]}}"
    let result = problems(text).map(\.message)
    #expect(result.contains { $0.contains(message) }, "\(result)")
  }

  @Test func stopsThatAreTooCloseDontRepeat() {
    let stops = "[{\"color\": \"red\", \"at\": 0.5}, {\"color\": \"blue\", \"at\": 0.505}]"
    let text = "{\"formatVersion\": 1, \"background\": {\"repeat\": true, \"stops\": \(stops)}}"
    let result = problems(text).map(\.message)
    #expect(result.contains { $0.contains("too little to be repeated") }, "\(result)")
  }
}
