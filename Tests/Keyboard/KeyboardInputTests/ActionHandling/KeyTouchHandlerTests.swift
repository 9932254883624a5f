import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct KeyTouchHandlerTests {

  static let frame = CGRect(x: 100, y: 60, width: 30, height: 40)

  final class Recorder: KeyboardAction.StandardActionHandler {
    var gestures: [Keyboard.Gesture] = []
    override func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
      gestures.append(gesture)
      super.handle(gesture, on: action)
    }
  }

  private let typist = Typist()
  private let recorder: Recorder
  private let finger: KeyTouchHandler

  init() {
    recorder = Recorder(controller: typist.controller)
    typist.controller.services.actionHandler = recorder
    finger = KeyTouchHandler(state: typist.controller.state, services: typist.controller.services)
  }

  @Test func aTapIsAPressAReleaseAndAnEnd() {
    finger.press(.character("a"), in: Self.frame)
    #expect(typist.controller.state.calloutContext.inputAction == .character("a"))
    finger.lift()
    #expect(recorder.gestures == [.press, .release, .end])
    #expect(typist.document.text == "a")
  }

  @Test func theCalloutOfAKeyStaysForAMomentUnlessAnotherKeyIsPressed() {
    let callouts = typist.controller.state.calloutContext
    finger.press(.character("a"), in: Self.frame)
    finger.lift()
    typist.clock.advance(by: 0.04)
    #expect(callouts.inputAction == .character("a"))
    finger.press(.character("b"), in: Self.frame)
    typist.clock.advance(by: 0.04)
    #expect(callouts.inputAction == .character("b"))
    finger.lift()
    finger.press(.space, in: Self.frame)
    #expect(callouts.inputAction == .character("b"), "Space has no callout.")
    typist.clock.advance(by: 0.05)
    #expect(callouts.inputAction == nil)
  }

  @Test func aCalloutOfAKeyOfItsOwnStaysToo() {
    let callouts = KeyboardCalloutContext()
    let key = TouchableKey(action: .character("a"), frame: Self.frame, calloutContext: callouts)
    finger.press(key)
    finger.lift()
    #expect(callouts.inputAction == .character("a"))
    #expect(typist.controller.state.calloutContext.inputAction == nil)
    typist.clock.advance(by: 0.05)
    #expect(callouts.inputAction == nil)
  }

  @Test func twoQuickTapsAreADoubleTapAndAThirdIsNot() {
    for _ in 0..<3 {
      finger.press(.space, in: Self.frame)
      finger.lift()
      typist.clock.advance(by: 0.1)
    }
    #expect(recorder.gestures.filter { $0 == .doubleTap }.count == 1)
  }

  @Test func backspaceRepeatsFromSixTenthsOnAndDeletesWordsLater() {
    typist.document.insertText(String(repeating: "word ", count: 40))
    finger.press(.backspace, in: Self.frame)
    typist.clock.advance(by: 0.59)
    #expect(!recorder.gestures.contains(.repeatPress))
    typist.clock.advance(by: 0.02)
    #expect(recorder.gestures.filter { $0 == .repeatPress }.count == 1)
    typist.clock.advance(by: 2.8)
    let before = typist.document.text.count
    typist.clock.advance(by: 0.35)
    #expect(before - typist.document.text.count > 10)
    finger.lift()
    let rest = typist.document.text
    typist.clock.advance(by: 5)
    #expect(typist.document.text == rest)
  }

  @Test func aLongPressOffersSecondaryActions() {
    let callouts = typist.controller.state.calloutContext
    callouts.availableWidth = 390
    finger.press(.character("e"), in: Self.frame)
    typist.clock.advance(by: 0.5)
    #expect(callouts.secondaryActions.first == .character("e"))
    #expect(callouts.inputAction == nil)
    finger.move(to: CGPoint(x: 100 + 30, y: 80))
    let chosen = callouts.selectedSecondaryAction
    finger.lift()
    #expect(chosen == .character(typist.document.text))
    #expect(typist.document.text != "e")
    #expect(callouts.secondaryActions.isEmpty)
  }

  @Test(arguments: [(155.0, "a"), (165, "")])
  func releasesNearTheKey(x: Double, text: String) {
    finger.press(.character("a"), in: Self.frame)
    finger.move(to: CGPoint(x: x, y: 80))
    finger.lift()
    #expect(typist.document.text == text)
  }

  @Test func theFirstRowGivesUpAfterThreeSeconds() {
    finger.press(.character("§"), in: Self.frame, timing: .firstRow)
    typist.clock.advance(by: 3)
    #expect(!finger.isTouching)
    finger.lift()
    #expect(recorder.gestures.last == .end && !recorder.gestures.contains(.release))
  }
}
