import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension Autocomplete.ItemBar {

  /// The content of an item from its start to its end: icon, text with its badge, and chevron.
  struct ItemContent {

    let item: Keyboard.ToolbarItem
    let style: Autocomplete.ToolbarItemStyle

    /// In points, at its natural size.
    let width: Double

    private let textWidth: Double
    private let iconWidth: Double

    /// The badge of a text, which stands after it in place of over its corner.
    private let badgeWidth: Double

    /// A multiple of the text's size, as of the symbols in toolbars of iOS.
    private static let iconScale = 1.2

    /// In points.
    private static let chevron = CGSize(width: 9, height: 4.5)
    private static let distance = 4.0
    private static let badgeHeight = 16.0

    init(
      _ item: Keyboard.ToolbarItem, style: Autocomplete.ToolbarItemStyle, in context: ViewContext
    ) {
      self.item = item
      self.style = style
      let font = style.titleFont.font
      func width(of text: String, _ font: Font) -> Double {
        context.text.width(of: text, font: font)
      }
      textWidth = item.text.map { width(of: $0, font) } ?? 0
      iconWidth =
        switch item.icon?.source {
        case .text(let text): width(of: text, Self.font(of: item, style: style))
        case .standard, .drawing:
          Icon.side(fontSize: Double(font.size) * Self.iconScale * (item.icon?.scale ?? 1))
        case nil: 0
        }
      badgeWidth =
        item.text == nil ? 0 : item.badge.map { Self.width(ofBadge: $0, in: context) } ?? 0
      let parts = [iconWidth, textWidth, badgeWidth, item.hasMenu ? Self.chevron.width : 0].filter {
        $0 > 0
      }
      self.width = parts.reduce(Self.distance * Double(max(parts.count - 1, 0)), +)
    }

    private static let badgeFont = Font(size: 11, weight: .semibold)

    private static func width(ofBadge badge: String, in context: ViewContext) -> Double {
      let width = context.text.width(of: badge, font: badgeFont) + 8
      return min(max(width, badgeHeight), widestBadge)
    }

    private static func font(
      of item: Keyboard.ToolbarItem, style: Autocomplete.ToolbarItemStyle
    ) -> Font {
      var font = style.titleFont.font
      if let weight = item.icon?.weight { font.weight = weight.fontWeight }
      font.size *= item.icon?.scale ?? 1
      return font
    }

    /// Draws the content in the middle of a frame, shortened to its width.
    func draw(
      in frame: CGRect, design: KeyboardDesign, isRightToLeft: Bool, context: ViewContext,
      into builder: inout SceneBuilder
    ) {
      let color = style.titleColor.resolved(isDark: context.environment.isDark)
      let room = Double(frame.width) - 2 * Double(style.horizontalPadding)
      let excess = max(width - room, 0)
      let length = width - excess
      var start = 0.0
      let left = Double(frame.midX) - length / 2
      func box(width: Double, height: Double) -> CGRect {
        let x = isRightToLeft ? left + length - start - width : left + start
        return CGRect(x: x, y: Double(frame.midY) - height / 2, width: width, height: height)
      }
      let font = style.titleFont.font
      var badgeBox: CGRect?
      builder.part(Scene.Part(.content, of: .toolbarItem, named: item.name)) { builder in
        if let icon = item.icon {
          draw(
            icon, in: box(width: iconWidth, height: iconWidth), design: design, color: color,
            into: &builder)
          start += iconWidth + Self.distance
        }
        if let text = item.text {
          let shown = max(textWidth - excess, 0)
          builder.text(
            context.text.truncated(text, font: font, toWidth: shown), font: font, color: color,
            box: box(width: shown, height: font.lineHeight))
          start += shown + Self.distance
        }
        if badgeWidth > 0 {
          badgeBox = box(width: badgeWidth, height: Self.badgeHeight)
          start += badgeWidth + Self.distance
        }
        if item.hasMenu {
          drawChevron(
            in: box(width: Self.chevron.width, height: Self.chevron.height), color: color,
            into: &builder)
        }
      }
      guard let badge = item.badge else { return }
      let corner = CGPoint(
        x: isRightToLeft ? left + length - iconWidth + 2 : left + iconWidth - 2,
        y: Double(frame.midY) - iconWidth / 2 + 2)
      draw(
        badge, in: badgeBox ?? cornerBox(of: badge, around: corner, in: frame, context: context),
        context: context, into: &builder)
    }

    private func draw(
      _ icon: Keyboard.KeyIcon, in box: CGRect, design: KeyboardDesign, color: Color.Resolved,
      into builder: inout SceneBuilder
    ) {
      let box = box.offsetBy(dx: icon.offset.x, dy: icon.offset.y)
      let font = Self.font(of: item, style: style)
      switch icon.source {
      case .text(let text):
        builder.text(
          text, font: font, color: color,
          box: CGRect(center: box.center, width: box.width, height: font.lineHeight))
      case .standard(let standard):
        Icon.named(standard.rawValue, in: design)?.draw(
          in: &builder, centeredAt: box.center, fontSize: Double(font.size) * Self.iconScale,
          weight: font.weight, color: color)
      case .drawing(let image):
        icon.draw(image, in: box, color: color, weight: font.weight, into: &builder)
      }
    }

    private func drawChevron(
      in box: CGRect, color: Color.Resolved, into builder: inout SceneBuilder
    ) {
      var path = Path()
      path.move(to: CGPoint(x: box.minX, y: box.minY))
      path.addLine(to: CGPoint(x: box.midX, y: box.maxY))
      path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
      let weight = style.titleFont.font.weight
      builder.stroke(
        path, .color(color),
        StrokeStyle(lineWidth: weight.iconStrokeWidth * 1.1, cap: .round, join: .round))
    }

    private func cornerBox(
      of badge: String, around corner: CGPoint, in frame: CGRect, context: ViewContext
    ) -> CGRect {
      var box = CGRect(
        center: corner, width: Self.width(ofBadge: badge, in: context), height: Self.badgeHeight)
      box.origin.x = min(max(box.minX, frame.minX), frame.maxX - box.width)
      box.origin.y = max(box.minY, frame.minY + 1)
      return box
    }

    private func draw(
      _ badge: String, in box: CGRect, context: ViewContext, into builder: inout SceneBuilder
    ) {
      let text = context.text.truncated(badge, font: Self.badgeFont, toWidth: Double(box.width) - 8)
      builder.fill(Path(roundedRect: box, cornerRadius: Self.badgeHeight / 2), Self.badgeColor)
      builder.part(Scene.Part(.subtitle, of: .toolbarItem, named: item.name)) {
        $0.text(text, font: Self.badgeFont, color: Color.Resolved(hex: 0xFFFFFF), box: box)
      }
    }

    private static let widestBadge = 48.0

    /// The red of iOS with increased contrast, on which white text can be read.
    private static let badgeColor = Color.Resolved(hex: 0xD70015)
  }
}

extension Keyboard.KeyIcon {

  func draw(
    _ image: VectorImage, in frame: CGRect, color: Color.Resolved, gradient: Paint? = nil,
    weight: Font.Weight, into builder: inout SceneBuilder
  ) {
    let isTinted = !hasOwnColors
    let lineWeight = isTinted || self.weight != nil ? weight : .regular
    builder.vector(
      image, in: image.fitting(frame),
      colors: VectorColors(
        current: color, gradient: gradient, isTinted: isTinted,
        lineFactor: lineWeight.iconStrokeWidth / Font.Weight.regular.iconStrokeWidth))
  }
}
