import ArgumentParser
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import Terminal

struct ThumbnailCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "thumbnail", "Render small pictures of themes for pickers, light and dark.",
    """
    A picture is named after its theme, scheme and scale: mint-dark@2x.png. The folder has a \
    manifest, by which pictures that are up to date aren't drawn again.
    """,
    example: "kbrender thumbnail tron themes/mint.json -o thumbnails --width 120,180 --scales 2,3")

  @Argument(help: "Themes: names, theme:variation, files or folders.", completion: .themes)
  var themes: [String]

  @Option(number: "Widths in points, comma-separated (default: 160).", as: "points")
  var width: String?

  @Option(number: "Pixels per point, comma-separated (default: 2,3).", as: "scales")
  var scales: String?

  @OptionGroup var folder: ImageSetOptions

  @OptionGroup var options: ThumbnailOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    var given = options.given
    // A picker shows keys, which are small enough.
    if given["toolbar"] == nil { given["toolbar"] = RenderRequest.Toolbar.none.rawValue }
    let request = try RenderRequest(given)
    let names = try ThemePaths.files(themes)
    var reader = ChoiceReader(installed: .ofUser)
    let choices = names.compactMap { reader.readTheme($0) }
    let widths = reader.readNumbers(width ?? "160", option: "width", in: 40...1000)
    let scales = reader.readNumbers(scales ?? "2,3", option: "scales", in: 0.5...8)
    try reader.finish()
    let plan = try ThumbnailPlan(
      of: request, themes: choices, widths: widths, scales: scales,
      files: .diagnosed)
    try folder.run(plan.pictures, reporter: reporter)
  }
}
