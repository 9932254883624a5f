import SourceText
import Testing

@testable import GoldenImages

@Suite struct GoldenSettingsTests {

  private func settings(_ text: String) throws(Diagnostics) -> GoldenSettings {
    try GoldenSettings(decoding: SourceFile(name: "snapshots.json", text: text))
  }

  @Test func theLastRuleThatNamesACaseWins() throws {
    let settings = try settings(
      """
      {
        // A comment.
        "tolerance": { "channels": 1 },
        "cases": {
          "emojis/*": { "tolerance": { "perceptual": 0.05 }, "reason": "Scaled" },
          "emojis/smileys": {
            "tolerance": { "window": { "size": 8, "pixels": 4 } }, "reason": "Fine"
          },
          "locales/de": { "tolerance": "exact", "reason": "Letters" },
        }
      }
      """)
    #expect(settings.tolerance(for: "themes/tron").tolerance == .init(channels: 1))
    #expect(settings.tolerance(for: "themes/tron").reason == nil)
    #expect(settings.tolerance(for: "emojis/people").tolerance == .init(perceptual: 0.05))
    #expect(settings.tolerance(for: "emojis/people").reason == "Scaled")
    #expect(
      settings.tolerance(for: "emojis/smileys").tolerance
        == .init(window: .init(size: 8, pixels: 4)))
    #expect(settings.tolerance(for: "locales/de").tolerance == .exact)
    #expect(settings.unusedPatterns(among: ["emojis/smileys", "a"]) == ["locales/de"])
  }

  @Test func aSuiteMayAcceptAnythingForAReason() throws {
    let settings = try settings(#"{"tolerance": {"channels": 255}, "reason": "Drafts"}"#)
    #expect(settings.tolerance(for: "a").reason == "Drafts")
    #expect(try self.settings(#"{"tolerance": {"channels": 254}}"#).reason == nil)
  }

  static let mistakes = [
    (#"{"tolerances": 1}"#, "theme/unknown-key", 2),
    (#"{"tolerance": 2}"#, "theme/wrong-type", 15),
    (#"{"tolerance": {"channels": 256}}"#, "theme/invalid-value", 28),
    (#"{"tolerance": {"channels": 1.5}}"#, "theme/invalid-value", 28),
    (#"{"tolerance": {"perceptual": -1}}"#, "theme/invalid-value", 30),
    (#"{"tolerance": {"window": {"size": 8}}}"#, "theme/missing-key", 26),
    (#"{"tolerance": {"percent": 1}}"#, "theme/unknown-key", 16),
    (#"{"cases": {"a": {"tolerance": {"channels": 1}}}}"#, "golden/missing-reason", 12),
    (#"{"cases": {"a": {"reason": "b"}}}"#, "theme/missing-key", 12),
    (#"{"cases": {"a": {"tolerance": "exact", "reason": ""}}}"#, "theme/invalid-value", 50),
    (#"{"cases": {"a": {"skip": true, "reason": "b"}}}"#, "theme/missing-key", 12),
    (#"{"cases": {"a": {"fails": true, "until": "2027-01-01"}}}"#, "golden/missing-reason", 12),
    (#"{"cases": {"a": {"skip": false, "reason": "b"}}}"#, "theme/missing-key", 12),
    (
      #"{"cases": {"a": {"skip": true, "until": "soon", "reason": "b"}}}"#, "theme/invalid-value",
      41
    ),
    (
      #"{"cases": {"a": {"skip": true, "until": "2026-02-31", "reason": "b"}}}"#,
      "theme/invalid-value",
      41
    ),
    (#"{"tolerance": {"channels": 255}}"#, "golden/missing-reason", 15),
    (#"{"tolerance": {"perceptual": 1}}"#, "golden/missing-reason", 15),
    (#"{"tolerance": {"window": {"size": 2, "pixels": 4}}}"#, "golden/missing-reason", 15),
    ("[]", "theme/wrong-type", 1),
    ("{", "json/syntax", 2),
  ]

  @Test(arguments: mistakes)
  func mistakesHaveAPlace(text: String, code: String, column: Int) {
    let error = #expect(throws: Diagnostics.self) { try settings(text) }
    #expect(error?.list.first?.code.name == code)
    #expect(error?.list.first?.range?.start.column == column)
  }
}
