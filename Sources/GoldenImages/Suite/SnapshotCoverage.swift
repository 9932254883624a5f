package import KeyboardDocuments

/// The names that the goldens of a suite show, and those that none shows.
package struct SnapshotCoverage: Sendable {

  /// Names of a kind.
  package struct Topic: Sendable {

    /// The kind, such as `locales`.
    package var name: String

    /// All names in their order.
    package var all: [String]

    /// The names that a golden shows.
    package var shown: Set<String>

    /// The names that none shows.
    var missing: [String] { all.filter { !shown.contains($0) } }

    /// Names of a kind, some of which a golden shows.
    package init(_ name: String, all: [String], shown: Set<String>) {
      self.name = name
      self.all = all
      self.shown = shown
    }
  }

  private let topics: [Topic]

  /// The coverage of topics, in a fixed order.
  package init(_ topics: [Topic]) {
    self.topics = topics
  }

  /// A line for each topic with what no golden shows.
  package var text: String {
    topics.map { topic in
      let missing = topic.missing
      let count = topic.all.count - missing.count
      let rest = missing.isEmpty ? "" : "; no golden shows \(missing.joined(separator: ", "))"
      return "\(topic.name): \(count) of \(topic.all.count)\(rest)\n"
    }.joined()
  }

  /// The same for programs.
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
