import KeyboardCore
import KeyboardDocuments

// Times are in seconds, as in SwiftUI.
extension ThemeFormat {

  static let motionDefinitions: [Key] = [
    Key("transition", Shape.object(transition).orVariable),
    Key("animation", Shape.object(animation).orVariable),
    Key("curvePoints", .list(of: .number(in: curveRange), 4...4)),
  ]

  static let transition = Object([
    Key("duration", .number(in: 0...10), "The duration.", 0.3, default: 0.2),
    Key(
      "curve",
      .either([.choice(curveNames + [MotionCurve.springName]), .named("curvePoints")]),
      "The pace: a name, or the control points of a cubic curve as in CSS: x, y, x and y.",
      "easeInOut", default: "easeOut"),
    Key(
      "bounce", .number(in: 0...1),
      "The bounce of a spring, which passes its end; over 0.8 as 0.8.", 0.4,
      default: .number(MotionCurve.standardBounce)),
    Key("delay", .number(in: 0...10), "The time before the start.", 0.1, default: 0),
  ])

  /// A run takes at least three frames of a film.
  static let animation = Object([
    Key("duration", .number(in: 0.1...60), "The duration of a run.", 1.2, default: 1),
    Key(
      "curve", .either([.choice(curveNames), .named("curvePoints")]),
      "The pace from each key frame to the next one.", "linear", default: "easeInOut"),
    Key("delay", .number(in: 0...10), "The time before the first run.", 0.1, default: 0),
    Key(
      repeatKey, .either([.integer(runs), .names([.string(endless)]), .named("variable")]),
      "The number of runs.", .string(endless), default: 1),
    Key(
      "autoreverse", Shape.boolean.orVariable, "Whether every second run is backwards.", true,
      default: false),
    Key(
      "keyframes",
      Shape.list(of: Shape.object(keyframe).orVariable, 1...ThemeLimits.keyframes).orVariable,
      "The key frames, in any order; required.", [["at": 0.5, "scale": 1.05]], isRequired: true),
  ])

  static let keyframe = Object([
    Key(
      "at", .number(in: 0...1), "The place in the run, from the start to the end; required.", 0.5,
      isRequired: true),
    Key("scale", .number(in: 0.5...1.5), "The scale about the middle of the key.", 1.05),
    Key("offset", .named("point"), "The offset in points, right and down.", [0, -3]),
    Key(
      "turn", .number(in: -360...360),
      "The turn about the middle of the key in degrees, clockwise.",
      -4),
    Key("opacity", .number(in: 0...1), "The opacity.", 0.6),
    Key(
      "color", .named("color"), "The color over the face, below the text, usually translucent.",
      "#ffffff60"),
  ])

  static let repeatKey = "repeat"
  static let endless = "forever"
  static let runs = 1...1000

  private static let curveNames = MotionCurve.named.map(\.name)

  /// Curves may pass their start and end.
  private static let curveRange = -2.0...3.0
}
