import ArgumentParser
import KeyboardPipeline
import Terminal

struct ThemeListOptions<Picture: SectionedOptions>: ParsableArguments {

  @Option(
    "Themes, comma-separated: names, theme:variation or files (default: all built-in).",
    as: "themes", completion: .themes)
  var themes: String?

  @OptionGroup var picture: Picture

  @Option(output: "Output file, or - for standard output.")
  var output: String?

  @OptionGroup var folders: FolderOptions
}

extension ThemeListOptions {

  var names: [String] {
    let listed = themes?.split(separator: ",").map(String.init) ?? []
    return listed + (picture.given["theme"].map { [$0] } ?? [])
  }

  var arguments: [String] {
    (themes.map { ["--themes", $0] } ?? []) + picture.given.storedWords
  }
}
