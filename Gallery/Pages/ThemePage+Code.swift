import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import ThemeExchange

extension GallerySite {

  func addCode(of entry: ThemeEntry, to values: inout [String: Any]) {
    let theme = entry.theme
    let file = "\(theme.family).json"
    let name =
      theme.isBuiltIn
      ? theme.identifier
      : ThemeName(theme: "./\(theme.pack?.name ?? file)", variation: theme.variation).description
    values["adding"] = theme.pack.map { pack in
      // Only https addresses can be added.
      let site = choice.address.flatMap { $0.hasPrefix("https:") ? $0 : nil }
      let place = site.map { $0 + packPath(of: entry) } ?? pack.name
      return SuggestedCommand("theme", "add", place, "--digest", pack.digest).text
    }
    values["command"] = SuggestedCommand(["--theme", name]).text
    values["swift"] = swift(of: theme, file: file)
    values["sourceName"] = theme.variation.map { "\(file), variation \($0)" } ?? file
    values["source"] = theme.source.map { String(decoding: $0.bytes, as: UTF8.self) }
    let pictures = theme.downloads(of: shots[0], in: matrix).map { picture in
      (
        "\(picture.scheme.rawValue.capitalized) picture", path(of: picture),
        "\(theme.slug)-\(picture.scheme.rawValue).\(picture.format.id)"
      )
    }
    let downloads =
      (theme.pack.map { [("Pack \($0.version)", packPath(of: entry), $0.name)] } ?? [])
      + [
        ("Theme file", sourcePath(of: entry), file),
        ("Theme for apps", compiledPath(of: entry), "\(theme.slug).kbtheme.json"),
      ] + pictures
      + [("Social card", theme.cardPath, "\(theme.slug)-card.png")]
    values["downloads"] = downloads.map { ["name": $0, "href": "../" + $1, "file": $2] }
  }

  func compiledBytes(of entry: ThemeEntry) -> [UInt8] {
    let theme = entry.theme
    guard let look = theme.theme,
      let export = try? ThemeExport(LoadedTheme(look), named: theme.identifier)
    else { return [] }
    return Array(CompiledTheme(export).conversion.text.utf8)
  }

  private func swift(of theme: GalleryTheme, file: String) -> String {
    let variation = theme.variation.map { ", variation: \"\($0)\"" } ?? ""
    let load =
      theme.isBuiltIn
      ? "let theme = try KeyboardTheme.builtIn(\"\(theme.identifier)\")"
      : """
      let bytes = try Data(contentsOf: URL(filePath: "\(file)"))
      let file = SourceFile(name: "\(file)", bytes: Array(bytes))
      let theme = try KeyboardTheme(decoding: file\(variation))
      """
    let imports =
      theme.isBuiltIn
      ? "import KeyboardKit"
      : "import Foundation\nimport KeyboardDocuments\nimport KeyboardKit"
    return """
      \(imports)

      \(load)
      let context = KeyboardContext()
      let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      let view = KeyboardView(keyboardContext: context, appearance: appearance)
      """
  }
}
