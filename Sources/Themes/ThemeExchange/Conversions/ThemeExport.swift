package import KeyboardCore
package import KeyboardDocuments
package import KeyboardPipeline
package import KeyboardStyling

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

  var rules: [(part: String, count: Int)] {
    KeyboardTheme.Element.allCases.map { element in
      (element.rawValue, theme.rules.count { $0.element == element })
    }.filter { $0.1 > 0 }
  }

  func omitConditions(in report: inout ConversionReport) {
    if theme.stickers?.isEmpty == false {
      report.omit("stickers", "the format has no pictures on the keyboard")
    }
    if theme.toolbarItems?.isEmpty == false {
      report.omit("toolbarItems", "the format has no items of apps in the toolbar")
    }
    for (part, count) in rules {
      report.omit(
        "rules for \(part)",
        "the format has no conditions (\(count == 1 ? "1 rule" : "\(count) rules"))")
    }
    for name in alternatives {
      report.omit(name, "it can be exported by its own name")
    }
  }
}
