package import KeyboardDocuments

package struct SnapshotCoverage: Sendable {

  package struct Topic: Sendable {

    package var name: String
    package var all: [String]
    package var shown: Set<String>

    var missing: [String] { all.filter { !shown.contains($0) } }

    package init(_ name: String, all: [String], shown: Set<String>) {
      self.name = name
      self.all = all
      self.shown = shown
    }
  }

  private let topics: [Topic]

  package init(_ topics: [Topic]) {
    self.topics = topics
  }

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
          [
            "shown": .array(shown.map { .string($0) }),
            "missing": .array(topic.missing.map { .string($0) }),
          ]
        )
      })
  }
}
