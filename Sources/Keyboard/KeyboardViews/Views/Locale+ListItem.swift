public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput

/// In points.
private let minimumHeight = 44.0
private let sidePadding = 16.0
private let gap = 12.0
private let minimumWidth = 250.0
private let rowHeight = 44.0
private let dividerHeight = 8.0
private let outerRadius = 13.0

extension Locale {

  /// A row in a list of locales: flag, name and details.
  public struct ListItem: PrimitiveView {

    private let locale: Locale
    private let displayLocale: Locale
    private let hasDragHandle: Bool
    private let subtitle: String?
    private let layoutTypeDescription: String?

    /// Creates a row for a locale, with its name in its own language by default.
    ///
    /// A subtitle is at the end unless there is a drag handle; the layout type is below the name.
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

    /// Returns the width of all parts and the height of a row.
    public func size(in context: ViewContext) -> CGSize {
      let texts = max(
        context.text.width(of: name, font: .body),
        context.text.width(of: layoutTypeDescription ?? "", font: .caption))
      let width = 2 * sidePadding + flagWidth + gap + texts + gap + endWidth(in: context)
      return CGSize(width: width.rounded(.up), height: minimumHeight)
    }

    /// Draws the parts over the full width of the frame.
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

    private var name: String { locale.localizedName(in: displayLocale) ?? locale.identifier }

    /// A flag is a little wider than it is high.
    private var flagWidth: Double { Font.title2.size * 1.3 }

    private func endWidth(in context: ViewContext) -> Double {
      if hasDragHandle { return Icon.side(fontSize: Font.body.size) }
      return subtitle.map { context.text.width(of: $0, font: .body) } ?? 0
    }
  }

  /// The open menu of a keyboard's locales, the current one first; empty if there is only one.
  public struct ContextMenu: PrimitiveView {

    private let keyboardContext: KeyboardContext
    private let select: (Keyboard.AddedLocale) -> Void

    /// Creates the menu of a context's locales, named in its presentation locale.
    ///
    /// By default, a tap selects a locale and its letter keys.
    public init(
      keyboardContext: KeyboardContext, tapAction: ((Keyboard.AddedLocale) -> Void)? = nil
    ) {
      self.keyboardContext = keyboardContext
      select = tapAction ?? { keyboardContext.selectLocale($0.locale, layoutType: $0.layoutType) }
    }

    /// Returns the width of the longest name or the minimum, and the height of all rows.
    public func size(in context: ViewContext) -> CGSize {
      let items = items
      guard !items.isEmpty else { return .zero }
      let widths = items.map { context.text.width(of: title(of: $0), font: .body) }
      let width = max((widths.max() ?? 0) + 2 * sidePadding, minimumWidth)
      return CGSize(
        width: width.rounded(.up), height: Double(items.count) * rowHeight + dividerHeight)
    }

    /// Draws the menu.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let items = items
      guard !items.isEmpty else { return }
      let isDark = keyboardContext.traits.hasDarkColorScheme
      let panel = Path(continuousRoundedRect: frame, cornerRadius: outerRadius)
      builder.fill(panel, Color(light: 0xF9F9F9, dark: 0x2C2C2E).resolved(isDark: isDark))
      let divider = CGRect(
        x: frame.minX, y: frame.minY + rowHeight, width: frame.width, height: dividerHeight)
      let line = Color.secondary.opacity(0.15).resolved(isDark: isDark)
      builder.fill(Path(divider), line)
      let color = Color.primary.resolved(isDark: isDark)
      for (index, item) in items.enumerated() {
        let row = row(index, in: frame)
        if index > 1 {
          let hairline = CGRect(
            x: row.minX, y: row.minY, width: row.width, height: 1 / context.environment.displayScale
          )
          builder.fill(Path(hairline), line)
        }
        builder.text(
          title(of: item), font: .body, color: color, box: row.insetBy(dx: sidePadding, dy: 0),
          alignment: .left, minimumScale: 0.5)
        builder.element(
          .label, name: item.localeIdentifier, box: row,
          style: [.init("foregroundColor", .color(color)), .init("text", .text(title(of: item)))])
      }
    }

    /// Returns the rows of the menu.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      items.enumerated().map { index, item in
        TouchableKey(
          action: .custom(named: "selectLocale.\(item.localeIdentifier)"),
          frame: row(index, in: frame), calloutActions: [],
          actionHandler: ReleaseHandler { [select] in select(item) })
      }
    }

    private var items: [Keyboard.AddedLocale] {
      let context = keyboardContext
      guard context.hasMultipleEnabledLocales else { return [] }
      let enabled =
        context.addedLocales.isEmpty
        ? context.locales.map { Keyboard.AddedLocale($0) } : context.addedLocales
      let current = enabled.firstIndex {
        $0.localeIdentifier == context.locale.identifier
          && (context.addedLocales.isEmpty || $0.layoutType == context.keyboardLayoutType)
      }
      guard let current else { return enabled }
      return [enabled[current]] + enabled[..<current] + enabled[(current + 1)...]
    }

    private func title(of item: Keyboard.AddedLocale) -> String {
      let name = item.locale.localizedName(in: keyboardContext.traits.localePresentationLocale)
      let layout = item.layoutType.map { " - \($0.displayName)" } ?? ""
      return (name ?? item.localeIdentifier) + layout
    }

    private func row(_ index: Int, in frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX, y: frame.minY + Double(index) * rowHeight + (index > 0 ? dividerHeight : 0),
        width: frame.width, height: rowHeight)
    }
  }
}
