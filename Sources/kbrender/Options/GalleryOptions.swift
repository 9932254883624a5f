import ArgumentParser

/// The options of a gallery, as given.
struct GalleryOptions: ParsableArguments {

  @Option(
    help: ArgumentHelp(
      "Themes to show, comma-separated: all, names, theme:variation, theme:* or files; "
        + "else the theme files given, or all built-in looks.",
      valueName: "themes"))
  var themes: String?

  @Option(
    help: ArgumentHelp(
      "Locales to show, comma-separated, or all; the first one shows every state and layer.",
      valueName: "locales"))
  var locales: String?

  @Option(
    help: ArgumentHelp(
      "Devices to show, comma-separated; the first one shows every locale.", valueName: "devices"))
  var devices: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, comma-separated.", valueName: "scales"))
  var scales: String?

  @Option(help: ArgumentHelp("What the site is called.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Where the site will be found, for links to social cards.", valueName: "https://…"))
  var url: String?

  @Argument(
    help: "Theme files, each shown with its variations.", completion: .file(extensions: ["json"]))
  var files: [String] = []
}

extension GalleryOptions {

  /// The equivalent arguments, in a fixed order.
  var arguments: [String] {
    let options = [
      ("--themes", themes), ("--locales", locales), ("--devices", devices), ("--scales", scales),
      ("--title", title), ("--url", url),
    ]
    return options.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + (files.isEmpty ? [] : ["--"] + files)
  }

  /// Whether no option is set.
  var isEmpty: Bool { arguments.isEmpty }
}
