import Foundation
import KeyboardCore
import SourceText

// Times are in seconds, as in SwiftUI.
extension ThemeFormat {

  static let motionDefinitions: [Key] = [
    Key("transition", Shape.object(transition.object).orVariable),
    Key("animation", Shape.object(animation.object).orVariable),
    Key("curvePoints", .list(of: .number(in: curveRange), 4...4)),
  ]

  static let transition = ObjectFormat(
    Keyboard.Transition(),
    [
      .init(
        "duration", \.duration, in: 0...10, isTime: true, "The duration.", 0.3,
        isAlwaysWritten: true),
      .init(
        "curve", \.curve, among: curveNames + [MotionCurve.springName],
        "The pace: a name, or the control points of a cubic curve as in CSS: x, y, x and y.",
        "easeInOut", isAlwaysWritten: true),
      .init(
        Key(
          "bounce", .number(in: 0...1),
          "The bounce of a spring, which passes its end; over 0.8 as 0.8.", 0.4,
          default: .number(MotionCurve.standardBounce)),
        write: { if case .spring(let bounce) = $0.curve { .number(bounce) } else { nil } }),
      .init("delay", \.delay, in: 0...10, isTime: true, "The time before the start.", 0.1),
    ])

  /// A run takes at least three frames of a film.
  static let animation = ObjectFormat(
    Keyboard.KeyAnimation(keyframes: []),
    [
      .init(
        "duration", \.duration, in: 0.1...60, isTime: true, "The duration of a run.", 1.2,
        isAlwaysWritten: true),
      .init(
        "curve", \.curve, among: curveNames, "The pace from each key frame to the next one.",
        "linear", isAlwaysWritten: true),
      .init("delay", \.delay, in: 0...10, isTime: true, "The time before the first run.", 0.1),
      .init(
        Key(
          "repeat", .either([.integer(runs), .names([.string(endless)]), .named("variable")]),
          "The number of runs.", .string(endless), default: 1),
        read: { $3.count = $0.runs($1, named: $2) },
        write: { $0.count == 1 ? nil : $0.count.map { .integer($0) } ?? .string(endless) }),
      .init("autoreverse", \.reverses, "Whether every second run is backwards.", true),
      .init(
        "keyframes", \.keyframes, "The key frames, in any order; required.",
        [["at": 0.5, "scale": 1.05]], isRequired: true),
    ])

  static let keyframe = ObjectFormat(
    Keyboard.Keyframe(at: 0),
    [
      .init(
        "at", \.place, in: 0...1, "The place in the run, from the start to the end; required.", 0.5,
        isRequired: true),
      .init("scale", \.scale, in: 0.5...1.5, "The scale about the middle of the key.", 1.05),
      .init("offset", \.offset, "The offset in points, right and down.", [0, -3]),
      .init(
        "turn", \.turn, in: -360...360,
        "The turn about the middle of the key in degrees, clockwise.", -4),
      .init("opacity", \.opacity, in: 0...1, "The opacity.", 0.6),
      .init(
        "color", \.color, "The color over the face, below the text, usually translucent.",
        "#ffffff60"),
    ])

  static let endless = "forever"
  static let runs = 1...1000

  private static let curveNames = MotionCurve.named.map(\.name)

  static let curveRange = -2.0...3.0
}

extension Keyboard.Transition: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("transition"), ["duration": 0.2, "curve": "easeOut"],
      read: { $0.transition($1, named: $2) }, write: ThemeFormat.transition.json)
  }
}

extension Keyboard.KeyAnimation: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    ThemeKind(
      .named("animation"),
      ["duration": 1.2, "repeat": "forever", "keyframes": [["at": 0.5, "scale": 1.05]]],
      read: { $0.animation($1, named: $2) }, write: ThemeFormat.animation.json)
  }
}

extension Keyboard.Keyframe: ThemeElement {

  static var list: ThemeKind<[Self]> {
    .list(of: ThemeFormat.keyframe, named: "key frame", 1...ThemeLimits.keyframes)
  }
}

extension MotionCurve: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let names = bounds.names ?? []
    return ThemeKind(
      .either([.choice(names), .named("curvePoints")]),
      read: { $0.curve($1, named: $2, among: names) },
      write: { $0.text })
  }

  private var text: JSONText? {
    switch self {
    case .bezier(let first, let second):
      .array([first.x, first.y, second.x, second.y].map { .number($0) })
    case .spring: .string(Self.springName)
    case .linear, .easeIn, .easeOut, .easeInOut:
      Self.named.first { $0.curve == self }.map { .string($0.name) }
    }
  }
}
