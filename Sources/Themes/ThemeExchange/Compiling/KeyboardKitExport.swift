import Embedded
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension Conversion {

  /// Write a theme as a folder for apps: the compiled theme, a view modifier that applies it, the sources of
  /// `KeyboardThemeFile`, the theme's own fonts, and notes as the text.
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

  /// The fonts keep the names of their files, with letters that all systems allow.
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
        CarriedFile(
          name: "\(stem)\(isTaken ? "\(fonts.count + 1)" : "").\(ending)", bytes: bytes))
    }
  }
}

/// The names of a theme in an app, and the source that applies it.
struct AppTheme {

  let title: String

  /// Such as `tronSarkTheme`, of a modifier and a property.
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

  /// The file with the compiled theme.
  var resource: String { "\(resourceName).json" }

  private var resourceName: String { "\(property.dropLast("Theme".count)).kbtheme" }

  var source: String {
    """
    // The keyboard theme \(title)\(credits).
    // Written by `kbrender theme export --to keyboardkit`.

    import Foundation
    import KeyboardKit
    import SwiftUI

    extension View {

      /// Style keyboards, their callouts and toolbars as \(title).
      func \(property)(for context: KeyboardContext) -> some View {
        keyboardThemeFile(.\(property), for: context)
      }
    }

    extension KeyboardThemeFile {

      /// The theme \(title).
      static let \(property): KeyboardThemeFile = {
        let bundle = Bundle(for: BundleToken.self)  // In a Swift package: Bundle.module
        guard let url = bundle.url(forResource: "\(resourceName)", withExtension: "json"),
          let file = try? KeyboardThemeFile(Data(contentsOf: url))
        else { preconditionFailure("Add \(resource) to the resources of the keyboard extension.") }
        return file
      }()
    }

    private final class BundleToken {}

    """
  }

  /// Return the name of a property for a theme such as `tron:sark`: `tronSarkTheme`.
  static func propertyName(of identifier: String) -> String {
    let words = identifier.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    let isIdentifier = joined.first.map { !$0.isNumber } ?? false
    return (isIdentifier ? joined : "custom\(joined)") + "Theme"
  }
}
