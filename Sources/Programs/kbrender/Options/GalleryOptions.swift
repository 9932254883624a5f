import ArgumentParser
import KeyboardKit
import Terminal

struct GalleryOptions: ParsableArguments {

  @Option(
    "Themes, comma-separated: all, names, theme:variation, theme:* or files "
      + "(default: the given theme files and packs, or all built-in themes).", as: "themes",
    completion: .themes)
  var themes: String?

  @Option(
    folder:
      "Folder of packs; the newest version of each theme is rendered, and offered for download.")
  var packs: String?

  @Option(
    "Locales, comma-separated, or all; the first one is rendered in all states and layers.",
    as: "locales", completion: .locales)
  var locales: String?

  @Option(
    "Devices, comma-separated; the first one is rendered in all locales.", as: "devices",
    completion: .devices)
  var devices: String?

  @Option(number: "Pixels per point, comma-separated.", as: "scales")
  var scales: String?

  @Flag(help: "Use the Liquid Glass look of iOS 26 in every picture.")
  var liquidGlass = false

  @Option(
    "Items of an app in every toolbar, as of render; those in the middle replace suggestions.",
    as: "A,B;C", parsing: .unconditional)
  var toolbarItems: String?

  @Option("Title of the site.", as: "text")
  var title: String?

  @Option("URL of the site, for links to social cards.", as: "https://…")
  var url: String?

  @Option(
    "Page that the gallery is a part of, relative to its folder, such as ../index.html.", as: "path"
  )
  var home: String?

  @OptionGroup var additional: FontOptions

  @Argument(
    help: "Theme files, folders or patterns, rendered with their variations.",
    completion: .file(extensions: ["json"]))
  var files: [String] = []

  var arguments: [String] {
    let options: [(String, String?)] = [
      ("--themes", themes), ("--locales", locales), ("--devices", devices),
      ("--scales", scales), ("--toolbar-items", toolbarItems), ("--title", title),
      ("--url", url), ("--home", home), ("--fonts", additional.fonts), ("--packs", packs),
    ]
    var arguments = options.flatMap { name, value in value.map { [name, $0] } ?? [] }
    if liquidGlass { arguments.append("--liquid-glass") }
    if !files.isEmpty { arguments += ["--"] + files }
    return arguments
  }

  var themeFiles: [String] {
    let names = (themes ?? "").split(separator: ",").map { ThemeName(String($0)) }
    return names.filter(\.isFile).map(\.theme) + files + [packs].compactMap { $0 }
  }
}
