/// A command of the program in a message, which a shell can run as it stands.
package struct SuggestedCommand: Hashable, Sendable {

  /// The subcommand, its arguments and options, unquoted.
  package var words: [String]

  /// Create a command from its words after the name of the program.
  package init(_ words: [String]) {
    self.words = words
  }

  /// Create a command from its words after the name of the program.
  package init(_ words: String...) {
    self.words = words
  }

  /// The command line, with the quoting of a shell.
  package var text: String { "kbrender \(ArgumentLine.join(words))" }
}
