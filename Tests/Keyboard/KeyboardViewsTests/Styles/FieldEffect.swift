import Testing

/// A field of a style, a value for it, and its effect on a picture.
struct FieldEffect<Style, Picture: Equatable>: Sendable, CustomTestStringConvertible {

  let field: String

  var isPressed = false

  var isInput = false

  var isEmoji = false

  let change: @Sendable (inout Style) -> Void

  /// Whether the effect is visible, or `nil` if any change of the picture is.
  var isSeen: (@Sendable (Picture) -> Bool)?

  var testDescription: String { field }

  /// Check that the effect is visible with the value alone.
  func check(_ draw: (_ change: @escaping @Sendable (inout Style) -> Void) -> Picture) {
    let (before, after) = (draw { _ in }, draw(change))
    #expect(before != after)
    guard let isSeen else { return }
    #expect(!isSeen(before))
    #expect(isSeen(after))
  }
}
