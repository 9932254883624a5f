import KeyboardDocuments
import KeyboardPipeline

/// A part of some work that is shared between machines: the I-th of N.
struct WorkShare: Equatable, Sendable {

  /// Which part, from 1.
  var index: Int

  /// How many parts there are.
  var count: Int

  /// Whether the item at a place in a list belongs to this part.
  func contains(_ place: Int) -> Bool { place % count == index - 1 }

  /// The part as users write it, such as `1/3`.
  var text: String { "\(index)/\(count)" }
}

extension WorkShare {

  /// The most parts that work is cut into.
  static let largestCount = 100_000

  /// The part that a text such as `1/3` names; nothing if it names none.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index: index, count: count)
    guard isValid else { return nil }
  }

  private var isValid: Bool {
    (1...Self.largestCount).contains(count) && (1...count).contains(index)
  }

  /// Where a scheduler says which part a process is to do.
  struct Scheduler: Sendable {

    /// What people call the scheduler.
    var name: String

    /// The variable with the number of this process.
    var index: String

    /// The number that the first process has, or the variable that tells it.
    var first: First

    /// The variables with the number of processes, the first one that is set counting.
    var counts: [String]

    /// The variable with the distance between two numbers of processes.
    var step: String?

    /// How the first process is numbered.
    enum First: Sendable {
      case number(Int)
      case variable(String)
    }
  }

  /// The schedulers that are known.
  ///
  /// Source: their manuals. Kubernetes sets no variable with the number of completions, so a pod has to
  /// set `JOB_COMPLETIONS` or `JOB_COMPLETION_COUNT` itself.
  static let schedulers = [
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
    // GitLab's variables, which others have taken over; it numbers from 1.
    Scheduler(
      name: "CI", index: "CI_NODE_INDEX", first: .number(1), counts: ["CI_NODE_TOTAL"]),
  ]

  /// Why an environment doesn't say which part to do.
  struct Problem: Error {
    let message: String
  }

  /// The part that an environment asks for; the whole work where there is no scheduler.
  init(environment: [String: String]) throws(Problem) {
    self.init(index: 1, count: 1)
    guard let scheduler = Self.schedulers.first(where: { environment[$0.index] != nil }) else {
      return
    }
    let names = scheduler.counts
    guard let name = names.first(where: { environment[$0] != nil }) else {
      throw Problem(
        message: "\(scheduler.index) is set (\(scheduler.name)), but not "
          + names.joinedAsAlternatives)
    }
    let first: Int? =
      switch scheduler.first {
      case .number(let number): number
      case .variable(let name): Int(environment[name] ?? "0")
      }
    guard let index = environment[scheduler.index].flatMap({ Int($0) }),
      let count = environment[name].flatMap({ Int($0) }), let first,
      let step = Int(scheduler.step.flatMap { environment[$0] } ?? "1"),
      let place = Self.place(of: index, first: first, step: step), place <= count
    else {
      throw Problem(
        message: "\(scheduler.index) is “\((environment[scheduler.index] ?? "").shortened)” and "
          + "\(name) is “\((environment[name] ?? "").shortened)”, which names no part of the work")
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

extension ChoiceReader {

  /// The part of the work that a text names: `1/3`, or `auto` for what the environment says.
  mutating func readShare(_ text: String?, environment: [String: String]) -> WorkShare? {
    guard let text else { return nil }
    if text == "auto" {
      do throws(WorkShare.Problem) {
        let share = try WorkShare(environment: environment)
        return share.count == 1 ? nil : share
      } catch {
        report(code: "shard-environment", error.message)
        return nil
      }
    }
    if let share = WorkShare(text) { return share.count == 1 ? nil : share }
    report(
      code: "shard-form",
      "--shard is a number and a count such as 1/3, or auto, not “\(text.shortened)”")
    return nil
  }
}
