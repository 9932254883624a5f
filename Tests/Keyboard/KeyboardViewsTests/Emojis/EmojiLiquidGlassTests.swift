import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct EmojiLiquidGlassTests {

  private static let recents = "😂❤️😍😒👌☺️😊😘😭😩💕😔😏😁😳👍✌️😉😌💁🙈😎🎶👀😑😴😄😜😋👏".map { Emoji($0) }

  private func view(
    device: String = "iphone-16e", orientation: InterfaceOrientation = .portrait,
    locale: String = "en", floating: Bool = false
  ) throws -> KeyboardView {
    let device = try #require(Device.all.first { $0.id == device })
    var traits = KeyboardTraits(
      device: device, orientation: orientation, locale: Locale(identifier: locale))
    traits.isLiquidGlassEnabled = true
    traits.isKeyboardFloating = floating
    traits.keyboardType = .emojis
    var view = KeyboardView(keyboardContext: KeyboardContext(traits: traits))
    view.emojiKeyboard.recentEmojis = Self.recents
    return view
  }

  private let context = ViewContext.fixedAdvance

  // Measured in a picture of an iPhone 16e with iOS 26.1, from the top of the board.
  private static let pictured: [(CGPoint, KeyboardAction)] = [
    (CGPoint(x: 195, y: 30), .keyboardType(.emojiSearch)),
    (CGPoint(x: 26, y: 98.9), .emoji("😂")),
    (CGPoint(x: 26, y: 253.3), .emoji("👌")),
    (CGPoint(x: 256, y: 98.9), .emoji("😴")),
    (CGPoint(x: 316, y: 98.9), .emoji("😀")),
    (CGPoint(x: 362, y: 98.9), .emoji("😅")),
    (CGPoint(x: 28.3, y: 293), .custom(named: "recent")),
    (CGPoint(x: 65, y: 293), .custom(named: "smileysAndPeople")),
    (CGPoint(x: 321.5, y: 293), .custom(named: "flags")),
    (CGPoint(x: 366.2, y: 293), .backspace),
    (CGPoint(x: 42.8, y: 354.2), .keyboardType(.alphabetic)),
    (CGPoint(x: 347.5, y: 346.8), .dictation),
  ]

  @Test(arguments: pictured)
  func touchesMeetTheKeysOfThePicture(place: CGPoint, action: KeyboardAction) throws {
    let view = try view()
    let size = view.size(in: context)
    let keys = view.touchableKeys(in: CGRect(origin: .zero, size: size), context: context)
    let touched = keys.filter { $0.frame.contains(place) }
    #expect(touched.map(\.action) == [action])
  }

  // The text is drawn lower than its middle: the frames of emojis are 0.9 points higher than their ink.
  @Test(arguments: pictured.filter { $0.1 != .dictation })
  func keysStandAsMeasured(place: CGPoint, action: KeyboardAction) throws {
    let placed = try view().placed(in: context)
    let key = try #require(placed.keys.first { $0.item.action == action })
    #expect(abs(key.keyFrame.midX - place.x) <= 0.5)
    #expect(abs(key.keyFrame.midY - place.y) <= (action.isEmojiAction ? 1 : 0.5))
  }

  @Test func boardFieldAndDiscHaveThePicturedSizes() throws {
    let view = try view()
    let placed = view.placed(in: context)
    #expect(placed.size == CGSize(width: 390, height: 388))
    let field = try #require(placed.emojiKeyboard?.searchField)
    #expect(abs(field.minY - 10) <= 0.5 && abs(field.maxY - 49.9) <= 0.5)
    #expect(field.minX == 9 && field.maxX == 381)
    let disc = try #require(placed.styled(in: context).keys.first { $0.name == "recent" })
    #expect(abs(disc.frame.width - 30) <= 0.34)
    #expect(disc.style.backgroundColor == Emoji.KeyboardStyle.liquidGlassSelectionColor)
  }

  // Letters with a toolbar are as high, but for phones in portrait, as high as in the picture.
  @Test(
    arguments: [
      ("ipad-air-11", .landscapeLeft, 4),
      ("ipad-pro-13-m4", .portrait, 4), ("ipad-pro-13-m4", .landscapeLeft, 5),
      ("iphone-17", .landscapeLeft, 3),
    ] as [(String, InterfaceOrientation, Int)])
  func rowsFillTheHeightOfTheLetters(
    device: String, orientation: InterfaceOrientation, rows: Int
  ) throws {
    var view = try view(device: device, orientation: orientation)
    let placed = view.placed(in: context)
    #expect(Set(placed.keys.filter { $0.item.action.isEmojiAction }.map(\.row)).count == rows)
    view.keyboardContext.keyboardType = .alphabetic
    #expect(abs(view.placed(in: context).size.height - placed.size.height) <= 6)
    view.keyboardContext.keyboardType = .emojis
    view.preferredSize = CGSize(
      width: placed.size.width, height: placed.size.height - max(70, placed.size.height * 0.3))
    let low = view.placed(in: context).keys.filter { $0.item.action.isEmojiAction }
    #expect(Set(low.map(\.row)).count < rows)
  }

  @Test("Five rows of solid icons on an 11-inch pad, 60 points apart")
  func rowsOfAPad() throws {
    let placed = try view(device: "ipad-air-11").placed(in: context)
    let tops = Set(placed.keys.filter { $0.item.action.isEmojiAction }.map(\.frame.minY)).sorted()
    #expect(tops.count == 5)
    for (upper, lower) in zip(tops, tops.dropFirst()) { #expect(abs(lower - upper - 60) <= 0.5) }
    let icons = placed.styled(in: context).keys.compactMap { key -> String? in
      guard case .custom = key.action, case .icon(let name, _) = key.content else { return nil }
      return name
    }
    #expect(icons.count == 9, "\(icons)")
    #expect(icons.filter { !$0.hasSuffix(".fill") } == ["emojiSymbols"])
  }

  @Test(arguments: ["iphone-16e", "ipad-air-11"], [false, true])
  func foundEmojisStartBelowTitles(device: String, isLiquidGlass: Bool) throws {
    var view = try view(device: device)
    view.keyboardContext.setIsLiquidGlassEnabled(isLiquidGlass)
    let title = try #require(view.placed(in: context).emojiKeyboard?.titles.first?.box.minX)
    view.keyboardContext.keyboardType = .emojiSearch
    view.emojiKeyboard.searchQuery = "cat"
    let found = try #require(view.placed(in: context).emojiKeyboard)
    let key = try #require(found.keys.first).keyFrame
    let width = min(Double(found.style.itemFont.font.size), 45)
    #expect(abs(key.midX - width / 2 - title) <= 1)
  }

  @Test(arguments: ["ar", "he"])
  func languagesFromRightToLeftAreMirrored(locale: String) throws {
    let (left, right) = (
      try view().placed(in: context), try view(locale: locale).placed(in: context)
    )
    for (key, other) in zip(left.keys, right.keys) where !key.isInLowerBar {
      #expect(key.item.action == other.item.action)
      #expect(abs(key.frame.minX - (390 - other.frame.maxX)) < 0.001)
    }
    let title = try #require(right.emojiKeyboard?.titles.first)
    #expect(abs(title.box.maxX - (390 - 12.1)) < 0.001)
  }

  @Test(arguments: ["ipad-air-11", "ipad-pro-13-m4"])
  func aFloatingKeyboardHoldsAllParts(device: String) throws {
    let placed = try view(device: device, floating: true).placed(in: context)
    let board = CGRect(origin: .zero, size: placed.size)
    #expect(placed.size.width == 320)
    #expect(placed.keys.allSatisfy { board.contains($0.frame) })
    let titles = try #require(placed.emojiKeyboard?.titles)
    #expect(!titles.isEmpty && titles.allSatisfy { board.contains($0.box) })
    #expect(placed.keys.contains { $0.item.action == .keyboardType(.alphabetic) })
    let menu = placed.keys.filter { $0.row == placed.keys.map(\.row).max() }.map(\.frame)
    for (left, right) in zip(menu, menu.dropFirst()) { #expect(left.maxX <= right.minX + 0.001) }
  }

  @Test func partsOfThemesReplaceTheGlass() throws {
    let view = try view()
    var placed = try #require(view.placed(in: context).emojiKeyboard)
    let red = Color(light: 0xFF0000, dark: 0xFF0000)
    placed.parts.bar.foregroundColor = red
    let style = placed.menuStyle(
      for: .custom(named: "flags"), frame: CGRect(x: 0, y: 0, width: 30, height: 30),
      foreground: nil)
    #expect(style.foregroundColor == red)
    placed.parts.bar.foregroundColor = nil
    let glass = placed.menuStyle(
      for: .custom(named: "flags"), frame: CGRect(x: 0, y: 0, width: 30, height: 30),
      foreground: nil)
    #expect(glass.foregroundColor == Emoji.PartStyles.liquidGlass.bar.foregroundColor)
  }
}
