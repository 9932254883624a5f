import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardRender

/// Several themes and the request to draw them with.
struct ThemeList {

  /// The themes with their command-line names.
  let themes: [(name: String, theme: KeyboardTheme)]

  /// The warnings about theme files.
  let warnings: [Diagnostic]

  /// The request, without the theme.
  let request: RenderRequest

  /// Create the list of options, or throw their errors.
  ///
  /// - Parameters:
  ///   - options: The options, as given.
  ///   - name: The default name of the output file, without its suffix.
  ///   - arguments: The arguments before the options that draw the same picture again.
  /// - Throws: The errors in the options or theme files.
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

  /// Load the material except for the theme, such as the files of the locale.
  func material() throws -> RenderMaterial {
    try RenderMaterial(request, files: .disk)
  }
}

extension RenderPipeline {

  /// Draw a view of several themes in the requested format.
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
