import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeExchange
import ThemeTools

struct ThemeImportCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Convert \(ExchangeFormat.imported.titles) to a theme.",
    discussion: """
      Reports what was carried over exactly, nearly and not at all. Texts and icons that would be hard to read get other \
      colors, as by theme lint --fix.

      Example: kbrender theme import --from base16 harbor.yaml -o harbor.json
      """)

  @Option(
    help: ArgumentHelp(
      "Format of the file: \(ExchangeFormat.imported.names) (default: as recognized).",
      valueName: "format"), completion: .list(ExchangeFormat.imported.map(\.name)))
  var from: String?

  @Argument(
    help: "File to convert, or - for standard input.",
    completion: .file(extensions: ExchangeFormat.imported.endings))
  var file: String

  @Flag(help: "Keep colors of texts and icons that are hard to read.")
  var keepColors = false

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading { $0.readFormat(from, among: ExchangeFormat.imported) }
    try exchange.check()
    let source = try InputFile.read(file)
    guard let read = (choice ?? ExchangeFormat.recognized(source))?.read else {
      throw CommandFailure(
        .invalidInput, code: .usage, "The format of \(source.name.quoted) isn't recognized",
        hints: ["Name it with --from: \(ExchangeFormat.imported.names)."])
    }
    var conversion = try read(source)
    var theme = SourceFile(name: "theme.json", text: conversion.text)
    if !keepColors {
      let fixes = try DiskLinter().fixes(of: theme)
      if fixes.count > 0 {
        theme = fixes.file
        conversion.report.adapt(
          "Contrast", "theme lint made \(fixes.count) \(fixes.count == 1 ? "change" : "changes")")
      }
    }
    theme = (try? ThemeFormatter.formatted(theme)) ?? theme
    conversion.text = String(decoding: theme.bytes, as: UTF8.self)
    try exchange.write(conversion, reporter: reporter)
  }
}
