import KeyboardGolden
import KeyboardKit
import Testing

/// Golden pictures of the toolbars in the documentation of KeyboardKit: a highlight, emojis as a
/// compact group, and custom styles.
@Suite struct SuggestionLookTests {

  private typealias Suggestion = Autocomplete.Suggestion

  private let words = [
    Suggestion(text: "Foo"), Suggestion(text: "Bar", type: .autocorrect), Suggestion(text: "Baz"),
  ]
  private let emojis = ["😊", "💡", "👍"].map { Suggestion(text: $0, type: .emoji) }
  private let extra = Suggestion(text: "Foo", subtitle: "Extra")

  /// A toolbar of the width of a phone, on the color of a light keyboard, with the padding of
  /// KeyboardKit 9.
  private func row(
    _ suggestions: [Autocomplete.Suggestion], style: Autocomplete.ToolbarStyle = .init()
  ) -> some View {
    var style = style
    style.padding = 4
    return Row(toolbar: Autocomplete.Toolbar(suggestions: suggestions))
      .autocompleteToolbarStyle(style)
  }

  private struct Row: PrimitiveView {
    var toolbar: Autocomplete.Toolbar

    func size(in context: ViewContext) -> CGSize { CGSize(width: 390, height: 50) }

    func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      builder.fill(Path(frame), Color.Resolved(hex: 0xD5D6DD))
      toolbar.draw(in: frame, context: context, into: &builder)
    }
  }

  @Test func rows() {
    expectGolden(of: row(words), named: "words")
    expectGolden(of: row(Array(words.prefix(2))), named: "twoWords")
    expectGolden(of: row(words + [Suggestion(text: "Qux")] + emojis), named: "oneEmoji")
    expectGolden(of: row(words + emojis), named: "emojis")
    let style = Autocomplete.ToolbarStyle(
      item: .init(titleColor: .blue),
      autocorrectItem: .init(titleColor: .yellow, backgroundColor: .blue),
      separator: .init(color: .gray, width: 5))
    expectGolden(of: row(words + [extra], style: style), named: "customStyle")
  }
}
