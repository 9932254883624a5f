import Testing

@testable import kbrender

/// The part of some work that is one machine's.
@Suite struct WorkShareTests {

  static let texts: [(String, WorkShare?)] = [
    ("1/1", WorkShare(index: 1, count: 1)), ("2/3", WorkShare(index: 2, count: 3)),
    ("0/3", nil), ("4/3", nil), ("a/b", nil), ("1", nil), ("1/2/3", nil), ("", nil),
    ("1/100001", nil),
  ]

  @Test(arguments: texts)
  func readsTexts(text: String, share: WorkShare?) {
    #expect(WorkShare(text) == share)
  }

  static let environments: [([String: String], String)] = [
    ([:], "1/1"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4",
      ], "3/4"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "3",
        "SLURM_ARRAY_TASK_STEP": "4",
      ], "2/3"
    ),
    (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "5"], "1/5"),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"], "2/2"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"], "1/2"),
    (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "2/2"),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "9"], "2/9"),
    (["CLOUD_RUN_TASK_INDEX": "8", "CLOUD_RUN_TASK_COUNT": "9"], "9/9"),
  ]

  @Test(arguments: environments)
  func asksSchedulers(environment: [String: String], share: String) throws {
    #expect(try WorkShare(environment: environment).text == share)
  }

  static let wrong: [[String: String]] = [
    ["CI_NODE_INDEX": "1"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"],
    ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"], ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "2"],
    ["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "0"],
    ["JOB_COMPLETION_INDEX": "-9223372036854775808", "JOB_COMPLETIONS": "1"],
    [
      "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "9", "SLURM_ARRAY_TASK_STEP": "0",
    ],
  ]

  @Test(arguments: wrong)
  func refusesEnvironmentsThatNameNoPart(environment: [String: String]) {
    #expect(throws: WorkShare.Problem.self) { try WorkShare(environment: environment) }
  }

  @Test(arguments: [1, 2, 3, 7])
  func partsAreTheWhole(count: Int) {
    let shares = (1...count).map { WorkShare(index: $0, count: count) }
    for place in 0..<20 {
      #expect(shares.filter { $0.contains(place) }.count == 1)
    }
  }
}
