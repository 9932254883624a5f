package import KeyboardDocuments

package struct ConversionReport: Hashable, Sendable {

  package struct Item: Hashable, Sendable {

    package var name: String
    package var note: String

    fileprivate var line: String { name == note ? name : "\(name): \(note)" }
  }

  package private(set) var exact: [Item] = []
  package private(set) var near: [Item] = []
  package private(set) var missing: [Item] = []

  package init() {}

  mutating func carry(_ name: String, as target: String) {
    exact.append(Item(name: name, note: target))
  }

  package mutating func adapt(_ name: String, _ difference: String) {
    near.append(Item(name: name, note: difference))
  }

  /// Add what another report has, without what both say.
  mutating func add(_ other: ConversionReport) {
    for item in other.exact where !exact.contains(item) { exact.append(item) }
    for item in other.near where !near.contains(item) { near.append(item) }
    for item in other.missing where !missing.contains(item) { missing.append(item) }
    let changed = Set((near + missing).map(\.name))
    exact.removeAll { changed.contains($0.name) }
  }

  mutating func omit(_ name: String, _ reason: String) {
    missing.append(Item(name: name, note: reason))
  }
}

extension ConversionReport {

  private var sections: [(title: String, key: String, noteKey: String, items: [Item])] {
    [
      ("Carried over exactly", "exactly", "target", exact),
      ("Carried over nearly", "nearly", "difference", near),
      ("Not carried over", "notAtAll", "reason", missing),
    ]
  }

  package var text: String {
    sections.map { section in
      let lines = section.items.map { "  \($0.line.withoutControls)\n" }
      return "\(section.title): \(lines.isEmpty ? "nothing" : "\(lines.count)")\n"
        + lines.joined()
    }.joined()
  }

  package var json: JSONText {
    .object(
      sections.map { section in
        let items = section.items.map {
          JSONText.object([("name", .string($0.name)), (section.noteKey, .string($0.note))])
        }
        return (section.key, .array(items))
      })
  }
}

package struct Conversion: Hashable, Sendable {

  package var text: String
  package var report: ConversionReport
}
