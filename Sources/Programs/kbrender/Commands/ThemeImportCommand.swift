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
      Reports what the theme got, and what was carried over exactly, nearly and not at all. Texts and icons that would be \
      hard to read get other colors, as by theme lint --fix, unless a theme has pictures.

      Design tokens may be in several files or folders, of which those with “dark” in their names have the dark colors, \
      or in those that a resolver names. A light and a dark scheme of base16 are one theme. If the result is a folder, each \
      file of a folder becomes a theme of its own, or is listed with the reason why it doesn't. Colors whose names say what they are for style the keyboard; --map does so for others.

      Example: kbrender theme import tokens --map accent=color.indigo.600 -o brand.json
      """)

  @Option(
    help: ArgumentHelp(
      "Format of the file: \(ExchangeFormat.imported.names) (default: as recognized).",
      valueName: "format"), completion: .list(ExchangeFormat.imported.map(\.name)))
  var from: String?

  @Argument(
    help: "File to convert, or - for standard input; for design tokens also several, and folders.",
    completion: .file(extensions: ExchangeFormat.imported.endings))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Name of the color for a role: \(ImportSource.roleNames), or for a key such as buttons.all.backgroundColor; repeatable.",
      valueName: "role=color"))
  var map: [String] = []

  @Flag(help: "Refuse files of which a design token can't be read, and say where.")
  var complete = false

  @Flag(help: "Keep colors of texts and icons that are hard to read.")
  var keepColors = false

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading { $0.readFormat(from, among: ExchangeFormat.imported) }
    try exchange.check()
    let mapping = try mapping
    if let output = exchange.output, let folder = ImportedFolder(files, to: output) {
      return try writeFolder(folder, as: choice, mapping: mapping, reporter: reporter)
    }
    var source = try ImportedFiles.source(files)
    source.map = mapping
    source.isComplete = complete
    try exchange.write(try conversion(of: source, as: choice), reporter: reporter)
  }
}

extension ThemeImportCommand {

  /// Convert files to a theme with texts that can be read.
  private func conversion(
    of source: ImportSource, as choice: ExchangeFormat?
  ) throws -> Conversion {
    guard let format = choice ?? ExchangeFormat.recognized(source.file), let read = format.read
    else {
      throw CommandFailure(
        .invalidInput, code: .usage, "The format of \(source.file.name.quoted) isn't recognized",
        hints: ["Name it with --from: \(ExchangeFormat.imported.names)."])
    }
    guard source.files.count == 1 || format.readsSeveralFiles else {
      throw CommandFailure(
        .invalidInput, code: .usage, "A theme is made from one file of the format \(format.name)")
    }
    var conversion = try read(source)
    var theme = SourceFile(name: "theme.json", text: conversion.text)
    if !keepColors, !conversion.hasPictures {
      let fixes = try DiskLinter().fixes(of: theme)
      if fixes.count > 0 {
        theme = fixes.file
        conversion.report.adapt(
          "Contrast", "theme lint made \(fixes.count) \(fixes.count == 1 ? "change" : "changes")")
      }
    }
    theme = (try? ThemeFormatter.formatted(theme)) ?? theme
    conversion.text = String(decoding: theme.bytes, as: UTF8.self)
    return conversion
  }

  /// Convert each file by itself, and say what became of it.
  private func writeFolder(
    _ folder: ImportedFolder, as choice: ExchangeFormat?, mapping: [(target: String, name: String)],
    reporter: Reporter
  ) throws {
    let results = folder.files.map { path in
      ImportedFolder.Result(path: path) {
        let file = try InputFile.read("\(folder.path)/\(path)")
        var source = try ImportedFiles.unpacked(ImportSource(file))
        source.map = mapping
        source.isComplete = complete
        return try conversion(of: source, as: choice)
      }
    }
    try exchange.write(ImportedFolder.Summary(results), reporter: reporter)
  }

  private var mapping: [(target: String, name: String)] {
    get throws {
      try map.map { text in
        guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
          throw CommandFailure(
            .invalidInput, code: .usage, "--map \(text.shortened.quoted) has no role",
            hints: ["Write --map accent=color.indigo.600."])
        }
        return (String(text[..<sign]), String(text[text.index(after: sign)...]))
      }
    }
  }
}
