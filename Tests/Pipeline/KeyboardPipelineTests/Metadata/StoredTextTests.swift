import KeyboardRender
import Testing

@testable import KeyboardPipeline

/// The page of a picture's metadata, whatever the picture contains.
@Suite struct StoredTextTests {

  /// Escape sequences, a bell, line ends, a backspace, and a mark that reverses the text.
  private static let hostile = "\u{1B}]0;title\u{7}\u{1B}[2Ja\r\nb\u{8}\u{202E}c"

  private static func page(_ texts: [PNGText], missing: [String]? = nil) -> String {
    StoredMetadata(
      PNGPicture(
        width: 2, height: 1, bytes: Array(repeating: 255, count: 8), isOpaque: true, texts: texts),
      file: "a.png"
    ).text(missing: missing)
  }

  /// Every entry, by its keyword and text.
  static let entries: [(keyword: String, text: String)] =
    Metadata.Keyword.allCases.map { ($0.rawValue, hostile) }
    + [("Title", hostile), (hostile, "title"), (hostile, hostile)]
    + [("kbrender:theme-files", "{\"./\\u001b[2J.png\": \"QUJD\"}")]

  @Test(arguments: entries) func controlsNoTerminal(entry: (keyword: String, text: String)) {
    for missing in [nil, [Self.hostile]] {
      let page = Self.page([PNGText(entry.keyword, entry.text)], missing: missing)
      let controls = page.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(controls.isEmpty, "\(page.debugDescription)")
      #expect(page.hasPrefix("2 × 1 pixels, opaque\n"))
    }
  }

  @Test(arguments: [200, 100_000]) func longTextsAreCut(length: Int) {
    let page = Self.page([PNGText("Title", String(repeating: "a", count: length))])
    #expect(page.count < 400)
  }
}
