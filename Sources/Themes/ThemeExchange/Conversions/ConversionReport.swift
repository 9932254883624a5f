package import KeyboardDocuments

package struct ConversionReport: Hashable, Sendable {

  package struct Item: Hashable, Sendable {

    package var name: String
    package var note: String

    fileprivate var line: String { name == note ? name : "\(name): \(note)" }
  }

  /// The parts of a theme that were set and from what; nil for what isn't a theme.
  package private(set) var set: [Item]?

  package private(set) var exact: [Item] = []
  package private(set) var near: [Item] = []
  package private(set) var unused: [Item] = []
  package private(set) var missing: [Item] = []

  package init() {}

  mutating func carry(_ name: String, as target: String) {
    exact.append(Item(name: name, note: target))
  }

  package mutating func adapt(_ name: String, _ difference: String) {
    near.append(Item(name: name, note: difference))
  }

  mutating func carry(_ name: String, as target: String, _ differences: [String]) {
    guard !differences.isEmpty else { return carry(name, as: target) }
    adapt(name, differences.joined(separator: ", "))
  }

  mutating func keepUnused(_ name: String, as target: String) {
    unused.append(Item(name: name, note: target))
  }

  mutating func separate(variablesExcept used: Set<String>) {
    func isUnused(_ item: Item) -> Bool {
      guard item.note.hasPrefix("variables.") else { return false }
      return !used.contains(String(item.note.dropFirst(10).prefix { $0 != "," }))
    }
    unused += exact.filter(isUnused) + near.filter(isUnused)
    exact.removeAll(where: isUnused)
    near.removeAll(where: isUnused)
  }

  mutating func join(_ other: ConversionReport) {
    if let others = other.set { set = (set ?? []) + others }
    exact += other.exact
    near += other.near
    missing += other.missing
  }

  mutating func set(_ part: String, _ reason: String) {
    set = (set ?? []) + [Item(name: part, note: reason)]
  }

  mutating func beginTheme() {
    set = set ?? []
  }

  mutating func omit(_ name: String, _ reason: String) {
    missing.append(Item(name: name, note: reason))
  }

  /// Parts of a file with the same outcome.
  package struct Section {

    package let title: String

    /// The key of its list in JSON, and that of the note of each item.
    package let key: String
    fileprivate let noteKey: String

    package let items: [Item]
  }

  package var sections: [Section] {
    let all: [(title: String, key: String, noteKey: String, items: [Item]?)] = [
      ("Set in the theme", "set", "source", set),
      ("Carried over exactly", "exactly", "target", exact),
      ("Carried over nearly", "nearly", "difference", near),
      ("Variables that no style uses", "unused", "target", set == nil ? nil : unused),
      ("Not carried over", "notAtAll", "reason", missing),
    ]
    return all.compactMap { title, key, noteKey, items in
      items.map { Section(title: title, key: key, noteKey: noteKey, items: $0) }
    }
  }

  package var text: String {
    sections.map { section in
      if section.items.isEmpty, section.key == "unused" { return "" }
      if section.items.isEmpty, section.key == "set" {
        return "No style set: no name of a color says what it is for; --map accent=NAME does\n"
      }
      let lines = section.items.map { "  \($0.line.withoutControls)\n" }
      return "\(section.title): \(lines.isEmpty ? "nothing" : "\(lines.count)")\n"
        + lines.joined()
    }.joined()
  }

  package var json: JSONText {
    .object(
      sections.map { section in
        let values = section.items.map {
          ["name": .string($0.name), section.noteKey: .string($0.note)] as JSONText
        }
        return (section.key, .array(values))
      })
  }
}

package struct Conversion: Hashable, Sendable {

  package var text: String
  package var report: ConversionReport
  package var files: [CarriedFile] = []

  /// Corrects and formats the text of an imported theme; `fixes` counts its changes.
  ///
  /// The colors of a theme with pictures stay, since its pictures were chosen for them.
  package mutating func finish(
    fixing fixes: ((SourceFile) throws -> (file: SourceFile, count: Int))?,
    formatting format: (SourceFile) throws -> SourceFile
  ) throws {
    var theme = SourceFile(name: "theme.json", text: text)
    if let fixes, !hasPictures {
      let fixed = try fixes(theme)
      if fixed.count > 0 {
        theme = fixed.file
        report.adapt(
          "Contrast", "theme lint made \(fixed.count) \(fixed.count == 1 ? "change" : "changes")")
      }
    }
    theme = (try? format(theme)) ?? theme
    text = String(decoding: theme.bytes, as: UTF8.self)
  }
}

/// The files that become a theme, and what people say about them.
package struct ImportSource: Sendable {

  /// At least one.
  package var files: [SourceFile]

  package var map: [(target: String, name: String)] = []

  /// Whether what can't be read is an error, and not skipped.
  package var isComplete = false

  package var companion: @Sendable (String) throws -> SourceFile = { _ in throw UnavailableFile() }

  private struct UnavailableFile: Error {}

  package init(_ file: SourceFile) {
    files = [file]
  }

  package var file: SourceFile { files[0] }

  var name: String {
    files.count == 1 ? file.baseName : "\(file.baseName) and \(files.count - 1) more files"
  }
}
