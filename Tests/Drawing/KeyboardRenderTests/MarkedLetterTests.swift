import Cairo
import Foundation
import KeyboardDrawing
import Testing

@testable import KeyboardRender

/// Marks touch their letters in the display variant of Inter.
@Suite struct MarkedLetterTests {

  static let rows: [(text: String, size: Double, family: String)] = [
    ("a", 25, "Inter Display"), ("å", 25, "Inter"), ("Å", 22, "Inter"), ("a\u{30A}", 25, "Inter"),
    ("ẫ", 25, "Inter"), ("ă", 25, "Inter"), ("æ", 25, "Inter Display"), ("ß", 25, "Inter Display"),
    ("été", 25, "Inter Display"), ("ö", 15, "Inter"), ("й", 25, "Inter Display"),
    ("あ", 25, "Inter Display"), ("", 25, "Inter Display"),
  ]

  @Test(arguments: rows.indices)
  func haveTheTextVariant(index: Int) {
    let (text, size, family) = Self.rows[index]
    let choice = FontChoice(Font(size: size), of: text, language: nil, known: { _ in nil })
    #expect(choice.style.families == [family])
  }

  @Test(arguments: [("å", "a"), ("ö", "o"), ("Å", "A"), ("Õ", "O"), ("ẳ", "a")])
  func areAsHighAsWithoutMarks(marked: String, plain: String) throws {
    let typesetter = try Typesetter(fontDirectories: [])
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    func place(_ text: String) throws -> (ink: InkBox, baseline: Double) {
      let run = TextRun(text, font: Font(size: 25), color: Color.Resolved(hex: 0), box: box)
      let placed = typesetter.place(run)
      return (try #require(placed.ink), placed.origin.y)
    }
    let (first, second) = (try place(marked), try place(plain))
    #expect(first.baseline == second.baseline)
    #expect(
      first.ink.bottom == second.ink.bottom || abs(first.ink.bottom - second.ink.bottom) < 0.2)
    #expect(abs(first.ink.left - first.ink.right) < abs(second.ink.left - second.ink.right) + 1.5)
  }
}
