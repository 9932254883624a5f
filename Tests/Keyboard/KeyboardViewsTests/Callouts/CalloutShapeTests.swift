import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct CalloutShapeTests {

  private let style = KeyboardCallout.CalloutStyle()

  private func anchor(_ key: CGRect, viewWidth: Double = 402) -> CalloutAnchor {
    CalloutAnchor(key: key, cornerRadius: 5, viewWidth: viewWidth, margin: 3)
  }

  private func input(
    over key: CGRect, textSize: CGSize = .zero, isFlat: Bool = false
  ) -> CalloutShape {
    .input(anchor: anchor(key), style: style, textSize: textSize, isFlat: isFlat)
  }

  private func actions(
    over key: CGRect, count: Int, alignment: HorizontalAlignment = .leading, isPad: Bool = false,
    viewWidth: Double = 402
  ) -> CalloutShape {
    .actions(
      anchor: anchor(key, viewWidth: viewWidth), style: style, count: count, alignment: alignment,
      isPad: isPad)
  }

  @Test func inputBubbleStandsInTheMiddleOverItsKey() {
    let shape = input(over: CGRect(x: 100, y: 110, width: 33, height: 42))
    #expect(shape.bubble == CGRect(x: 87, y: 56, width: 59, height: 55))
    #expect(
      shape.outline.controlPointBox == CGRect(x: 87, y: 56, width: 59, height: 96),
      "The outline reaches from the bubble's top to the key's bottom.")
  }

  @Test func publishedInputBubble() {
    let key = CGRect(x: 76, y: 108, width: 402.0 / 11 - 6, height: 42)
    #expect(abs(input(over: key).bubble.width - 56.545) < 0.001)
  }

  @Test(arguments: [(3.0, 3.0), (366, 340)])
  func inputBubbleIsShiftedAlongItsNeck(keyLeft: Double, bubbleLeft: Double) {
    let shape = input(over: CGRect(x: keyLeft, y: 110, width: 33, height: 42))
    #expect(Double(shape.bubble.minX) == bubbleLeft)
    #expect(shape.bubble.width == 59)
  }

  @Test func wideTextWidensTheBubble() {
    let key = CGRect(x: 100, y: 110, width: 33, height: 42)
    let shape = input(over: key, textSize: CGSize(width: 80, height: 40))
    #expect(shape.bubble == CGRect(x: 76.5, y: 56, width: 80, height: 55))
    let widest = input(over: key, textSize: CGSize(width: 4000, height: 40))
    #expect(widest.bubble.minX == 3 && widest.bubble.maxX == 399)
  }

  @Test func flatBubbleGrowsUpwardsToItsLine() {
    let key = CGRect(x: 300, y: 90, width: 60, height: 32)
    let shape = input(over: key, textSize: CGSize(width: 20, height: 40.5), isFlat: true)
    #expect(shape.bubble.maxY == 91)
    #expect(shape.bubble.height == 40.5)
    #expect(shape.outline.controlPointBox.maxY == key.maxY)
  }

  @Test func publishedActionBubble() {
    let key = CGRect(x: 23.1, y: 108, width: 34.2, height: 42)
    let shape = actions(over: key, count: 9)
    #expect(abs(shape.bubble.width - 323.8) < 1e-9)
    #expect(shape.bubble.height == 54)
    #expect(abs(shape.bubble.minX - 15.1) < 1e-9)
    #expect(shape.bubble.maxY == key.minY)
    #expect(shape.items[0] == CGRect(x: shape.bubble.minX + 8, y: 60, width: 34.2, height: 42))
    #expect(shape.outline.controlPointBox.maxY == key.maxY)
  }

  @Test func trailingItemsStartOverTheKey() {
    let key = CGRect(x: 300, y: 108, width: 30, height: 42)
    let shape = actions(over: key, count: 4, alignment: .trailing)
    #expect(shape.bubble == CGRect(x: 202, y: 54, width: 136, height: 54))
    #expect(shape.items.map(\.minX) == [210, 240, 270, 300])
  }

  @Test(arguments: [(1, 42.0), (2, 30), (10, 30), (11, 25.5)])
  func itemsAreWideWhenSingleAndNarrowWhenMany(count: Int, width: Double) {
    let key = CGRect(x: 11, y: 108, width: 30, height: 42)
    #expect(abs(actions(over: key, count: count).items[0].width - width) < 1e-9)
  }

  @Test func itemsAreNoLargerThanTheStyleAllows() {
    let key = CGRect(x: 100, y: 108, width: 70, height: 60)
    let shape = actions(over: key, count: 2)
    #expect(
      shape.items.map(\.size) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    #expect(shape.bubble.maxY == key.minY, "The bubble stands on the key, whatever its height.")
  }

  @Test func fewItemsStandInTheMiddleOverAWideKey() {
    let key = CGRect(x: 100, y: 108, width: 200, height: 42)
    let shape = actions(over: key, count: 2)
    #expect(shape.bubble.minX == 92 && shape.bubble.maxX == 308)
    #expect(shape.items.map(\.minX) == [150, 200])
  }

  @Test func manyItemsMakeRowsOfEqualLengthUpwards() {
    let key = CGRect(x: 320, y: 56, width: 33, height: 42)
    let shape = actions(over: key, count: 18, alignment: .trailing)
    let bottom = shape.items.filter { $0.minY == shape.items[17].minY }
    #expect(bottom.count == 9)
    #expect(
      bottom == Array(shape.items[9...]), "The key itself, which is last, is in the lower row.")
    #expect(Set(shape.items.map(\.minY)).count == 2)
    #expect(shape.items[8].minX == shape.items[17].minX)
    #expect(shape.items[8].maxY == shape.items[17].minY)
    #expect(shape.bubble.height == 96)
    #expect(shape.bubble.maxY == key.minY)
  }

  @Test func aBubbleThatHardlyFitsIsShifted() {
    let key = CGRect(x: 240, y: 56, width: 33, height: 42)
    let shape = actions(over: key, count: 8, alignment: .trailing)
    #expect(shape.bubble.minX == 3)
    #expect(Set(shape.items.map(\.minY)).count == 1)
    #expect(shape.items[7].minX < key.midX && key.midX < shape.items[7].maxX)
  }

  @Test func towersAreNotBuilt() {
    let key = CGRect(x: 366, y: 56, width: 33, height: 42)
    let shape = actions(over: key, count: 9, alignment: .leading)
    #expect(Set(shape.items.map(\.minY)).count == 1)
    #expect(shape.bubble.maxX == 399)
  }

  @Test func padsShowABubbleOverTheKey() {
    let key = CGRect(x: 100, y: 200, width: 56, height: 56)
    let shape = actions(over: key, count: 3, isPad: true)
    #expect(shape.bubble == CGRect(x: 92, y: 155, width: 166, height: 62))
    #expect(shape.outline.controlPointBox == shape.bubble)
  }

  @Test(arguments: [3.0, 10, 60, 150, 250, 330, 366], [1, 2, 3, 8, 12, 18])
  func outlinesAreOneLineInsideTheView(keyLeft: Double, count: Int) {
    let key = CGRect(x: keyLeft, y: 108, width: 33, height: 42)
    var outlines = [input(over: key).outline]
    for alignment in [HorizontalAlignment.leading, .trailing] {
      outlines.append(actions(over: key, count: count, alignment: alignment).outline)
    }
    for outline in outlines {
      #expect(outline.moves == 1 && outline.closes == 1)
      #expect(outline.controlPointBox.minX >= 3 && outline.controlPointBox.maxX <= 399)
      #expect(outline.controlPointBox.maxY == key.maxY)
      #expect(!outline.crossesItself)
    }
  }

  @Test(arguments: [(160.0, 10.0, 8.0), (40, 33, 42), (400, 6, 4), (300, 380, 20)])
  func oddSizesMakeSoundOutlines(viewWidth: Double, keyWidth: Double, keyHeight: Double) {
    let key = CGRect(x: 4, y: 108, width: keyWidth, height: keyHeight)
    for count in [1, 5, 40] {
      let shape = actions(over: key, count: count, viewWidth: viewWidth)
      #expect(shape.outline.moves == 1)
      #expect(!shape.outline.crossesItself)
      #expect(shape.items.count == count)
      #expect(
        shape.items.allSatisfy { $0.minX >= shape.bubble.minX && $0.maxX <= shape.bubble.maxX })
    }
  }

  private let keyboardContext = KeyboardContext(device: .standard)
  private let callouts = KeyboardCalloutContext()
  private let cell = CGRect(x: 60, y: 70, width: 39, height: 54)

  /// An empty view of 200 × 130 points.
  private struct Area: PrimitiveView {

    func size(in context: ViewContext) -> CGSize { CGSize(width: 200, height: 130) }

    func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {}
  }

  private var view: some View {
    Area().keyboardCalloutContainer(calloutContext: callouts, keyboardContext: keyboardContext)
  }

  @Test func bothCalloutsAreShown() {
    callouts.updateInputAction(.character("a"), in: cell)
    callouts.updateSecondaryActions([.character("b")], for: .character("a"), in: cell)
    #expect(view.scene.elements.map(\.role) == [.actionCallout, .calloutItem, .inputCallout])
  }

  @Test func emojisHaveTheSizeOfTheirStyle() {
    callouts.updateSecondaryActions([.emoji("👍"), .emoji("👍🏽")], for: .emoji("👍"), in: cell)
    var style = Emoji.KeyboardStyle.standard(for: keyboardContext)
    style.itemFont = .system(size: 19)
    let scene = view.emojiKeyboardStyle(style).scene
    #expect(scene.nodes.runs.map(\.font.size) == [19, 19])
  }

  @Test func aViewOverWhichACalloutRisesGrowsUpwards() {
    callouts.updateInputAction(.character("a"), in: cell.offsetBy(dx: 0, dy: -60))
    let context = ViewContext.fixedAdvance
    let room = view.size(in: context).height - 130
    #expect(room > 30 && view.overhang(in: context) == room)
  }
}
