import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardViews
import SourceText

/// The area of a store picture in points, on which templates place a headline and what is shown.
struct StoreCanvas {

  let size: CGSize
  let isPad: Bool

  /// Whether the canvas has the shape of the device's screen.
  let isScreen: Bool
  let colors: StoreColors
  let texts: ScreenTexts
  let isRightToLeft: Bool
  let measure: TextMeasure

  private(set) var builder: SceneBuilder

  /// A device, a screen or a keyboard, whose corners are rounded unless it is a device.
  struct Shown {
    let scene: Scene
    let isDevice: Bool
    let cornerRadius: Double

    /// Bottom part that may be cut off, in its points.
    let overflow: Double
  }

  var scene: Scene { builder.scene }

  /// Whether texts stand beside what is shown, since there is no room above it.
  var isWide: Bool { !isScreen || size.width > size.height * 1.6 }

  /// Whether a keyboard alone leaves no height for texts above it.
  var isLow: Bool { isWide || !isPad && size.width > size.height }

  /// Whether the canvas has the shape of a pad or an unfolded phone, with little height for texts.
  var isBroad: Bool { size.height < size.width * 1.6 }

  /// The size of a title as a share of the shorter side.
  private var titleShare: Double { !isPad ? 0.103 : size.height > size.width ? 0.112 : 0.095 }

  var side: Double { min(size.width, size.height) }

  var margin: Double { (side * (isPad ? 0.065 : 0.075)).rounded() }

  mutating func drawBackdrop(isDark: Bool) {
    let area = CGRect(origin: .zero, size: size)
    builder.fill(Path(area), isDark ? Color.Resolved(hex: 0) : Color.Resolved(hex: 0xFFFFFF))
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    colors.backdrop.draw(
      in: area, context: ViewContext(environment: environment, text: .fixedAdvance), into: &builder)
  }

  // MARK: Texts

  struct Block {
    let title: Headline
    let subtitle: Headline?
    let alignment: TextRun.Alignment
    let width: Double
    let gap: Double

    var height: Double { title.height + (subtitle.map { $0.height + gap } ?? 0) }
  }

  /// Returns the title and the subtitle in a width; the size is a share of the canvas' usual one.
  func block(width: Double, factor: Double = 1, lines: Int = 2, isCentered: Bool = true)
    throws(Diagnostics)
    -> Block
  {
    let size = (side * titleShare * factor).rounded()
    let isLatin = texts.isInLatinGreekOrCyrillic
    var font = Font.system(size: size, weight: isLatin ? .heavy : .bold)
    font.tracking = isLatin ? -size * 0.018 : 0
    let title = try Headline(
      texts.title, font: font, maximumLines: lines, width: width, leading: isLatin ? 1.12 : 1.24,
      measuring: measure, place: texts.titlePlace)
    var subtitle: Headline?
    if let text = texts.subtitle {
      subtitle = try Headline(
        text,
        font: .system(size: (size / factor * 0.44).rounded(), weight: isLatin ? .medium : .regular),
        maximumLines: 2, width: width, leading: 1.32, measuring: measure,
        place: texts.subtitlePlace ?? texts.titlePlace)
    }
    let leading: TextRun.Alignment = isRightToLeft ? .right : .left
    return Block(
      title: title, subtitle: subtitle, alignment: isCentered ? .center : leading,
      width: width, gap: size / factor * 0.3)
  }

  /// Height of two lines of title and one of subtitle, the same in all languages; of one line of
  /// title where two would leave too little height.
  var usualBlockHeight: Double {
    let size = side * titleShare
    return
      (size * (self.size.width > self.size.height ? 1.12 : 2.24)
      + (texts.subtitle == nil ? 0 : size * (0.3 + 0.44 * 1.32))).rounded()
  }

  mutating func draw(_ block: Block, at origin: CGPoint) {
    draw(block.title, of: block, named: "title", color: colors.ink, at: origin)
    guard let subtitle = block.subtitle else { return }
    let below = CGPoint(x: origin.x, y: origin.y + block.title.height + block.gap)
    draw(subtitle, of: block, named: "subtitle", color: colors.ink.opacity(0.7), at: below)
  }

  private mutating func draw(
    _ text: Headline, of block: Block, named name: String, color: Color.Resolved,
    at origin: CGPoint
  ) {
    text.draw(
      at: origin, width: block.width, alignment: block.alignment, color: color, into: &builder)
    builder.element(
      .frame, name: name,
      box: CGRect(x: origin.x, y: origin.y, width: block.width, height: text.height))
  }

  // MARK: What is shown

  mutating func draw(_ shown: Shown, at origin: CGPoint, scale: Double) {
    let size = shown.scene.size
    let box = CGRect(
      x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)
    let inset = shown.isDevice ? 3 * scale : 0
    let outline = Path(
      continuousRoundedRect: box.insetBy(dx: inset, dy: inset),
      cornerRadius: shown.cornerRadius * scale)
    let isDark = colors.ink.luma > 0.5
    for (offset, radius, opacity) in [(0.018, 0.035, 0.22), (0.003, 0.008, 0.16)] {
      builder.shadow(
        Scene.Shadow(
          outline.offsetBy(x: 0, y: side * offset),
          color: Color.Resolved(hex: 0x05060C, opacity: isDark ? opacity * 1.6 : opacity),
          radius: side * radius, outside: outline))
    }
    let transform = Affine(a: scale, d: scale, e: origin.x, f: origin.y)
    let canvas = Path(CGRect(origin: .zero, size: self.size))
    builder.group(clip: shown.isDevice ? canvas : outline) {
      $0.draw(shown.scene, by: transform)
    }
    guard !shown.isDevice else { return }
    builder.stroke(
      outline, .color(Color.Resolved(hex: isDark ? 0xFFFFFF : 0, opacity: isDark ? 0.16 : 0.07)),
      StrokeStyle(lineWidth: max(side / 440, 0.5)))
  }

  mutating func draw(
    _ bubble: MessageBubble, in box: CGRect, scale: Double, hasTail: Bool, isAtRight: Bool,
    fill: Color.Resolved, ink: Color.Resolved
  ) {
    let transform = Affine(a: scale, d: scale, e: box.minX, f: box.minY)
    builder.transformed(by: transform) {
      bubble.draw(
        in: CGRect(origin: .zero, size: bubble.size), hasTail: hasTail, isAtRight: isAtRight,
        fill: .color(fill), ink: ink, into: &$0)
    }
  }
}
