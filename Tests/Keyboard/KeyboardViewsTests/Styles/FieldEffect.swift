import Testing

/// A field of a style, a value for it, and its effect on a picture.
struct FieldEffect<Style, Picture: Equatable>: Sendable, CustomTestStringConvertible {

  let field: String
  let isPressed: Bool
  let isInput: Bool
  let isEmoji: Bool
  let change: @Sendable (inout Style) -> Void

  /// Whether the effect is visible, or `nil` if any change of the picture is.
  let isSeen: (@Sendable (Picture) -> Bool)?

  var testDescription: String { field }

  init(
    _ field: String, isPressed: Bool = false, isInput: Bool = false, isEmoji: Bool = false,
    _ change: @escaping @Sendable (inout Style) -> Void,
    isSeen: (@Sendable (Picture) -> Bool)? = nil
  ) {
    (self.field, self.change, self.isSeen) = (field, change, isSeen)
    (self.isPressed, self.isInput, self.isEmoji) = (isPressed, isInput, isEmoji)
  }

  /// Check that the effect is visible with the value alone.
  func check(_ draw: (_ change: @escaping @Sendable (inout Style) -> Void) -> Picture) {
    let (before, after) = (draw { _ in }, draw(change))
    #expect(before != after)
    guard let isSeen else { return }
    #expect(!isSeen(before))
    #expect(isSeen(after))
  }
}
