import Foundation
import KeyboardCore

extension Autocomplete {

  /// Emojis replace the last word; three words leave room for one (source: KeyboardKit 9.5.3).
  struct ToolbarContent {

    let words: [Suggestion]
    let emojis: [Suggestion]

    /// In points.
    static let emojiWidth = 35.0

    init(_ suggestions: [Suggestion]) {
      let all = suggestions.filter { $0.type == .emoji }
      let plain = suggestions.filter { $0.type != .emoji }
      words = all.isEmpty ? plain : plain.dropLast()
      emojis = Array(all.prefix(words.count < 3 ? 3 : 1))
    }

    /// The number of equal widths: one for each word, and one for all emojis.
    var slotCount: Int { words.count + (emojis.isEmpty ? 0 : 1) }

    var emojisWidth: Double { Self.emojiWidth * Double(emojis.count) }

    /// Only before another word, or before emojis, neither of them an autocorrection.
    func hasSeparator(after index: Int) -> Bool {
      guard index + 1 < slotCount, !words[index].isAutocorrect else { return false }
      return index + 1 == words.count || !words[index + 1].isAutocorrect
    }
  }

  struct ToolbarLayout {

    struct Item {
      let suggestion: Suggestion
      let frame: CGRect
      var separator: CGRect?
    }

    private(set) var items: [Item] = []

    /// Nothing is placed in an area that is too narrow.
    init(_ content: ToolbarContent, in area: CGRect, gap: Double, separatorWidth: Double) {
      let lines = content.words.indices.map { content.hasSeparator(after: $0) }
      let lineCount = lines.count { $0 }
      let taken =
        gap * Double(max(content.slotCount - 1 + lineCount, 0))
        + separatorWidth * Double(lineCount)
      let available = Double(area.width) - taken
      let equal = available / Double(max(content.slotCount, 1))
      let emojisWidth = content.emojis.isEmpty ? 0 : max(equal, content.emojisWidth)
      let width = (available - emojisWidth) / Double(max(content.words.count, 1))
      guard width > 0 || content.words.isEmpty, available >= emojisWidth else { return }
      func slot(at left: Double, width: Double) -> CGRect {
        CGRect(x: left, y: area.minY, width: width, height: area.height)
      }
      var left = Double(area.minX)
      for (word, isFollowedByLine) in zip(content.words, lines) {
        var item = Item(suggestion: word, frame: slot(at: left, width: width))
        left += width + gap
        if isFollowedByLine {
          item.separator = slot(at: left, width: separatorWidth)
          left += separatorWidth + gap
        }
        items.append(item)
      }
      // Emojis of a group keep their width and share the gaps; a single one has all the space.
      let count = content.emojis.count
      let cell = count == 1 ? emojisWidth : ToolbarContent.emojiWidth
      let step = count == 1 ? 0 : (emojisWidth - cell) / Double(max(count - 1, 1))
      for (index, emoji) in content.emojis.enumerated() {
        let frame = slot(at: left + Double(index) * step, width: cell)
        items.append(Item(suggestion: emoji, frame: frame))
      }
    }

    /// The suggestions have their own widths; nil if they don't fit.
    init?(
      _ content: ToolbarContent, widths: [Double], at alignment: HorizontalAlignment,
      in area: CGRect,
      gap: Double, separatorWidth: Double
    ) {
      let suggestions = content.words + content.emojis
      let lines = suggestions.indices.map {
        content.words.indices.contains($0) && content.hasSeparator(after: $0)
      }
      let length =
        widths.reduce(gap * Double(max(widths.count - 1, 0)), +)
        + (separatorWidth + gap) * Double(lines.count { $0 })
      let free = Double(area.width) - length
      guard free >= 0 else { return nil }
      func slot(at left: Double, width: Double) -> CGRect {
        CGRect(x: left, y: area.minY, width: width, height: area.height)
      }
      var left =
        Double(area.minX)
        + (alignment == .leading ? 0 : alignment == .center ? free / 2 : free)
      for ((suggestion, width), isFollowedByLine) in zip(zip(suggestions, widths), lines) {
        var item = Item(suggestion: suggestion, frame: slot(at: left, width: width))
        left += width + gap
        if isFollowedByLine {
          item.separator = slot(at: left, width: separatorWidth)
          left += separatorWidth + gap
        }
        items.append(item)
      }
    }

    /// The suggestions have their own widths, from the leading end, before which a part of them is.
    init(
      scrolling content: ToolbarContent, widths: [Double], by offset: Double, in area: CGRect,
      gap: Double, separatorWidth: Double, isRightToLeft: Bool
    ) {
      let length = widths.reduce(0, +) + (2 * gap + separatorWidth) * Double(widths.count)
      let wide = CGRect(
        x: area.minX, y: area.minY, width: max(length, area.width), height: area.height)
      let all = ToolbarLayout(
        content, widths: widths, at: isRightToLeft ? .trailing : .leading, in: wide, gap: gap,
        separatorWidth: separatorWidth)
      guard let all, let first = all.items.first, let last = all.items.last else { return }
      let surplus = max(last.frame.maxX - first.frame.minX - area.width, 0)
      let scrolled = offset.isFinite ? min(max(offset, 0), surplus) : 0
      let move = isRightToLeft ? area.maxX - last.frame.maxX + scrolled : -scrolled
      items = all.items.map { item in
        Item(
          suggestion: item.suggestion, frame: item.frame.offsetBy(dx: move, dy: 0),
          separator: item.separator?.offsetBy(dx: move, dy: 0))
      }.filter { $0.frame.maxX > area.minX && $0.frame.minX < area.maxX }
    }

    /// Separators end where a part does, as on iOS 26: at 133 and 267 of 402 points.
    init(equalParts suggestions: [Suggestion], in area: CGRect, gap: Double, separatorWidth: Double)
    {
      let part = Double(area.width) / Double(max(suggestions.count, 1))
      guard part > 2 * gap + separatorWidth else { return }
      func slot(from left: Double, width: Double) -> CGRect {
        CGRect(x: Double(area.minX) + left, y: area.minY, width: width, height: area.height)
      }
      items = suggestions.enumerated().map { index, suggestion in
        let left = Double(index) * part
        return Item(
          suggestion: suggestion, frame: slot(from: left + gap, width: part - 2 * gap),
          separator: index + 1 < suggestions.count
            ? slot(from: left + part - separatorWidth, width: separatorWidth) : nil)
      }
    }
  }
}
