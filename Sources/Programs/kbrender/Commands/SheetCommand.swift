import ArgumentParser
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import Terminal

struct SheetCommand: ThemeBatchCommand {

  static let configuration = CommandConfiguration(
    "sheet", "Render a contact sheet of all themes, light and dark.",
    example: "kbrender sheet --themes tron,sakura --columns 2 -o themes.png")

  @Option(number: "Number of columns (default: 4).")
  var columns: String?

  @OptionGroup var list: ThemeListOptions<RenderOptions>

  @OptionGroup var warnings: WarningOptions

  func picture(files: FileReader) throws -> ThemeImage {
    var list = list
    // A sheet is viewed as a whole.
    if list.picture.given["scale"] == nil { list.picture.given["scale"] = "1" }
    let hasScheme = list.picture.given["color-scheme"] != nil
    return try picture(list, arguments: columns.map { ["--columns", $0] } ?? [], files: files) {
      reader, request in
      .sheet(
        columns: reader.readInteger(columns, option: "columns", in: 1...100) ?? 4,
        colorSchemes: hasScheme ? [request.colorScheme] : [.light, .dark])
    }
  }
}
