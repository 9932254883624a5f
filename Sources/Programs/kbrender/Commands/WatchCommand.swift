import ArgumentParser
import Disk
import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal

struct WatchCommand: Command {

  static let configuration = CommandConfiguration(
    "watch", "Render theme files again whenever they are saved.",
    """
    While a file is invalid, its last valid picture is drawn with the diagnostics over it. Themes \
    that a file extends, and the images that it names, are watched as well. Ctrl-C ends watching.
    """, example: "kbrender watch mine.json -o previews --device ipad")

  @Argument(help: "Theme files, or file:variation.", completion: .file(extensions: ["json"]))
  var themes: [String]

  @Option(folder: "Folder of the pictures.", name: [.short, .long])
  var output: String

  @OptionGroup var options: ThemePictureOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let ending = EndingFlag()
    let signals = EndingSignals { ending.set() }
    defer { signals.stop() }
    let reads = RecordedReads()
    let pipeline = RenderPipeline(files: reads.recording(.disk))
    let watched = try requests().map { request, output in
      WatchedTheme(request, output: output, pipeline: pipeline, reads: reads)
    }
    let watch = try ThemeWatch(watched, ending: ending, reporter: reporter) { bytes, path in
      try OutputFile.write(bytes, to: path, creating: folders.missing)
    }
    try watch.run()
  }

  private func requests() throws -> [(RenderRequest, output: String)] {
    var taken: Set<String> = []
    return try themes.map { theme in
      var given = options.given
      given["theme"] = theme
      let request = try RenderRequest(given, installed: .ofUser)
      guard case .file(let path) = request.theme, path != "-" else {
        throw CommandFailure(
          .invalidInput, code: .watchTheme, "\(theme.quoted) is not a file, so it never changes",
          hints: ["`kbrender theme show` prints a built-in theme, which can be saved as a file."])
      }
      guard request.output != "-" else {
        throw CommandFailure(
          .invalidInput, code: .watchEmit, "--emit has no pictures to watch")
      }
      try Self.checkFile(of: request)
      let file = URL(filePath: output).appending(path: request.output).relativePath
      guard taken.insert(file).inserted else {
        throw CommandFailure(
          .invalidInput, code: .watchOutput, "Two themes write \(file.quoted)",
          hints: ["Rename one of the files."])
      }
      return (request, file)
    }
  }
  /// Throw if the file of a theme can't be read; an invalid one can still become valid.
  private static func checkFile(of request: RenderRequest) throws {
    do {
      _ = try LoadedTheme(request.theme, files: .disk)
    } catch is Diagnostics {}
  }
}
