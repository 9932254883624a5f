public import Foundation
import KeyboardCore
public import KeyboardDrawing
import KeyboardStyling

/// In points.
private let minimumHeight = 44.0
private let sidePadding = 16.0
private let gap = 12.0

extension Locale {

  /// A row in a list of locales: flag, name and details.
  public struct ListItem: PrimitiveView {

    private let locale: Locale
    private let displayLocale: Locale
    private let hasDragHandle: Bool
    private let subtitle: String?
    private let layoutTypeDescription: String?

    /// Create a row for a locale.
    ///
    /// - Parameters:
    ///   - locale: The locale.
    ///   - displayLocale: The language of its name; by default, its own.
    ///   - dragHandle: Whether a drag handle is shown at the end.
    ///   - subtitle: A text at the end, in place of a handle.
    ///   - layoutTypeDescription: A small text below the name, such as that of the letter keys.
    public init(
      locale: Locale, displayLocale: Locale? = nil, dragHandle: Bool = false,
      subtitle: String? = nil, layoutTypeDescription: String? = nil
    ) {
      self.locale = locale
      self.displayLocale = displayLocale ?? locale
      hasDragHandle = dragHandle
      self.subtitle = subtitle
      self.layoutTypeDescription = layoutTypeDescription
    }

    /// Return the width of all parts and the height of a row.
    public func size(in context: ViewContext) -> CGSize {
      let texts = max(
        context.text.width(of: name, font: .body),
        context.text.width(of: layoutTypeDescription ?? "", font: .caption))
      let width = 2 * sidePadding + flagWidth + gap + texts + gap + endWidth(in: context)
      return CGSize(width: width.rounded(.up), height: minimumHeight)
    }

    /// Draw the parts over the full width of the frame.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let isDark = context.environment.isDark
      let primary = Color.primary.resolved(isDark: isDark)
      let secondary = Color.secondary.resolved(isDark: isDark)
      let area = frame.insetBy(dx: min(sidePadding, frame.width / 8), dy: 0)
      let flag = CGRect(x: area.minX, y: area.minY, width: flagWidth, height: area.height)
      builder.text(locale.flag, font: .title2, color: primary, box: flag, minimumScale: 0.5)
      let end = endWidth(in: context)
      let left = flag.maxX + gap
      let texts = CGRect(
        x: left, y: area.minY, width: max(area.maxX - end - gap - left, 0), height: area.height)
      drawTexts(in: texts, primary: primary, secondary: secondary, into: &builder)
      let right = CGRect(x: area.maxX - end, y: area.minY, width: end, height: area.height)
      if hasDragHandle {
        Icon.named("line.3.horizontal")?.draw(
          in: &builder, centeredAt: right.center, fontSize: Font.body.size,
          color: secondary.opacity(0.5))
      } else if let subtitle {
        builder.text(
          subtitle, font: .body, color: secondary, box: right, alignment: .right, minimumScale: 0.5)
      }
      builder.element(
        .label, name: locale.identifier, box: frame,
        style: [.init("foregroundColor", .color(primary)), .init("text", .text(name))])
    }

    private func drawTexts(
      in area: CGRect, primary: Color.Resolved, secondary: Color.Resolved,
      into builder: inout SceneBuilder
    ) {
      let lines = [Font.body, .caption].map(\.lineHeight)
      let height = layoutTypeDescription == nil ? lines[0] : lines[0] + lines[1]
      let top = area.midY - height / 2
      builder.text(
        name, font: .body, color: primary,
        box: CGRect(x: area.minX, y: top, width: area.width, height: lines[0]), alignment: .left,
        minimumScale: 0.5, language: displayLocale.identifier)
      builder.text(
        layoutTypeDescription ?? "", font: .caption, color: secondary,
        box: CGRect(x: area.minX, y: top + lines[0], width: area.width, height: lines[1]),
        alignment: .left, minimumScale: 0.5)
    }

    private var name: String {
      locale.localizedName(in: displayLocale) ?? locale.identifier
    }

    /// A flag is a little wider than it is high.
    private var flagWidth: Double { Font.title2.size * 1.3 }

    private func endWidth(in context: ViewContext) -> Double {
      if hasDragHandle { return Icon.side(fontSize: Font.body.size) }
      return subtitle.map { context.text.width(of: $0, font: .body) } ?? 0
    }
  }
}
