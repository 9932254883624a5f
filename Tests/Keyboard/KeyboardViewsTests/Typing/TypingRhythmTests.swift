import KeyboardKit
import Testing

@Suite struct TypingRhythmTests {

  /// The times of a clock that ticks, as a rhythm has them.
  private func times(_ rhythm: TypingRhythm, count: Int = 400, step: Double = 0.1) -> [Double] {
    var rhythm = rhythm
    return (1...count).map { rhythm.time(Double($0) * step) }
  }

  private func intervals(_ times: [Double]) -> [Double] {
    zip([0] + times, times).map { $1 - $0 }
  }

  @Test func isTheSameForTheSameSeed() {
    #expect(times(TypingRhythm()) == times(TypingRhythm()))
    #expect(times(TypingRhythm(seed: 7)) == times(TypingRhythm(seed: 7)))
    #expect(times(TypingRhythm(seed: 7)) != times(TypingRhythm(seed: 8)))
  }

  @Test(arguments: [0, 1, 2, 99, UInt64.max]) func variesAsMuchAsSaid(seed: UInt64) {
    let logarithms = intervals(times(TypingRhythm(seed: seed))).map { log($0 / 0.1) }
    let mean = logarithms.reduce(0, +) / Double(logarithms.count)
    let squares = logarithms.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    let deviation = (squares / Double(logarithms.count)).squareRoot()
    #expect(abs(mean) < 0.05 && abs(deviation - 0.2) < 0.05)
    #expect(logarithms.allSatisfy { abs($0) <= 0.4001 })
  }

  @Test(arguments: [0.0, -1.0, Double.nan, -Double.infinity])
  func staysAsItIsWithoutVariation(variation: Double) {
    let rhythm = TypingRhythm(variation: variation)
    for (index, time) in times(rhythm, count: 50).enumerated() {
      #expect(abs(time - Double(index + 1) * 0.1) < 1e-9)
    }
  }

  @Test func leavesWhatTheKeyboardDecides() {
    let long = GestureTiming.standard.longPressDelay
    #expect(
      intervals(times(TypingRhythm(), count: 9, step: long)).allSatisfy { abs($0 - long) < 1e-9 })
  }

  @Test func keepsTheOrder() {
    var rhythm = TypingRhythm(variation: 1)
    let times = [0, 0.09, 0.09, 0.05, 0.2, 0.2, 0.21, 5, 5.001].map { rhythm.time($0) }
    #expect(times == times.sorted())
    #expect(times[0] == 0 && times[1] == times[2] && times[4] == times[5])
  }

  @Test func whatTheKeyboardDoesByItselfKeepsTheOrderToo() {
    var rhythm = TypingRhythm(seed: 3, variation: 1)
    var times: [Double] = []
    for step in 1...100 {
      times.append(rhythm.time(Double(step) * 0.1))
      times.append(rhythm.time(ofKeyboard: Double(step) * 0.1 + 0.05))
    }
    #expect(times == times.sorted())
    let waits = stride(from: 0, to: times.count, by: 2).map { times[$0 + 1] - times[$0] }
    #expect(waits.allSatisfy { abs($0 - 0.05) < 1e-9 })
  }

  @Test func waitsAtTheStartOfWords() throws {
    let typist = Typist(controller: try TypistTests.keyboard("en", capitalizing: .none))
    var events: [TypingEvent] = []
    typist.observer = { events.append($0) }
    try typist.type("ab cd, ef")
    var rhythm = TypingRhythm(variation: 0, wordStart: 2)
    let times = events.map { rhythm.time(of: $0) }
    let presses = events.indices.filter { events[$0].kind == .gesture(.press) }
    for index in presses where index > 0 {
      let slow = times[index] - times[index - 1]
      let usual = events[index].time - events[index - 1].time
      let isAfterWord = [.space, .character(",")].contains(events[index - 1].action)
      #expect(abs(slow / usual - (isAfterWord ? 2 : 1)) < 1e-6, "\(events[index].action)")
    }
  }
}
