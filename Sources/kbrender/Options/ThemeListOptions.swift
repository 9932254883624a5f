import ArgumentParser
import KeyboardKit
import KeyboardPipeline

/// The options of a picture of several themes, as given.
struct ThemeListOptions: ParsableArguments {

  @Option(
    help: ArgumentHelp(
      "Themes, comma-separated: names, theme:variation or files (default: all built-in).",
      valueName: "themes"))
  var themes: String?

  @OptionGroup var picture: RenderOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Output file, or - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?
}

extension ThemeListOptions {

  /// The themes that are files.
  var themeFiles: [String] {
    let names = (themes?.split(separator: ",").map(String.init) ?? []) + [picture.theme]
    return names.compactMap(\.self).filter { ThemeName($0).isFile }
  }

  /// The equivalent arguments, in a fixed order.
  var arguments: [String] {
    (themes.map { ["--themes", $0] } ?? []) + picture.arguments
  }
}
