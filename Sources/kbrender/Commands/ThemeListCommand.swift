import ArgumentParser
import Foundation
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline

/// A command that draws several themes on one picture.
protocol ThemeListCommand: Command {

  /// The themes, and the options of the picture.
  var list: ThemeListOptions { get }

  /// Read the options, or throw their errors.
  func picture() throws -> ThemePicture
}

extension ThemeListCommand {

  func execute(reporter: Reporter) throws {
    let picture = try picture()
    try picture.write()
    reporter.report(picture.warnings)
  }

  /// Read the options of a picture, or throw their errors.
  ///
  /// The arguments are those of the command's own options, which the closure reads.
  func picture(
    _ list: ThemeListOptions, arguments: [String],
    arrangedBy arrange: (inout ChoiceReader, RenderRequest) -> ThemePicture.Arrangement
  ) throws -> ThemePicture {
    var given = list.picture.given
    let names = list.names
    given["theme"] = nil
    var request = try RenderRequest(given, output: list.output)
    if list.output == nil, request.emit == .image {
      request.output = "\(Self._commandName).\(request.format.rawValue)"
    }
    request.arguments = [Self._commandName] + arguments + list.arguments
    var reader = ChoiceReader()
    if request.emit == .layout {
      reader.report(code: "emit-layout", "--emit layout requires a single theme")
    }
    let choices = names.compactMap { reader.readTheme($0) }
    try reader.finish()
    let arrangement = arrange(&reader, request)
    try reader.finish()
    return try ThemePicture(of: choices, as: arrangement, request: request, files: .disk)
  }
}

extension ThemePicture {

  /// Write the picture to the output of its request.
  func write() throws {
    do {
      try OutputFile.write(bytes, to: request.output)
    } catch {
      throw culprits(of: error) ?? error
    }
  }

  private var bytes: [UInt8] {
    get throws {
      let picture = try drawn(by: RenderPipeline(files: .disk))
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

  /// Return the failure that names the themes that can't be drawn alone either, if there are any.
  private func culprits(of error: any Error) -> CommandFailure? {
    guard CommandFailure(error).kind == .invalidInput, (try? standard.bytes) != nil else {
      return nil
    }
    let problems = parts.flatMap { name, part -> [Diagnostic] in
      do {
        _ = try part.bytes
        return []
      } catch {
        return CommandFailure(error).diagnostics.map { $0.placed(inFile: name) }
      }
    }
    return problems.isEmpty ? nil : CommandFailure(.invalidInput, problems)
  }
}
