import ArgumentParser
import Foundation
import TestSupport
import Testing

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

  /// Runs the program, which must succeed.
  @discardableResult func succeed(
    _ line: String, in folder: ScratchFolder? = nil, input: String = "",
    variables: [String: String] = [:], at place: SourceLocation = #_sourceLocation
  ) throws -> Program.Run {
    let run = try run(line, in: folder, input: input, variables: variables)
    #expect(run.exitCode == 0, "\(line): \(run.errors)", sourceLocation: place)
    return run
  }

  /// Runs the program, which must refuse the line with a message.
  @discardableResult func refuse(
    _ line: String, _ message: String, in folder: ScratchFolder? = nil, input: String = "",
    variables: [String: String] = [:], at place: SourceLocation = #_sourceLocation
  ) throws -> Program.Run {
    let run = try run(line, in: folder, input: input, variables: variables)
    #expect(
      run.exitCode == 2 && run.errors.contains(message), "\(line): \(run.errors)",
      sourceLocation: place)
    return run
  }

  /// Run git with the words of a line.
  func git(_ line: String, in folder: ScratchFolder) throws {
    let run = try Program(file: URL(filePath: "/usr/bin/env")).run(
      ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"]
        + line.split(separator: " ").map(String.init), in: folder.url)
    try #require(run.exitCode == 0, "\(run.errors)")
  }
}

extension ParsableCommand {

  /// This command and all below it, with the words that select them.
  static func tree(_ words: [String] = []) -> [(words: [String], type: any ParsableCommand.Type)] {
    let parts = configuration.subcommands.flatMap { $0.tree(words + [$0._commandName]) }
    return [(words, self)] + parts
  }
}
