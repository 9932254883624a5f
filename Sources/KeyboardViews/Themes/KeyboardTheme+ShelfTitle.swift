public import Foundation
import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

extension KeyboardTheme {

  /// The title of a theme collection, in capitals.
  public struct ShelfTitle: View {

    /// The title.
    public var text: String

    /// Create the title of a collection.
    public init(collection: Collection) {
      text = collection.name
    }

    private static let font = Font.system(size: 17)

    private var capitals: String { text.uppercased() }

    /// A primitive view has no body.
    public typealias Body = Never

    /// The size of the line of text.
    public func size(in context: ViewContext) -> CGSize {
      context.text.size(of: capitals, font: Self.font)
    }

    /// Draw the title, left-aligned.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let color = Color.secondary.resolved(isDark: context.environment.isDark)
      builder.text(
        TextRun(
          capitals, font: Self.font, color: color, box: frame, alignment: .left,
          minimumScale: 0.5))
      builder.element(
        Scene.Element(
          .label, name: text, box: frame,
          style: [
            Scene.Property("foregroundColor", .color(color)),
            Scene.Property("fontSize", .number(Self.font.size)),
          ]))
    }
  }
}
