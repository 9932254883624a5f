import KeyboardKit
import KeyboardRender
import Testing

@testable import GoldenImages

/// Styles of a key that differ in one field and in two: the causes of one don't explain both.
@Suite struct StylePairTests {

  private final class Appearance: StandardKeyboardAppearance {

    var style = Keyboard.ButtonStyle()

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
      let standard = super.buttonStyle(for: action, isPressed: isPressed)
      return action == .primary(.return) ? standard.extended(with: style) : standard
    }
  }

  private static let renderer = Result { () throws(RenderError) in try KeyboardRenderer() }

  private func picture(
    _ style: Keyboard.ButtonStyle, leavingOut omitted: Set<String> = []
  ) throws -> PNGPicture {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let appearance = Appearance(keyboardContext: context)
    appearance.style = style
    let renderer = try Self.renderer.get()
    let scene = KeyboardView(keyboardContext: context, appearance: appearance)
      .scene(measuring: renderer.measure)
    var elements = ImageElements(scene)
    for index in elements.list.indices {
      elements.list[index].style.removeAll { omitted.contains($0.name) }
    }
    return try PNGPicture(
      decoding: renderer.png(of: scene, scale: 1, compression: .fast, texts: [elements.text]))
  }

  /// The key by which a verdict groups cases.
  private func said(_ before: PNGPicture, _ after: PNGPicture) -> Set<String> {
    let changes = ImageComparison(expected: before, actual: after).verdict.changes
    return Set(
      changes.flatMap { change in
        change.causes.map { "\(change.name) \($0.text) \($0.before ?? "") \($0.after ?? "")" }
          + [change.unexplainedText].compactMap { $0 }
      })
  }

  private static func gradient(_ color: Color) -> Keyboard.ButtonStyle {
    var style = Keyboard.ButtonStyle()
    style.background = .verticalGradient([.green, color])
    style.cornerRadius = 5
    return style
  }

  @Test func gradientsAreNamed() throws {
    var after = Self.gradient(.red)
    after.cornerRadius = 9
    let verdict = ImageComparison(
      expected: try picture(Self.gradient(.blue)), actual: try picture(after)
    ).verdict
    #expect(verdict.description.contains("return corner radius 5 → 9; return background stop 2 "))
    #expect(verdict.changes.allSatisfy { $0.isExplained })
  }

  /// Pictures of earlier versions don't store every field.
  @Test func pixelsWithoutACauseAreTold() throws {
    var after = Self.gradient(.red)
    after.cornerRadius = 9
    let (expected, actual) = (
      try picture(Self.gradient(.blue), leavingOut: ["background"]),
      try picture(after, leavingOut: ["background"])
    )
    let verdict = ImageComparison(expected: expected, actual: actual).verdict
    #expect(
      verdict.description.contains(
        /return corner radius 5 → 9; and \d,\d{3} pixels in return for another reason$/))
    let report = GoldenReport(
      suite: "S", listed: 1,
      cases: ["a", "b"].map { GoldenReport.Case(name: $0, status: .failed, verdict: verdict) })
    #expect(report.causes.isEmpty && ReviewSession(report).alike.count == 1)
  }

  static let omissions: [(told: String, omitted: String)] = [
    ("cornerRadius", "background"), ("cornerRadius", "backgroundColor"),
    ("borderColor", "foregroundColor"), ("foregroundColor", "backgroundColor"),
    ("foregroundColor", "background"), ("foregroundColor", "fontSize"),
    ("backgroundColor", "foregroundColor"), ("backgroundColor", "fontSize"),
    ("fontSize", "backgroundColor"), ("fontSize", "background"),
  ]

  /// Pixels of a field that isn't stored are told beside any kind of cause.
  @Test(arguments: omissions)
  func everyKindOfCauseExplainsItsOwnPixels(told: String, omitted: String) throws {
    func style(_ changed: Set<String>) -> Keyboard.ButtonStyle {
      var style = Keyboard.ButtonStyle()
      style.backgroundColor = Color(hex: changed.contains("backgroundColor") ? 0x30A0FF : 0xFFE080)
      style.foregroundColor = Color(hex: changed.contains("foregroundColor") ? 0x208020 : 0x802040)
      style.borderColor = Color(hex: changed.contains("borderColor") ? 0xFF0000 : 0x0000FF)
      style.borderSize = 1
      style.cornerRadius = changed.contains("cornerRadius") ? 9 : 5
      style.keyboardFont = .system(size: changed.contains("fontSize") ? 20 : 14)
      if omitted == "background" {
        let last = Color(hex: changed.contains("background") ? 0xFF4040 : 0x4040FF)
        style.background = .verticalGradient([.green, last])
      }
      return style
    }
    let base = try picture(style([]), leavingOut: [omitted])
    let one = try picture(style([told]), leavingOut: [omitted])
    let two = try picture(style([told, omitted]), leavingOut: [omitted])
    let explained = ImageComparison(expected: base, actual: one).verdict
    // The face of a key hides its color behind a gradient.
    if told != "backgroundColor" || omitted != "background" {
      #expect(explained.changes.allSatisfy { $0.isExplained }, "\(explained)")
    }
    let verdict = ImageComparison(expected: base, actual: two).verdict
    #expect(verdict.changes.contains { !$0.isExplained }, "\(verdict)")
    #expect(verdict.description.contains("for another reason"), "\(verdict)")
  }

  /// A change of the corners alone is explained by them.
  @Test func cornersAreExplained() throws {
    var after = Self.gradient(.blue)
    after.cornerRadius = 9
    let verdict = ImageComparison(
      expected: try picture(Self.gradient(.blue)), actual: try picture(after)
    ).verdict
    #expect(verdict.description == "1 key differs: return corner radius 5 → 9")
  }
}
