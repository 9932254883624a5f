internal import SourceText

/// One part of work that is distributed among processes.
public struct Shard: Hashable, Codable, Sendable, Comparable {

  /// The index of the shard, from 1.
  public var index: Int

  /// The number of shards.
  public var count: Int

  /// A shard of a number of shards.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Whether a shard precedes another one.
  public static func < (first: Shard, second: Shard) -> Bool {
    (first.count, first.index) < (second.count, second.index)
  }

  package static let largestCount = 100_000

  /// A shard written as `2/5`, or nil if the notation or its numbers are invalid.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
    guard isValid else { return nil }
  }

  var isValid: Bool {
    (1...Self.largestCount).contains(count) && (1...count).contains(index)
  }

  package var text: String { "\(index)/\(count)" }

  package func contains(place: Int) -> Bool { place % count == index - 1 }

  /// Whether an item belongs to the shard, determined by its name alone.
  public func contains(_ name: String) -> Bool {
    let digits = Digest.text(of: Array(name.utf8)).prefix(16)
    return UInt64(digits, radix: 16).map { Int($0 % UInt64(count)) } == index - 1
  }

  /// Environment variables by which a scheduler numbers processes.
  private struct Scheduler {

    var name: String
    var index: String

    /// The index of the first process, unless a variable specifies it.
    var first = 0
    var firstVariable: String?

    var counts: [String]
    var step: String?
  }

  /// Kubernetes has no variable for completions; pods set either of two (source: the manuals).
  private static let schedulers = [
    Scheduler(
      name: "Slurm array", index: "SLURM_ARRAY_TASK_ID",
      firstVariable: "SLURM_ARRAY_TASK_MIN", counts: ["SLURM_ARRAY_TASK_COUNT"],
      step: "SLURM_ARRAY_TASK_STEP"),
    Scheduler(
      name: "Kubernetes indexed job", index: "JOB_COMPLETION_INDEX",
      counts: ["JOB_COMPLETIONS", "JOB_COMPLETION_COUNT", "JOB_COMPLETION_TOTAL"]),
    Scheduler(
      name: "AWS Batch array", index: "AWS_BATCH_JOB_ARRAY_INDEX",
      counts: ["AWS_BATCH_JOB_ARRAY_SIZE"]),
    Scheduler(
      name: "Google Cloud Run job", index: "CLOUD_RUN_TASK_INDEX",
      counts: ["CLOUD_RUN_TASK_COUNT"]),
    Scheduler(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", counts: ["BUILDKITE_PARALLEL_JOB_COUNT"]),
    Scheduler(name: "CircleCI", index: "CIRCLE_NODE_INDEX", counts: ["CIRCLE_NODE_TOTAL"]),
    // GitLab's variables, adopted by others; indices start at 1.
    Scheduler(name: "CI", index: "CI_NODE_INDEX", first: 1, counts: ["CI_NODE_TOTAL"]),
  ]

  package struct Problem: Error {
    package let message: String
  }

  /// Shard of an environment, or the whole work if a scheduler runs one process.
  package init(environment: [String: String]) throws(Problem) {
    self.init(index: 1, count: 1)
    guard let scheduler = Self.schedulers.first(where: { environment[$0.index] != nil }) else {
      // GitLab counts a job that isn't parallel, without an index.
      if Self.schedulers.contains(where: { $0.counts.contains { environment[$0] == "1" } }) {
        return
      }
      throw Problem(
        message: "--shard auto finds no scheduler; number the parts yourself, such as --shard 1/4")
    }
    guard let name = scheduler.counts.first(where: { environment[$0] != nil }) else {
      throw Problem(
        message: "\(scheduler.index) is set (\(scheduler.name)), but not "
          + scheduler.counts.joinedAsAlternatives)
    }
    let (indexValue, countValue) = (environment[scheduler.index] ?? "", environment[name] ?? "")
    let first = scheduler.firstVariable.map { Int(environment[$0] ?? "0") } ?? scheduler.first
    guard let index = Int(indexValue), let count = Int(countValue), let first,
      let step = Int(scheduler.step.flatMap { environment[$0] } ?? "1"),
      let place = Self.place(of: index, first: first, step: step), place <= count
    else {
      throw Problem(
        message: "\(scheduler.index) is “\(indexValue.shortened)” and "
          + "\(name) is “\(countValue.shortened)”, which names no part of the work")
    }
    self.init(index: place, count: count)
    guard isValid else { throw Problem(message: "\(name) is not from 1 to \(Self.largestCount)") }
  }

  private static func place(of index: Int, first: Int, step: Int) -> Int? {
    let (distance, overflow) = index.subtractingReportingOverflow(first)
    guard !overflow, step > 0, distance >= 0, distance % step == 0 else { return nil }
    let place = distance / step
    return place < largestCount ? place + 1 : nil
  }
}

extension Collection<Shard> {

  package var missing: [Shard] {
    guard let count = first?.count, (1...Shard.largestCount).contains(count) else { return [] }
    let known = Set(map(\.index))
    return (1...count).filter { !known.contains($0) }.map { Shard(index: $0, count: count) }
  }

  package var text: String {
    prefix(8).map(\.text).joined(separator: ", ") + (count > 8 ? ", …" : "")
  }
}
