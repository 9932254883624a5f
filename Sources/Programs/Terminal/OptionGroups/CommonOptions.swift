package import ArgumentParser
import Disk
internal import Foundation
import KeyboardPipeline
package import Parallel
package import SourceText

package struct CommonOptions: ParsableArguments {

  @OptionGroup package var format: FormatOptions

  @OptionGroup(title: "Messages") var messages: MessageOptions

  package init() {}

  package func colorsOutput() throws(Diagnostics) -> Bool {
    let color = try ChoiceReader.reading {
      $0.read(messages.terminalColor, as: MessageOptions.ColorChoice.self, kind: "color choice")
    }
    return (color ?? .auto).isColored(byDefault: StandardStreams.showsColor(1))
  }

  package func reporter() throws(Diagnostics) -> Reporter {
    try Reporter(
      format: format.outputFormat, color: messages.terminalColor, isQuiet: messages.quiet)
  }
}

struct MessageOptions: ParsableArguments {

  @Option(
    "Color of diagnostics: auto, always or never (default: auto, or never if NO_COLOR is set).",
    as: "when", completion: .list(ColorChoice.allCases.map(\.rawValue)))
  var terminalColor: String?

  @Flag(name: [.short, .long], help: "Print errors only.")
  var quiet = false

  enum ColorChoice: String, CaseIterable {
    case auto, always, never

    func isColored(byDefault isTerminal: @autoclosure () -> Bool) -> Bool {
      self == .auto ? isTerminal() : self == .always
    }
  }
}

/// The option `--output-format`, for people and programs.
package struct FormatOptions: ParsableArguments {

  @Option(
    "Format of diagnostics: human, short, github, sarif or json, which also applies to the result.",
    as: "format", completion: .list(DiagnosticPrinter.Format.allCases.map(\.rawValue)))
  package var outputFormat: String?

  package init() {}

  package var isJSON: Bool {
    get throws(Diagnostics) {
      try ChoiceReader.reading {
        $0.read(outputFormat, as: DiagnosticPrinter.Format.self, kind: "output format")
      } == .json
    }
  }
}

/// Options of commands that print a result, and hardly ever a message.
package struct ResultOptions: ParsableArguments {

  @OptionGroup var format: FormatOptions

  @OptionGroup(visibility: .hidden) var messages: MessageOptions

  package init() {}

  package var isJSON: Bool { get throws(Diagnostics) { try format.isJSON } }

  package var common: CommonOptions {
    var common = CommonOptions()
    (common.format, common.messages) = (format, messages)
    return common
  }
}

package struct WarningOptions: ParsableArguments {

  @Flag(help: "Treat warnings as errors.")
  package var strict = false

  @OptionGroup var common: CommonOptions

  package init() {}
}

extension Reporter {

  /// Writes a result to standard output: its members with a version, or its text.
  package func write(
    _ members: @autoclosure () throws -> JSONText, or text: @autoclosure () throws -> String
  ) throws {
    try StandardOutput.write(isJSON ? members().versioned.indentedText : text())
  }

  /// Writes a result as JSON, or as lines, which can't fake further ones.
  package func write(
    _ members: @autoclosure () throws -> JSONText, lines: @autoclosure () -> [String]
  ) throws {
    try write(members(), or: lines().map { $0.withoutControls + "\n" }.joined())
  }

  package init(format: String?, color: String?, isQuiet: Bool) throws(Diagnostics) {
    var choices = ChoiceReader()
    let format = choices.read(format, as: DiagnosticPrinter.Format.self, kind: "output format")
    let color = choices.read(color, as: MessageOptions.ColorChoice.self, kind: "color choice")
    try choices.finish()
    let usesColor = (color ?? .auto).isColored(byDefault: StandardStreams.errorShowsColor)
    var printer = DiagnosticPrinter(format: format ?? .human, usesColor: usesColor)
    if let root = getenv("GITHUB_WORKSPACE").flatMap({ RealPath.text(of: String(cString: $0)) }) {
      printer.folders = [RealPath.text(of: ".") ?? root, root]
    }
    self.init(printer: printer, isQuiet: isQuiet)
  }
}

package struct JobOptions: ParsableArguments {

  @Option("Number of parallel jobs (default: the number of processors).", as: "n")
  var jobs: String?

  package init() {}

  package func count() throws(Diagnostics) -> Int { try Self.count(jobs) }

  package static func count(_ text: String?) throws(Diagnostics) -> Int {
    try ChoiceReader.reading { $0.readInteger(text, option: "jobs", in: 1...256) }
      ?? ParallelWork.processors
  }
}

/// Option of commands that draw without options of pictures.
package struct FontOptions: ParsableArguments {

  @Option(folder: "Folder of additional fonts.")
  package var fonts: String?

  package init() {}

  package var folders: [String] { [fonts].compactMap { $0 } }
}

package struct ShardOptions: ParsableArguments {

  @Option(
    "Part of the work to do, as I/N, or auto to read it from Slurm, Kubernetes or the CI matrix.",
    as: "I/N")
  package var shard: String?

  package init() {}

  package func read() throws(Diagnostics) -> Shard? { try Self.read(shard) }

  /// Nil also where a scheduler runs the whole work in one process.
  package static func read(_ text: String?) throws(Diagnostics) -> Shard? {
    guard let text else { return nil }
    guard text != "auto" else {
      do throws(Shard.Problem) {
        let shard = try Shard(environment: ProcessInfo.processInfo.environment)
        return shard.count == 1 ? nil : shard
      } catch {
        throw Diagnostics(code: .shard, error.message)
      }
    }
    guard let shard = Shard(text) else {
      throw Diagnostics(
        code: .shard,
        "--shard must be an index and a count such as 2/5, or auto, not “\(text.shortened)”")
    }
    return shard
  }
}

/// The options of `kbrender studio`, which the program that it becomes reads.
package struct StudioOptions: ParsableArguments {

  @Argument(
    help: ArgumentHelp("Theme files to open.", valueName: "theme"),
    completion: .file(extensions: ["json"]))
  package var themes: [String] = []

  @Flag(help: "Print the address without opening a browser.")
  package var noOpen = false

  @Option(
    "Address and port to listen on (default: 127.0.0.1:0, a free port). Addresses other than loopback reach the network.",
    as: "address:port")
  package var address: [String] = []

  @Option(
    "Origin of a tunnel or proxy that leads here, such as https://studio.example.com.", as: "url")
  package var allowOrigin: [String] = []

  @Option(
    folder: "Folder of the themes (default: the first theme's folder, or the working directory).")
  package var folder: String?

  /// For tests, which don't want to wait.
  @Option(help: ArgumentHelp(visibility: .hidden))
  package var requestSeconds: String?

  package init() {}
}
