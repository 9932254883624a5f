import ArgumentParser
import KeyboardGallery
import KeyboardPipeline
import Terminal

struct ShelfCommand: ThemeListCommand {

  static let configuration = CommandConfiguration(
    commandName: "shelf", abstract: "Render the theme picker.",
    discussion: "Example: kbrender shelf --color-scheme dark -o shelf.png")

  @Option(number: "Width in points (default: 393).", as: "width")
  var width: String?

  @OptionGroup var list: ThemeListOptions<ShelfOptions>

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func picture(files: FileReader) throws -> ThemePicture {
    try picture(list, arguments: width.map { ["--width", $0] } ?? [], files: files) { reader, _ in
      .shelf(width: reader.readNumber(width, option: "width", in: 112...4000) ?? 393)
    }
  }
}
