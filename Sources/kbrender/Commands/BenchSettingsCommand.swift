import ArgumentParser
import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// Write settings at full speed, for stress tests with parallel processes.
struct BenchSettingsCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Write values into a file of settings, one after the other.",
    discussion: """
      Prints the number of every value as soon as it is kept. Any number of processes may write into \
      the same file.
      """)

  @Argument(help: "The file, which is made if it isn't there.", completion: .file())
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many values are written.", valueName: "n"))
  var count: String?

  @Option(help: ArgumentHelp("What the names of the values start with.", valueName: "name"))
  var writer = "value"

  @OptionGroup var common: CommonOptions

  /// The number of names per writer, which are reused in turn.
  private static let nameCount = 500

  func execute(reporter: Reporter) throws {
    var reader = ChoiceReader()
    let count = reader.readInteger(count, option: "count", in: 1...1_000_000_000) ?? 100
    try reader.finish()
    let store = FileSettingsStore(url: URL(filePath: file))
    for number in 0..<count {
      store.set(.int(number), forKey: "\(writer).\(number % Self.nameCount)")
      if let error = store.lastError {
        throw CommandFailure(
          .environment, code: "settings", "The value \(number) can't be kept: \(error.rawValue)")
      }
      try StandardOutput.write("\(number)\n")
    }
  }
}
