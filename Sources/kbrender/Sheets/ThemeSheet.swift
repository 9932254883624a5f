import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// A contact sheet of themes, light and dark, with their names.
struct ThemeSheet {

  private let list: ThemeList
  private let columns: Int
  private let colorSchemes: [ColorScheme]

  /// Create the sheet of options, or throw their errors.
  init(_ options: ThemeListOptions, columns: String?) throws {
    var options = options
    // A sheet is viewed as a whole.
    if options.picture.scale == nil { options.picture.scale = "1" }
    let list = try ThemeList(
      options, name: "sheet",
      arguments: ["sheet"] + (columns.map { ["--columns", $0] } ?? []))
    var reader = ChoiceReader()
    self.columns = reader.readInteger(columns, option: "columns", in: 1...100) ?? 4
    try reader.finish()
    let scheme = list.request.colorScheme
    colorSchemes = options.picture.colorScheme == nil ? [.light, .dark] : [scheme]
    self.list = list
  }

  /// The output path.
  var output: String { list.request.output }

  /// The warnings about theme files.
  var warnings: [Diagnostic] { list.warnings }

  /// Draw the sheet.
  func bytes(from pipeline: RenderPipeline) throws -> [UInt8] {
    let material = try list.material()
    let entries = try list.themes.map { name, theme in
      KeyboardTheme.Sheet.Entry(
        name: theme.titleOnSheet, detail: name,
        keyboards: try colorSchemes.map { scheme in
          var material = material
          material.theme = LoadedTheme(theme)
          material.request.colorScheme = scheme
          return try pipeline.drawing(of: material).placed.keyboard
        })
    }
    return try pipeline.bytes(
      of: KeyboardTheme.Sheet(entries: entries, columns: columns), for: material)
  }
}

extension KeyboardTheme {

  /// The collection and the name, without repetition.
  fileprivate var titleOnSheet: String {
    if collectionName.isEmpty || name.hasPrefix(collectionName) { return name }
    return name.isEmpty ? collectionName : "\(collectionName) \(name)"
  }
}
