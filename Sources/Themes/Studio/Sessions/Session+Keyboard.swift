import Foundation
import KeyboardPipeline
import SourceText

// The running keyboard, with `time` in the client's milliseconds (default: each press is a short
// tap) and points of the last image, or of `picture`.
extension MessageType {

  static let keyboard: [MessageType] = [
    MessageType("view.press", ["view", "part", "x", "y", "picture", "time"]) {
      session, members, _ in
      try session.touch(members) { view, live in
        let point: CGPoint
        if let id = try members.optionalText("part") {
          guard let part = view.picture?.parts.first(where: { $0.id == id }) else {
            throw StudioError(.unknownThing, "The view has no part \(id.quoted)")
          }
          point = view.point(x: part.box.midX, y: part.box.midY, inPicture: nil)
        } else {
          point = try members.point(in: view)
        }
        try live.perform { _ = $0.press(at: point) }
      }
    },
    MessageType("view.move", ["view", "x", "y", "picture", "time"]) { session, members, _ in
      try session.touch(members) { view, live in
        let point = try members.point(in: view)
        try live.perform { $0.move(to: point) }
      }
    },
    MessageType("view.release", ["view", "time"]) { session, members, _ in
      try session.touch(members) { _, live in
        let isTap = try members.time == nil
        if isTap { try live.pass(to: nil) }
        try live.perform { $0.release() }
        // Effects of a tap end before the next one.
        if isTap { try live.pass(to: nil) }
      }
    },
    // Held keys act and callouts end as time passes.
    MessageType("view.time", ["view", "time"]) { session, members, _ in
      try session.touch(members) { _, live in
        if try members.time == nil { try live.pass(to: nil) }
      }
    },
    MessageType("view.type", ["view", "text", "time"]) { session, members, _ in
      try session.touch(members) { _, live in
        let text = try members.text("text", upTo: 400)
        try live.perform { $0.write(text) }
      }
    },
    // A key of the keyboard, or left, right and clear.
    MessageType("view.key", ["view", "name", "time"]) { session, members, _ in
      let name = try members.text("name", upTo: 100)
      if name == "clear" {
        let view = try session.view(members)
        view.live = nil
        view.isWaiting = true
        session.tell("keyboard", view.keyboardMembers)
        return [:]
      }
      return try session.touch(members) { _, live in
        switch name {
        case "left": try live.perform { $0.moveCursor(by: -1) }
        case "right": try live.perform { $0.moveCursor(by: 1) }
        case "up", "down": break
        default:
          try live.perform { keyboard throws(Diagnostics) in try keyboard.tap(keyNamed: name) }
        }
      }
    },
    // Show the keyboard after a number of the acts that were typed; the next act goes on after all.
    MessageType("view.scrub", ["view", "moment"]) { session, members, _ in
      let moment = try members.integer("moment")
      return try session.touch(members) { view, live in
        let theme = try view.document.theme(
          look: view.options.look, isTraced: false, session.reader)
        live.show(moment: moment, of: view.material(of: theme))
      }
    },
  ]
}

extension MessageMembers {

  fileprivate var time: Double? {
    get throws(StudioError) {
      has("time") ? try number("time", in: 0...1e15) : nil
    }
  }

  fileprivate func point(in view: StudioView) throws(StudioError) -> CGPoint {
    view.point(
      x: try number("x", in: -10_000...10_000), y: try number("y", in: -10_000...10_000),
      inPicture: try optionalText("picture"))
  }
}

extension Session {

  fileprivate func touch(
    _ members: MessageMembers, _ body: (StudioView, inout LiveKeyboard) throws -> Void
  ) throws -> JSONText {
    let view = try view(members)
    let theme = try view.document.theme(look: view.options.look, isTraced: false, reader)
    var live = view.live ?? LiveKeyboard(view.material(of: theme))
    defer {
      view.live = live
      view.isWaiting = true
      tell("keyboard", view.keyboardMembers)
    }
    if let time = try members.time { try live.pass(to: time) }
    try body(view, &live)
    return [:]
  }
}
