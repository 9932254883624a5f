package import ArgumentParser
import Disk
import Foundation
import KeyboardKit
import KeyboardPipeline
package import SourceText
import ThemePacks

/// Subcommand that reports errors uniformly, with exit codes by kind.
package protocol Command: ParsableCommand {

  var common: CommonOptions { get }

  var verbose: Bool { get }

  func execute(reporter: Reporter) throws
}

/// Subcommand with warnings, reported before a result is written, or thrown with `--strict`.
package protocol WarningCommand: Command {

  var warnings: WarningOptions { get }
}

extension WarningCommand {

  package var common: CommonOptions { warnings.common }
}

extension Command {

  package var verbose: Bool { false }

  package var result: FormatOptions { common.format }

  package func run() throws {
    var reporter = try common.reporter()
    reporter.isVerbose = verbose && !reporter.isQuiet
    reporter.isStrict = (self as? any WarningCommand)?.warnings.strict ?? false
    try reporter.reporting { try execute(reporter: reporter) }
  }
}

extension Reporter {

  package func reporting(_ work: () throws -> Void) throws(ExitCode) {
    KeyboardNotices.handler = { report([$0]) }
    do {
      let start = ContinuousClock.now
      try work()
      if isVerbose {
        remark("time: \(((.now - start) / .milliseconds(1)).rounded().plainText) ms")
      }
    } catch {
      let failure = CommandFailure(error)
      reportOffering(failure.diagnostics)
      throw ExitCode(failure.kind.rawValue)
    }
  }

  /// Reports diagnostics, with the files that unknown themes may mean.
  package func reportOffering(_ diagnostics: [Diagnostic]) {
    report(
      diagnostics.map { problem in
        let path = problem.unknownName.map { "./\($0).json" } ?? ""
        guard problem.code == .unknownThemeName, DiskFiles().exists(path) else { return problem }
        return changing(problem) {
          $0.hints.append("The file is named \(ArgumentLine.quoted(path)).")
        }
      })
  }
}

extension CommandConfiguration {

  package init(
    _ name: String, _ abstract: String, _ text: String? = nil, example: String,
    isShown: Bool = true
  ) {
    let paragraphs = [text, "Example: \(example)"].compactMap(\.self)
    self.init(
      commandName: name, abstract: abstract, discussion: paragraphs.joined(separator: "\n\n"),
      shouldDisplay: isShown)
  }
}

// The names that shells complete values with, beside the files where a value may be one.
extension CompletionKind {

  package static let theme = names(themes(after:))

  package static let themes = list(themes(after:))

  package static let installedThemes = names { _ in ThemeFolder.ofUser.files.map(\.name) }

  package static let locales = list { _ in LocaleProfile.supportedIdentifiers }

  package static let situations = list { _ in RenderOption.situations }

  package static let devices = list { _ in Device.all.map(\.id) }

  package static func list(of names: [String]) -> CompletionKind { list { _ in names } }

  private static func names(
    _ candidates: @escaping @Sendable (_ prefix: String) throws -> [String]
  ) -> CompletionKind {
    .custom { _, _, prefix in ((try? candidates(prefix)) ?? []).filter { $0.hasPrefix(prefix) } }
  }

  private static func list(
    _ candidates: @escaping @Sendable (_ prefix: String) throws -> [String]
  ) -> CompletionKind {
    names { prefix in
      let start = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
      return try candidates(String(prefix.dropFirst(start.count))).map { start + $0 }
    }
  }

  private static func themes(after prefix: String) throws -> [String] {
    try KeyboardTheme.builtInLooks + ThemeFolder.ofUser.files.map(\.name) + files(after: prefix)
  }

  private static func files(after prefix: String) -> [String] {
    let folder = FilePath(prefix).prefix
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).sorted().compactMap { name in
      if name.hasSuffix(".json") || name.hasSuffix(ThemeName.packSuffix) { return folder + name }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder)
      return exists && isFolder.boolValue && !name.hasPrefix(".") ? "\(folder)\(name)/" : nil
    }
  }
}

// Options of commands by the kind of their value, which decides its name in help and its completion.
extension Option<String?> {

  package init(
    _ summary: String, as valueName: String, name: NameSpecification = .long,
    parsing: SingleValueParsingStrategy = .next, completion: CompletionKind? = nil
  ) {
    let help = ArgumentHelp(summary, valueName: valueName)
    self.init(name: name, parsing: parsing, help: help, completion: completion)
  }

  /// An option with a number, which may be negative, if only to be refused.
  package init(number summary: String, name: NameSpecification = .long, as valueName: String = "n")
  {
    self.init(summary, as: valueName, name: name, parsing: .unconditional)
  }

  package init(output summary: String, extensions: [String] = []) {
    self.init(file: summary, extensions: extensions, name: .shortAndLong)
  }

  package init(file summary: String, extensions: [String] = [], name: NameSpecification = .long) {
    self.init(summary, as: "file", name: name, completion: .file(extensions: extensions))
  }

  package init(folder summary: String, name: NameSpecification = .long) {
    self.init(summary, as: "folder", name: name, completion: .directory)
  }
}

extension Option<String> {

  package init(_ summary: String, as valueName: String, completion: CompletionKind? = nil) {
    self.init(help: ArgumentHelp(summary, valueName: valueName), completion: completion)
  }

  package init(wrappedValue: String, _ summary: String, as valueName: String) {
    self.init(wrappedValue: wrappedValue, help: ArgumentHelp(summary, valueName: valueName))
  }

  package init(folder summary: String, name: NameSpecification = .long) {
    let help = ArgumentHelp(summary, valueName: "folder")
    self.init(name: name, help: help, completion: .directory)
  }

  package init(wrappedValue: String, folder summary: String, name: NameSpecification = .long) {
    let help = ArgumentHelp(summary, valueName: "folder")
    self.init(wrappedValue: wrappedValue, name: name, help: help, completion: .directory)
  }
}

extension Option<[String]> {

  package init(
    wrappedValue: [String], _ summary: String, as valueName: String,
    parsing: ArrayParsingStrategy = .singleValue, completion: CompletionKind? = nil
  ) {
    self.init(
      wrappedValue: wrappedValue, parsing: parsing,
      help: ArgumentHelp(summary, valueName: valueName), completion: completion)
  }
}
