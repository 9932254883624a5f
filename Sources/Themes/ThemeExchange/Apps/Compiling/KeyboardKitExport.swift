import Embedded
import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// Writes a folder for apps: compiled theme, view modifier, `KeyboardThemeFile`, fonts and notes.
  static func keyboardKit(of export: ThemeExport) -> Conversion {
    let compiled = CompiledTheme(export)
    let names = AppTheme(export)
    let fonts = fonts(of: compiled, named: export.files)
    let files =
      [
        CarriedFile(name: "\(names.type).swift", bytes: Array(names.source.utf8)),
        CarriedFile(name: names.resource, bytes: Array(compiled.conversion.text.utf8)),
      ] + sources + fonts
    let notes = ExportNotes(
      theme: names, fonts: fonts.map(\.name), report: compiled.conversion.report,
      files: files.map(\.name) + [ExportNotes.name])
    return Conversion(text: notes.text, report: compiled.conversion.report, files: files)
  }

  private static let sources = embedded_app().names.compactMap { name in
    embedded_app().file(name).map { CarriedFile(name: name, bytes: $0.bytes) }
  }

  private static func fonts(
    of theme: CompiledTheme, named files: [String: [UInt8]]
  ) -> [CarriedFile] {
    theme.fonts.flatMap(\.files).reduce(into: []) { fonts, font in
      let bytes = Array(font.bytes)
      guard !fonts.contains(where: { $0.bytes == bytes }) else { return }
      let path = files.filter { $0.value == bytes }.keys.min() ?? "font"
      let stem = FilePath(path).name.prefix { $0 != "." }
        .filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      let isTaken = stem.isEmpty || fonts.contains { $0.name.hasPrefix("\(stem).") }
      let ending = bytes.starts(with: "OTTO".utf8) ? "otf" : "ttf"
      fonts.append(
        CarriedFile(name: "\(stem)\(isTaken ? "\(fonts.count + 1)" : "").\(ending)", bytes: bytes))
    }
  }
}

/// The names of a theme in an app, and the source that applies it.
struct AppTheme {

  let title: String
  let property: String
  private let credits: String

  init(_ export: ThemeExport) {
    let theme = export.theme
    title = (theme.name.isEmpty ? export.name : theme.name).withoutControls
    property = Self.propertyName(of: export.name)
    credits =
      (theme.author.map { ", by \($0.name.withoutControls)" } ?? "")
      + (theme.license.map { ", \($0.withoutControls)" } ?? "")
  }

  var type: String { property.prefix(1).uppercased() + property.dropFirst() }

  var resource: String { "\(resourceName).json" }

  private var resourceName: String { "\(property.dropLast("Theme".count)).kbtheme" }

  var source: String {
    AppTemplate.text(
      of: "Theme.swift",
      with: [
        "title": title, "credits": credits, "property": property, "resource": resource,
        "resourceName": resourceName,
      ])
  }

  /// Returns the name of a property for a theme such as `tron:sark`: `tronSarkTheme`.
  static func propertyName(of identifier: String) -> String {
    let words = identifier.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    let isIdentifier = joined.first.map { !$0.isNumber } ?? false
    return (isIdentifier ? joined : "custom\(joined)") + "Theme"
  }
}

/// The README.md of an export for apps: how to use it, what the app needs, and what is different.
package struct ExportNotes {

  let theme: AppTheme
  let fonts: [String]
  let report: ConversionReport
  let files: [String]

  package static let name = "README.md"

  private static let mark = "<!-- Written by kbrender theme export: "

  var text: String {
    let exact = "\(report.exact.count) values of the theme are exactly as in its file.\n"
    let parts = [
      usage, fontNotes, section("Different", report.near),
      section("Not in KeyboardKit", report.missing), exact, list,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package static func files(namedIn notes: String) -> [String] {
    guard let start = notes.range(of: mark),
      let end = notes.range(of: " -->\n", options: .backwards),
      start.upperBound <= end.lowerBound
    else { return [] }
    return notes[start.upperBound..<end.lowerBound].split(separator: ", ").map(String.init)
      .filter { !$0.contains("/") && $0 != ".." && $0 != "." }
  }

  /// A comment by which a later export recognizes its own files.
  private var list: String { "\(Self.mark)\(files.joined(separator: ", ")) -->\n" }

  private var usage: String {
    AppTemplate.text(
      of: "README.md",
      with: ["title": theme.title, "property": theme.property, "resource": theme.resource])
  }

  private var fontNotes: String {
    guard !fonts.isEmpty else { return "" }
    let files = fonts.map { "    <string>\($0)</string>\n" }.joined()
    return AppTemplate.text(of: "Fonts.md", with: ["files": files, "resource": theme.resource])
  }

  private func section(_ title: String, _ items: [ConversionReport.Item]) -> String {
    guard !items.isEmpty else { return "" }
    let rows = items.map { "| `\(cell($0.name))` | \(cell($0.note)) |\n" }.joined()
    return "## \(title)\n\n| in the theme | here |\n|---|---|\n\(rows)"
  }

  private func cell(_ text: String) -> String {
    text.withoutControls.replacing("|", with: "\\|").replacing("`", with: "'")
  }
}

/// Templates of files in apps, with places for values such as `{{{title}}}`.
enum AppTemplate {

  /// All values are put in at once, since a title may look like the place of another value.
  static func text(of name: String, with values: [String: String]) -> String {
    guard let file = embedded_templates().file("keyboardkit/\(name).mustache") else {
      preconditionFailure("There is no template \(name).")
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return text.replacing(#/\{\{\{([A-Za-z]+)\}\}\}/#) { values[String($0.output.1), default: ""] }
  }
}
