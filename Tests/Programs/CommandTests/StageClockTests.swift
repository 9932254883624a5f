import Testing

@testable import kbrender

@Suite struct StageClockTests {

  @Test func comparesStagesRoundByRound() {
    var clock = StageClock()
    for _ in 0..<3 {
      clock.measure("work") {}
      clock.measure("reference") { _ = (0..<1000).map { "\($0)" } }
    }
    #expect(clock.medianRatio(of: ["reference"], to: "reference") == 1)
    #expect(clock.medianRatio(of: ["work", "reference"], to: "reference") >= 1)
    #expect(clock.medianRatio(of: ["unknown"], to: "reference") == 0)
  }
}
