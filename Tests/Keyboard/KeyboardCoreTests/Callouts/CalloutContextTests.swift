import Foundation
import KeyboardCore
import Testing

/// The state of callouts.
struct CalloutContextTests {

  private let frame = CGRect(x: 300, y: 0, width: 39, height: 54)

  @Test func inputActions() {
    let context = KeyboardCalloutContext()
    context.updateInputAction(.character("a"), in: frame)
    context.updateInputAction(.space, in: .zero)
    #expect(context.inputAction == .character("a"))
    #expect(context.buttonFrame == frame)
    context.resetInputAction()
    #expect(context.inputAction == nil)
  }

  @Test func inputActionsStayForAMoment() {
    let context = KeyboardCalloutContext()
    var waiting: [Int: () -> Void] = [:]
    var delays: [TimeInterval] = []
    context.scheduler = { delay, action in
      let id = delays.count
      delays.append(delay)
      waiting[id] = action
      return { waiting[id] = nil }
    }
    context.resetInputActionWithDelay()
    #expect(delays.isEmpty, "There is nothing to reset.")
    context.updateInputAction(.character("a"), in: frame)
    context.resetInputActionWithDelay()
    context.updateInputAction(.character("b"), in: frame)
    #expect(context.inputAction == .character("b") && waiting.isEmpty)
    context.resetInputActionWithDelay()
    context.resetInputActionWithDelay()
    #expect(delays == [0.05, 0.05, 0.05] && waiting.count == 1)
    #expect(context.inputAction == .character("b"))
    waiting.first?.value()
    #expect(context.inputAction == nil)
  }

  @Test func withoutAClockInputActionsGoAtOnce() {
    let context = KeyboardCalloutContext()
    context.updateInputAction(.character("a"), in: frame)
    context.resetInputActionWithDelay()
    #expect(context.inputAction == nil)
  }

  @Test func keysOnTheRightAreReversed() {
    let context = KeyboardCalloutContext()
    context.availableWidth = 390
    context.updateSecondaryActions(.init(characters: "abc"), for: .character("a"), in: frame)
    #expect(context.secondaryActions == .init(characters: "cba"))
    #expect(context.secondaryActionsAlignment == .trailing)
    #expect(context.selectedSecondaryAction == .character("a"))
  }

  @Test(arguments: [
    (10.0, 0.0, "a"), (45, 5, "b"), (90, 50, "c"), (500, 400, "a"), (45, -5, "a"),
    (.infinity, 5, "a"), (1e300, 5, "a"),
  ])
  func selection(location: Double, translation: Double, expected: String) {
    let context = KeyboardCalloutContext()
    context.updateSecondaryActions(.init(characters: "abc"), for: .character("a"), in: frame)
    context.updateSecondaryActionsSelection(
      location: CGPoint(x: location, y: 0), translation: CGSize(width: translation, height: 0))
    #expect(context.selectedSecondaryAction == .character(expected))
  }

  @Test func handling() {
    let context = KeyboardCalloutContext()
    var handled: [KeyboardAction] = []
    context.actionHandler = { handled.append($0) }
    #expect(!context.handleSelectedSecondaryAction())
    context.updateSecondaryActions([.character("a")], for: .character("a"), in: frame)
    #expect(context.handleSelectedSecondaryAction())
    #expect(handled == [.character("a")])
    #expect(context.secondaryActions.isEmpty)
  }

  @Test func draggingBelowTheKeyDismisses() {
    let context = KeyboardCalloutContext()
    context.updateSecondaryActions([.character("a")], for: .character("a"), in: frame)
    context.updateSecondaryActionsSelection(
      location: .zero, translation: CGSize(width: 0, height: 55))
    #expect(context.secondaryActions.isEmpty)
  }
}
