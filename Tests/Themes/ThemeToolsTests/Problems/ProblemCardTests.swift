import Foundation
import KeyboardDrawing
import SourceText
import Testing
import ThemeTools

@Suite struct ProblemCardTests {

  private static let board = Scene(size: CGSize(width: 390, height: 264), nodes: [])

  private static func diagnostics(_ count: Int) -> [Diagnostic] {
    let file = SourceFile(name: "mine.json", text: "{\n}\n")
    return (0..<count).map { index in
      Diagnostic(
        severity: index % 2 == 0 ? .warning : .error, code: DiagnosticCode("code-\(index)"),
        message: "Message \(index)", place: file.place(of: 0..<1))
    }
  }

  private static func texts(_ diagnostics: [Diagnostic]) -> [TextRun] {
    ProblemCard(diagnostics).scene(over: board, measuring: .fixedAdvance).nodes.flatMap(texts)
  }

  private static func texts(_ node: Scene.Node) -> [TextRun] {
    switch node {
    case .text(let run): [run]
    case .group(let group): group.nodes.flatMap(texts)
    default: []
    }
  }

  @Test func nothingIsDrawnWithoutProblems() {
    #expect(ProblemCard([]).scene(over: Self.board, measuring: .fixedAdvance) == Self.board)
  }

  @Test func errorsPrecedeWarningsWithTheirPlaces() {
    let texts = Self.texts(Self.diagnostics(2)).map(\.text)
    #expect(
      texts == [
        "mine.json:1:1  error  code-1", "Message 1", "mine.json:1:1  warning  code-0", "Message 0",
      ])
  }

  @Test(arguments: [1, 5, 6, 7, 60])
  func nothingLeavesThePicture(count: Int) {
    let texts = Self.texts(Self.diagnostics(count))
    #expect(texts.allSatisfy { $0.box.minY >= 8 && $0.box.maxY <= 256 })
    let shown = texts.count { $0.text.hasPrefix("Message") }
    #expect(shown == count || texts.last?.text == "… and \(count - shown) more")
  }

  @Test func longMessagesAreWrappedBetweenWords() {
    let message = Array(repeating: "word", count: 40).joined(separator: " ")
    let texts = Self.texts([Diagnostic(code: DiagnosticCode("long"), message: message)])
    #expect(texts.count == 5)
    #expect(texts.dropFirst().map(\.text).joined(separator: " ") == message)
    for run in texts {
      #expect(TextMeasure.fixedAdvance.width(of: run.text, font: run.font) <= 350)
    }
  }
}
