import KeyboardDocuments
import KeyboardStyling

extension Conversion {

  /// Convert the files of an extension of FlorisBoard: each of its themes is a variation.
  ///
  /// Source: github.com/florisboard/florisboard at e4a640ba, `ime/theme/ThemeExtension.kt`,
  /// `ThemeExtensionComponent.kt` and `assets/ime/theme`.
  static func theme(fromFlex source: ImportSource) throws(Diagnostics) -> Conversion {
    guard let manifest = source.files.first(where: { $0.baseName == "extension.json" }) else {
      throw source.file.problem(
        .missingKey, "The extension has no “extension.json”")
    }
    let root = try PaletteDocument(ImportSource(manifest)).root
    var writer = FlexWriter(source)
    for theme in (root["themes"]?.array ?? []).prefix(FlexWriter.mostThemes) {
      try writer.add(theme)
    }
    guard !writer.variations.isEmpty else {
      throw manifest.problem(
        .missingKey, "The extension has no theme with a stylesheet")
    }
    let meta = root["meta"]
    let facts = ThemeFileText.facts([
      ("name", meta?["title"]?.string?.asFact),
      ("description", meta?["description"]?.string?.asFact),
    ])
    return ThemeFileText(
      comments: ["Imported from an extension of FlorisBoard, of which each theme is a variation."],
      members: facts
        + writer.files.members(beside: [("variations", .object(writer.variations))])
    ).conversion(writer.report, files: writer.files.files)
  }
}

private struct FlexWriter {

  /// A file of the built-in themes has six.
  static let mostThemes = 50

  private let source: ImportSource
  private(set) var variations: [(String, JSONText)] = []
  private(set) var report = ConversionReport()
  private(set) var files: CarriedFiles
  private var budget = InputBudget.stylesheet

  init(_ source: ImportSource) {
    self.source = source
    files = CarriedFiles(source)
    report.beginTheme()
  }

  mutating func add(_ theme: JSONValue) throws(Diagnostics) {
    guard let id = theme["id"]?.string, !id.isEmpty else { return }
    let own = theme["stylesheet"]?.string ?? ""
    let path = own.isEmpty ? "stylesheets/\(id).json" : own
    let name = VariablePaths.variableName(id)
    guard let file = source.files.first(where: { $0.name == path || $0.name.hasSuffix("/\(path)") })
    else { return report.omit(id, "the extension has no file \(path.shortened.quoted)") }
    guard !variations.contains(where: { $0.0 == name }) else {
      return report.omit(id, "another theme has this name")
    }
    var writer = SnyggThemeWriter(try SnyggSheet(ImportSource(file)), files: files)
    writer.budget = budget
    let label = theme["label"]?.string ?? id
    let title = label.firstControl == nil && !label.isEmpty ? label : id
    variations.append((name, .object([("name", .string(title))] + writer.members())))
    (files, budget) = (writer.files, writer.budget)
    report.join(writer.report)
  }
}
