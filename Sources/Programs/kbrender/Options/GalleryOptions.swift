import ArgumentParser
import KeyboardKit
import Terminal

struct GalleryOptions: ParsableArguments {

  @Option(
    help: ArgumentHelp(
      "Themes, comma-separated: all, names, theme:variation, theme:* or files "
        + "(default: the given theme files and packs, or all built-in themes).",
      valueName: "themes"), completion: .themes)
  var themes: String?

  @Option(
    help: ArgumentHelp(
      "Folder of packs; the newest version of each theme is rendered, and offered for download.",
      valueName: "folder"), completion: .directory)
  var packs: String?

  @Option(
    help: ArgumentHelp(
      "Locales, comma-separated, or all; the first one is rendered in all states and layers.",
      valueName: "locales"), completion: .locales)
  var locales: String?

  @Option(
    help: ArgumentHelp(
      "Devices, comma-separated; the first one is rendered in all locales.", valueName: "devices"),
    completion: .devices)
  var devices: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, comma-separated.", valueName: "scales"))
  var scales: String?

  @Flag(help: "Use the Liquid Glass look of iOS 26 in every picture.")
  var liquidGlass = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Items of an app in every toolbar, as of render; those in the middle replace suggestions.",
      valueName: "A,B;C"))
  var toolbarItems: String?

  @Option(help: ArgumentHelp("Title of the site.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "URL of the site, for links to social cards.", valueName: "https://…"))
  var url: String?

  @Option(
    help: ArgumentHelp(
      "Page that the gallery is a part of, relative to its folder, such as ../index.html.",
      valueName: "path"))
  var home: String?

  @OptionGroup var additional: FontOptions

  @Argument(
    help: "Theme files, folders or patterns, rendered with their variations.",
    completion: .file(extensions: ["json"]))
  var files: [String] = []
}

extension GalleryOptions {

  var arguments: [String] {
    let options = [
      ("--themes", themes), ("--locales", locales), ("--devices", devices),
      ("--scales", scales), ("--toolbar-items", toolbarItems), ("--title", title),
      ("--url", url), ("--home", home), ("--fonts", additional.fonts), ("--packs", packs),
    ]
    return options.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + (liquidGlass ? ["--liquid-glass"] : [])
      + (files.isEmpty ? [] : ["--"] + files)
  }

  /// The paths of theme files, and of the folder of packs.
  var themeFiles: [String] {
    let names = (themes ?? "").split(separator: ",").map { ThemeName(String($0)) }
    return names.filter(\.isFile).map(\.theme) + files + [packs].compactMap { $0 }
  }

  var isEmpty: Bool { arguments.isEmpty }
}
