import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// A theme as a folder of Swift that styles keyboards by view modifiers.
package struct KeyboardKitExport: Sendable {

  package struct File: Hashable, Sendable {

    package let name: String
    package let bytes: [UInt8]
  }

  package let files: [File]
  package let report: ConversionReport

  /// Export a theme, or its variations by their names.
  package init(
    _ looks: [(variation: String, export: ThemeExport)], named name: String,
    version: KeyboardKitVersion
  ) {
    let open = looks.map { OpenTheme($0.export.theme) }
    let merged = MergedTheme(open.map { ResolvedTheme($0) })
    let export = looks[0].export
    let name = ThemeName(name)
    let base = name.stem
    let names = SwiftThemeNames(
      title: looks.count == 1 ? export.theme.name : export.theme.title(of: base),
      identifier: ThemeName(theme: base, variation: name.variation).description,
      variations: looks.map { $0.variation })
    let colors = SwiftColors(merged, variables: looks.map { $0.export.colors })
    let assets = SwiftAssets(
      of: merged, fonts: open.flatMap(\.fonts),
      files: looks.reduce(into: [:]) { $0.merge($1.export.files) { first, _ in first } })
    report = Self.report(of: looks.map { $0.export }, open)
    // Variations that show other contents have their own exports.
    let contents = open.allSatisfy { $0.contents == open[0].contents } ? open[0].contents : []
    let header = Self.header(of: export.theme, names, version)
    var texts: [(String, String)] = [
      (
        "\(names.type).swift",
        SwiftThemeFile(
          names: names, theme: merged, colors: colors, assets: assets, contents: contents,
          version: version
        ).text(header: header)
      )
    ]
    if !colors.isEmpty {
      texts.append(
        (
          "\(names.type)+Colors.swift",
          header + "import SwiftUI\n\n"
            + colors.declaration(in: names.type, cases: names.cases).text
            + SwiftColors.rgbInitializer
        ))
    }
    if !assets.pictures.isEmpty {
      texts.append(
        (
          "\(names.type)+Assets.swift",
          header + "import Foundation\n\n" + assets.declaration(in: names.type).text
        ))
    }
    if version.hasStyleService {
      texts.append(
        (
          "\(names.service).swift",
          SwiftServiceFile(names: names, theme: merged, contents: contents, version: version).text(
            header: header)
        ))
    }
    let notes = ExportNotes(
      names: names, assets: assets, hasContents: !contents.isEmpty, version: version,
      report: report)
    let written =
      texts.map { File(name: $0.0, bytes: Array($0.1.utf8)) }
      + (assets.pictures + assets.fonts).map { asset in
        File(name: asset.file, bytes: Array(asset.bytes))
      }
    let list = Self.list(of: written.map(\.name) + [Self.notesName])
    files = written + [File(name: Self.notesName, bytes: Array((notes.text + list).utf8))]
  }

  package static let notesName = "README.md"

  private static let mark = "<!-- Written by kbrender theme export: "

  /// A comment by which a later export knows its own files.
  private static func list(of names: [String]) -> String {
    "\n\(mark)\(names.joined(separator: ", ")) -->\n"
  }

  /// Return the files of an export by its notes, none for notes of somebody else.
  package static func files(namedIn notes: String) -> [String] {
    guard let start = notes.range(of: mark),
      let end = notes.range(of: " -->\n", options: .backwards),
      start.upperBound <= end.lowerBound
    else { return [] }
    return notes[start.upperBound..<end.lowerBound].split(separator: ", ").map(String.init)
      .filter { !$0.contains("/") && $0 != ".." && $0 != "." }
  }

  private static func report(of exports: [ThemeExport], _ open: [OpenTheme]) -> ConversionReport {
    var report = ConversionReport()
    for theme in open { report.add(theme.report) }
    if exports.contains(where: { !$0.colors.isEmpty }) {
      report.carry("variables", as: "the names of colors")
    }
    if exports.count == 1 {
      for name in exports[0].alternatives {
        report.omit(name, "it can be exported by its own name")
      }
    }
    return report
  }

  private static func header(
    of theme: KeyboardTheme, _ names: SwiftThemeNames, _ version: KeyboardKitVersion
  ) -> String {
    let author = theme.author.map { ", by \($0.name.withoutControls)" } ?? ""
    let license = theme.license.map { ", \($0.withoutControls)" } ?? ""
    return """
      // The keyboard theme \(names.title)\(author)\(license), for KeyboardKit \(version.name).
      // Written by `kbrender theme export --to keyboardkit`.


      """
  }
}

extension KeyboardTheme {

  /// The name of all variations.
  fileprivate func title(of identifier: String) -> String {
    collectionName.isEmpty ? FilePath(identifier).name : collectionName
  }
}

extension ThemeExport {

  /// The variables that are colors, by their paths.
  var colors: [String: Color] {
    variables.reduce(into: [:]) { colors, variable in
      if case .color(let color) = variable.value { colors[variable.path] = color }
    }
  }
}
