import ArgumentParser
import KeyboardPipeline
import Terminal

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
