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
    let isDark = placed.keyboard.keyboardContext.traits.hasDarkColorScheme
    context.environment.colorScheme = placed.keyboard.keyboardContext.traits.colorScheme
    let above = callouts.heightAbove
    let area = CGRect(
      x: frame.minX, y: frame.minY + above, width: frame.width, height: frame.height - above)
    viewStyle.drawBackground(in: area, isDark: isDark, into: &builder)
    if let toolbarFrame = placed.toolbarFrame {
      let bar = toolbarFrame.offsetBy(dx: area.minX, dy: area.minY)
      let barColor = context.barStyle.backgroundColor
      let fill = placed.keyboard.accessibilityRules.barColor(barColor, on: viewStyle)
      if !fill.isInvisible { builder.fill(Path(bar), fill) }
      let toolbar = Autocomplete.Toolbar(suggestions: placed.keyboard.suggestions)
      context.environment.autocompleteToolbarStyle = toolbarStyle
      toolbar.draw(in: bar, context: context, into: &builder)
    }
    drawEmojiKeyboard(at: area.origin, isDark: isDark, into: &builder)
    let letterScale = letterScale(measuring: context.text)
    for key in keys {
      key.moved(x: area.minX, y: area.minY).draw(letterScale: letterScale, into: &builder)
    }
    for callout in callouts { callout.draw(x: area.minX, y: area.minY, into: &builder) }
  }

  /// Return the scale at which the widest letter fits its key.
  ///
  /// All letters share it, since letters of different sizes on one keyboard look like a mistake.
  private func letterScale(measuring measure: TextMeasure) -> Double {
    keys.lazy.filter(\.isLetter).map { $0.fittingTextScale(measuring: measure) }.min() ?? 1
  }
}

extension KeyboardViewStyle {

  /// Draw the background of a keyboard into a frame in points.
  ///
  /// The system's own background comes first, below any translucent one.
  func drawBackground(in frame: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    let path = Path(frame)
    if background?.isOpaque(isDark: isDark) != true {
      builder.fill(path, Color.keyboardBackground.resolved(isDark: isDark))
    }
    background?.draw(in: path, area: frame, isDark: isDark, into: &builder)
    builder.element(Scene.Element(.background, name: "keyboard", box: frame))
  }
}
