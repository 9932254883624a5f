import Foundation
package import KeyboardCore
import KeyboardDrawing
package import KeyboardStyling

extension Autocomplete {

  /// The items of an app in a toolbar, at both ends and in the middle.
  struct ItemBar {

    let items: Keyboard.ToolbarItems
    let design: KeyboardDesign
    let isRightToLeft: Bool

    struct Place {
      let item: Keyboard.ToolbarItem
      var frame: CGRect
    }

    /// The places of items, and the room between those at the ends.
    struct Layout {
      var places: [Place] = []
      var room: CGRect
    }

    /// Side of the smallest target recommended by iOS, in points.
    static let target = 44.0

    /// The distance from the ends of the bar and between items, in points.
    static let gap = 4.0

    /// The space reserved for suggestions: points for each, up to a share of the bar.
    private static let suggestionWidth = 60.0
    private static let shareOfSuggestions = 0.5

    /// Shorten the longest texts until all items fit, then leave out those next to the middle.
    func layout(
      in area: CGRect, style: Autocomplete.ToolbarStyle, suggestionCount: Int, context: ViewContext
    ) -> Layout {
      var groups = [items.leading, items.center, items.trailing].map { group in
        group.map { (item: $0, width: width(of: $0, style: style, in: context)) }
      }
      var available = Double(area.width) - 2 * Self.gap
      if items.center.isEmpty {
        available -= min(
          Self.suggestionWidth * Double(suggestionCount),
          Self.shareOfSuggestions * Double(area.width)
        )
      }
      fit(&groups, in: available)
      let lengths = groups.map(Self.length)
      let (left, right) = (Double(area.minX) + Self.gap, Double(area.maxX) - Self.gap)
      let roomStart = left + (groups[0].isEmpty ? -Self.gap : lengths[0] + Self.gap)
      let roomEnd = right - (groups[2].isEmpty ? -Self.gap : lengths[2] + Self.gap)
      let middle = max(min(Double(area.midX) - lengths[1] / 2, roomEnd - lengths[1]), roomStart)
      var layout = Layout(
        room: CGRect(
          x: roomStart, y: area.minY, width: max(roomEnd - roomStart, 0), height: area.height))
      for (group, start) in zip(groups, [left, middle, right - lengths[2]]) {
        var x = start
        for (item, width) in group {
          x += item.spacing
          layout.places.append(
            Place(item: item, frame: CGRect(x: x, y: area.minY, width: width, height: area.height)))
          x += width + Self.gap
        }
      }
      guard isRightToLeft else { return layout }
      func mirror(_ frame: inout CGRect) { frame.origin.x = area.minX + area.maxX - frame.maxX }
      for index in layout.places.indices { mirror(&layout.places[index].frame) }
      mirror(&layout.room)
      return layout
    }

    private typealias Group = [(item: Keyboard.ToolbarItem, width: Double)]

    private static func length(of group: Group) -> Double {
      group.reduce(gap * Double(max(group.count - 1, 0))) { $0 + $1.width + $1.item.spacing }
    }

    private func fit(_ groups: inout [Group], in available: Double) {
      func excess() -> Double { groups.reduce(-available) { $0 + Self.length(of: $1) } }
      let limit = Self.limit(
        of: groups.flatMap { $0 }.filter { $0.item.text != nil }.map(\.width), removing: excess())
      for group in groups.indices {
        for index in groups[group].indices where groups[group][index].item.text != nil {
          groups[group][index].width = min(groups[group][index].width, limit)
        }
      }
      while excess() > 1e-6,
        let longest = groups.indices.max(by: { groups[$0].count < groups[$1].count }),
        !groups[longest].isEmpty
      {
        if longest == 2 { groups[longest].removeFirst() } else { groups[longest].removeLast() }
      }
    }

    /// Returns the width to reduce the widest to, for an excess of all.
    private static func limit(of widths: [Double], removing excess: Double) -> Double {
      guard excess > 0 else { return .infinity }
      var rest = excess
      let sorted = widths.sorted(by: >)
      for (index, width) in sorted.enumerated() {
        let next = max(index + 1 < sorted.count ? sorted[index + 1] : target, target)
        let removable = max(width - next, 0) * Double(index + 1)
        if removable >= rest { return width - rest / Double(index + 1) }
        rest -= removable
      }
      return target
    }

    private func width(
      of item: Keyboard.ToolbarItem, style: Autocomplete.ToolbarStyle, in context: ViewContext
    ) -> Double {
      if item.isDivider { return Double(style.separator.width) }
      if item.isSpace { return 0 }
      let own = style.style(of: item)
      let content = ItemContent(item, style: own, in: context)
      return max(content.width + 2 * Double(own.horizontalPadding), Self.target)
    }

    func draw(
      _ places: [Place], style: Autocomplete.ToolbarStyle,
      separator: Autocomplete.ToolbarSeparatorStyle, context: ViewContext,
      into builder: inout SceneBuilder
    ) {
      for place in places {
        if place.item.isDivider {
          Autocomplete.ToolbarSeparator(style: separator)
            .draw(in: place.frame, context: context, into: &builder)
        } else if !place.item.isSpace {
          draw(place, style: style.style(of: place.item), context: context, into: &builder)
        }
      }
    }

    private func draw(
      _ place: Place, style: Autocomplete.ToolbarItemStyle, context: ViewContext,
      into builder: inout SceneBuilder
    ) {
      let content = ItemContent(place.item, style: style, in: context)
      let isDark = context.environment.isDark
      let columns = context.grid.snapped(place.frame)
      let height = min(
        style.titleFont.font.lineHeight + 2 * style.verticalPadding, place.frame.height)
      let box = context.grid.centered(CGSize(width: columns.width, height: height), in: columns)
      let outline = Path(roundedRect: box, cornerRadius: style.backgroundCornerRadius)
      let color = style.backgroundColor.resolved(isDark: isDark)
      if style.background?.material == nil { builder.fill(outline, color) }
      style.background?.draw(in: outline, area: box, isDark: isDark, into: &builder)
      content.draw(
        in: place.frame, design: design, isRightToLeft: isRightToLeft, context: context,
        into: &builder)
      builder.element(
        .toolbarItem, name: place.item.name, box: box,
        style: [
          .init("backgroundColor", .color(color)),
          .init("titleColor", .color(style.titleColor.resolved(isDark: isDark))),
        ])
    }
  }
}

extension Autocomplete.ToolbarStyle {

  /// Returns the style of an item; a selected or touched one looks like an autocorrection.
  package func style(of item: Keyboard.ToolbarItem) -> Autocomplete.ToolbarItemStyle {
    var style = self.item.extended(with: items)
    guard item.isSelected || item.isPressed else { return style }
    style.titleColor = autocorrectItem.titleColor
    style.background = autocorrectItem.background
    style.backgroundColor = autocorrectItem.backgroundColor
    style.backgroundCornerRadius = autocorrectItem.backgroundCornerRadius
    style.verticalPadding = autocorrectItem.verticalPadding
    if item.isSelected { style = style.extended(with: selectedItems) }
    if item.isPressed { style = style.extended(with: pressedItems) }
    return style
  }
}
