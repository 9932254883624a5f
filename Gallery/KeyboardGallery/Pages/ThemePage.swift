import Foundation
import KeyboardCore
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import SourceText
import ThemeExchange

extension GallerySite {

  func themePage(_ index: Int) -> [String: Any] {
    let entry = entries[index]
    let theme = entry.theme
    let description = entry.facts.description ?? theme.pack?.summary
    let about = description ?? "\(theme.fullName), a keyboard theme."
    var values = frame(
      heading: theme.fullName, summary: about, kind: "theme", current: "", root: "../",
      card: theme.cardPath)
    values["slug"] = theme.slug
    values["collection"] = theme.collection
    values["query"] = theme.collection.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    values["description"] = description
    let isSame = isSame(theme, shots[0])
    values["schemeName"] = isSame ? "Same in light and dark" : entry.scheme.name
    let grade = grades[theme.slug]
    values["gradeName"] = grade?.name
    // Contrasts that a theme accepts are lower than the ones of its palette.
    values["lowestRatio"] =
      grade == .accepted ? nil : theme.theme.map { Palette.lowestRatio(of: $0).ratioText }
    values["version"] = theme.pack?.version
    values["packId"] = theme.pack?.id
    values["authorName"] = entry.author.isEmpty ? nil : entry.author
    values["authorURL"] = theme.theme?.author?.url.flatMap(Self.webAddress)
    values["license"] = theme.pack?.license ?? entry.facts.license
    addPictures(of: theme, to: &values)
    values["hasSchemes"] = !isSame
    values["palettes"] =
      isSame
      ? [entry.light.values(title: "Light and dark", scheme: "both")]
      : [
        entry.light.values(title: "Light", scheme: "light"),
        entry.dark.values(title: "Dark", scheme: "dark"),
      ]
    addCode(of: entry, to: &values)
    values["previous"] = index > 0 ? link(to: entries[index - 1]) : nil
    values["next"] = index + 1 < entries.count ? link(to: entries[index + 1]) : nil
    return values
  }

  /// Returns an address with a web scheme, or `nil` since others could run scripts.
  private static func webAddress(_ text: String) -> String? {
    let lowercased = text.lowercased()
    return lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://") ? text : nil
  }

  private func link(to entry: ThemeEntry) -> [String: Any] {
    ["slug": entry.theme.slug, "name": entry.theme.fullName]
  }

  private func addPictures(of theme: GalleryTheme, to values: inout [String: Any]) {
    let root = "../"
    values["stage"] = pair(theme, shots[0], root: root, width: .stage, isEager: true).map {
      $0.merging(["isSwitchable": true]) { $1 }
    }
    let siblings = entries.filter { $0.theme.family == theme.family }
    values["hasSiblings"] = siblings.count > 1
    values["siblings"] = siblings.map { entry -> [String: Any] in
      [
        "slug": entry.theme.slug, "name": entry.theme.name,
        "isCurrent": entry.theme.slug == theme.slug,
        "picture": thumbnail(entry, root: root),
      ]
    }
    let main = shots.dropFirst().filter {
      $0.isOnMainDevice && $0.locale == matrix.mainLocale && !$0.isFramed
    }
    values["groups"] = [
      group("states", "States", main.filter { !$0.isLayer }, theme),
      group("layers", "Layers", main.filter(\.isLayer), theme),
      group("devices", "Devices", shots.filter(\.isFramed), theme),
      group(
        "keyboards", "On other devices", shots.filter { !$0.isOnMainDevice && !$0.isFramed }, theme),
    ].compactMap { $0 }
    let others = shots.filter { $0.locale != matrix.mainLocale }
    values["hasLocales"] = !others.isEmpty
    values["locales"] = matrix.locales.map { localeValues($0) }
    values["hasLanguages"] = !others.isEmpty
    values["languages"] = others.map { shot -> [String: Any] in
      localeValues(shot.locale).merging([
        "figures": pair(theme, shot, root: root, width: .row), "root": root,
        "isFirst": shot == others.first,
      ]) { $1 }
    }
  }

  private func group(
    _ id: String, _ title: String, _ shots: [GalleryShot], _ theme: GalleryTheme
  ) -> [String: Any]? {
    guard !shots.isEmpty else { return nil }
    let isWide = shots.contains { $0.device.type == .pad && !$0.isFramed }
    let width: ImageWidth = shots.contains(where: \.isFramed) ? .device : isWide ? .wide : .row
    return [
      "id": id, "title": title, "isWide": isWide, "isFramed": width == .device,
      "rows": shots.map { shot -> [String: Any] in
        [
          "title": shot.title,
          "figures": pair(theme, shot, root: "../", width: width),
        ]
      },
    ]
  }

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
      return ArgumentLine.command(["theme", "pack", "add", place, "--digest", pack.digest])
    }
    values["command"] = ArgumentLine.command(["--theme", name])
    values["swift"] = swift(of: theme, file: file)
    values["sourceName"] = theme.variation.map { "\(file), variation \($0)" } ?? file
    values["source"] = theme.source.map { String(decoding: $0.bytes, as: UTF8.self) }
    let pictures = theme.downloads(of: shots[0], in: matrix).map { picture in
      (
        "\(picture.scheme.rawValue.capitalized) image", path(of: picture),
        "\(theme.slug)-\(picture.scheme.rawValue).\(picture.format.id)"
      )
    }
    let downloads =
      (theme.pack.map { [("Pack \($0.version)", packPath(of: entry), $0.name)] } ?? [])
      + (theme.hasFiles
        ? []
        : [
          ("Theme file", sourcePath(of: entry), file),
          ("Theme for apps", compiledPath(of: entry), "\(theme.slug).kbtheme.json"),
        ]) + pictures
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
      : "import Foundation\nimport SourceText\nimport KeyboardKit"
    return """
      \(imports)

      \(load)
      let context = KeyboardContext()
      let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      let view = KeyboardView(keyboardContext: context, appearance: appearance)
      """
  }
}

extension GalleryShot {

  var isLayer: Bool {
    if case .layer = state { true } else { false }
  }
}
