import Synchronization
import Testing

/// The failures that a piece of a test is meant to report.
enum Failures {

  /// The texts of the issues that some work records, which then don't count.
  static func reported(by work: () -> Void) -> [String] {
    let texts = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      work()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    return texts.withLock { $0 }
  }
}
