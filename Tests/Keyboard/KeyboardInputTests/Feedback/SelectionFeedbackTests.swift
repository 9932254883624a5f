import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct SelectionFeedbackTests {

  private let typist = Typist()
  private var services: Keyboard.Services { typist.controller.services }

  /// Hold e and move over its secondary actions, and return the feedback meanwhile.
  private func hapticsOfHolding() -> [KeyboardFeedback.Haptic] {
    var haptics: [KeyboardFeedback.Haptic] = []
    services.feedbackService = KeyboardFeedback.StandardFeedbackService(
      audioEngine: { _ in }, hapticEngine: { haptics.append($0) })
    let finger = KeyTouchHandler(state: typist.controller.state, services: services)
    finger.press(.character("e"), in: CGRect(x: 80, y: 50, width: 40, height: 50))
    typist.clock.advance(by: 1)
    haptics = []
    for x in [101.0, 140, 141, 180] { finger.move(to: CGPoint(x: x, y: 70)) }
    finger.cancel()
    return haptics
  }

  @Test func eachChangeOfTheSelectionIsFelt() {
    #expect(hapticsOfHolding() == [.selectionChanged, .selectionChanged])
  }

  @Test func theSettingSwitchesItOff() {
    typist.controller.settings.feedbackSettings.isHapticFeedbackEnabled = false
    #expect(hapticsOfHolding().isEmpty)
  }

  @Test func aServiceMayHaveItsOwn() {
    var count = 0
    let service = KeyboardCallout.StandardCalloutService()
    service.selectionFeedback = { count += 1 }
    services.calloutService = service
    #expect(hapticsOfHolding().isEmpty && count == 3)
  }
}
