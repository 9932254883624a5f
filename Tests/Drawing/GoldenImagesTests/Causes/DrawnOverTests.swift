import Foundation
import KeyboardDrawing
import KeyboardKit
import KeyboardRender
import Testing

@testable import GoldenImages

/// Translucent parts over what changed, and parts that a glow reaches: they are as they were.
@Suite struct DrawnOverTests {

  struct Row: Sendable {
    var says: String
    var change: @Sendable (inout KeyboardTheme) -> Void
  }

  static let rows = [
    Row(says: "color #203040 → #302040") {
      $0.backgroundStyle = .color(Color(hex: 0x302040))
    },
    Row(says: "color #203040 → #203041") {
      $0.backgroundStyle = .color(Color(hex: 0x203041))
    },
    Row(says: "glow radius 4 → 9") { $0.buttonStyles[.primary]?.glowRadius = 9 },
  ]

  private static let renderer = Result { () throws(RenderError) in try KeyboardRenderer() }

  private func picture(_ theme: KeyboardTheme) throws -> PNGPicture {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let renderer = try Self.renderer.get()
    let scene = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context),
      suggestions: ["One", "Two"].map { Autocomplete.Suggestion(text: $0) }
    ).scene(measuring: renderer.measure)
    return try PNGPicture(
      decoding: renderer.png(
        of: scene, scale: 1, compression: .fast, texts: [ImageElements(scene).text]))
  }

  @Test(arguments: rows.indices)
  func changesBelowAreTheOnlyCauses(index: Int) throws {
    let row = Self.rows[index]
    var theme = KeyboardTheme()
    theme.backgroundStyle = .color(Color(hex: 0x203040))
    for type in KeyboardTheme.ButtonType.allCases {
      theme.buttonStyles[type]?.backgroundColor = Color(hex: 0xFFFFFF).opacity(0.4)
    }
    theme.buttonStyles[.primary]?.glowColor = Color(hex: 0xFF00AA)
    theme.buttonStyles[.primary]?.glowRadius = 4
    let before = try picture(theme)
    row.change(&theme)
    let verdict = ImageComparison(expected: before, actual: try picture(theme)).verdict
    #expect(verdict.pixels > 0)
    #expect(verdict.changes.allSatisfy { $0.isExplained }, "\(verdict)")
    #expect(Set(verdict.changes.flatMap(\.causes).map(\.text)) == [row.says], "\(verdict)")
  }

  /// A part of a list is named, whole.
  @Test func partsOfListsAreNamed() throws {
    func theme(_ color: UInt32) -> KeyboardTheme {
      var theme = KeyboardTheme()
      theme.backgroundStyle = .verticalGradient([Color(hex: 0xFFE0D0), Color(hex: color)])
      return theme
    }
    let verdict = ImageComparison(
      expected: try picture(theme(0xFFB59E)), actual: try picture(theme(0xFFB59F))
    ).verdict
    let texts = Set(verdict.changes.flatMap(\.causes).map(\.text))
    #expect(texts.count == 1 && texts.first?.hasSuffix("2 #FFB59E → #FFB59F") == true, "\(texts)")
  }
}
