import ArgumentParser
import Disk
import Foundation
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal

/// Command that renders several themes into one image.
protocol ThemeBatchCommand: WarningCommand {

  associatedtype Picture: SectionedOptions

  var list: ThemeListOptions<Picture> { get }

  func picture(files: FileReader) throws -> ThemeImage
}

extension ThemeBatchCommand {

  private static var maximumThemes: Int { 300 }

  func execute(reporter: Reporter) throws {
    let picture = try picture(files: .disk)
    try save(picture, files: .disk, creating: list.folders.missing, reporter: reporter)
  }

  func save(
    _ picture: ThemeImage, files: FileReader, creating folders: OutputFile.MissingFolders,
    followsLinks: Bool = true, reporter: Reporter
  ) throws {
    let output = try picture.output(files: files)
    try reporter.warn(output.warnings)
    try reporter.save(
      output.bytes, to: picture.request.output, creating: folders, followsLinks: followsLinks)
  }

  func picture(
    _ list: ThemeListOptions<Picture>, arguments: [String], files: FileReader,
    arrangedBy arrange: (inout ChoiceReader, RenderRequest) -> ThemeImage.Arrangement
  ) throws -> ThemeImage {
    var given = list.picture.given
    let names = list.names
    given["theme"] = nil
    var request = try RenderRequest(given, output: list.output, installed: .ofUser)
    if list.output == nil, request.emit == .image {
      request.output = "\(Self._commandName).\(request.format.id)"
    }
    request.arguments = [Self._commandName] + arguments + list.arguments
    var reader = ChoiceReader(installed: .ofUser)
    if request.emit == .layout {
      reader.report(code: .conflictingOptions, "--emit layout requires a single theme")
    }
    if names.count > Self.maximumThemes {
      reader.report(
        code: .cliLimit,
        "A picture shows at most \(Self.maximumThemes) themes, not \(names.count)")
    }
    try reader.finish()
    let choices = names.compactMap { reader.readTheme($0) }
    try reader.finish()
    let arrangement = arrange(&reader, request)
    try reader.finish()
    return try ThemeImage(of: choices, as: arrangement, request: request, files: files)
  }
}

extension ThemeImage {

  /// Failures name the themes that can't be drawn alone either.
  func output(files: FileReader) throws -> (bytes: [UInt8], warnings: [Diagnostic]) {
    do {
      let picture = try checked(files: files)
      return (try picture.bytes, try warnings(about: picture))
    } catch {
      throw themeFailures(of: error, files: files) ?? error
    }
  }

  private func checked(files: FileReader) throws -> StagedDrawing {
    let picture = try drawn(by: RenderPipeline(files: files))
    let scene = try picture.scene
    let size = RenderRequest.Size(
      width: Double(scene.size.width), height: Double(scene.size.height))
    if request.emit == .image,
      let problem = RenderRequest.problem(
        of: size, scale: request.pixelsPerPoint, named: "The picture")
    {
      throw Diagnostics([problem])
    }
    return picture
  }

  private func themeFailures(of error: any Error, files: FileReader) -> CommandFailure? {
    guard CommandFailure(error).kind == .invalidInput,
      (try? standard.checked(files: files).bytes) != nil
    else { return nil }
    let problems = parts.flatMap { name, part -> [Diagnostic] in
      do {
        _ = try part.checked(files: files).bytes
        return []
      } catch {
        return CommandFailure(error).diagnostics.map { $0.placed(inFile: name) }
      }
    }
    return problems.isEmpty ? nil : CommandFailure(.invalidInput, problems)
  }
}

struct ThemeListOptions<Picture: SectionedOptions>: ParsableArguments {

  @Option(
    "Themes, comma-separated: names, theme:variation or files (default: all built-in).",
    as: "themes", completion: .themes)
  var themes: String?

  @OptionGroup var picture: Picture

  @Option(output: "Output file, or - for standard output.")
  var output: String?

  @OptionGroup var folders: FolderOptions

  var names: [String] {
    let listed = themes?.split(separator: ",").map(String.init) ?? []
    return listed + (picture.given["theme"].map { [$0] } ?? [])
  }

  var arguments: [String] {
    (themes.map { ["--themes", $0] } ?? []) + picture.given.storedWords
  }
}
