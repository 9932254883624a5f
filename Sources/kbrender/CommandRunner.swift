import ArgumentParser
import Glibc
import KeyboardDocuments
import KeyboardPipeline

/// Parses arguments, runs a command and exits with the documented code.
enum CommandRunner {

  static func run(_ arguments: [String]) -> Never {
    do {
      try ProcessStart.checkEnvironment()
      if try runsPlain(arguments) { exit(0) }
      try checkSubcommand(arguments)
      var command = try command(for: arguments)
      try command.run()
      exit(0)
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch let diagnostics as Diagnostics {
      reporter(for: arguments).report(diagnostics.list)
      exit(2)
    } catch let failure as CommandFailure {
      reporter(for: arguments).report(failure.diagnostics)
      exit(failure.kind.rawValue)
    } catch {
      end(with: error, arguments: arguments)
    }
  }

  /// Run the command of plain arguments; false for other arguments, which ArgumentParser parses.
  private static func runsPlain(_ arguments: [String]) throws -> Bool {
    let rest = arguments.first?.hasPrefix("-") == true ? arguments[...] : arguments.dropFirst()
    switch rest.count == arguments.count ? "render" : arguments[0] {
    case "render":
      if !startsLater(rest) { EarlyRenderer.start() }
      guard let plain = PlainArguments.picture(rest) else { return false }
      let picture = SinglePicture(
        given: plain.given, output: plain.output, folders: plain.folders)
      let reporter = try plain.reporter()
      try reporter.reporting { try picture.draw(reporter: reporter) }
    case "diff":
      guard let plain = PlainArguments.difference(rest) else { return false }
      let difference = PictureDifference(
        expected: plain.operands[0], actual: plain.operands[1], output: plain.output,
        isJSON: plain.has("json"), folders: plain.folders)
      try plain.reporter().reporting { try difference.tell() }
    default: return false
    }
    return true
  }

  /// Return whether a renderer is of no use before all arguments are parsed: for help, for batches,
  /// and for fonts of the user.
  private static func startsLater(_ arguments: ArraySlice<String>) -> Bool {
    arguments.contains {
      $0.hasPrefix("--fonts") || $0.hasPrefix("--batch") || asksForText($0) || completes($0)
    }
  }

  private static func asksForText(_ word: String) -> Bool {
    ["--help", "-h", "-help", "--help-hidden", "--version"].contains(word)
      || word.hasPrefix("--experimental")
  }

  private static func completes(_ word: String) -> Bool {
    word == "---completion" || word.hasPrefix("--generate-completion-script")
  }

  /// Return the command that arguments select.
  ///
  /// Arguments that start with an option select the default command, which is then parsed directly:
  /// resolving it through the root command costs a tenth of the time of drawing a picture.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    if arguments.contains(where: completes) { return try CompletedProgram.parseAsRoot(arguments) }
    guard let first = arguments.first, first.hasPrefix("-"), !arguments.contains(where: asksForText)
    else { return try KBRender.parseAsRoot(arguments) }
    return try RenderCommand.parse(arguments)
  }

  /// Exit as ArgumentParser requests: help and versions are results, the rest is a usage error.
  private static func end(with error: any Error, arguments: [String]) -> Never {
    guard KBRender.exitCode(for: error) != .success else {
      print(KBRender.fullMessage(for: error))
      exit(0)
    }
    // The first line is the error; the lines after it are usage that help prints in full.
    let message = KBRender.message(for: error)
    // ArgumentParser repeats words of any length.
    let words = message.split(whereSeparator: \.isWhitespace).map { $0.shortened(to: 80) }
    let line = words.joined(separator: " ")
    let diagnostic = Diagnostic(
      code: "usage", message: line.isEmpty ? "The arguments can't be parsed" : line)
    reporter(for: arguments).report([diagnostic])
    exit(2)
  }

  /// Suggest a subcommand if the first argument is an unknown one.
  private static func checkSubcommand(_ arguments: [String]) throws {
    var command: any ParsableCommand.Type = KBRender.self
    for argument in arguments {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty, !argument.hasPrefix("-") else { return }
      if argument == "help" { continue }
      guard let next = subcommands.first(where: { $0._commandName == argument }) else {
        let names = subcommands.map { $0._commandName }
        throw Diagnostics([.unknownName(argument, kind: "subcommand", among: names)])
      }
      command = next
    }
  }

  /// Return a reporter for arguments that failed to parse, as far as they configure one.
  private static func reporter(for arguments: [String]) -> Reporter {
    var common = ["--diagnostics", "--color"].flatMap { name -> [String] in
      guard let index = arguments.lastIndex(of: name), index + 1 < arguments.count else {
        return arguments.last { $0.hasPrefix("\(name)=") }.map { [$0] } ?? []
      }
      return [name, arguments[index + 1]]
    }
    if arguments.contains("--quiet") { common.append("--quiet") }
    return (try? CommonOptions.parse(common).reporter()) ?? Reporter()
  }
}
