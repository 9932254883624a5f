import KeyboardGolden
import KeyboardKit
import Testing

/// Golden pictures of the styles that no theme file has, with every field unlike the standard.
@Suite struct BarLookTests {

  private func view(_ type: Keyboard.KeyboardType) -> KeyboardView {
    let context = KeyboardContext(device: .standard)
    context.keyboardType = type
    return KeyboardView(keyboardContext: context, suggestions: [.init(text: "One")])
  }

  /// The fields of a style that are as in another one.
  private func equalFields<Style>(_ style: Style, _ other: Style) -> [String] {
    zip(Mirror(reflecting: style).children, Mirror(reflecting: other).children)
      .filter { "\($0.value)" == "\($1.value)" }.compactMap(\.0.label)
  }

  @Test func emojiKeyboard() {
    var style = Emoji.KeyboardStyle(
      rows: 2, itemSize: 72, itemFont: .system(size: 50), itemScaleFactor: 0.9,
      horizontalItemSpacing: 14, verticalPadding: 9, verticalItemSpacing: 2,
      verticalCategoryStackSpacing: 3, categoryTitleFont: .system(size: 15, weight: .bold),
      categoryTitlePadding: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 0),
      menuAbcFont: .system(size: 17, weight: .semibold), menuIconSize: 18,
      menuIconFont: .system(size: 20, weight: .bold), menuSpacing: 3, menuSelectionSize: 4,
      menuSelectionColor: .blue)
    style.menuAbcText = "abc"
    #expect(equalFields(style, Emoji.KeyboardStyle()).isEmpty)
    expectGolden(of: view(.emojis).emojiKeyboardStyle(style), named: "emojiKeyboard")
  }

  @Test func toolbar() {
    // A bar can't show how high it is at most, at least and by itself at once.
    let low = Keyboard.ToolbarStyle(
      backgroundColor: .yellow, height: 90, minHeight: 20, maxHeight: 40)
    #expect(equalFields(low, Keyboard.ToolbarStyle()).isEmpty)
    expectGolden(of: view(.alphabetic).keyboardToolbarStyle(low), named: "lowToolbar")
    let high = Keyboard.ToolbarStyle(height: 30, minHeight: 70)
    expectGolden(of: view(.alphabetic).keyboardToolbarStyle(high), named: "highToolbar")
  }
}
