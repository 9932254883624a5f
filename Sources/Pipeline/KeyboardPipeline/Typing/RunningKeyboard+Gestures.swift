import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardInput
import KeyboardViews
import SourceText

extension RunningKeyboard {

  /// In seconds: slightly more than the delay of a long press, and between the taps of a double tap.
  private static let holding = GestureTiming.standard.longPressDelay + 0.06
  private static let doubleTapPause = 0.06

  func play(_ script: GestureScript) throws(Diagnostics) {
    for step in script.steps where !typist.isStopped {
      do throws(Diagnostics) {
        try play(step)
      } catch {
        let place = script.file.place(of: step.span)
        throw Diagnostics(
          error.list.map {
            var problem = $0
            problem.place = place
            return problem
          })
      }
    }
  }

  private func play(_ step: GestureScript.Step) throws(Diagnostics) {
    if let time = step.time { typist.advance(by: time - typist.time) }
    switch step.kind {
    case .press: try press(step.target)
    case .release, .end: typist.lift()
    case .cancel: typist.cancel()
    case .longPress:
      // In a log, it follows from the time of the press.
      guard step.time == nil else { return }
      if step.target != nil { try press(step.target) }
      typist.advance(by: Self.holding)
    case .repeatPress: break
    case .tap: try tap(step.target, times: Int(step.amount ?? 1), pause: typist.pace.pause)
    case .doubleTap:
      guard step.time == nil else { return }
      try tap(step.target, times: 2, pause: Self.doubleTapPause)
    case .drag: try drag(step)
    case .swipeDown:
      try press(step.target)
      typist.swipeDown()
    case .type: try typeText(step.text ?? "")
    case .wait: typist.advance(by: step.amount ?? 0)
    case .cursor:
      moveCursor(by: Int(step.amount ?? 0))
      controller.textDidChange()
      settled?()
    case .shake:
      controller.undoLastRecordedDocumentChange()
      settled?()
    }
  }

  private func tap(_ target: GestureScript.Target?, times: Int, pause: Double) throws(Diagnostics) {
    for _ in 0..<times where !typist.isStopped {
      try press(target)
      typist.advance(by: typist.pace.hold)
      typist.lift()
      typist.advance(by: pause)
    }
  }

  private func press(_ target: GestureScript.Target?) throws(Diagnostics) {
    if let target { typist.press(try key(target)) }
  }

  private func key(_ target: GestureScript.Target) throws(Diagnostics) -> TouchableKey {
    let keys = typist.touchableKeys
    let known: TouchableKey?
    switch target {
    case .suggestion(let text):
      known = keys.first { $0.suggestion?.text == text }
      guard known == nil else { break }
      let shown = keys.compactMap(\.suggestion?.text)
      throw Diagnostics(
        code: .unknownName,
        "The toolbar has no suggestion \(text.quoted); it has \(shown.quoted.joined(separator: ", "))"
      )
    case .name(let name):
      let placed = view.placed(in: material.request.viewContext(measuring: .fixedAdvance))
      // Shift changes the names of letters.
      let letter = placed.keys.map(\.item.action).first {
        $0.keyName?.lowercased() == name.lowercased()
      }
      let action: KeyboardAction
      if let letter { action = letter } else { action = try placed.key(named: name) }
      known = keys.first { $0.suggestion == nil && $0.action == action }
    case .action(let kind, let value):
      known = keys.first {
        $0.suggestion == nil && $0.action.kind.rawValue == kind && $0.action.value == value
      }
    }
    guard let known else {
      throw Diagnostics(code: .unknownName, "This keyboard has no key of this action")
    }
    return known
  }

  private func drag(_ step: GestureScript.Step) throws(Diagnostics) {
    if let move = step.move { return typist.drag(by: CGSize(width: move[0], height: move[1])) }
    guard let name = step.text else { return }
    let secondary = controller.state.calloutContext.secondaryActions
    if let action = secondary.first(where: { $0.keyName?.lowercased() == name.lowercased() }) {
      guard !typist.slide(to: action) else { return }
      throw Diagnostics(code: .unknownName, "The touch doesn't reach \(name.quoted)")
    }
    let target = try key(.name(name))
    typist.move(to: CGPoint(x: target.frame.midX, y: target.frame.midY))
  }
}
