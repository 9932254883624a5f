import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// The shelf from which users choose a theme.
struct ThemeShelf {

  private let list: ThemeList
  private let width: Double

  /// The shelf that options describe, or all that is wrong with them.
  init(_ options: ThemeListOptions, width: String?) throws {
    list = try ThemeList(
      options, name: "shelf",
      arguments: ["shelf"] + (width.map { ["--width", $0] } ?? []))
    var reader = ChoiceReader()
    self.width = reader.readNumber(width, option: "width", in: 112...4000) ?? 393
    try reader.finish()
  }

  /// Where to write the picture.
  var output: String { list.request.output }

  /// What is worth telling of the files of themes.
  var warnings: [Diagnostic] { list.warnings }

  /// The bytes of the picture.
  func bytes(from pipeline: RenderPipeline) throws -> [UInt8] {
    let material = try list.material()
    let context = material.keyboardView.keyboardContext
    var shelf = KeyboardTheme.Shelf(themes: list.themes.map(\.theme), keyboardContext: context)
    shelf.width = width
    return try pipeline.bytes(of: shelf, for: material)
  }
}
