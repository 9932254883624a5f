public import Foundation
import KeyboardCore
public import KeyboardDrawing
import KeyboardStyling

extension StyledKeyboard {

  /// Draw the background, the toolbar, all keys and the callouts into a frame in points.
  ///
  /// The area of callouts above the keyboard stays transparent.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    var context = context
    let traits = placed.keyboard.keyboardContext.traits
    let isDark = traits.hasDarkColorScheme
    context.environment.colorScheme = traits.colorScheme
    let above = callouts.heightAbove
    let area = CGRect(
      x: frame.minX, y: frame.minY + above, width: frame.width, height: frame.height - above)
    builder.reserve(keys: keys.count)
    if placed.keyboard.rendersBackground(in: context) {
      viewStyle.drawBackground(in: area, traits: traits, into: &builder)
    }
    if let toolbarFrame = placed.toolbarFrame {
      let bar = toolbarFrame.offsetBy(dx: area.minX, dy: area.minY)
      if viewStyle.hasRoundedCorners(for: traits) {
        builder.group(clip: viewStyle.outline(in: area, for: traits)) {
          drawToolbar(in: bar, context: context, into: &$0)
        }
      } else {
        drawToolbar(in: bar, context: context, into: &builder)
      }
    }
    if let builders = placed.keyboard.builders {
      drawKeys(of: builders, in: area, context: context, into: &builder)
    } else {
      drawEmojiKeyboard(in: area, isDark: isDark, into: &builder)
      drawKeys(from: area.origin, letterScale: letterScale(measuring: context.text), into: &builder)
    }
    if placed.keyboard.rendersBackground(in: context) {
      viewStyle.drawStickers(over: .keys, in: area, traits: traits, into: &builder)
    }
    for callout in callouts { callout.draw(x: area.minX, y: area.minY, into: &builder) }
  }

  private func drawKeys(
    from origin: CGPoint, letterScale: Double, into builder: inout SceneBuilder
  ) {
    // The keys of an array would be copied.
    let keys = keys.span
    // Keys that are larger or elsewhere while they are pressed lie over their neighbors.
    var raised: [Int] = []
    for index in keys.indices {
      if keys[index].isPressed || keys[index].motion != nil, keys[index].pressTransform != nil {
        raised.append(index)
      } else {
        keys[index].draw(from: origin, letterScale: letterScale, into: &builder)
      }
    }
    for index in raised {
      keys[index].draw(from: origin, letterScale: letterScale, into: &builder)
    }
  }

  func drawEmojiKeyboard(
    in area: CGRect, isDark: Bool, into builder: inout SceneBuilder
  ) {
    guard var emojis = placed.emojiKeyboard?.moved(x: area.minX, y: area.minY) else { return }
    emojis.parts = placed.keyboard.accessibilityRules.adapted(emojis.parts, in: viewStyle)
    let traits = placed.keyboard.keyboardContext.traits
    let clip =
      viewStyle.hasRoundedCorners(for: traits) && emojis.hasBackground
      ? viewStyle.outline(in: area, for: traits) : nil
    builder.group(clip: clip) {
      emojis.draw(
        placeholder: placed.keyboard.keyboardContext.traits.localeProfile.labels[.searchEmoji],
        foreground: viewStyle.foregroundColor, isDark: isDark, into: &$0)
    }
  }

  private func drawToolbar(
    in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder
  ) {
    let barColor = context.barStyle.backgroundColor
    let fill = placed.keyboard.accessibilityRules.barColor(barColor, on: viewStyle)
    if !fill.isInvisible { builder.fill(Path(frame), fill) }
    guard let builders = placed.keyboard.builders else {
      return placed.keyboard.toolbar(style: finishedToolbarStyle)
        .draw(in: frame, context: context, into: &builder)
    }
    var context = context
    context.environment.autocompleteToolbarStyle = toolbarStyle
    if let color = viewStyle.foregroundColor { context.environment.foregroundColor = color }
    builders.toolbar(placed.keyboard.toolbar, style: toolbarStyle)
      .placed(in: frame, in: context).draw(in: context, into: &builder)
  }

  /// All letters share the scale, since letters of different sizes on one keyboard look like a
  /// mistake.
  func letterScale(measuring measure: TextMeasure) -> Double {
    let keys = keys.span
    var scale = 1.0
    for index in keys.indices {
      scale = min(scale, keys[index].fittingLetterScale(measuring: measure))
    }
    return scale
  }
}
