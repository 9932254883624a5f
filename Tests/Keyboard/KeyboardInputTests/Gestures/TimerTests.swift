import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct TimerTests {

  @Test func repeatsWhileItRuns() {
    let clock = KeyboardClock()
    let timer = GestureButtonTimer(clock: clock)
    var count = 0
    timer.start { count += 1 }
    timer.start { count += 100 }
    clock.advance(by: 0.55)
    #expect(count == 5)
    #expect(timer.duration.map { abs($0 - 0.55) < 0.000_1 } == true)
    timer.modifyStartDate(to: clock.now.addingTimeInterval(-9))
    #expect(timer.duration == 9)
    timer.stop()
    clock.advance(by: 9)
    #expect(count == 5)
    #expect(timer.duration == nil && !timer.isActive)
  }

  @Test func aTimerCanStopItself() {
    let clock = KeyboardClock()
    let timer = GestureButtonTimer(interval: 0, clock: clock)
    var count = 0
    timer.start {
      count += 1
      if count == 3 { timer.stop() }
    }
    clock.advance(by: 10)
    #expect(count == 3)
  }

  @Test(arguments: [
    (Keyboard.SpaceDragSensitivity.medium, 5.0, 1), (.medium, -12, -2), (.low, 9, 0), (.high, 9, 4),
  ])
  func countsSteps(sensitivity: Keyboard.SpaceDragSensitivity, distance: Double, steps: Int) {
    var sum = 0
    let handler = Gestures.SpaceDragGestureHandler(sensitivity: sensitivity) { sum += $0 }
    handler.handleDragGesture(from: .zero, to: CGPoint(x: distance, y: 0))
    handler.handleDragGesture(from: .zero, to: CGPoint(x: distance, y: 49))
    #expect(sum == steps)
    handler.handleDragGesture(from: .zero, to: CGPoint(x: 500, y: 50))
    handler.handleDragGesture(from: .zero, to: CGPoint(x: Double.nan, y: 0))
    #expect(sum == steps)
  }

  @Test func aDragOnSpaceMovesTheCursorAndInsertsNothing() {
    let typist = Typist("ab👍", after: "c")
    let handler = typist.handler
    handler.handle(.press, on: .space)
    handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: -50, y: 0))
    #expect(typist.document.textBefore == "ab👍")
    handler.handle(.longPress, on: .space)
    #expect(typist.context.isSpaceDragGestureActive)
    handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: 100, y: 0))
    handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: 95, y: 0))
    #expect(typist.document.textBefore == "ab")
    handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: 100, y: 0))
    #expect(typist.document.textBefore == "ab👍")
    handler.handle(.release, on: .space)
    handler.handle(.end, on: .space)
    #expect(typist.document.text == "ab👍c")
    #expect(!typist.context.isSpaceDragGestureActive)
    handler.handle(.press, on: .space)
    handler.handle(.release, on: .space)
    #expect(typist.document.text == "ab👍 c")
  }

  /// Of three lines, the cursor is in the second one, after its second character.
  @Test(arguments: [(-1, "on"), (1, "one\ntwo\nt"), (-3, "on"), (3, "one\ntwo\nt"), (0, "one\ntw")])
  func movesByLines(lines: Int, textBefore: String) {
    let document = InMemoryTextDocument("one\ntwo\nt")
    document.adjustTextPosition(byCharacterOffset: -3)
    document.adjustTextPosition(byCharacterOffset: document.offset(byLines: lines))
    #expect(document.documentContextBeforeInput == textBefore)
  }

  @Test func columnsAreNeverInsideOfEmojis() {
    let document = InMemoryTextDocument("a😀b\nxy")
    document.adjustTextPosition(byCharacterOffset: document.offset(byLines: -1))
    #expect(document.documentContextBeforeInput == "a")
    #expect(InMemoryTextDocument("").offset(byLines: -1) == 0)
  }

  /// A line is 25 points, and a drag may go both ways.
  @Test func aDragOnSpaceMovesByLines() {
    let typist = Typist("one\ntwo")
    typist.handler.handle(.longPress, on: .space)
    typist.handler.handleDrag(on: .space, from: .zero, to: .zero)
    typist.handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: 0, y: -24))
    #expect(typist.document.textBefore == "one\ntwo")
    typist.handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: -5, y: -60))
    #expect(typist.document.textBefore == "on")
    typist.handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: -5, y: 0))
    #expect(typist.document.textBefore == "one\ntw")
    typist.handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: -5, y: Double.infinity))
    #expect(typist.document.textBefore == "one\ntw")
  }

  @Test func aDragRunsBackwardsInRightToLeftText() {
    let typist = Typist("אב", locale: "he_IL")
    typist.handler.handle(.longPress, on: .space)
    typist.handler.handleDrag(on: .space, from: .zero, to: .zero)
    typist.handler.handleDrag(on: .space, from: .zero, to: CGPoint(x: 5, y: 0))
    #expect(typist.document.textBefore == "א")
  }
}
