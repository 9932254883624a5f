import KeyboardDocuments
import KeyboardKit

/// What the goldens of a suite show, found by laying out and styling their keyboards without drawing.
struct SnapshotCoverage: Sendable {

  /// Names of a kind: those that there are, and those that a golden shows.
  struct Topic: Sendable {

    /// What the names are of, such as `locales`.
    var name: String

    /// All names in their order.
    var all: [String]

    /// The names that a golden shows.
    var shown: Set<String>

    /// The names that none shows.
    var missing: [String] { all.filter { !shown.contains($0) } }
  }

  /// The kinds in a fixed order.
  let topics: [Topic]

  /// What some cases show; those that can't be drawn show nothing.
  init(_ cases: [SnapshotCase], jobs: Int) {
    let pictures = cases.filter(\.isPicture)
    let shown = Workers.map(pictures, jobs: jobs) { ShownNames($0, from: $1) }
    let all = shown.reduce(into: ShownNames()) { $0.formUnion($1) }
    topics = [
      Topic(name: "actions", all: KeyboardAction.Kind.allCases.map(\.rawValue), shown: all.actions),
      Topic(
        name: "states", all: KeyboardTheme.ButtonState.allCases.map(\.rawValue), shown: all.states),
      Topic(name: "styleFields", all: StyleFieldNames.all, shown: all.fields),
      Topic(name: "locales", all: LocaleProfile.supportedIdentifiers, shown: all.locales),
      Topic(name: "devices", all: Device.all.map(\.id), shown: all.devices),
    ]
  }

  /// A line for each kind with what no golden shows.
  var text: String {
    topics.map { topic in
      let missing = topic.missing
      let count = topic.all.count - missing.count
      let rest = missing.isEmpty ? "" : "; no golden shows \(missing.joined(separator: ", "))"
      return "\(topic.name): \(count) of \(topic.all.count)\(rest)\n"
    }.joined()
  }

  /// The same for programs.
  var json: JSONText {
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
