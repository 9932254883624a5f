import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeExchange
import ThemeTools

struct ThemeImportCommand: Command {

  static let configuration = CommandConfiguration(
    "import", "Convert \(ExchangeFormat.imported.titles) to a theme.",
    """
    Reports what the theme got, and what was carried over exactly, nearly and not at all. Texts and icons that would be \
    hard to read get other colors, as by theme lint --fix, unless a theme has pictures.

    Design tokens may be in several files or folders, of which those with “dark” in their names have the dark colors, \
    or in those that a resolver names. A light and a dark scheme of base16 are one theme. If the result is a folder, each \
    file of a folder becomes a theme of its own, or is listed with the reason why it doesn't. Colors whose names say what they are for style the keyboard; --map does so for others.
    """, example: "kbrender theme import tokens --map accent=color.indigo.600 -o brand.json")

  @Option(
    "Format of the file: \(ExchangeFormat.imported.names) (default: as recognized).", as: "format",
    completion: .list(ExchangeFormat.imported.map(\.name)))
  var from: String?

  @Argument(
    help: "File to convert, or - for standard input; for design tokens also several, and folders.",
    completion: .file(extensions: ExchangeFormat.imported.endings))
  var files: [String]

  @Option(
    "Name of the color for a role: \(ImportSource.roleNames), or for a key such as buttons.all.backgroundColor; repeatable.",
    as: "role=color")
  var map: [String] = []

  @Flag(help: "Refuse files of which a design token can't be read, and say where.")
  var complete = false

  @Flag(help: "Keep colors of texts and icons that are hard to read.")
  var keepColors = false

  @Option(file: "Page to write, with the report and pictures of the theme.", extensions: ["html"])
  var html: String?

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var choices = ChoiceReader()
    let choice = choices.readFormat(from, among: ExchangeFormat.imported)
    try choices.finish()
    try exchange.check()
    let mapping = try mapping
    if let output = exchange.output, let folder = ImportedFolder(files, to: output) {
      return try writeFolder(folder, as: choice, mapping: mapping, reporter: reporter)
    }
    var source = try ImportedFiles.source(files)
    source.map = mapping
    source.isComplete = complete
    let conversion = try conversion(of: source, as: choice)
    let page = try page(scale: 2) { page in try page.add(conversion, from: source.file.name) }
    try exchange.write(conversion, reporter: reporter)
    try save(page, reporter: reporter)
  }
}

extension ThemeImportCommand {

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
    try conversion.finish(
      fixing: keepColors
        ? nil
        : { file in
          let fixes = try ThemeLinter(files: .disk).fixes(of: file)
          return (fixes.file, fixes.count)
        }, formatting: ThemeFormatter.formatted)
    return conversion
  }

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
    let summary = try ImportedFolder.Summary(results)
    let page = try page(scale: 1) { page in
      for result in results {
        if let theme = result.theme {
          try page.add(theme, from: result.path)
        } else {
          page.refuse(result.path, result.reason)
        }
      }
    }
    try exchange.write(summary, reporter: reporter)
    try save(page, reporter: reporter)
  }

  private func page(
    scale: Double, _ fill: (inout ImportPage) throws -> Void
  ) throws -> ImportPage? {
    guard let html else { return nil }
    guard html != exchange.output ?? "-" else {
      throw CommandFailure(
        .invalidInput, code: .usage, "The page and the result can't be the same file",
        hints: ["Name a file for the page with --html."])
    }
    try exchange.replacing.check([html])
    var page = ImportPage(of: files[0], scale: scale)
    try fill(&page)
    return page
  }

  private func save(_ page: ImportPage?, reporter: Reporter) throws {
    guard let page, let html else { return }
    try reporter.save(Array(page.html.utf8), to: html, creating: exchange.folders.missing)
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
