import ArgumentParser
import Disk
import KeyboardPipeline
import SourceText
import Terminal
import ThemePacks
import ThemeTools

/// A command that changes one value of a theme file.
protocol ThemeEditCommand: Command {

  var target: EditedValue { get }

  var output: EditOutput { get }

  func edited(_ editor: ThemeTextEditor, at path: ThemePath) throws(Diagnostics) -> SourceFile
}

/// The file, and the place of the value in it.
struct EditedValue: ParsableArguments {

  @Argument(
    help: "Theme file, or the name of an installed one; - is standard input.",
    completion: .file(extensions: ["json"]))
  var file: String

  @Argument(help: "Path of the value: keys with periods, or a JSON pointer.")
  var path: String

  var place: String { get throws(CommandFailure) { try ThemeFolder.file(named: file) } }

  /// Reports errors in the arguments and the syntax as failures of the command.
  func reading<Result>(
    _ body: (SourceFile, ThemeTextEditor, ThemePath) throws(Diagnostics) -> Result
  ) throws -> Result {
    let source = try FileReader.disk.file(place, .theme)
    do throws(Diagnostics) {
      return try body(source, ThemeTextEditor(source), ThemePath(path))
    } catch {
      throw CommandFailure(.invalidInput, error.list)
    }
  }
}

struct EditOutput: ParsableArguments {

  @Option(
    name: .shortAndLong, help: "Output file, or - (default: the file itself).",
    completion: .file(extensions: ["json"]))
  var output: String?
}

extension ThemeEditCommand {

  /// A change after which the theme can't be read any more is refused.
  func execute(reporter: Reporter) throws {
    let file = try target.place
    try Pack.checkIsNone(file)
    if output.output != "-" { OutputFile.claim([output.output ?? file]) }
    let (source, result) = try target.reading { source, editor, path throws(Diagnostics) in
      let result = try edited(editor, at: path)
      let errors = { (file: SourceFile) in
        ThemeFile(file, files: .disk).diagnostics.filter { $0.severity == .error }
      }
      let found = errors(result)
      guard found.isEmpty || !errors(source).isEmpty else { throw Diagnostics(found) }
      return (source, result)
    }
    let place = output.output ?? file
    guard place == "-" || place != file || result.bytes != source.bytes else { return }
    try OutputFile.write(result.bytes, to: place, madeOf: source)
    if place != "-" { reporter.remarkOnTerminal(place) }
  }
}
