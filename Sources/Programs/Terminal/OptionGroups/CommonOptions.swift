package import ArgumentParser
package import Disk
package import KeyboardDocuments
import KeyboardPipeline
import Work

package struct CommonOptions: ParsableArguments {

  @OptionGroup(title: "Messages") var messages: MessageOptions

  package init() {}
}

struct MessageOptions: ParsableArguments {

  @Option(
    "Format of diagnostics: human, short, json, sarif or github.", as: "form",
    completion: .list(DiagnosticPrinter.Format.allCases.map(\.rawValue)))
  var diagnostics: String?

  @Option(
    "Color of diagnostics: auto, always or never (default: auto, or never if NO_COLOR is set).",
    as: "when", completion: .list(ColorChoice.allCases.map(\.rawValue)))
  var color: String?

  @Flag(name: [.short, .long], help: "Print errors only.")
  var quiet = false

  enum ColorChoice: String, CaseIterable {
    case auto, always, never

    func isColored(byDefault isTerminal: @autoclosure () -> Bool) -> Bool {
      self == .auto ? isTerminal() : self == .always
    }
  }
}

package struct WarningOptions: ParsableArguments {

  @Flag(help: "Treat warnings as errors.")
  package var strict = false

  @OptionGroup var common: CommonOptions

  package init() {}
}

extension CommonOptions {

  package func colorsOutput() throws(Diagnostics) -> Bool {
    let color = try ChoiceReader.reading {
      $0.read(messages.color, as: MessageOptions.ColorChoice.self, kind: "color choice")
    }
    return (color ?? .auto).isColored(byDefault: StandardStreams.showsColor(1))
  }

  package func reporter() throws(Diagnostics) -> Reporter {
    try Reporter(
      diagnostics: messages.diagnostics, color: messages.color, isQuiet: messages.quiet)
  }
}

extension Reporter {

  package init(diagnostics: String?, color: String?, isQuiet: Bool) throws(Diagnostics) {
    var choices = ChoiceReader()
    let format = choices.read(
      diagnostics, as: DiagnosticPrinter.Format.self, kind: "diagnostic form")
    let color = choices.read(color, as: MessageOptions.ColorChoice.self, kind: "color choice")
    try choices.finish()
    let usesColor = (color ?? .auto).isColored(byDefault: StandardStreams.errorShowsColor)
    let printer = DiagnosticPrinter(format: format ?? .human, usesColor: usesColor)
    self.init(printer: printer, isQuiet: isQuiet)
  }
}

package struct JobOptions: ParsableArguments {

  @Option("Number of parallel jobs (default: the number of processors).", as: "n")
  var jobs: String?

  package init() {}
}

extension JobOptions {

  package func count() throws(Diagnostics) -> Int { try Self.count(jobs) }

  package static func count(_ text: String?) throws(Diagnostics) -> Int {
    try ChoiceReader.reading { $0.readInteger(text, option: "jobs", in: 1...256) }
      ?? ParallelWork.processors
  }
}

package struct FolderOptions: ParsableArguments {

  @Flag(help: "Create all missing folders of output files, not only the last one.")
  var makeDirs = false

  package init() {}
}

extension FolderOptions {

  package var missing: OutputFile.MissingFolders { makeDirs ? .all : .last }
}

/// The option of commands that draw without the options of pictures.
package struct FontOptions: ParsableArguments {

  @Option(folder: "Folder of additional fonts.")
  package var fonts: String?

  package init() {}

  package var folders: [String] { [fonts].compactMap { $0 } }
}
