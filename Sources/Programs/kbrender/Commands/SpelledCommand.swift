import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import Terminal

/// ArgumentParser takes 2 ms to read arguments, a tenth of such a command, so that it serves help
/// and completions only.
protocol SpelledCommand: ParsableCommand {

  static func run(_ words: ArraySlice<String>) throws
}

extension OptionSpelling {

  static let common: [OptionSpelling] = [
    .output, OptionSpelling("make-dirs"), OptionSpelling("diagnostics", value: "form"),
    OptionSpelling("color", value: "when"), OptionSpelling("quiet", letter: "q"),
  ]
}

extension Reporter {

  init(_ texts: [String: String]) throws(Diagnostics) {
    try self.init(
      diagnostics: texts["diagnostics"], color: texts["color"], isQuiet: texts["quiet"] != nil)
    isStrict = texts["strict"] != nil
  }
}
