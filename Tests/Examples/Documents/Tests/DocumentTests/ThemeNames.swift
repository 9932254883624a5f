// Names of KeyboardKit for themes, used from an outside package.
import Foundation
import KeyboardKit
import KeyboardRender
import Testing

@Suite struct ThemeNames {

  private let context = KeyboardContext()

  @Test func everySpellingOfEveryLook() throws {
    let looks: [(KeyboardTheme, String)] = [
      (try .standard, "standard"), (try .standard(.blue), "standard:blue"),
      (try .standard(.green), "standard:green"), (try .standard(.pink), "standard:pink"),
      (try .standard(.purple), "standard:purple"), (try .standard(.yellow), "standard:yellow"),
      (try .swifty, "swifty"), (try .swifty(.yellow), "swifty:yellow"),
      (try .minimal, "minimal"), (try .minimal(.midnight), "minimal:midnight"),
      (try .minimal(.sunset), "minimal:sunset"), (try .aesthetic, "aesthetic:boho"),
      (try .aesthetic(.boho), "aesthetic:boho"), (try .candyShop, "candyShop:cottonCandy"),
      (try .candyShop(.cottonCandy), "candyShop:cottonCandy"),
      (try .candyShop(.cuppyCake), "candyShop:cuppyCake"), (try .colorful, "colorful:black"),
      (try .colorful(.white), "colorful:white"), (try .neon, "neon:night"),
      (try .neon(.night), "neon:night"), (try .tron, "tron"), (try .tron(.standard), "tron"),
      (try .tron(.fcon), "tron:fcon"), (try .tron(.military), "tron:military"),
      (try .tron(.neutral), "tron:neutral"), (try .tron(.sark), "tron:sark"),
      (try .tron(.virus), "tron:virus"),
    ]
    for (theme, identifier) in looks {
      #expect(theme.identifier == identifier && theme.isPredefined, "\(identifier)")
    }
    #expect(try KeyboardTheme.cottonCandy.buttonStyles == KeyboardTheme.candyShop.buttonStyles)
    #expect(try KeyboardTheme.neonNights.buttonStyles == KeyboardTheme.neon.buttonStyles)
    #expect(try KeyboardTheme.standard(.init(tint: .black)) != KeyboardTheme.standard)
  }

  @Test func appearancesOfThemes() throws {
    let appearances: [KeyboardThemeAppearance] = [
      KeyboardThemeAppearance(theme: .cottonCandy, keyboardContext: context),
      KeyboardThemeAppearance(theme: .candyShop(.cottonCandy), keyboardContext: context),
      KeyboardThemeAppearance(theme: try KeyboardTheme.cottonCandy, keyboardContext: context),
      .themeBased(theme: .cottonCandy, keyboardContext: context),
    ]
    let style = appearances[0].buttonStyle(for: .character("q"), isPressed: false)
    for appearance in appearances {
      #expect(appearance.buttonStyle(for: .character("q"), isPressed: false) == style)
    }
    let service: any KeyboardStyleService = .themeBased(theme: .tron, keyboardContext: context)
    #expect(service.buttonStyle(for: .character("q"), isPressed: false) != style)
  }

  @Test func theCurrentThemeIsFollowed() throws {
    let themes = KeyboardThemeContext()
    let service = KeyboardThemeAppearance.themeBased(keyboardContext: context, themeContext: themes)
    let standard = service.buttonStyle(for: .space, isPressed: false)
    themes.setCurrentTheme(try KeyboardTheme.tron)
    #expect(themes.currentTheme == (try .tron))
    #expect(service.buttonStyle(for: .space, isPressed: false) != standard)
    themes.currentThemeBinding.wrappedValue = try .neon
    #expect(themes.theme == (try .neon))
    themes.resetCurrentTheme()
    #expect(themes.currentTheme == nil)
    #expect(service.buttonStyle(for: .space, isPressed: false) == standard)
    #expect(KeyboardThemeSettings.settingsPrefix.hasPrefix("com.keyboardkit.settings.themes"))
    #expect(KeyboardThemeContext.preview.currentTheme == nil)
  }

  @Test func copiesAndCollections() throws {
    let tron = try KeyboardTheme.tron
    #expect(tron.copy().id != tron.id && tron.copy().name == tron.name)
    let id = UUID()
    let copy = tron.copy(newId: id, newName: "Mine")
    #expect(copy.id == id && copy.name == "Mine" && copy.buttonStyles == tron.buttonStyles)
    #expect(copy.copyWithoutAuthor().author == nil)
    #expect(try KeyboardTheme.predefined == KeyboardTheme.allPredefined)
    let collections = try KeyboardTheme.predefined.grouped
    #expect(collections.map(\.name).prefix(4) == ["Standard", "Swifty", "Minimal", "Colorful"])
    #expect(KeyboardTheme.ButtonType.allCases == [.input, .system, .primary])
    #expect(KeyboardTheme.Author(name: "A", about: nil, url: nil).name == "A")
    #expect(KeyboardTheme.TronStyle.predefined.contains(.sark))
    #expect(KeyboardTheme.StandardStyle.blue.name == "Blue")
    #expect(KeyboardAction.primary(.return).keyboardThemeButtonType == .primary)
    #expect(KeyboardAction.backspace.keyboardThemeButtonType == .system)
    #expect(KeyboardAction.space.keyboardThemeButtonType == .input)
    let decoded = try JSONDecoder().decode(KeyboardTheme.self, from: JSONEncoder().encode(tron))
    #expect(decoded == tron)
  }

  @Test func partsOfThemes() {
    let theme = KeyboardTheme(
      id: UUID(), name: "Mine", collectionName: "Ours", author: .init(name: "Me"),
      backgroundColor: .black, backgroundGradient: [.black, .blue], foregroundColor: .white,
      inputBackgroundColor: .red, inputForegroundColor: .white, inputBorderColor: .yellow,
      inputBorderSize: 2, inputShadowColor: .black, inputShadowSize: 3, inputCornerRadius: 9,
      inputFont: .title, systemBackgroundColor: .green, primaryBackgroundColor: .blue,
      buttonPressedOverlayColor: .orange)
    #expect(theme.buttonStyles[.input]?.border == .init(color: .yellow, size: 2))
    #expect(theme.keyboardViewStyle.foregroundColor == .white)
    let style = theme.keyboardButtonStyle(for: .character("q"), context: context, isPressed: true)
    #expect(style.backgroundColor == .red && style.pressedOverlayColor == .orange)
    for type in KeyboardTheme.ButtonType.allCases {
      #expect(KeyboardTheme().buttonStyles[type] != nil)
    }
  }

  @Test func tweakingACopyLeavesTheOriginalAlone() throws {
    var theme = try KeyboardTheme.cottonCandy
    theme.buttonStyles[.primary]?.backgroundColor = .green
    #expect(theme.buttonStyles[.primary]?.backgroundColor == .green)
    #expect(try KeyboardTheme.cottonCandy.buttonStyles[.primary]?.backgroundColor != .green)
  }

  @Test func shelvesAreDrawn() throws {
    var tapped: [String] = []
    let shelf = KeyboardTheme.Shelf(
      themes: [try .tron, try .neon], keyboardContext: context,
      tapAction: { tapped.append($0.name) })
    let scene = shelf.scene(measuring: .fixedAdvance)
    #expect(scene.size.width == 393 && !scene.nodes.isEmpty)
    shelf.tap(at: CGPoint(x: 56, y: 90), in: ViewContext(text: .fixedAdvance))
    #expect(tapped == ["Tron"])
    let item = KeyboardTheme.ShelfItem(theme: try .tron, keyboardContext: context)
    #expect(item.size(in: ViewContext(text: .fixedAdvance)) == CGSize(width: 80, height: 80))
    #expect(try !KeyboardRenderer().png(of: item, scale: 1).isEmpty)
  }

  /// The examples of appearance.md in pixels: what is green in the picture is the return key.
  @Test func tintedThemesAreDrawn() throws {
    var candy = try KeyboardTheme.cottonCandy
    candy.buttonStyles[.primary]?.backgroundColor = .green
    for theme in [KeyboardTheme(primaryBackgroundColor: .green), candy] {
      let controller = KeyboardInputViewController().onPhone()
      controller.keyboardAppearance = KeyboardThemeAppearance(
        theme: theme, keyboardContext: controller.keyboardContext)
      let bitmap = try KeyboardRenderer().bitmap(of: controller.scene, scale: 1)
      #expect(bitmap[306, 237].map { $0 & 0xFFFFFF } == 0x34C759)
      #expect(bitmap[10, 175].map { $0 & 0xFFFFFF } != 0x34C759)
    }
    let controller = KeyboardInputViewController().onPhone()
    controller.keyboardAppearance = KeyboardThemeAppearance(
      theme: .cottonCandy, keyboardContext: controller.keyboardContext)
    let bitmap = try KeyboardRenderer().bitmap(of: controller.scene, scale: 1)
    let keys = [(10, 91, UInt32(0xCAF0FF)), (10, 175, 0xEFCBFE), (306, 237, 0xC564EB)]
    for (x, y, color) in keys { #expect(bitmap[x, y].map { $0 & 0xFFFFFF } == color) }
  }
}
