import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeWriter {

  static func json(_ transition: Keyboard.Transition) -> JSONText {
    var bounce: Double?
    if case .spring(let value) = transition.curve { bounce = value }
    return [
      "duration": .number(transition.duration), "curve": json(transition.curve),
      "bounce": bounce.map { .number($0) },
      "delay": transition.delay == 0 ? nil : .number(transition.delay),
    ]
  }

  static func json(_ animation: Keyboard.KeyAnimation) -> JSONText {
    [
      "duration": .number(animation.duration), "curve": json(animation.curve),
      "delay": animation.delay == 0 ? nil : .number(animation.delay),
      ThemeFormat.repeatKey: animation.count == 1
        ? nil : animation.count.map { .integer($0) } ?? .string(ThemeFormat.endless),
      "autoreverse": animation.reverses ? .boolean(true) : nil,
      "keyframes": .array(animation.keyframes.map(json)),
    ]
  }

  private static func json(_ keyframe: Keyboard.Keyframe) -> JSONText {
    [
      "at": .number(keyframe.place), "scale": keyframe.scale.map { .number($0) },
      "offset": keyframe.offset.map { json($0) }, "turn": keyframe.turn.map { .number($0) },
      "opacity": keyframe.opacity.map { .number($0) }, "color": keyframe.color.map { json($0) },
    ]
  }

  private static func json(_ curve: MotionCurve) -> JSONText {
    switch curve {
    case .bezier(let first, let second):
      .array([first.x, first.y, second.x, second.y].map { .number($0) })
    case .spring: .string(MotionCurve.springName)
    case .linear, .easeIn, .easeOut, .easeInOut:
      MotionCurve.named.first { $0.curve == curve }.map { .string($0.name) } ?? .null
    }
  }
}
