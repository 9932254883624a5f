import Testing

@testable import Parallel

/// The part of some work that is one machine's.
@Suite struct ShardTests {

  static let texts: [(String, Shard?)] = [
    ("1/1", Shard(index: 1, count: 1)), ("2/3", Shard(index: 2, count: 3)),
    ("0/3", nil), ("4/3", nil), ("a/b", nil), ("1", nil), ("1/2/3", nil), ("", nil),
    ("1/100001", nil), ("1/0", nil), ("-1/2", nil),
  ]

  @Test(arguments: texts)
  func readsTexts(text: String, shard: Shard?) {
    #expect(Shard(text) == shard)
  }

  static let environments: [([String: String], String)] = [
    (["CI_NODE_TOTAL": "1"], "1/1"),
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
  func asksSchedulers(environment: [String: String], shard: String) throws {
    #expect(try Shard(environment: environment).text == shard)
  }

  static let wrong: [[String: String]] = [
    [:], ["CI_NODE_INDEX": "1"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"],
    ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"], ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "2"],
    ["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "0"],
    ["JOB_COMPLETION_INDEX": "-9223372036854775808", "JOB_COMPLETIONS": "1"],
    ["SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "9", "SLURM_ARRAY_TASK_STEP": "0"],
  ]

  @Test(arguments: wrong)
  func refusesEnvironmentsThatNameNoPart(environment: [String: String]) {
    #expect(throws: Shard.Problem.self) { try Shard(environment: environment) }
  }

  @Test(arguments: [1, 2, 3, 7])
  func partsAreTheWhole(count: Int) {
    let shards = (1...count).map { Shard(index: $0, count: count) }
    for place in 0..<20 {
      #expect(shards.filter { $0.contains(place: place) }.count == 1)
    }
  }

  @Test func everyCaseBelongsToOneShard() throws {
    let names = (0..<1000).map { "feature/case-\($0)" }
    let shards = try (1...7).map { try #require(Shard("\($0)/7")) }
    for name in names { #expect(shards.count { $0.contains(name) } == 1) }
    for shard in shards {
      // A seventh is 143; a third more or less would be no spreading.
      #expect((95...190).contains(names.count { shard.contains($0) }), "\(shard)")
    }
  }

  /// Where a case goes must not change between versions, or reports couldn't be joined.
  @Test func shardsAreStable() throws {
    let shard = try #require(Shard("1/3"))
    let names = ["themes/tron", "themes/standard", "locales/de", "locales/ar", "emojis/smileys"]
    #expect(names.filter(shard.contains) == ShardSample.first)
  }

  @Test func missingPartsAreListed() throws {
    let shards = try ["3/12", "1/12"].map { try #require(Shard($0)) }
    #expect(shards.missing.count == 10 && shards.missing.first?.text == "2/12")
    #expect(shards.missing.text == "2/12, 4/12, 5/12, 6/12, 7/12, 8/12, 9/12, 10/12, …")
    #expect([Shard(index: 1, count: 1)].missing.isEmpty && [Shard]().missing.isEmpty)
  }
}

/// Names of the first of three shards, as every version has them.
private enum ShardSample {
  static let first = ["locales/de", "emojis/smileys"]
}
