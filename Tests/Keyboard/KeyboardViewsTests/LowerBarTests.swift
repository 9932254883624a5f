import KeyboardKit
import Testing

@Suite struct LowerBarTests {

  private func context(
    _ id: String, _ orientation: InterfaceOrientation = .portrait,
    change: (inout KeyboardTraits) -> Void = { _ in }
  ) throws -> KeyboardContext {
    let context = KeyboardContext(
      device: try #require(Device.named(id)), orientation: orientation, locale: .english)
    context.setIsLiquidGlassEnabled(true)
    context.change(change)
    return context
  }

  private func bar(
    _ context: KeyboardContext, safeArea: EdgeInsets = .zero
  ) -> (keys: [KeyboardLayout.PlacedItem], size: CGSize) {
    var view = ViewContext.fixedAdvance
    view.environment.safeAreaInsets = safeArea
    let placed = KeyboardView(keyboardContext: context).placed(in: view)
    return (placed.keys.filter(\.isInLowerBar), placed.size)
  }

  static let actions: [(@Sendable (inout KeyboardTraits) -> Void, [KeyboardAction])] = [
    ({ _ in }, [.keyboardType(.emojis), .dictation]),
    ({ $0.locales = [.english, .german] }, [.nextKeyboard, .dictation]),
    ({ $0.needsInputModeSwitchKey = true }, [.nextKeyboard, .dictation]),
    ({ $0.keyboardType = .numeric }, [.keyboardType(.emojis), .dictation]),
    ({ $0.keyboardType = .emojis }, [.keyboardType(.alphabetic), .dictation]),
    ({ $0.keyboardDictationReplacement = .settings }, [.keyboardType(.emojis), .settings]),
    ({ $0.textFieldType = .numberPad }, []), ({ $0.isLowerBarHidden = true }, []),
    ({ $0.isLiquidGlassEnabled = false }, []),
  ]

  @Test(arguments: actions.indices)
  func actionsAreThoseThatTheRowsLack(index: Int) throws {
    let (change, expected) = Self.actions[index]
    let context = try context("iphone-16e", change: change)
    #expect(bar(context).keys.map(\.item.action) == expected)
    let emojis = KeyboardView(keyboardContext: context).touchableKeys
      .filter { $0.action == .keyboardType(.emojis) }
    #expect(emojis.count <= 1)
  }

  @Test func phonesWithAHomeButtonHaveNone() throws {
    #expect(bar(try context("iphone-se")).keys.isEmpty)
  }

  // The centers of the icons in a picture of an iPad Pro with iOS 26.
  @Test func padsHaveKeysOfEditingInTheToolbar() throws {
    let keys = bar(try context("ipad-pro-13-m4")).keys
    #expect(keys.map(\.item.action) == [.undo, .redo, .paste])
    for (key, (x, y)) in zip(keys, [(34.75, 24.0), (79.75, 24), (125, 24.75)]) {
      #expect(abs(key.frame.midX - x) < 0.5 && abs(key.frame.midY - y) < 0.5)
    }
  }

  /// The centers of the icons in a picture of an 11-inch pad, whose inks begin at 30.5, 76.5 and 122.
  @Test func editingIsNearerToTheEdgeInLandscape() throws {
    let keys = bar(try context("ipad-air-11", .landscape)).keys
    for (key, x) in zip(keys, [39.25, 85.25, 131]) { #expect(abs(key.frame.midX - x) < 0.5) }
    let portrait = bar(try context("ipad-air-11")).keys
    #expect(portrait.map(\.frame.midX) == [39, 85, 131])
  }

  /// The distance was measured in a picture of a 13-inch pad.
  @Test func wordsStandBelowEditingOnLargePadsInLandscape() throws {
    let view = KeyboardView(
      keyboardContext: try context("ipad-pro-13-m4", .landscape), suggestions: [.init(text: "a")])
    let runs = view.scene.nodes.runs
    let word = try #require(runs.first { $0.text == "a" && $0.box.maxY < 70 })
    let keys = bar(view.keyboardContext).keys
    #expect(keys.count == 3)
    #expect(keys.dropLast().allSatisfy { abs(word.box.midY - $0.frame.midY - 4.75) <= 0.5 })
  }

  static let withoutEditing: [@Sendable (inout KeyboardTraits) -> Void] = [
    { $0.isLiquidGlassEnabled = false }, { $0.isLowerBarHidden = true },
    { $0.isKeyboardFloating = true }, { $0.keyboardType = .emojis },
  ]

  @Test(arguments: withoutEditing.indices)
  func otherPadsHaveNone(index: Int) throws {
    let context = try context("ipad", change: Self.withoutEditing[index])
    #expect(bar(context).keys.isEmpty)
  }

  @Test func padsWithoutAToolbarHaveNoKeysOfEditing() throws {
    var keyboard = KeyboardView(keyboardContext: try context("ipad"))
    keyboard.showsToolbar = false
    let placed = keyboard.placed(in: .fixedAdvance)
    #expect(placed.keys.allSatisfy { !$0.isInLowerBar })
  }

  // The centers of the icons in pictures of iOS 26.1, and of its first beta in landscape.
  @Test(arguments: [
    ("iphone-16e", InterfaceOrientation.portrait, 42.5, 40.0),
    ("iphone-pro-max", .portrait, 42.5, 40), ("iphone-15", .landscape, 42.5, 37),
  ])
  func iconsAreAsFarFromTheEdgesAsInPictures(
    id: String, orientation: InterfaceOrientation, side: Double, bottom: Double
  ) throws {
    let (keys, size) = bar(try context(id, orientation))
    let centers = keys.map { $0.column == 0 ? $0.frame.midX : size.width - $0.frame.midX }
    #expect(centers.count == 2 && centers.allSatisfy { abs($0 - side) < 1e-9 })
    #expect(keys.allSatisfy { abs(size.height - $0.frame.midY - bottom) < 0.5 })
  }

  /// The space below the last row in the published picture of KeyboardKit, where the system's bar is
  /// off the screen or hidden.
  @Test func olderLooksHaveItInTheSafeAreaOfAFrame() throws {
    let context = try context("iphone-15") { $0.isLiquidGlassEnabled = false }
    let safeArea = EdgeInsets(bottom: 34)
    let (keys, size) = bar(context, safeArea: safeArea)
    #expect(keys.map(\.item.action) == [.nextKeyboard, .dictation])
    var view = ViewContext.fixedAdvance
    view.environment.safeAreaInsets = safeArea
    let last = KeyboardView(keyboardContext: context).placed(in: view).keys
      .filter { $0.item.action == .space }.map(\.keyFrame.maxY)
    #expect(last.map { size.height - $0 } == [59])
  }

  @Test func layoutsReplaceItsKeys() throws {
    let context = try context("iphone-16e")
    var layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: context)
    layout.lowerBar = KeyboardLayout.LowerBar(trailing: .settings)
    let view = KeyboardView(keyboardContext: context, layout: layout)
    let keys = view.touchableKeys
    #expect(keys.map(\.action).suffix(2) == [.primary(.return), .settings])
  }

  private func style(
    _ action: KeyboardAction, theme: String, pressed: Bool = false
  ) throws -> Keyboard.ButtonStyle {
    let context = try context("iphone-16e") { $0.locales = [.english, .german] }
    var view = KeyboardView(context, in: try KeyboardTheme(members: theme))
    view.pressedActions = pressed ? [action] : []
    let view2 = ViewContext.fixedAdvance
    let styled = view.placed(in: view2).styled(in: view2)
    return try #require(styled.keys.last { $0.action == action }).style
  }

  @Test func rulesThatNameItsKeysStyleThem() throws {
    let system = ##""buttons": {"system": {"backgroundColor": "#ff0000"}}"##
    #expect(try style(.nextKeyboard, theme: system).backgroundColor == .clear)
    for match in [#""action": "nextKeyboard""#, #""row": 5"#] {
      let rule = ##""rules": [{"match": {\##(match)}, "foregroundColor": "#00ff00"}]"##
      let style = try style(.nextKeyboard, theme: rule)
      #expect(style.foregroundColor == Color(hex: 0x00FF00))
      #expect(style.backgroundColor == .clear)
    }
    let last = ##""rules": [{"match": {"row": -1}, "foregroundColor": "#00ff00"}]"##
    #expect(try style(.dictation, theme: last).foregroundColor == .primary)
  }

  @Test func pressedKeysFade() throws {
    let theme = #""name": "Plain""#
    let colors = try [false, true].map {
      try style(.dictation, theme: theme, pressed: $0).foregroundColor?.light.opacity
    }
    #expect(colors == [1, 0.45])
  }

  private func view(_ change: (KeyboardContext) -> Void) -> KeyboardView {
    let context = KeyboardContext(device: .standard)
    context.textFieldContentType = .password
    change(context)
    return KeyboardView(keyboardContext: context, suggestions: .preview)
  }

  private func color(of scene: Scene) -> String? {
    let key = scene.elements.first { $0.name == "passwords" }
    guard case .color(let color)? = key?.style.first?.value else { return nil }
    return color.hexText
  }

  /// The places of the lines were measured on a phone of 390 points.
  @Test(arguments: [false, true])
  func aKeyStandsBetweenTwoLines(hasLiquidGlass: Bool) throws {
    let scene = view { $0.setIsLiquidGlassEnabled(hasLiquidGlass) }.scene
    let lines = scene.elements.filter { $0.role == .toolbarSeparator }.map(\.box.minX)
    #expect(lines.count == 2)
    for (line, measured) in zip(lines, [34.7, 355]) { #expect(abs(line - measured) < 0.5) }
    let items = scene.elements.filter { $0.role == .toolbarItem }
    #expect(items.map(\.name) == ["passwords"])
    #expect(items.first?.box.midX == 195)
    #expect(!scene.nodes.runs.contains { $0.text == "One" })
  }

  @Test(arguments: [(ColorScheme.light, "#3c3c43"), (.dark, "#ebebf5")])
  func theKeyIsGray(scheme: ColorScheme, color: String) {
    let view = view {
      $0.setIsLiquidGlassEnabled(true)
      $0.colorScheme = scheme
    }
    #expect(self.color(of: view.scene) == color)
  }

  @Test func theKeyHasTheColorOfATheme() throws {
    let tron = view { $0.setIsLiquidGlassEnabled(true) }.keyboardTheme(.tron)
    #expect(color(of: tron.scene) == "#00c8ff")
  }

  @Test func noSuggestionCanBeTouched() {
    let keys = view { _ in }.touchableKeys
    #expect(!keys.isEmpty && keys.allSatisfy { $0.suggestion == nil })
  }

  @Test func fieldsAskForTheBar() {
    let context = KeyboardContext(device: .standard)
    let field = InMemoryTextDocument()
    context.originalTextDocumentProxy = field
    #expect(!context.offersPasswords)
    field.textContentType = .username
    #expect(context.offersPasswords)
    context.syncTextField()
    #expect(context.textFieldContentType == .username)
  }
}
