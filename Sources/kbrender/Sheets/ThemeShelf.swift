import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// The theme picker.
struct ThemeShelf {

  private let list: ThemeList
  private let width: Double

  /// Create the shelf of options, or throw their errors.
  init(_ options: ThemeListOptions, width: String?) throws {
    list = try ThemeList(
      options, name: "shelf",
      arguments: ["shelf"] + (width.map { ["--width", $0] } ?? []))
    var reader = ChoiceReader()
    self.width = reader.readNumber(width, option: "width", in: 112...4000) ?? 393
    try reader.finish()
  }

  /// The output path.
  var output: String { list.request.output }

  /// The warnings about theme files.
  var warnings: [Diagnostic] { list.warnings }

  /// Draw the shelf.
  func bytes(from pipeline: RenderPipeline) throws -> [UInt8] {
    let material = try list.material()
    let context = material.keyboardView.keyboardContext
    var shelf = KeyboardTheme.Shelf(themes: list.themes.map(\.theme), keyboardContext: context)
    shelf.width = width
    return try pipeline.bytes(of: shelf, for: material)
  }
}
