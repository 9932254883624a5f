import ArgumentParser
import KeyboardDocuments
import KeyboardKit

/// Prints what is on the keys and where.
struct LayoutCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Print what is on the keys, and where.")

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
  }
}
