internal import KeyboardDocuments

extension Shard {

  private struct Scheduler {

    var name: String
    var index: String

    /// The index of the first process, or the variable that specifies it.
    var first: First

    var counts: [String]
    var step: String?

    enum First {
      case number(Int)
      case variable(String)
    }
  }

  /// Kubernetes sets no variable with the number of completions, so a pod has to set
  /// `JOB_COMPLETIONS` or `JOB_COMPLETION_COUNT` itself (source: the manuals).
  private static let schedulers = [
    Scheduler(
      name: "Slurm array", index: "SLURM_ARRAY_TASK_ID",
      first: .variable("SLURM_ARRAY_TASK_MIN"), counts: ["SLURM_ARRAY_TASK_COUNT"],
      step: "SLURM_ARRAY_TASK_STEP"),
    Scheduler(
      name: "Kubernetes indexed job", index: "JOB_COMPLETION_INDEX", first: .number(0),
      counts: ["JOB_COMPLETIONS", "JOB_COMPLETION_COUNT", "JOB_COMPLETION_TOTAL"]),
    Scheduler(
      name: "AWS Batch array", index: "AWS_BATCH_JOB_ARRAY_INDEX", first: .number(0),
      counts: ["AWS_BATCH_JOB_ARRAY_SIZE"]),
    Scheduler(
      name: "Google Cloud Run job", index: "CLOUD_RUN_TASK_INDEX", first: .number(0),
      counts: ["CLOUD_RUN_TASK_COUNT"]),
    Scheduler(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: .number(0),
      counts: ["BUILDKITE_PARALLEL_JOB_COUNT"]),
    Scheduler(
      name: "CircleCI", index: "CIRCLE_NODE_INDEX", first: .number(0),
      counts: ["CIRCLE_NODE_TOTAL"]),
    // GitLab's variables, adopted by others; indices start at 1.
    Scheduler(
      name: "CI", index: "CI_NODE_INDEX", first: .number(1), counts: ["CI_NODE_TOTAL"]),
  ]

  package struct Problem: Error {
    package let message: String
  }

  /// The shard that an environment specifies, or the whole work without a scheduler.
  package init(environment: [String: String]) throws(Problem) {
    self.init(index: 1, count: 1)
    guard let scheduler = Self.schedulers.first(where: { environment[$0.index] != nil }) else {
      return
    }
    guard let name = scheduler.counts.first(where: { environment[$0] != nil }) else {
      throw Problem(
        message: "\(scheduler.index) is set (\(scheduler.name)), but not "
          + scheduler.counts.joinedAsAlternatives)
    }
    let (indexValue, countValue) = (environment[scheduler.index] ?? "", environment[name] ?? "")
    let first: Int? =
      switch scheduler.first {
      case .number(let number): number
      case .variable(let name): Int(environment[name] ?? "0")
      }
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
