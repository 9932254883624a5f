import KeyboardCore
import KeyboardDrawing
import KeyboardRender
import SourceText

/// The contrast of a text or an icon, or of one color of its gradient, to what is behind it.
struct ContentContrast {

  let keyboard: Measured
  let content: SceneContent
  let colorIndex: Int
  let contrast: Double
  let bound: Double
  let extremes: [(x: Int, y: Int)]

  var fails: Bool { contrast < bound }

  var stateName: String {
    if content.isSelected { return "selected" }
    return content.role == .toolbarItem ? "in the toolbar" : keyboard.situation.state.name
  }

  var placeName: String { "\(stateName), \(keyboard.situation.contextName)" }

  /// A promise is the minimum contrast of everything that isn't disabled.
  static func measure(
    _ keyboard: Measured, level: LintLevel, promise: Double = 0
  ) throws -> [ContentContrast] {
    let filled = try keyboard.filled
    let backdrop = try keyboard.backdrop
    let isDisabled = keyboard.situation.state == .disabled
    return try keyboard.contents.flatMap { content -> [ContentContrast] in
      // The toolbar is the same in all states of the keys.
      if content.role == .toolbarItem, keyboard.situation.state != .rest { return [] }
      // The keyboard dims labels and its emojis' titles as the system does, unless the theme has a style for them.
      if content.isLabel, !keyboard.stylesLabels { return [] }
      if keyboard.situation.keyboardType == .emojis, !keyboard.stylesEmojis { return [] }
      let isLarge = content.isLarge || content.isLabel || content.text == nil
      guard let area = backdrop.contrast(to: filled, in: content.box) else { return [] }
      let solid = ContentContrast(
        keyboard: keyboard, content: content, colorIndex: 0, contrast: area.lowest,
        bound: isDisabled
          ? level.disabled
          : max(isLarge ? level.largeText : level.text, content.isLabel ? 0 : promise),
        extremes: [area.darkest, area.lightest])
      return content.colors.count == 1 ? [solid] : try solid.casesOfGradient()
    }
  }

  var color: Color.Resolved { content.colors[colorIndex] }

  private func casesOfGradient() throws -> [ContentContrast] {
    try content.colors.indices.map { index in
      ContentContrast(
        keyboard: keyboard, content: content, colorIndex: index,
        contrast: try contrast(in: content.colors[index]), bound: bound, extremes: extremes)
    }
  }

  /// Calculates a color's contrast from two drawings, because layers over the content blend with it
  /// linearly.
  func contrast(in color: Color.Resolved) throws -> Double {
    let own = self.color
    let (filled, complement) = (try keyboard.filled, try keyboard.complement)
    let backdrop = try keyboard.backdrop
    let isPlain = content.colors.count == 1
    let contrasts = extremes.map { point in
      let (a, b) = (filled.color(point.x, point.y), complement.color(point.x, point.y))
      func drawn(_ path: KeyPath<Color.Resolved, Double>) -> Double {
        guard isPlain else { return color[keyPath: path] }
        let other = own[keyPath: path] > 0.5 ? 0.0 : 1
        let share = (a[keyPath: path] - b[keyPath: path]) / (own[keyPath: path] - other)
        return a[keyPath: path] + share * (color[keyPath: path] - own[keyPath: path])
      }
      let text = Color.Resolved(red: drawn(\.red), green: drawn(\.green), blue: drawn(\.blue))
      let behind = backdrop.color(point.x, point.y)
      return (ratio: text.contrast(to: behind), isLighter: text.luminance > behind.luminance)
    }
    // A color between the extremes equals the backdrop somewhere.
    guard Set(contrasts.map(\.isLighter)).count == 1 else { return 1 }
    return contrasts.map(\.ratio).min() ?? 1
  }

  var isDark: Bool { keyboard.situation.isDark }

  var sizeName: String {
    guard let size = content.size, !content.isLarge, !content.isLabel else { return "" }
    return " at \(size.rounded(toDigits: 1).plainText) points"
  }

  var declaration: Declaration? {
    keyboard.explainer.declaration(ofContent: content.part, color: colorIndex)
  }

  var face: Declaration? { keyboard.explainer.declaration(behind: content.part) }

  /// Sticker under a text that can't be read.
  func sticker() throws -> Declaration? {
    guard fails else { return nil }
    let (filled, backdrop) = (try keyboard.filled, try keyboard.backdrop)
    let worst = extremes.min { first, second in
      filled.color(first.x, first.y).contrast(to: backdrop.color(first.x, first.y))
        < filled.color(second.x, second.y).contrast(to: backdrop.color(second.x, second.y))
    }
    guard let worst, let index = try keyboard.sticker(at: worst) else { return nil }
    return keyboard.explainer.declaration(ofSticker: index)
  }

  func canBeReached() throws -> Bool {
    let backdrop = try keyboard.backdrop
    let behind = extremes.map { backdrop.color($0.x, $0.y) }
    return [UInt32(0), 0xFF_FFFF].contains { hex in
      behind.allSatisfy { $0.contrast(to: Color.Resolved(hex: hex)) >= bound }
    }
  }
}
