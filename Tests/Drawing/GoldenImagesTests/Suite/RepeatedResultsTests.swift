import Testing

@testable import GoldenImages

/// Cases that are drawn several times.
@Suite struct RepeatedResultsTests {

  private func item(
    _ status: GoldenReport.Status, _ message: String = "", rung: ComparisonRung? = nil
  ) -> GoldenReport.Case {
    GoldenReport.Case(name: "case", status: status, rung: rung, message: message)
  }

  @Test func whatIsTheSameEveryTimeIsToldOnce() {
    let passed = item(.passed, rung: .exact)
    #expect(RepeatedResults.joined([[passed], [passed], [passed]]) == [passed])
    let failed = item(.failed, "1 key differs")
    #expect(RepeatedResults.joined([[failed], [failed]]) == [failed])
    #expect(RepeatedResults.joined([]) == [])
  }

  @Test func whatFailsAtTimesFails() {
    let rounds = [item(.passed), item(.failed, "1 key differs"), item(.passed)].map { [$0] }
    #expect(RepeatedResults.joined(rounds) == [item(.failed, "in 1 of 3 runs: 1 key differs")])
  }

  /// A tolerance accepts each of the pictures, but they aren't the same.
  @Test func whatIsToleratedMustStillBeTheSame() {
    let rounds = [item(.passed, rung: .exact), item(.passed, "q", rung: .channels)].map { [$0] }
    let result = RepeatedResults.joined(rounds).first
    #expect(result?.status == .failed)
    #expect(result?.message.hasPrefix("the drawing is nondeterministic") == true)
  }
}
