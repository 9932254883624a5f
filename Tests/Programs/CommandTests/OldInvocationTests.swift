import ArgumentParser
import Foundation
import KeyboardPipeline
import SourceText
import TestSupport
import Testing

@testable import kbrender

/// Invocations of version 0.1, which work with a notice or name their replacement.
@Suite struct OldInvocationTests: ProgramSuite {

  @Test(arguments: lines.split(separator: "\n").map(String.init))
  func worksOrNamesItsReplacement(line: String) throws {
    let words = try ArgumentLine.split(line)
    let removed = #"^“[^”]+” was removed; \w"#
    do {
      try RemovedArgument.refuse(words)
    } catch {
      #expect(try error.list[0].message.contains(Regex(removed)))
      return
    }
    let renamed = RenamedArgument.current(words)
    #expect(renamed.words == words || renamed.notice != nil)
    let (type, rest) = try KBRender.command(in: renamed.words)
    if type == RenderCommand.self {
      guard rest != ["--version"] else { return }
      _ = try RenderOption.texts(of: rest, among: RenderOption.ofCommand)
    } else {
      #expect(try Swift.type(of: KBRender.parseAsRoot(renamed.words)) == type)
    }
  }

  /// Each row leads to a command with the options.
  @Test(arguments: RenamedArgument.all.map(\.newWords))
  func namesLeadToPresentOnes(words: [String]) throws {
    let (type, rest) = try KBRender.command(in: words)
    #expect(type.configuration.subcommands.isEmpty, "\(words)")
    let types = words.first?.hasPrefix("-") == true ? KBRender.tree().map(\.type) : [type]
    for option in rest where option.hasPrefix("--") {
      #expect(
        types.contains { KBRender.helpMessage(for: $0, includeHidden: true).contains(option) },
        "\(words)")
    }
  }

  @Test func noticesAreALineOfStandardError() throws {
    let run = try run("theme schema --snapshots")
    #expect(run.exitCode == 0 && run.object?["$schema"] != nil)
    #expect(
      run.errors
        == "kbrender: notice: “theme schema --snapshots” is now “help --schema snapshots”\n")
    #expect(try self.run("theme lint --json --quiet Themes/tron.json").errors.isEmpty)
    #expect(try self.run("theme lint --json Themes/tron.json").exitCode == 0)
  }

  private static let lines =
    (try? String(
      contentsOf: Program.project.appending(path: "Tests/Programs/old-invocations.txt"),
      encoding: .utf8)) ?? ""

  @Test func theListIsThere() { #expect(Self.lines.split(separator: "\n").count > 200) }
}
