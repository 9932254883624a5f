import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardPipeline
import Terminal

/// After the other commands, since it knows the root command.
struct ManualCommand: Command {

  static let configuration = CommandConfiguration(
    "manual", "Print the manual page of a subcommand, or write all pages.",
    """
    Without the words of a subcommand, prints the page of the program. Pages are in the macros of \
    man(7): kbrender manual theme lint | man -l -
    """, example: "kbrender manual theme lint")

  @Argument(help: "Words of a subcommand, such as theme lint.")
  var words: [String] = []

  @Option(name: .shortAndLong, help: "Folder to write all pages to.", completion: .directory)
  var output: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if output != nil, !words.isEmpty {
      throw ValidationError("--output writes all pages, so that no subcommand can be named.")
    }
  }

  func execute(reporter: Reporter) throws {
    let pages = ManualPage.pages(of: try DescribedCommand(describing: KBRender.self))
    guard let output else {
      let names = pages.map { $0.command.words.dropFirst().joined(separator: " ") }
      let name = words.joined(separator: " ")
      guard let index = names.firstIndex(of: name) else {
        throw Diagnostics([
          .unknownName(name, kind: "subcommand", among: names.filter { !$0.isEmpty })
        ])
      }
      return try StandardOutput.write(pages[index].text)
    }
    for page in pages {
      try OutputFile.write(
        Array(page.text.utf8), to: FilePath(output).appending(page.fileName), creating: .all)
    }
  }
}

/// After the other commands, since it knows the root command.
struct CompletionsCommand: Command {

  static let configuration = CommandConfiguration(
    "completions", "Print the completion script for bash, zsh or fish.",
    """
    Bash: kbrender completions bash > ~/.local/share/bash-completion/completions/kbrender. \
    Zsh: write it to a file _kbrender in a folder of fpath. \
    Fish: kbrender completions fish > ~/.config/fish/completions/kbrender.fish.
    """, example: "kbrender completions bash")

  @Argument(help: "bash, zsh or fish.", completion: .list(Shell.allCases.map(\.rawValue)))
  var shell: String

  @OptionGroup var common: CommonOptions

  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading { $0.read(shell, as: Shell.self, kind: "shell") }
    guard let choice, let shell = CompletionShell(rawValue: choice.rawValue) else { return }
    try StandardOutput.write(CompletedProgram.completionScript(for: shell) + "\n")
  }
}

struct CompletedProgram: ParsableCommand {

  static let configuration = KBRender.configuration

  @OptionGroup var render: RenderCommand
}
