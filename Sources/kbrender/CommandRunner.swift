import ArgumentParser
import Glibc
import KeyboardDocuments
import KeyboardPipeline

/// Parses arguments, runs a command and exits with the documented code.
enum CommandRunner {

  static func run(_ arguments: [String]) -> Never {
    do {
      try checkSubcommand(arguments)
      var command = try command(for: arguments)
      try command.run()
      end(0)
    } catch let code as ExitCode {
      end(code.rawValue)
    } catch let diagnostics as Diagnostics {
      reporter(for: arguments).report(diagnostics.list)
      end(2)
    } catch {
      end(with: error, arguments: arguments)
    }
  }

  /// Exit the process once no background work is running.
  private static func end(_ code: Int32) -> Never {
    EarlyRenderer.finish()
    exit(code)
  }

  /// Return the command that arguments select.
  ///
  /// Arguments that start with an option select the default command, which is then parsed directly:
  /// resolving it through the root command costs a tenth of the time of drawing a picture.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    let texts: Set = ["--help", "-h", "-help", "--help-hidden", "--version"]
    let asksForText = arguments.contains {
      texts.contains($0) || $0.hasPrefix("--experimental")
    }
    let completes = arguments.contains {
      $0 == "---completion" || $0.hasPrefix("--generate-completion-script")
    }
    if completes { return try CompletedProgram.parseAsRoot(arguments) }
    guard let first = arguments.first, first.hasPrefix("-"), !asksForText else {
      return try KBRender.parseAsRoot(arguments)
    }
    if !arguments.contains(where: { $0.hasPrefix("--fonts") || $0.hasPrefix("--batch") }) {
      EarlyRenderer.start()
    }
    return try RenderCommand.parse(arguments)
  }

  /// Exit as ArgumentParser requests: help and versions are results, the rest is a usage error.
  private static func end(with error: any Error, arguments: [String]) -> Never {
    guard KBRender.exitCode(for: error) != .success else {
      print(KBRender.fullMessage(for: error))
      end(0)
    }
    // The first line is the error; the lines after it are usage that help prints in full.
    let message = KBRender.message(for: error)
    // ArgumentParser repeats words of any length.
    let words = message.split(whereSeparator: \.isWhitespace).map { $0.shortened(to: 80) }
    let line = words.joined(separator: " ")
    let diagnostic = Diagnostic(
      code: "usage", message: line.isEmpty ? "The arguments can't be parsed" : line)
    reporter(for: arguments).report([diagnostic])
    end(2)
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
