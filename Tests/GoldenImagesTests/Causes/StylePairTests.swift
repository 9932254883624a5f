import Foundation
import KeyboardDrawing
import KeyboardKit
import KeyboardRender
import RandomNumbers
import Testing

@testable import GoldenImages

/// Random styles of a key that differ in one field and in two: the causes of one don't explain both.
@Suite struct StylePairTests {

  private final class Appearance: StandardKeyboardAppearance {

    var style = Keyboard.ButtonStyle()

    override func buttonStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonStyle {
      let standard = super.buttonStyle(for: action, isPressed: isPressed)
      return action == .primary(.return) ? standard.extended(with: style) : standard
    }
  }

  private static let renderer = Result { () throws(RenderError) in try KeyboardRenderer() }

  /// The picture of a keyboard whose return key has a style.
  private func picture(
    _ style: Keyboard.ButtonStyle, leavingOut omitted: Set<String> = []
  ) throws -> PNGPicture {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let appearance = Appearance(keyboardContext: context)
    appearance.style = style
    let renderer = try Self.renderer.get()
    let scene = KeyboardView(keyboardContext: context, appearance: appearance)
      .scene(measuring: renderer.measure)
    var elements = PictureElements(scene)
    for index in elements.list.indices {
      elements.list[index].style.removeAll { omitted.contains($0.name) }
    }
    return try PNGPicture(
      decoding: renderer.png(of: scene, scale: 1, compression: .fast, texts: [elements.text]))
  }

  /// The part of a verdict that cases are grouped by.
  private func said(_ before: PNGPicture, _ after: PNGPicture) -> Set<String> {
    let changes = PictureComparison(expected: before, actual: after).verdict.changes
    return Set(
      changes.flatMap { change in
        change.causes.map { "\(change.name) \($0.text) \($0.before ?? "") \($0.after ?? "")" }
          + [change.unexplainedText(in: change.name)].compactMap { $0 }
      })
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func oneCauseDoesNotExplainTwoFields(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let fields = Keyboard.ButtonStyle.fields
    var style = Keyboard.ButtonStyle()
    for field in fields { field.vary(&style, &numbers) }
    let chosen = fields.shuffled(using: &numbers).prefix(2)
    let base = try picture(style)
    chosen.first?.vary(&style, &numbers)
    let one = try picture(style)
    chosen.last?.vary(&style, &numbers)
    let two = try picture(style)
    guard one.bytes != two.bytes else { return }
    #expect(said(base, one) != said(base, two), "\(chosen.map(\.name))")
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
    let verdict = PictureComparison(
      expected: try picture(Self.gradient(.blue)), actual: try picture(after)
    ).verdict
    #expect(verdict.description.contains("return corner radius 5 → 9; return background {"))
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
    let verdict = PictureComparison(expected: expected, actual: actual).verdict
    #expect(
      verdict.description.contains(
        /return corner radius 5 → 9; and \d,\d{3} pixels in return for another reason$/))
    let report = GoldenReport(
      suite: "S", listed: 1,
      cases: ["a", "b"].map { GoldenReport.Case(name: $0, status: .failed, verdict: verdict) })
    #expect(report.causes.isEmpty && ReviewSession(report).alike.count == 1)
  }

  /// A change of the corners alone is explained by them.
  @Test func cornersAreExplained() throws {
    var after = Self.gradient(.blue)
    after.cornerRadius = 9
    let verdict = PictureComparison(
      expected: try picture(Self.gradient(.blue)), actual: try picture(after)
    ).verdict
    #expect(verdict.description == "1 key differs: return corner radius 5 → 9")
  }
}

extension StyleField<Keyboard.ButtonStyle> {

  /// Set the field to a random value.
  fileprivate func vary(_ style: inout Keyboard.ButtonStyle, _ numbers: inout SeededNumbers) {
    func color() -> Color { Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers)) }
    func length() -> Double { Double(Int.random(in: 1...8, using: &numbers)) }
    switch slot {
    case .color(let path): style[keyPath: path] = color()
    case .length(let path, _): style[keyPath: path] = length()
    case .number(let path, let range):
      style[keyPath: path] = length() / 10 * min(range.upperBound, 2)
    case .size(let path): style[keyPath: path] = CGSize(width: length(), height: length())
    case .point(let path): style[keyPath: path] = CGPoint(x: length() - 4, y: length() - 4)
    case .insets(let path), .widths(let path, _):
      style[keyPath: path] = EdgeInsets(
        top: length(), leading: length(), bottom: length(), trailing: length())
    case .font(let path): style[keyPath: path] = .system(size: 10 + length())
    case .families(let path):
      style[keyPath: path] = Bool.random(using: &numbers) ? ["Inter"] : ["Noto Sans"]
    case .weight(let path):
      style[keyPath: path] = KeyboardFont.FontWeight.allCases.randomElement(using: &numbers)
    case .choice(let names, _, let set): set(&style, names.randomElement(using: &numbers))
    case .background(let path): style[keyPath: path] = .verticalGradient([color(), color()])
    case .toolbarItem, .toolbarSeparator: break
    }
  }
}
