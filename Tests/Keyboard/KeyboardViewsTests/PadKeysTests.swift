import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct PadKeysTests {

  private func view(
    _ id: String, locale: String = "en", change: (inout KeyboardTraits) -> Void = { _ in }
  ) throws -> KeyboardView {
    let context = KeyboardContext(
      device: try #require(Device.named(id)), locale: Locale(identifier: locale))
    context.change(change)
    return KeyboardView(keyboardContext: context)
  }

  private func styled(_ view: KeyboardView) -> StyledKeyboard {
    let context = ViewContext.fixedAdvance
    return view.placed(in: context).styled(in: context)
  }

  private func scene(_ view: KeyboardView) -> Scene { view.scene }

  @Test(
    "Pairs are those of the standard of a locale",
    arguments: [
      ("en", "{[ }] \\| ;: '\" ,< .> /?"), ("de", "ß? +* #' ,; .: -_"),
      ("de-CH", "'? ¨! $£ ,; .: -_"),
    ])
  func largePadsHaveThePairsOfTheLocale(locale: String, pairs: String) throws {
    let keys = styled(try view("ipad-pro-13-m4", locale: locale)).keys
    for pair in pairs.split(separator: " ") {
      let key = keys.first { $0.action == .character(String(pair.prefix(1))) }
      #expect(key?.swipeDownText == String(pair.dropFirst()) && key?.isPair == true, "\(pair)")
    }
  }

  @Test("Letters beside pairs aren't lowered", arguments: [false, true])
  func lettersOfLargePadsStandOnOneLine(isLiquidGlass: Bool) throws {
    let view = try view("ipad-pro-13-m4") { $0.isLiquidGlassEnabled = isLiquidGlass }
    let letters = styled(view).keys.filter(\.isLetter)
    #expect(
      letters.filter { "qaz".contains($0.name) }.allSatisfy { $0.offsetBelowSwipeDownText == 0 })
    let small = styled(try self.view("ipad-air-11")).keys
    #expect(small.filter { "qaz".contains($0.name) }.allSatisfy { $0.offsetBelowSwipeDownText > 5 })
  }

  @Test(
    "Characters beside space stand on the line of letters, but for the centered @",
    arguments: [Keyboard.TextFieldType.emailAddress, .url])
  func addressesStandOnTheLineOfLetters(field: Keyboard.TextFieldType) throws {
    let keys = styled(try view("ipad-air-11") { $0.textFieldType = field }).keys
    let line = try #require(keys.first { $0.name == "q" }).offsetBelowSwipeDownText
    let others = keys.filter { ["/", ".com"].contains($0.name) }
    let at = keys.filter { $0.name == "@" }
    #expect(at.count == (field == .url ? 0 : 1) && others.isEmpty == (field != .url))
    #expect(at.allSatisfy { $0.offsetBelowSwipeDownText == 0 })
    #expect(others.allSatisfy { $0.offsetBelowSwipeDownText == line })
  }

  @Test(arguments: [("numeric", KeyboardAction.undo), ("symbolic", .redo)])
  func pagesOfDigitsHaveNoHole(type: String, action: KeyboardAction) throws {
    for device in ["ipad-air-11", "ipad-pro-13-m4"] {
      let view = try view(device) {
        $0.keyboardType = type == "numeric" ? .numeric : .symbolic
      }
      let keys = styled(view).keys
      #expect(keys.contains { $0.action == action })
      let row = try #require(keys.first { $0.action == action }).frame
      let neighbors = keys.map(\.frame).filter { abs($0.minY - row.minY) < 1 }.sorted {
        $0.minX < $1.minX
      }
      for (left, right) in zip(neighbors, neighbors.dropFirst()) {
        #expect(right.minX - left.maxX < 20)
      }
    }
  }

  @Test func labelsOfPadsTellOfPunctuation() throws {
    let keys = styled(try view("ipad-air-11")).keys
    #expect(keys.filter { $0.content == .text(".?123", isRaised: false) }.count == 2)
    #expect(keys.first { $0.action == .space }?.content == .nothing)
    let symbols = styled(try view("ipad-air-11") { $0.keyboardType = .symbolic }).keys
    #expect(symbols.contains { $0.content == .text("123", isRaised: false) })
    let phone = styled(try view("iphone-16e")).keys
    #expect(phone.contains { $0.content == .text("123", isRaised: false) })
  }

  @Test(arguments: [("en", "keyboardTab"), ("ar", "keyboardTabRtl")])
  func theArrowOfTabMirrors(locale: String, icon: String) throws {
    let tab = styled(try view("ipad-pro-13-m4", locale: locale)).keys.first { $0.action == .tab }
    if locale == "ar" { #expect(tab?.content == .icon(icon, scale: 1.2)) }
    let glass = try view("ipad-pro-13-m4", locale: locale) { $0.isLiquidGlassEnabled = true }
    #expect(styled(glass).keys.first { $0.action == .tab }?.content == .icon(icon, scale: 1))
  }

  @Test(arguments: [false, true])
  func numberPadsHaveLettersAndADeleteKeyWithoutAFace(isLiquidGlass: Bool) throws {
    let view = try view("iphone-16e") {
      $0.textFieldType = .numberPad
      $0.isLiquidGlassEnabled = isLiquidGlass
    }
    let keys = styled(view).keys
    let letters = keys.compactMap { $0.letters?.value.text }.filter { !$0.isEmpty }
    #expect(letters == ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"])
    let delete = try #require(keys.first { $0.action == .backspace })
    let opacity = try #require(delete.style.backgroundColor).resolved(isDark: false).opacity
    #expect(opacity < 0.01 && delete.style.shadow == .noShadow)
  }

  @Test(arguments: [false, true])
  func floatingKeyboardsHaveCornersAndALine(isLiquidGlass: Bool) throws {
    let view = try view("ipad-air-11") {
      $0.isLiquidGlassEnabled = isLiquidGlass
      $0.isKeyboardFloating = true
    }
    let scene = scene(view)
    let line = try #require(scene.elements.first { $0.name == "grabber" }).box
    let lowest = styled(view).keys.map(\.frame.maxY).max() ?? 0
    #expect(line.minY > lowest && line.maxY < scene.size.height)
    #expect(abs(line.midX - scene.size.width / 2) < 0.01)
    let radii = try #require(view.keyboardContext.traits.boardCornerRadii)
    #expect(radii.top > 0 && radii.bottom == radii.top)
    let docked = try self.view("ipad-air-11")
    #expect(!self.scene(docked).elements.contains { $0.name == "grabber" })
  }

  @Test(arguments: [
    (Keyboard.DockEdge.leading, "keyboardArrowRight"), (.trailing, "keyboardArrowLeft"),
  ])
  func dockedKeyboardsHaveAnArrowToTheFreeSide(edge: Keyboard.DockEdge, icon: String) throws {
    for isLiquidGlass in [false, true] {
      let view = try view("iphone-16e") {
        $0.keyboardDockEdge = edge
        $0.isLiquidGlassEnabled = isLiquidGlass
      }
      let keys = styled(view).keys
      let arrow = try #require(keys.first { $0.action.isUndockAction })
      #expect(arrow.content == .icon(icon, scale: 1))
      let others = keys.filter { $0.action.isCharacterAction }.map(\.frame)
      #expect(
        others.allSatisfy {
          edge == .leading ? $0.maxX < arrow.frame.minX : $0.minX > arrow.frame.maxX
        })
    }
    #expect(!styled(try view("iphone-16e")).keys.contains { $0.action.isUndockAction })
  }

  @Test func theArrowFillsTheWidthAgain() throws {
    let controller = KeyboardInputViewController()
    controller.state.keyboardContext.settings.keyboardDockEdge = .leading
    #expect(controller.state.keyboardContext.keyboardDockEdge == .leading)
    KeyboardAction.undock(from: .leading).standardReleaseAction?(controller)
    #expect(controller.state.keyboardContext.keyboardDockEdge == nil)
  }

  @Test("Categories can be touched, and one edge leads title and first column")
  func emojisOfPadsStandOnOneEdge() throws {
    for isLiquidGlass in [false, true] {
      let view = try view("ipad-air-11") {
        $0.isLiquidGlassEnabled = isLiquidGlass
        $0.keyboardType = .emojis
      }
      let placed = view.placed(in: .fixedAdvance)
      let emojis = try #require(placed.emojiKeyboard)
      let categories = emojis.keys.filter {
        if case .custom = $0.item.action { true } else { false }
      }
      #expect(categories.count > 6)
      #expect(categories.allSatisfy { $0.frame.width >= 44 && $0.frame.height >= 44 })
      let first = try #require(emojis.keys.first { $0.item.action.isEmojiAction }).keyFrame
      let title = try #require(emojis.titles.first).box
      let width = min(Double(emojis.style.itemFont.font.size), 45)
      #expect(abs(first.midX - width / 2 - title.minX) < 1.5)
    }
  }

  @Test("Long words keep their distance from the edges of a key")
  func wordsKeepTheirDistance() throws {
    let view = try view("iphone-16e", locale: "hy")
    let key = try #require(styled(view).keys.first { $0.action.isPrimaryAction })
    let texts = scene(view).nodes.runs.filter { key.frame.contains($0.box.center) }
    let box = try #require(texts.first).box
    #expect(box.minX >= key.frame.minX + 6 && box.maxX <= key.frame.maxX - 6)
  }

  @Test("Wide letters of Arabic take nearly the width of a key")
  func arabicLettersAreLarge() throws {
    let measure = TextMeasure { text, font, _ in font.size * (text == "ش" ? 1.2 : 0.8) }
    let runs = try view("iphone-16e", locale: "ar").scene(measuring: measure).nodes.runs
    let sizes = runs.filter { ["ش", "ب"].contains($0.text) }.map(\.font.size)
    #expect(sizes.count == 2 && Set(sizes).count == 1 && sizes[0] > 18)
  }
}
