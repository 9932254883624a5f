import Foundation
import KeyboardRender
import KeyboardStyling
package import SourceText

/// A page of findings with pictures of their keys, in a single file.
package struct LintPage {

  private let sections: [(title: String, lint: ThemeLint)]

  package init(_ themes: [(title: String, lint: ThemeLint)]) { sections = themes }

  package func html() throws -> String {
    let body = try sections.map { section in
      let groups = Dictionary(grouping: section.lint.findings, by: \.code.name).sorted {
        $0.key < $1.key
      }
      let text = try groups.map { code, findings in
        let summary = CodePage.page(of: DiagnosticCode(code))?.summary ?? ""
        return "<h3>\(ImagePage.text(code)) <small>\(findings.count)</small></h3>\n"
          + "<p>\(ImagePage.text(summary))</p>\n"
          + (try findings.map { try article($0, section.lint.pictures) }.joined())
      }.joined()
      let accepted = section.lint.accepted.acceptance.map { "<p>\($0)</p>\n" }
      return "<h2>\(ImagePage.text(section.title))</h2>\n" + (accepted ?? "")
        + (text.isEmpty && accepted == nil ? "<p>Nothing was found.</p>\n" : text)
    }.joined()
    return ImagePage(title: "Findings of kbrender theme check", style: Self.style, body: body).html
  }

  private func article(_ finding: Diagnostic, _ pictures: LintImages) throws -> String {
    let picture = try pictures[finding].map {
      ImagePage.image(try $0.png(), alternative: finding.message)
    }
    let place = finding.place.map { "<p class=\"place\">\(ImagePage.text($0.text))</p>" } ?? ""
    let related = finding.related.map { "\($0.place.text): \($0.message)" }
    let notes = related + finding.hints + finding.fixes.prefix(1).map { "Fix: \($0.title)" }
    return "<article class=\"\(finding.severity.rawValue)\">\(picture ?? "")<div><p>"
      + "\(ImagePage.text(finding.message))</p>\(place)"
      + notes.map { "<p class=\"note\">\(ImagePage.text($0))</p>" }.joined()
      + "</div></article>\n"
  }

  private static let style = """
    main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    article { display: flex; gap: 1rem; align-items: flex-start; border-left: 4px solid #8a6d00; padding: .5rem 1rem; margin: 1rem 0; }
    article.error { border-color: #b3261e; }
    article p { margin: 0 0 .25rem; overflow-wrap: anywhere; }
    img { flex: none; max-width: 16rem; border-radius: 6px; }
    .place { font-family: monospace; }
    .note, small { opacity: .8; }
    """
}

extension [Diagnostic] {

  /// Number of accepted findings, for summaries.
  package var acceptance: String? {
    isEmpty ? nil : "\(count) \(count == 1 ? "finding" : "findings") accepted by the file"
  }
}

/// The pictures of findings, by code and place.
package final class LintImages {

  private var pictures: [[String]: LintImage] = [:]

  package init() {}

  private static func key(_ code: DiagnosticCode, _ span: Range<Int>?) -> [String] {
    [code.name, span.map { "\($0)" } ?? ""]
  }

  package subscript(_ finding: Diagnostic) -> LintImage? {
    pictures[Self.key(finding.code, finding.place?.span)]
  }

  func keep(_ picture: LintImage?, of finding: Diagnostic) {
    let key = Self.key(finding.code, finding.place?.span)
    if let picture, pictures[key] == nil { pictures[key] = picture }
  }
}

/// A finding's crop of a drawn keyboard.
package struct LintImage {

  let keyboard: Measured

  let box: CGRect

  /// In points, on each side.
  private static let surroundings = 14.0

  private static let scale = 2.0

  package func png() throws -> [UInt8] {
    let whole = try keyboard.whole(scale: Self.scale)
    let wanted = box.insetBy(dx: -Self.surroundings, dy: -Self.surroundings)
    let (left, right) = whole.range(wanted.minX, wanted.maxX, whole.width)
    let (top, bottom) = whole.range(wanted.minY, wanted.maxY, whole.height)
    let rows = (top..<bottom).flatMap { (row: Int) -> ArraySlice<UInt32> in
      whole.pixels[(row * whole.width + left)...].prefix(right - left)
    }
    let crop = Bitmap(width: right - left, height: bottom - top, scale: Self.scale, pixels: rows)
    return try PNGPicture(crop).encoded()
  }
}

extension Bitmap {

  fileprivate func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> (Int, Int) {
    let first = min(max((start * scale).pixelIndex, 0), limit - 1)
    return (first, min(max((end * scale).pixelIndex, first + 1), limit))
  }
}
