import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeExchange
import ThemeTools

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
      "<section><h2>\(PicturePage.text(name)) <small>\(PicturePage.text(path))</small></h2>\n"
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
    return PicturePage(title: title, style: Self.style, body: sections.joined() + refused).html
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
      let image = PicturePage.image(png, alternative: "Keyboard, \(look)", pointsOf: size)
      return "<figure>\(image)<figcaption>\(PicturePage.text(look))</figcaption></figure>"
    }.joined()
  }

  /// Lists of what was carried over exactly are long, and closed at first.
  private func list(_ section: ConversionReport.Section) -> String {
    let items = section.items.map { Self.item($0.name, $0.note) }
    guard !items.isEmpty else { return "" }
    let isOpen = ["nearly", "notAtAll"].contains(section.key)
    return "<details\(isOpen ? " open" : "")><summary>\(PicturePage.text(section.title))"
      + " <small>\(items.count)</small></summary>\n<ul>\(items.joined())</ul></details>\n"
  }

  private static func item(_ name: String, _ note: String) -> String {
    let rest = name == note || note.isEmpty ? "" : ": \(PicturePage.text(note))"
    return "<li><code>\(PicturePage.text(name))</code>\(rest)</li>\n"
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
