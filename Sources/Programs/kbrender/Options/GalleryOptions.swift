import ArgumentParser
import Disk
import KeyboardKit
import Terminal

struct GalleryOptions: ParsableArguments {

  @Option(
    folder:
      "Folder of packs; the newest version of each theme is rendered, and offered for download.")
  var packs: String?

  @Option(
    "Locales, comma-separated, or all; the first one is rendered in all states (default: en).",
    as: "locales", name: .shortAndLong, completion: .locales)
  var locale: String?

  @Option(
    "Devices, comma-separated; the first one is rendered in all locales.", as: "devices",
    completion: .devices)
  var device: String?

  @Option(number: "Pixels per point, comma-separated.", as: "scales")
  var scale: String?

  @Flag(help: "Use the Liquid Glass look of iOS 26 in every image.")
  var liquidGlass = false

  @Option(
    "Items of an app in every toolbar, as of render; those in the middle replace suggestions.",
    as: "A,B;C", parsing: .unconditional)
  var toolbarItems: String?

  @Option("Title of the site.", as: "text")
  var title: String?

  @Option("URL of the site, for links to social cards.", as: "https://…")
  var url: String?

  /// For the site that a gallery is a part of.
  @Option(
    help: ArgumentHelp(
      "Page above the gallery, relative to its folder, such as ../index.html.", valueName: "path",
      visibility: .hidden))
  var home: String?

  @OptionGroup var additional: FontOptions

  @Argument(
    help:
      "Themes: all, names, theme:variation, theme:*, or files, folders and patterns with all variations (default: all built-in themes).",
    completion: .themes)
  var themes: [String] = []

  var arguments: [String] {
    let options: [(String, String?)] = [
      ("--locale", locale), ("--device", device),
      ("--scale", scale), ("--toolbar-items", toolbarItems), ("--title", title),
      ("--url", url), ("--home", home), ("--fonts", additional.fonts), ("--packs", packs),
    ]
    var arguments = options.flatMap { name, value in value.map { [name, $0] } ?? [] }
    if liquidGlass { arguments.append("--liquid-glass") }
    if !themes.isEmpty { arguments += ["--"] + themes }
    return arguments
  }

  /// Names of themes, and paths of files and folders.
  var choices: (names: [String], files: [String]) {
    let all = ThemeName.split(themes)
    let isFile = { (name: String) in ThemeName(name).isFile || DiskFiles().exists(name) }
    return (all.filter { !isFile($0) }, all.filter(isFile))
  }

  var themeFiles: [String] {
    choices.files.map { ThemeName($0).isFile ? ThemeName($0).theme : $0 }
      + [packs].compactMap { $0 }
  }
}

extension ThemeName {

  /// Splits lists of names; the name of a file may have a comma.
  static func split(_ lists: [String]) -> [String] {
    lists.flatMap { list in
      DiskFiles().exists(list) ? [list] : list.split(separator: ",").map(String.init)
    }
  }

  /// The looks of `theme:*` among names; nil for other texts.
  static func looks(of text: String, among names: [String]) -> [String]? {
    guard text.hasSuffix(":*"), !ThemeName(text).isFile else { return nil }
    let looks = names.filter { ThemeName($0).theme == text.dropLast(2) }
    return looks.isEmpty ? nil : looks
  }
}
