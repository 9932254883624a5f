// Names, labels and types of KeyboardKit for styles, used from an outside package.
import Foundation
import KeyboardKit
import Testing

/// An appearance made from scratch, with nothing but what the protocol asks for.
private final class Scratch: KeyboardAppearance {
  var backgroundStyle: Keyboard.Background { .color(.blue) }
  var keyboardEdgeInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 4, trailing: 0) }
  var autocompleteToolbarStyle: AutocompleteToolbarStyle { .standard }
  func buttonImage(for action: KeyboardAction) -> Image? { nil }
  func buttonImageScaleFactor(for action: KeyboardAction) -> CGFloat { 1 }
  func buttonText(for action: KeyboardAction) -> String? { "x" }
  func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> KeyboardButtonStyle {
    KeyboardButtonStyle(backgroundColor: isPressed ? .red : .green)
  }
}

/// A subclass that overrides a part of everything.
private final class Parts: StandardKeyboardAppearance {
  override var backgroundStyle: Keyboard.Background { .verticalGradient([.red, .blue]) }
  override var foregroundColor: Color? { .purple }
  override var keyboardEdgeInsets: EdgeInsets { super.keyboardEdgeInsets }
  override var keyboardLayoutConfiguration: KeyboardLayout.DeviceConfiguration {
    super.keyboardLayoutConfiguration
  }
  override var calloutStyle: KeyboardCallout.CalloutStyle? { .init(backgroundColor: .orange) }
  override var actionCalloutStyle: KeyboardCallout.ActionCalloutStyle { super.actionCalloutStyle }
  override var inputCalloutStyle: KeyboardCallout.InputCalloutStyle { super.inputCalloutStyle }
  override var autocompleteToolbarStyle: AutocompleteToolbarStyle {
    super.autocompleteToolbarStyle
  }
  override func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    .yellow
  }
  override func buttonBackgroundOpacity(for action: KeyboardAction, isPressed: Bool) -> Double { 1 }
  override func buttonForegroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    .pink
  }
  override func buttonBorderStyle(for action: KeyboardAction) -> Keyboard.ButtonBorderStyle {
    Keyboard.ButtonBorderStyle(color: .red, size: 2)
  }
  override func buttonShadowStyle(for action: KeyboardAction) -> Keyboard.ButtonShadowStyle {
    Keyboard.ButtonShadowStyle(color: .black, size: 3)
  }
  override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
  override func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets { EdgeInsets(all: 1) }
  override func buttonFontSize(for action: KeyboardAction) -> CGFloat { 19 }
  override func buttonFontWeight(for action: KeyboardAction) -> KeyboardFont.FontWeight? { .bold }
  override func buttonText(for action: KeyboardAction) -> String? {
    action == .character("q") ? "Q!" : super.buttonText(for: action)
  }
}

@Suite struct AppearanceNames {

  private let context = KeyboardContext()

  @Test func oldAndNewNamesAreTheSameTypes() {
    #expect(StandardKeyboardAppearance.self == KeyboardStyle.StandardStyleService.self)
    #expect(StandardKeyboardAppearance.self == KeyboardStyle.StandardService.self)
    #expect(KeyboardThemeAppearance.self == KeyboardStyle.ThemeBasedStyleService.self)
    #expect(KeyboardThemeAppearance.self == KeyboardStyle.ThemeBasedService.self)
    #expect(KeyboardButtonStyle.self == Keyboard.ButtonStyle.self)
    #expect(KeyboardStyle.Button.self == Keyboard.ButtonStyle.self)
    #expect(KeyboardButtonStyle.BorderStyle.self == Keyboard.ButtonBorderStyle.self)
    #expect(KeyboardButtonStyle.ShadowStyle.self == Keyboard.ButtonShadowStyle.self)
    #expect(CalloutStyle.self == KeyboardCalloutStyle.self)
    #expect(AutocompleteToolbarStyle.self == Autocomplete.ToolbarStyle.self)
    #expect(AutocompleteToolbarItemStyle.self == Autocomplete.ToolbarItemStyle.self)
    #expect(AutocompleteToolbarSeparatorStyle.self == Autocomplete.ToolbarSeparatorStyle.self)
    #expect(EmojiKeyboardStyle.self == Emoji.KeyboardStyle.self)
    #expect(KeyboardLayout.Configuration.self == KeyboardLayout.DeviceConfiguration.self)
    let service: any KeyboardStyleService = Scratch()
    let provider: any KeyboardStyleProvider = service
    #expect(provider.buttonText(for: .space) == "x")
  }

  @Test func anAppearanceFromScratchDraws() {
    let controller = KeyboardInputViewController().onPhone()
    controller.keyboardAppearance = Scratch()
    let scene = controller.scene
    let green = Color.green.resolved(isDark: false)
    #expect(["q", "shift", "return"].allSatisfy { scene.backgroundColor(ofKey: $0) == green })
    controller.keyboardAppearance = StandardKeyboardAppearance(keyboardContext: context)
    #expect(controller.scene.backgroundColor(ofKey: "q") != green)
    controller.services.styleService = Scratch()
    #expect(controller.scene.backgroundColor(ofKey: "q") == green)
    controller.keyboardStyleService = .standard(keyboardContext: controller.keyboardContext)
    #expect(controller.scene.backgroundColor(ofKey: "q") != green)
    controller.keyboardStyleService = Scratch()
    #expect(controller.scene.backgroundColor(ofKey: "q") == green)
  }

  @Test func aModifierChoosesTheColorScheme() {
    context.screenSize = CGSize(width: 390, height: 844)
    let view = KeyboardView(keyboardContext: context).keyboardTheme(.standard(.blue))
    let scene = { (view: any View) in view.scene(measuring: .fixedAdvance) }
    let light = scene(view)
    let dark = scene(view.keyboardAppearance(.dark))
    #expect(light != dark && scene(view.keyboardAppearance(.light)) == light)
    #expect(context.colorScheme == .light)
    context.colorScheme = .dark
    #expect(scene(view) == dark && scene(view.keyboardAppearance(.light)) == light)
    let frame = DeviceFrame(device: .standard) { view }
    #expect(scene(frame.keyboardAppearance(.dark)) != scene(frame.keyboardAppearance(.light)))
  }

  @Test func everyOverriddenPartTakesEffect() throws {
    let appearance = Parts(keyboardContext: context)
    let style = appearance.buttonStyle(for: .character("q"), isPressed: false)
    #expect(style.backgroundColor == .yellow && style.foregroundColor == .pink)
    #expect(style.border == .init(color: .red, size: 2) && style.borderSize == 2)
    #expect(style.shadow == .init(color: .black, size: 3) && style.shadowColor == .black)
    #expect(style.cornerRadius == 12)
    #expect(style.font?.size == 19 && style.font?.weight == .bold)
    #expect(appearance.buttonContentInsets(for: .space) == EdgeInsets(all: 1))
    #expect(appearance.keyboardViewStyle.foregroundColor == .purple)
    #expect(appearance.backgroundStyle == .verticalGradient([.red, .blue]))
    let controller = KeyboardInputViewController().onPhone()
    controller.keyboardAppearance = appearance
    let scene = controller.scene
    #expect(scene.backgroundColor(ofKey: "q") == Color.yellow.resolved(isDark: false))
    #expect(
      try controller.sceneLongPressing("a").backgroundColor(of: .actionCallout)
        == Color.orange.resolved(isDark: false))
  }

  @Test func buttonStyles() {
    var style = KeyboardButtonStyle(
      backgroundColor: .red, foregroundColor: .blue, font: .system(size: 12), cornerRadius: 3,
      border: .noBorder, shadow: .noShadow, pressedOverlayColor: .black)
    #expect(style.pressedOverlayColor == .black && style.border?.size == 0)
    style = KeyboardButtonStyle(
      background: .color(.green), backgroundColor: .red, foregroundColor: .blue,
      foregroundSecondaryOpacity: 0.5, fontWeight: .bold, keyboardFont: .body, cornerRadius: 3,
      border: .standard, shadow: .standard, contentInsets: EdgeInsets(all: 2),
      pressedOverlayColor: .black)
    #expect(style.background == .color(.green) && style.contentInsets == EdgeInsets(all: 2))
    var open = KeyboardButtonStyle()
    open.borderColor = .red
    #expect(open.borderSize == 1 && open.border == .init(color: .red, size: 1))
    open = KeyboardButtonStyle()
    open.borderSize = 4
    #expect(open.borderColor == .black)
    open = KeyboardButtonStyle()
    open.shadowColor = .red
    #expect(open.shadowSize == 1)
    open = KeyboardButtonStyle()
    open.shadowSize = 2
    #expect(open.shadowColor == .keyboardButtonShadow)
    #expect(open.extended(with: style).cornerRadius == 3)
    #expect(KeyboardButtonStyle.spacer.backgroundColor == .clear)
    let params = Keyboard.ButtonStyleBuilderParams(action: .space, isPressed: true)
    #expect(params.standardStyle(for: context).backgroundColor != nil)
    let builder: Keyboard.ButtonStyleBuilder = { $0.isPressed ? style : open }
    #expect(builder(params) == style)
    #expect(
      Keyboard.ButtonStyle.standard(for: .space, context: context, isPressed: true)
        == params.standardStyle(for: context))
  }

  @Test func backgroundsFontsAndBars() {
    let background = Keyboard.Background(
      backgroundColor: .red, backgroundGradient: [.red, .blue], imageData: nil,
      overlayColor: .black, overlayGradient: [.clear, .white])
    #expect(background.backgroundGradient == [.red, .blue])
    #expect(Keyboard.Background.standard == Keyboard.Background())
    #expect(KeyboardFont.system(size: 12, weight: .bold).font.weight == .bold)
    #expect(KeyboardFont.custom("Inter", size: 9).weight(.light).weight == .light)
    #expect(KeyboardFont.title3(weight: .heavy) == KeyboardFont(.title3, .heavy))
    #expect(Font.Weight.bold.keyboardWeight == .bold)
    #expect(Keyboard.ToolbarStyle.standard.minHeight == 48)
    #expect(KeyboardViewStyle.standard.edgeInsets == nil)
    let phone = EmojiKeyboardStyle.standardPhonePortrait
    #expect(phone.totalHeight == 200 && phone.augmented(for: .numbers).rows == 6)
    #expect(EmojiKeyboardStyle.standard(for: context).rows == 5)
    #expect(EmojiKeyboardStyle.optimized(for: context).itemSize == 40)
  }

  @Test func colorsAndTexts() {
    #expect(
      Color.standardButtonBackgroundColor(for: context)
        == .keyboardButtonBackground(for: context.colorScheme))
    #expect(Color.keyboardButtonBackground(for: .dark) != .keyboardButtonBackground(for: .light))
    #expect(Image.keyboardBackspace(for: .arabic) == .keyboardBackspaceRtl)
    #expect(Image.keyboardShift(.capsLocked) == .keyboardShiftCapslocked)
    #expect(KeyboardAction.space.isInputAction && KeyboardAction.shift(.auto).isSystemAction)
    #expect(KeyboardAction.primary(.done).isPrimaryAction)
    #expect(KeyboardAction.backspace.standardButtonImage(for: context) == .keyboardBackspace)
  }

  @Test func modifiers() {
    let view = KeyboardInputViewController().onPhone().standardKeyboardView
    let styled =
      view
      .keyboardButtonStyle(KeyboardButtonStyle(cornerRadius: 9))
      .keyboardButtonStyle { params in
        KeyboardButtonStyle(backgroundColor: params.action == .space ? .red : .blue)
      }
      .keyboardViewStyle(KeyboardViewStyle(background: .color(.black), foregroundColor: .white))
      .keyboardCalloutStyle(.standard)
      .keyboardCalloutActions { params in params.action == .space ? [.tab] : nil }
      .keyboardToolbarStyle(.init(height: 60))
      .autocompleteToolbarStyle(.standard)
      .autocompleteToolbarItemStyle(.init(titleColor: .white))
      .autocompleteToolbarSeparatorStyle(.init(color: .white))
      .autocorrectionDisabled()
      .emojiKeyboardStyle(.init(rows: 4))
      .emojiKeyboardStyle { .standard(for: $0) }
      .keyboardTheme(try? .tron, context: context)
    let scene = styled.scene(measuring: .fixedAdvance)
    #expect(scene.size.height == 274)
    #expect(scene.backgroundColor(ofKey: "space") == Color.red.resolved(isDark: false))
    #expect(scene.backgroundColor(ofKey: "q") == Color.blue.resolved(isDark: false))
    let nothing: KeyboardTheme? = nil
    #expect(
      view.keyboardTheme(nothing, context: context).scene(measuring: .fixedAdvance)
        == view.scene(measuring: .fixedAdvance))
  }
}
