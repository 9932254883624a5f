import KeyboardDocuments

/// What became of a snapshot.
struct SnapshotResult: Sendable {

  /// What was found.
  enum Verdict: String, Sendable {
    case same, different, missing, failed, obsolete, recorded
  }

  /// The path of the case without its suffix.
  var path: String

  var verdict: Verdict

  /// What there is to say about it.
  var message = ""

  /// The picture of what is wrong, if there is one.
  var picture: String?

  /// Whether there is nothing to look at.
  var isFine: Bool { verdict == .same || verdict == .recorded }

  /// The result for people, on a line.
  var text: String {
    "\(path): \(verdict.rawValue)\(message.isEmpty ? "" : ": \(message)")"
  }

  /// The result for programs.
  var json: JSONText {
    .object([
      ("name", .string(path)), ("verdict", .string(verdict.rawValue)),
      ("message", .string(message)), ("picture", picture.map { .string($0) } ?? .null),
    ])
  }
}
