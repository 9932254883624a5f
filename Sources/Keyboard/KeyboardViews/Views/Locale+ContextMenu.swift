public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

/// In points.
private let minimumWidth = 250.0
private let rowHeight = 44.0
private let dividerHeight = 8.0
private let sidePadding = 16.0
private let outerRadius = 13.0

extension Locale {

  /// The open menu of a keyboard's locales, empty if there is only one.
  ///
  /// The current locale comes first, followed by a divider and the others. A tap selects a locale.
  public struct ContextMenu: PrimitiveView {

    private let keyboardContext: KeyboardContext
    private let select: (Keyboard.AddedLocale) -> Void

    /// Create the menu of a context's enabled locales.
    ///
    /// - Parameters:
    ///   - keyboardContext: The context of the keyboard, whose presentation locale determines the
    ///     names.
    ///   - tapAction: The action of a tap; by default, it selects the locale and its letter keys.
    public init(
      keyboardContext: KeyboardContext, tapAction: ((Keyboard.AddedLocale) -> Void)? = nil
    ) {
      self.keyboardContext = keyboardContext
      select =
        tapAction ?? { keyboardContext.selectLocale($0.locale, layoutType: $0.layoutType) }
    }

    /// Return the width of the longest name or the minimum, and the height of all rows.
    public func size(in context: ViewContext) -> CGSize {
      let items = items
      guard !items.isEmpty else { return .zero }
      let widths = items.map { context.text.width(of: title(of: $0), font: .body) }
      let width = max((widths.max() ?? 0) + 2 * sidePadding, minimumWidth)
      return CGSize(
        width: width.rounded(.up), height: Double(items.count) * rowHeight + dividerHeight)
    }

    /// Draw the menu.
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

    /// Return the rows of the menu.
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
