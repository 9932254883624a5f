import KeyboardCore
import KeyboardStyling
import SourceText

extension LintRule {

  package static let unusedImage = LintRule(
    DiagnosticCode("lint/unused-image"),
    check: .effect(
      { $0.members(["background"]) { $0.hasImage } },
      words: { ("The image of \($0.quoted) is never drawn", "Remove \($0)") }))
}

extension LayeredStyle {

  fileprivate var hasImage: Bool {
    Self.fields.contains { field in
      (field.value(in: self) as? Keyboard.Background)?.imageData != nil
    }
  }
}
