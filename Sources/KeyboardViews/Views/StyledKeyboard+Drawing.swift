public import Foundation
import KeyboardCore
public import KeyboardDrawing
import KeyboardStyling

extension StyledKeyboard {

  /// Draws the background, the toolbar and all keys into a frame in points.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    var context = context
    let isDark = placed.keyboard.keyboardContext.hasDarkColorScheme
    context.environment.colorScheme = placed.keyboard.keyboardContext.colorScheme
    drawBackground(in: frame, isDark: isDark, into: &builder)
    if let toolbarFrame = placed.toolbarFrame {
      let toolbar = Autocomplete.Toolbar(suggestions: placed.keyboard.suggestions)
      context.environment.autocompleteToolbarStyle = toolbarStyle
      toolbar.draw(
        in: toolbarFrame.offsetBy(dx: frame.minX, dy: frame.minY), context: context, into: &builder)
    }
    let letterScale = letterScale(measuring: context.text)
    for key in keys { key.draw(letterScale: letterScale, into: &builder) }
  }

  /// The scale at which the widest letter fits its key: letters of different sizes on one keyboard look
  /// like a mistake.
  private func letterScale(measuring measure: TextMeasure) -> Double {
    keys.lazy.filter(\.isLetter).map { $0.fittingTextScale(measuring: measure) }.min() ?? 1
  }

  /// The system's own background comes first: it shows through every translucent one.
  private func drawBackground(in frame: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    let path = Path(frame)
    if viewStyle.background?.isOpaque(isDark: isDark) != true {
      builder.fill(path, Color.keyboardBackground.resolved(isDark: isDark))
    }
    viewStyle.background?.draw(in: path, area: frame, isDark: isDark, into: &builder)
    builder.element(Scene.Element(.background, name: "keyboard", box: frame))
  }
}
