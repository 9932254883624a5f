package import KeyboardCore
package import KeyboardPipeline
package import KeyboardStyling
package import SourceText

/// Account of what a conversion kept, approximated, left unused and lacks.
package struct ConversionReport: Hashable, Sendable {

  package struct Item: Hashable, Sendable {

    package var name: String
    package var note: String
  }

  /// Parts set in a theme, and their sources; nil if the result isn't a theme.
  package private(set) var set: [Item]?

  package private(set) var exact: [Item] = []
  package private(set) var near: [Item] = []
  package private(set) var unused: [Item] = []
  package private(set) var missing: [Item] = []

  /// Places of values in the file whose items have other names.
  private(set) var places: Set<String> = []

  package init() {}

  var names: Set<String> { Set([exact, near, unused, missing].joined().map(\.name)) }

  /// Places of values and names of items; each value of the file has one of them.
  var accounted: Set<String> { places.union(names) }

  /// Note that a value of the file has an item, which may have another name.
  mutating func account(_ place: String) { places.insert(place) }

  /// Reports the values of an object that have no item: none is lost in silence.
  ///
  /// An item for a part of the file is that of all values in it.
  mutating func omitRest(of root: JSONValue) {
    let known = accounted
    var groups: Set<String> = []
    for name in known {
      for dot in name.indices where name[dot] == "." { groups.insert(String(name[..<dot])) }
    }
    var waiting = [("", root)]
    while let (path, value) = waiting.popLast() {
      for member in value.members where member.key != "$schema" {
        let place = path + member.key
        if known.contains(place) { continue }
        if groups.contains(place), member.value.isObject {
          waiting.append(("\(place).", member.value))
        } else {
          let count = member.value.leafCount
          omit(place, "themes have nothing of this kind" + (count > 1 ? " (\(count) values)" : ""))
        }
      }
    }
  }

  package mutating func adapt(_ name: String, _ difference: String) {
    near.append(Item(name: name, note: difference))
  }

  mutating func carry(_ name: String, as target: String, _ differences: [String] = []) {
    if differences.isEmpty {
      exact.append(Item(name: name, note: target))
    } else {
      adapt(name, differences.joined(separator: ", "))
    }
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
    places.formUnion(other.places)
    unused += other.unused
    if let others = other.set { set = (set ?? []) + others }
    exact += other.exact
    near += other.near
    missing += other.missing
  }

  mutating func set(_ part: String, _ reason: String) {
    set = (set ?? []) + [Item(name: part, note: reason)]
  }

  mutating func beginTheme() { set = set ?? [] }

  mutating func omit(_ name: String, _ reason: String) {
    missing.append(Item(name: name, note: reason))
  }

  /// Parts of a file with the same outcome.
  package struct Section {

    package let title: String
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
        return "No style set: the names of colors suggest no roles; use --map accent=NAME\n"
      }
      let lines = section.items.map { item in
        let line = item.name == item.note ? item.name : "\(item.name): \(item.note)"
        return "  \(line.withoutControls)\n"
      }
      return "\(section.title): \(lines.isEmpty ? "nothing" : "\(lines.count)")\n" + lines.joined()
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

/// Result of an import or export: the text, files beside it and a report.
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
          "Contrast", "theme check made \(fixed.count) \(fixed.count == 1 ? "change" : "changes")")
      }
    }
    theme = (try? format(theme)) ?? theme
    text = String(decoding: theme.bytes, as: UTF8.self)
  }
}

/// Files to import, with roles chosen by the user.
package struct ImportSource: Sendable {

  /// At least one.
  package var files: [SourceFile]

  package var map: [(target: String, name: String)] = []
  package var isComplete = false

  package var companion: @Sendable (String) throws -> SourceFile = { _ in
    throw KeyboardTheme.UnavailableFile()
  }

  package init(_ file: SourceFile) { files = [file] }

  package var file: SourceFile { files[0] }

  var name: String {
    files.count == 1 ? file.baseName : "\(file.baseName) and \(files.count - 1) more files"
  }
}

/// Theme to export, with its variables and files.
package struct ThemeExport: Sendable {

  package let theme: KeyboardTheme

  /// The name of the theme without a folder, such as `tron:sark`.
  let name: String
  let variables: [ThemeVariable]
  let alternatives: [String]
  let files: [String: [UInt8]]
  package var colorScheme = ColorScheme.light

  package init(_ loaded: LoadedTheme, named text: String) throws(Diagnostics) {
    theme = loaded.theme
    files = loaded.companions
    let name = ThemeName(text)
    self.name = ThemeName(theme: name.stem, variation: name.variation).description
    guard let file = loaded.file ?? KeyboardTheme.builtInFile(of: name.theme) else {
      (variables, alternatives) = ([], [])
      return
    }
    let companions = loaded.companions
    variables = try KeyboardTheme.variables(of: file, variation: name.variation) { path in
      guard let bytes = companions[path] else { throw KeyboardTheme.UnavailableFile() }
      return SourceFile(name: path, bytes: bytes)
    }
    let facts = try ThemeFacts(file)
    let chosen = (name.variation ?? "").split(separator: "+").map {
      NearestNames.letters(of: String($0))
    }
    let names =
      facts.variations.map { ("variations", $0) } + facts.looks.axes.joined().map { ("axes", $0) }
    alternatives = names.filter { !chosen.contains(NearestNames.letters(of: $0.1)) }
      .map { "\($0).\($1)" }
  }

  func omitConditions(in report: inout ConversionReport) {
    if theme.stickers?.isEmpty == false {
      report.omit("stickers", "the format has no images on the keyboard")
    }
    if theme.toolbarItems?.isEmpty == false {
      report.omit("toolbarItems", "the format has no items of apps in the toolbar")
    }
    for element in KeyboardTheme.Element.allCases {
      let count = theme.rules.count { $0.element == element }
      guard count > 0 else { continue }
      report.omit(
        "rules for \(element.rawValue)",
        "the format has no conditions (\(count == 1 ? "1 rule" : "\(count) rules"))")
    }
    for name in alternatives { report.omit(name, "it can be exported by its own name") }
  }
}
