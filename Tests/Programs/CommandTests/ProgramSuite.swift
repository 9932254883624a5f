import ProgramSupport

/// Tests that run the program with command lines.
protocol ProgramSuite {}

extension ProgramSuite {

  /// Run the program with the words of a line, in the project's folder by default.
  func run(
    _ line: String, in folder: ScratchFolder? = nil, input: String = "",
    variables: [String: String] = [:]
  ) throws -> Program.Run {
    try Program.built.run(
      ShellWords.split(line), in: folder?.url ?? Program.project, input: input,
      variables: variables)
  }
}
