import ArgumentParser
import KeyboardGallery
import KeyboardPipeline
import Terminal

struct ShelfCommand: ThemeBatchCommand {

  static let configuration = CommandConfiguration(
    "shelf", "Render the theme picker.",
    example: "kbrender shelf --color-scheme dark -o shelf.png")

  @Option(number: "Width in points (default: 393).", as: "width")
  var width: String?

  @OptionGroup var list: ThemeListOptions<ShelfOptions>

  @OptionGroup var warnings: WarningOptions

  func picture(files: FileReader) throws -> ThemeImage {
    try picture(list, arguments: width.map { ["--width", $0] } ?? [], files: files) { reader, _ in
      .shelf(width: reader.readNumber(width, option: "width", in: 112...4000) ?? 393)
    }
  }
}
