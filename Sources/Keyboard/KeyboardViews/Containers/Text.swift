public import Foundation
public import KeyboardDrawing
import KeyboardStyling

/// A line of text, in the font and color of the environment.
public struct Text: PrimitiveView {

  /// The text.
  public var content: String

  /// Create a line of text.
  public init(_ content: String) {
    self.content = content
  }

  /// Return the width of the text and the height of a line.
  public func size(in context: ViewContext) -> CGSize {
    let font = context.environment.font
    return CGSize(
      width: context.text.width(of: content, font: font).rounded(.up),
      height: font.lineHeight.rounded(.up))
  }

  /// Draw the text in the center of the frame, scaled down to fit.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    builder.text(
      content, font: context.environment.font,
      color: context.environment.foregroundColor.resolved(isDark: context.environment.isDark),
      box: frame, minimumScale: 0.25)
  }
}

extension TextMeasure {

  /// A width too small for the ellipsis returns the ellipsis.
  func truncated(_ text: String, font: Font, toWidth limit: Double) -> String {
    guard width(of: text, font: font) > limit else { return text }
    let characters = Array(text)
    var (fits, tooMany) = (0, characters.count)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      let candidate = String(characters[..<middle]) + "…"
      if width(of: candidate, font: font) <= limit { fits = middle } else { tooMany = middle }
    }
    let kept = characters[..<fits].reversed().drop(while: \.isWhitespace).reversed()
    return String(kept) + "…"
  }
}
