import ArgumentParser
import Foundation
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeExchange
import ThemeTools

struct ThemeImportCommand: Command {

  static let configuration = CommandConfiguration(
    "import", "Convert \(ExchangeFormat.imported.titles) to a theme.",
    """
    Reports which values were carried over exactly, nearly or not at all. Texts and icons with too little \
    contrast get other colors, as with theme check --unsafe-fixes, unless the theme has images.

    Design tokens may be in several files or folders. Files with “dark” in their names, or that a resolver \
    names, have the dark colors. A light and a dark scheme of base16 are one theme. If the result is a folder, \
    each file of a folder becomes a theme. The report lists skipped files with the reason. Colors style the \
    keyboard by their names; --map assigns others.
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

  @Flag(help: "Reject files with unreadable design tokens, and report their places.")
  var strict = false

  @Flag(help: "Keep colors of texts and icons that are hard to read.")
  var keepColors = false

  @Option(file: "Page to write, with the report and images of the theme.", extensions: ["html"])
  var report: String?

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var choices = ChoiceReader()
    let choice = choices.readFormat(from, among: ExchangeFormat.imported)
    try choices.finish()
    try exchange.check(reporter)
    let mapping = try mapping()
    if let output = exchange.output, let folder = ImportedFolder(files, to: output) {
      return try writeFolder(folder, as: choice, mapping: mapping, reporter: reporter)
    }
    var source = try ImportedFiles.source(files)
    source.map = mapping
    source.isComplete = strict
    let conversion = try conversion(of: source, as: choice)
    let page = try page(scale: 2) { page in try page.add(conversion, from: source.file.name) }
    try exchange.write(conversion, reporter: reporter)
    try save(page, reporter: reporter)
  }

  private func conversion(
    of source: ImportSource, as choice: ExchangeFormat?
  ) throws -> Conversion {
    try ExchangeFormat.check(source.file)
    guard let format = choice ?? ExchangeFormat.recognized(source.file), let read = format.read
    else {
      throw CommandFailure(
        .invalidInput, code: .usage, "The format of \(source.file.name.quoted) isn't recognized",
        hints: ["Name it with --from: \(ExchangeFormat.imported.names)."])
    }
    guard source.files.count == 1 || format.readsSeveralFiles else {
      throw Diagnostics(code: .usage, "A theme is made from one file of the format \(format.name)")
    }
    var conversion = try read(source)
    try conversion.finish(
      fixing: keepColors
        ? nil
        : { file in
          let fixes = try ThemeLinter(files: .disk).fixes(of: file, includingUnsafe: true)
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
        var source = try ImportedFiles.source(["\(folder.path)/\(path)"])
        source.map = mapping
        source.isComplete = strict
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
    guard let report else { return nil }
    guard report != exchange.output ?? "-" else {
      throw CommandFailure(
        .invalidInput, code: .usage, "The page and the result can't be the same file",
        hints: ["Name a file for the page with --report."])
    }
    try exchange.replacing.check([report])
    var page = ImportPage(of: files[0], scale: scale)
    try fill(&page)
    return page
  }

  private func save(_ page: ImportPage?, reporter: Reporter) throws {
    guard let page, let report else { return }
    try reporter.save(Array(page.html.utf8), to: report)
  }

  private func mapping() throws -> [(target: String, name: String)] {
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

/// The report of an import as a page: pictures of the themes, what was carried over, and what wasn't.
struct ImportPage {

  private let title: String
  private var sections: [String] = []
  private var refusals: [String] = []
  private let scale: Double
  private let pipeline = RenderPipeline(files: .disk)

  init(of source: String, scale: Double) {
    title = "Import of \(FilePath(source).name)"
    self.scale = scale
  }

  mutating func add(_ conversion: Conversion, from path: String) throws {
    let file = SourceFile(name: "theme.json", text: conversion.text)
    let facts = try ThemeFacts(file)
    let figures = try facts.listedVariations.map { try self.figures(of: file, $0) }
    let name = facts.name ?? FilePath(path).name
    sections.append(
      "<section><h2>\(ImagePage.text(name)) <small>\(ImagePage.text(path))</small></h2>\n"
        + "<div class=\"pictures\">\(figures.joined())</div>\n"
        + conversion.report.sections.map(list).joined() + "</section>\n")
  }

  mutating func refuse(_ path: String, _ reason: String) {
    refusals.append(Self.item(path, reason))
  }

  var html: String {
    let refused =
      refusals.isEmpty
      ? ""
      : "<section><h2>Not imported <small>\(refusals.count)</small></h2>\n"
        + "<ul>\(refusals.joined())</ul></section>\n"
    return ImagePage(title: title, style: Self.style, body: sections.joined() + refused).html
  }

  private func figures(of file: SourceFile, _ variation: String?) throws -> String {
    let name = variation.map { "\(file.name):\($0)" } ?? file.name
    let named = SourceFile(name: name, bytes: file.bytes)
    var pictures: [(schemes: [String], png: [UInt8], size: CGSize)] = []
    for scheme in ColorScheme.allCases {
      let drawing = pipeline.drawing(
        of: .preview(of: .document(named, companions: [:]), in: scheme, scale: scale))
      let png = try drawing.bytes
      if let same = pictures.firstIndex(where: { $0.png == png }) {
        pictures[same].schemes.append(scheme.rawValue)
      } else {
        pictures.append(([scheme.rawValue], png, try drawing.scene.size))
      }
    }
    return pictures.map { schemes, png, size in
      let look = [variation, schemes.joined(separator: " and ")].compactMap(\.self)
        .joined(separator: ", ")
      let image = ImagePage.image(png, alternative: "Keyboard, \(look)", pointsOf: size)
      return "<figure>\(image)<figcaption>\(ImagePage.text(look))</figcaption></figure>"
    }.joined()
  }

  private func list(_ section: ConversionReport.Section) -> String {
    let items = section.items.map { Self.item($0.name, $0.note) }
    guard !items.isEmpty else { return "" }
    let isOpen = ["nearly", "notAtAll"].contains(section.key)
    return "<details\(isOpen ? " open" : "")><summary>\(ImagePage.text(section.title))"
      + " <small>\(items.count)</small></summary>\n<ul>\(items.joined())</ul></details>\n"
  }

  private static func item(_ name: String, _ note: String) -> String {
    let rest = name == note || note.isEmpty ? "" : ": \(ImagePage.text(note))"
    return "<li><code>\(ImagePage.text(name))</code>\(rest)</li>\n"
  }

  private static let style = """
    main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
    section { margin-block: 2.5rem; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: 0; flex: 0 1 25rem; }
    figcaption, small { opacity: .75; font-size: .875rem; font-weight: normal; }
    img { max-width: 100%; height: auto; display: block; border-radius: 8px; }
    details { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding-block: .5rem; margin-top: 1rem; }
    details + details { margin-top: 0; }
    summary { font-weight: 600; cursor: pointer; }
    ul { padding-left: 1.25rem; margin-block: .5rem; }
    """
}
