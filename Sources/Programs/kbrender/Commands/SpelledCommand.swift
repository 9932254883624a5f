import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import Terminal

/// A command that reads its arguments by the spellings of its options.
///
/// ArgumentParser knows it for help and completions. It takes 2 ms to read arguments, a tenth of such a command.
protocol SpelledCommand: ParsableCommand {

  /// Run the command of the words after its name.
  static func run(_ words: ArraySlice<String>) throws
}

extension OptionSpelling {

  /// The options that all commands with spellings have.
  static let common: [OptionSpelling] = [
    .output, OptionSpelling("make-dirs"), OptionSpelling("diagnostics", value: "form"),
    OptionSpelling("color", value: "when"), OptionSpelling("quiet", letter: "q"),
  ]
}

extension Reporter {

  /// Create a reporter from the texts of a command’s options, or throw the errors in them.
  init(_ texts: [String: String]) throws(Diagnostics) {
    try self.init(
      diagnostics: texts["diagnostics"], color: texts["color"], isQuiet: texts["quiet"] != nil)
    isStrict = texts["strict"] != nil
  }
}
