package import KeyboardDocuments

package struct SnapshotCoverage: Sendable {

  /// The names of a kind.
  package struct Topic: Sendable {

    /// The kind, such as `locales`.
    package var name: String

    /// All names, in order.
    package var all: [String]

    package var shown: Set<String>

    /// The names without a golden.
    var missing: [String] { all.filter { !shown.contains($0) } }

    package init(_ name: String, all: [String], shown: Set<String>) {
      self.name = name
      self.all = all
      self.shown = shown
    }
  }

  private let topics: [Topic]

  /// Create the coverage of topics, in a fixed order.
  package init(_ topics: [Topic]) {
    self.topics = topics
  }

  /// The coverage as text: a line per topic with its missing names.
  package var text: String {
    topics.map { topic in
      let missing = topic.missing
      let count = topic.all.count - missing.count
      let rest = missing.isEmpty ? "" : "; no golden shows \(missing.joined(separator: ", "))"
      return "\(topic.name): \(count) of \(topic.all.count)\(rest)\n"
    }.joined()
  }

  package var json: JSONText {
    .object(
      topics.map { topic in
        let shown = topic.all.filter(topic.shown.contains)
        return (
          topic.name,
          .object([
            ("shown", .array(shown.map { .string($0) })),
            ("missing", .array(topic.missing.map { .string($0) })),
          ])
        )
      })
  }
}
