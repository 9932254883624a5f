import KeyboardDocuments
import KeyboardStyling

extension LintRule {

  private static let image =
    #"{ "image": { "file": "data:image/png;base64,\#(CodePage.Example.pixel)" } }"#

  package static let unusedImage = LintRule(
    DiagnosticCode(
      "unused-image", "An image that is never drawn."),
    "An image that other styles replace for every key costs time and room.",
    wrong:
      ##"{ "formatVersion": 1, "buttons": { "all": { "background": \##(image) }, "input": { "background": "red" }, "system": { "background": "red" }, "primary": { "background": "red" } } }"##,
    right: ##"{ "formatVersion": 1, "buttons": { "all": { "background": \##(image) } } }"##,
    check: .effect(
      { $0.members(["background"]) { $0.hasImage } },
      words: { ("The image of \($0.quoted) is never drawn", "Remove \($0)") }))
}

extension LayeredStyle {

  fileprivate var hasImage: Bool {
    Self.fields.contains { field in
      guard case .background(let path) = field.slot else { return false }
      return self[keyPath: path]?.imageData != nil
    }
  }
}
