import KeyboardKit
import Testing

@Suite struct EmojiStyleEffectTests {

  private static let red = Color.Resolved(hex: 0xFF0000)

  /// A field, a value for it, and what is to be seen of it on an emoji keyboard 390 points wide.
  typealias Row = FieldEffect<Emoji.KeyboardStyle, Scene>

  static let rows = [
    Row("rows", { $0.rows = 3 }) { $0.emojiTops.count == 3 },
    Row("itemSize", { $0.itemSize = 60 }) { $0.columnDistance == 70 },
    Row("itemFont", { $0.itemFont = .system(size: 20) }) {
      $0.emojiSize == 20
    },
    Row("itemScaleFactor", { $0.itemScaleFactor = 0.5 }) {
      $0.emojiSize == 16.5
    },
    Row("horizontalItemSpacing", { $0.horizontalItemSpacing = 25 }) {
      $0.columnDistance == 65
    },
    Row("verticalPadding", { $0.verticalPadding = 20 }) {
      ($0.emojiTops.first ?? 0) >= 49
    },
    Row("verticalItemSpacing", { $0.verticalItemSpacing = -10 }) {
      abs($0.rowDistance - 30) < 0.5
    },
    Row(
      "verticalCategoryStackSpacing", { $0.verticalCategoryStackSpacing = 15 }
    ) { ($0.emojiTops.first ?? 0) >= 49 },
    Row("categoryTitleFont", { $0.categoryTitleFont = .system(size: 9) }) {
      $0.title?.font.size == 9
    },
    Row(
      "categoryTitlePadding",
      { $0.categoryTitlePadding = EdgeInsets(top: 8, leading: 12, bottom: 5, trailing: 0) }
    ) { $0.title?.box.minX == 28 },
    Row("menuAbcFont", { $0.menuAbcFont = .system(size: 8) }) {
      $0.nodes.run("ABC")?.font.size == 8
    },
    Row("menuAbcText", { $0.menuAbcText = "abc" }) { $0.nodes.run("abc") != nil },
    Row("menuIconSize", { $0.menuIconSize = 7 }) {
      $0.categoryBox?.width == 7 + 2 * 6
    },
    Row("menuIconFont", { $0.menuIconFont = .system(size: 20, weight: .black) }),
    Row("menuSpacing", { $0.menuSpacing = 15 }) {
      ($0.categoryBox?.width ?? 99) <= 21
    },
    Row("menuSelectionSize", { $0.menuSelectionSize = 2 }) {
      $0.categoryBox?.width == 15 + 2 * 2
    },
    Row("menuSelectionColor", { $0.menuSelectionColor = Color(red) }) {
      $0.nodes.fills(red).count == 1
    },
  ]

  private func scene(_ change: (inout Emoji.KeyboardStyle) -> Void) -> Scene {
    let context = KeyboardContext(device: .standard)
    context.keyboardType = .emojis
    var style = Emoji.KeyboardStyle()
    change(&style)
    return KeyboardView(keyboardContext: context).emojiKeyboardStyle(style).scene
  }

  @Test(arguments: rows) func changesTheScene(row: Row) { row.check(scene) }

  @Test func everyFieldHasARow() {
    let fields = Mirror(reflecting: Emoji.KeyboardStyle()).children.compactMap(\.label)
    #expect(Set(Self.rows.map(\.field)) == Set(fields))
    #expect(Self.rows.count == fields.count)
  }
}

extension Scene {

  fileprivate var emojis: [Element] {
    elements.filter { $0.role == .key && $0.name.isSingleEmoji }
  }

  fileprivate var emojiTops: [Double] { Set(emojis.map { Double($0.box.minY) }).sorted() }

  fileprivate var rowDistance: Double {
    emojiTops.count > 1 ? emojiTops[1] - emojiTops[0] : 0
  }

  fileprivate var columnDistance: Double {
    let left = Set(emojis.map { Double($0.box.minX) }).sorted()
    return left.count > 1 ? left[1] - left[0] : 0
  }

  fileprivate var emojiSize: Double {
    nodes.runs.first { $0.text.isSingleEmoji }?.font.size ?? 0
  }

  fileprivate var title: TextRun? { nodes.runs.first { $0.text.hasPrefix("SMILEYS") } }

  fileprivate var categoryBox: CGRect? {
    elements.first { $0.role == .key && $0.name == EmojiCategory.allCases[1].id }?.box
  }
}
