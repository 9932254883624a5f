import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardRender

/// Several themes, and how to draw keyboards in them.
struct ThemeList {

  /// The themes with the names that users type for them.
  let themes: [(name: String, theme: KeyboardTheme)]

  /// What is worth telling of the files of themes.
  let warnings: [Diagnostic]

  /// What is drawn but for the theme.
  let request: RenderRequest

  /// The list that options describe, or all that is wrong with them.
  ///
  /// - Parameters:
  ///   - options: What the user wrote.
  ///   - name: What the file is named where the user names none, without its suffix.
  ///   - arguments: What stands before the options to draw the same again.
  /// - Throws: What is wrong with the options, or with the files of themes.
  init(_ options: ThemeListOptions, name: String, arguments: [String]) throws {
    let names = (options.themes?.split(separator: ",").map(String.init) ?? [])
    var picture = options.picture
    let wanted = names + (picture.theme.map { [$0] } ?? [])
    picture.theme = nil
    var request = try RenderRequest(picture, output: options.output)
    if options.output == nil, request.emit == .image {
      request.output = "\(name).\(request.format.rawValue)"
    }
    request.arguments = arguments + options.arguments
    var reader = ChoiceReader()
    if request.emit == .layout {
      reader.report(code: "emit-layout", "A picture of several themes has no layout to print")
    }
    let choices = wanted.compactMap { reader.readTheme($0) }
    try reader.finish()
    self.request = request
    let read = try choices.map { ($0.name, try LoadedTheme($0, files: .disk)) }
    themes = wanted.isEmpty ? try Self.builtIn() : read.map { ($0, $1.theme) }
    warnings = read.flatMap(\.1.warnings)
  }

  private static func builtIn() throws -> [(String, KeyboardTheme)] {
    try KeyboardTheme.predefined.map { ($0.identifier ?? $0.name, $0) }
  }

  /// What was asked for but for the theme, such as the files of the locale.
  func material() throws -> RenderMaterial {
    try RenderMaterial(request, files: .disk)
  }
}

extension RenderPipeline {

  /// Draws a view of several themes: the bytes of what was asked for.
  func bytes(of view: some View, for material: RenderMaterial) throws -> [UInt8] {
    let picture = try picture(of: view, for: material)
    let request = material.request
    let size = RenderRequest.Size(
      width: Double(picture.scene.size.width), height: Double(picture.scene.size.height))
    if request.emit == .image,
      let problem = RenderRequest.problem(
        of: size, scale: request.pixelsPerPoint, named: "The picture")
    {
      throw Diagnostics([problem])
    }
    return try picture.bytes
  }
}
