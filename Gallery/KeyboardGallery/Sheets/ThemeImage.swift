import Foundation
package import KeyboardCore
package import KeyboardPipeline
import KeyboardStyling
import KeyboardViews
package import SourceText

/// Image of several themes: a contact sheet or the theme picker.
package struct ThemeImage {

  package enum Arrangement: Hashable, Sendable {

    case sheet(columns: Int, colorSchemes: [ColorScheme])

    /// The theme picker, with its width in points.
    case shelf(width: Double)
  }

  package let request: RenderRequest
  private let warnings: [Diagnostic]

  private var themes: [(name: String, theme: KeyboardTheme)]
  private let arrangement: Arrangement
  private let files: FileReader

  /// Loads all built-in themes without a choice.
  package init(
    of choices: [RenderRequest.ThemeChoice], as arrangement: Arrangement, request: RenderRequest,
    files: FileReader
  ) throws {
    let loaded = try choices.map { try LoadedTheme($0, files: files) }
    themes =
      choices.isEmpty
      ? try KeyboardTheme.listedLooks.map { ($0, try .builtIn($0)) }
      : zip(choices, loaded).map { ($0.name, $1.theme) }
    warnings = loaded.flatMap(\.warnings)
    self.arrangement = arrangement
    self.request = request
    self.files = files
  }

  package func drawn(by pipeline: RenderPipeline) throws -> StagedDrawing {
    let material = try RenderMaterial(request, files: files)
    switch arrangement {
    case .sheet(let columns, let colorSchemes):
      let entries = try entries(colorSchemes, material, pipeline)
      var sheet = KeyboardTheme.Sheet(entries: entries, columns: columns)
      sheet.backdrop = material.backdrop
      return try pipeline.drawing(showing: sheet, for: material)
    case .shelf(let width):
      let context = material.keyboardView.keyboardContext
      var shelf = KeyboardTheme.Shelf(themes: themes.map(\.theme), keyboardContext: context)
      shelf.width = width
      return try pipeline.drawing(showing: shelf, for: material)
    }
  }

  package func warnings(about picture: StagedDrawing) throws -> [Diagnostic] {
    guard try !picture.notices.isEmpty else { return warnings }
    // Each theme alone shows which one is the cause, and the standard theme which are of none.
    let pipeline = RenderPipeline(files: files)
    let common = try standard.drawn(by: pipeline).notices
    let parts = try parts.flatMap { name, part in
      try part.drawn(by: pipeline).notices.filter { !common.contains($0) }
        .map { $0.placed(inFile: name) }
    }
    return warnings + common + parts
  }

  /// Each theme alone with its name, to find one that can't be drawn.
  package var parts: [(name: String, picture: ThemeImage)] { themes.map { ($0.name, alone($0)) } }

  package var standard: ThemeImage {
    get throws { alone(("standard", try .builtIn("standard"))) }
  }

  private func alone(_ theme: (name: String, theme: KeyboardTheme)) -> ThemeImage {
    changing(self) { $0.themes = [theme] }
  }

  private func entries(
    _ colorSchemes: [ColorScheme], _ material: RenderMaterial, _ pipeline: RenderPipeline
  ) throws -> [KeyboardTheme.Sheet.Entry] {
    try themes.map { name, theme in
      KeyboardTheme.Sheet.Entry(
        name: theme.titleOnSheet, detail: name,
        keyboards: try colorSchemes.map { scheme in
          var material = material
          material.theme = LoadedTheme(theme)
          material.request.colorScheme = scheme
          return try pipeline.drawing(of: material).placed.keyboard
        })
    }
  }
}

extension KeyboardTheme {

  var titleOnSheet: String {
    if collectionName.isEmpty || name.hasPrefix(collectionName) { return name }
    return name.isEmpty ? collectionName : "\(collectionName) \(name)"
  }
}
