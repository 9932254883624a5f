import KeyboardDrawing
import Testing

@testable import KeyboardViews

@Suite struct TruncationTests {

  // Every character is 5 points wide.
  private let font = Font.system(size: 10)

  @Test(arguments: [
    ("One", 15.0, "One"), ("Three", 24.9, "Thr…"), ("Three", 10.0, "T…"), ("Three", 1.0, "…"),
    ("Two words", 25.0, "Two…"), ("", 0.0, ""),
  ])
  func textIsCutToItsWidth(text: String, width: Double, expected: String) {
    #expect(TextMeasure.fixedAdvance.truncated(text, font: font, toWidth: width) == expected)
  }
}
