// Written by `make generate`; don't edit.

// swift-format-ignore-file

import Foundation
import KeyboardGolden
import KeyboardKit
import KeyboardRender
import Testing

// README.md
private func example1(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  func tron() {
    expectGolden(of: KeyboardView(keyboardContext: context).keyboardTheme(.tron), named: "tron")
  }
}

// README.md
private func example2(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {

  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
  let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
  let view = KeyboardView(keyboardContext: context, appearance: appearance)
  let png = try KeyboardRenderer().png(of: view, scale: 3)
  try Data(png).write(to: URL(filePath: "keyboard.png"))
  _ = context
  _ = appearance
  _ = view
  _ = png
}

// README.md
private func example3(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let bytes = Array(try Data(contentsOf: URL(filePath: "mint.json")))
  let mint = try KeyboardTheme(decoding: SourceFile(name: "mint.json", bytes: bytes))
  _ = bytes
  _ = mint
}

// README.md
private func example4(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let built = VStack(spacing: 0) {
    HStack {
      Text("Translate")
      Spacer()
      Text("Done").padding(.horizontal).background(.blue, in: Capsule())
    }.frame(height: 44)
    view
  }
  _ = built
}

// README.md
private func example5(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let phone = DeviceFrame(device: .standard, text: "Hallo") { view }
  let svg = try KeyboardRenderer().svg(of: phone)
  _ = phone
  _ = svg
}

// Snapshots/README.md
private func example6(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {

  func tron() {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
    expectGolden(of: KeyboardView(keyboardContext: context).keyboardTheme(.tron), named: "tron")
  }
}

// Snapshots/README.md
private func example7(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  expectGolden(
    of: view, named: "shadow", tolerance: PictureTolerance(channels: 2),
    because: "The release machines have another version of Cairo")
}

// Sources/Data/KeyboardDocuments/Diagnostics/KeyboardNotices.swift
private func example8(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  KeyboardNotices.handler = { notice in print(notice.message) }
}

// Sources/Drawing/GoldenImages/Verdict/PictureTolerance.swift
private func example9(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let antialiasing = PictureTolerance(
    channels: 2, window: PictureTolerance.Window(size: 8, pixels: 3))
  _ = antialiasing
}

// Sources/Drawing/KeyboardDrawing/Attributes/Color.swift
private func example10(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let accent = Color(hex: 0x0A84FF)
  let paper = Color(light: .init(hex: 0xFFFFFF), dark: .init(hex: 0x1C1C1E))
  let faint = accent.opacity(0.3)
  _ = accent
  _ = paper
  _ = faint
}

// Sources/Drawing/KeyboardDrawing/Scene/Scene.swift
private func example11(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let scene = view.scene(measuring: .fixedAdvance)
  let key = scene.elements.first { $0.role == .key && $0.name == "q" }
  #expect(key?.box.isEmpty == false)
  _ = scene
  _ = key
}

// Sources/Drawing/KeyboardRender/Animation/KeyboardRenderer+APNG.swift
private func example12(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let frames = [false, true].map { isPressed in
    var view = KeyboardView(keyboardContext: context)
    if isPressed { view.pressedActions = [.space] }
    return PictureAnimation.Frame(
      view.scene(measuring: .fixedAdvance), duration: .milliseconds(400))
  }
  let apng = try KeyboardRenderer().apng(of: PictureAnimation(frames: frames), scale: 2)
  _ = frames
  _ = apng
}

// Sources/Drawing/KeyboardRender/Animation/PictureAnimation.swift
private func example13(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let scene = view.scene(measuring: .fixedAdvance)
  let animation = PictureAnimation(frames: [
    PictureAnimation.Frame(scene, duration: .milliseconds(90)),
    PictureAnimation.Frame(scene, duration: .milliseconds(160)),
  ])
  let bytes = try KeyboardRenderer().apng(of: animation, scale: 2)
  _ = scene
  _ = animation
  _ = bytes
}

// Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer+Bitmap.swift
private func example14(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let bitmap = try KeyboardRenderer().bitmap(of: view, scale: 2)
  let size = [bitmap.width, bitmap.height]
  _ = bitmap
  _ = size
}

// Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer+Bitmap.swift
private func example15(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let png = try KeyboardRenderer().png(of: view, scale: 3, compression: .small)
  _ = png
}

// Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer+Documents.swift
private func example16(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let svg = try KeyboardRenderer().svg(of: view, title: "A German keyboard")
  _ = svg
}

// Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer+Documents.swift
private func example17(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let pdf = try KeyboardRenderer().pdf(of: view)
  _ = pdf
}

// Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer+Notices.swift
private func example18(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let notices = try KeyboardRenderer().notices(of: view)
  _ = notices
}

// Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer.swift
private func example19(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let renderer = try KeyboardRenderer()
  let bytes = try renderer.png(of: view, scale: 3)
  try Data(bytes).write(to: URL(filePath: "keyboard.png"))
  _ = renderer
  _ = bytes
}

// Sources/Drawing/KeyboardRender/Renderer/RenderReport.swift
private func example20(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let report = try KeyboardRenderer().report(of: view, scale: 3)
  let clipped = report.texts.filter { !$0.isInside(tolerance: 0.5) }
  _ = report
  _ = clipped
}

// Sources/Keyboard/KeyboardCore/Actions/KeyboardAction.swift
private func example21(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let actions: [KeyboardAction] = [.shift(.lowercased), .character("a"), .primary(.go)]
  let inputs = actions.filter(\.isInputAction)
  _ = actions
  _ = inputs
}

// Sources/Keyboard/KeyboardCore/Autocomplete/Autocomplete+Suggestion.swift
private func example22(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let suggestions = [
    Autocomplete.Suggestion(text: "keyboard", type: .autocorrect),
    Autocomplete.Suggestion(text: "keyboards", subtitle: "plural"),
  ]
  let view = KeyboardView(keyboardContext: context, suggestions: suggestions)
  _ = suggestions
  _ = view
}

// Sources/Keyboard/KeyboardCore/Callouts/KeyboardCallout.swift
private func example23(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
  var view = KeyboardView(keyboardContext: context)
  view.calloutService = service
  view.callout = .actions(of: .character("e"), selectedIndex: 1)
  _ = service
  _ = view
}

// Sources/Keyboard/KeyboardCore/Context/KeyboardContext.swift
private func example24(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
  context.keyboardType = .numeric
  context.colorScheme = .dark
  _ = context
}

// Sources/Keyboard/KeyboardCore/Context/KeyboardTraits.swift
private func example25(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var shifted = context.traits
  shifted.keyboardCase = .uppercased
  let shiftedContext = KeyboardContext(traits: shifted)
  let layout = KeyboardLayout.StandardService().keyboardLayout(for: shiftedContext)
  _ = shifted
  _ = shiftedContext
  _ = layout
}

// Sources/Keyboard/KeyboardCore/Devices/Device.swift
private func example26(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  if let pad = Device.named("ipad-pro-11") { context.use(pad, orientation: .landscape) }
}

// Sources/Keyboard/KeyboardCore/Layout/KeyboardLayout+Mutations.swift
private func example27(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
  if let key = layout.tryCreateBottomRowItem(for: .character("🇸🇪")) {
    layout.itemRows.insert(key, before: .primary(.return))
  }
  _ = layout
}

// Sources/Keyboard/KeyboardCore/Layout/KeyboardLayout+Mutations.swift
private func example28(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
  layout.itemRows.remove(.keyboardType(.emojis))
  _ = layout
}

// Sources/Keyboard/KeyboardCore/Layout/KeyboardLayout.swift
private func example29(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let service = KeyboardLayout.StandardService.allLocales()
  let layout = service.keyboardLayout(for: context)
  let actions = layout.itemRows[0].map(\.action)
  let widths = layout.placedItems(width: 390).map(\.frame.width)
  _ = service
  _ = layout
  _ = actions
  _ = widths
}

// Sources/Keyboard/KeyboardCore/Locales/LocaleProfile.swift
private func example30(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var profile = LocaleProfile.profile(forIdentifier: "de")
  profile.labels[.space] = "Leerzeichen"
  context.localeProfile = profile
  _ = profile
}

// Sources/Keyboard/KeyboardInput/ActionHandling/KeyTouchHandler.swift
private func example31(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let handler = KeyTouchHandler(state: controller.state, services: controller.services)
  let keys = controller.standardKeyboardView.touchableKeys(measuring: .fixedAdvance)
  for key in keys where key.action == .character("q") {
    handler.press(key)
    handler.lift()
  }
  _ = handler
  _ = keys
}

// Sources/Keyboard/KeyboardInput/ActionHandling/KeyboardAction+StandardActionHandler.swift
private func example32(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  final class QuietActionHandler: KeyboardAction.StandardActionHandler {
    override func shouldTriggerFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool { action != .backspace }
  }
  controller.services.actionHandler = QuietActionHandler(controller: controller)
}

// Sources/Keyboard/KeyboardInput/State/KeyboardThemeContext.swift
private func example33(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let themeContext = KeyboardThemeContext()
  themeContext.setCurrentTheme(.tron)
  let appearance = themeContext.currentTheme.map {
    KeyboardThemeAppearance(theme: $0, keyboardContext: context)
  }
  _ = themeContext
  _ = appearance
}

// Sources/Keyboard/KeyboardInput/TextDocument/InMemoryTextDocument.swift
private func example34(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let document = InMemoryTextDocument("Hello wor", textAfter: "!")
  document.insertText("ld")
  #expect(document.text == "Hello world!")
  #expect(document.documentContextBeforeInput == "Hello world")
  _ = document
}

// Sources/Keyboard/KeyboardLexicon/EmojiSearch/Emoji+ColonSearch.swift
private func example35(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let search = Emoji.ColonSearch(text: "Well done :smi")
  let emojis = search?.results(limit: 3) ?? []
  _ = search
  _ = emojis
}

// Sources/Keyboard/KeyboardLexicon/Service/Autocomplete+LocalService.swift
private func example36(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let service = Autocomplete.LocalService(locale: Locale(identifier: "en"))
  let suggestions = try service.immediateResult(for: "I recieve").suggestions
  _ = service
  _ = suggestions
}

// Sources/Keyboard/KeyboardStyling/Appearance/KeyboardAppearance.swift
private func example37(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let view = KeyboardView(keyboardContext: context)
  let style = view.appearance.buttonStyle(for: .character("a"), isPressed: false)
  controller.keyboardAppearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
  _ = view
  _ = style
}

// Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
private func example38(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class RoundAppearance: StandardKeyboardAppearance {
    override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
  }
  let appearance = RoundAppearance(keyboardContext: context)
  let view = KeyboardView(keyboardContext: context, appearance: appearance)
  _ = appearance
  _ = view
}

// Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
private func example39(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class RedLetters: StandardKeyboardAppearance {

    override func buttonStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonStyle {
      var style = super.buttonStyle(for: action, isPressed: isPressed)
      if action.isInputAction { style.foregroundColor = .red }
      return style
    }
  }
}

// Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
private func example40(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class SearchAppearance: StandardKeyboardAppearance {

    override func buttonImage(for action: KeyboardAction) -> Image? {
      action == .primary(.search) ? .keyboardSearch : super.buttonImage(for: action)
    }
  }
}

// Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
private func example41(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class NamedSpace: StandardKeyboardAppearance {

    override func buttonText(for action: KeyboardAction) -> String? {
      action == .space ? "My keyboard" : super.buttonText(for: action)
    }
  }
}

// Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
private func example42(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class BoldAppearance: StandardKeyboardAppearance {

    override func buttonFont(for action: KeyboardAction) -> KeyboardFont {
      super.buttonFont(for: action).weight(.bold)
    }
  }
}

// Sources/Keyboard/KeyboardStyling/Assets/KeyboardFont.swift
private func example43(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let letters = KeyboardFont.system(size: 24, weight: .light)
  let words = KeyboardFont.custom("Noto Serif", size: 16)
  _ = letters
  _ = words
}

// Sources/Keyboard/KeyboardStyling/Documents/KeyboardTheme+BuiltIn.swift
private func example44(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let theme = try KeyboardTheme.builtIn("tron:sark")
  _ = theme
}

// Sources/Keyboard/KeyboardStyling/Documents/KeyboardTheme+Decoding.swift
private func example45(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let json = """
    { "formatVersion": 1, "name": "Ink", "background": "#101014" }
    """
  let theme = try KeyboardTheme(decoding: SourceFile(name: "ink.json", text: json))
  _ = json
  _ = theme
}

// Sources/Keyboard/KeyboardStyling/Styles/Autocomplete+ToolbarStyle.swift
private func example46(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var style = Autocomplete.ToolbarStyle(height: 44)
  style.item.titleColor = .blue
  _ = style
}

// Sources/Keyboard/KeyboardStyling/Styles/Keyboard+Background.swift
private func example47(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let plain = Keyboard.Background.color(.black)
  var tinted = Keyboard.Background.verticalGradient([.purple, .pink])
  tinted.overlayColor = .black.opacity(0.2)
  _ = plain
  _ = tinted
}

// Sources/Keyboard/KeyboardStyling/Styles/Keyboard+ButtonStyle.swift
private func example48(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let style = Keyboard.ButtonStyle(backgroundColor: .red, cornerRadius: 9)
  let view = KeyboardView(keyboardContext: context).keyboardButtonStyle(style)
  _ = style
  _ = view
}

// Sources/Keyboard/KeyboardStyling/Styles/Keyboard+CornerRadii.swift
private func example49(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var style = Keyboard.ButtonStyle(cornerRadius: 4)
  style.cornerRadii = .init(topLeading: .points(12), bottomTrailing: .percent(50))
  _ = style
}

// Sources/Keyboard/KeyboardStyling/Styles/Keyboard+Material.swift
private func example50(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var glass = Keyboard.Material(blur: 12, saturation: 1.5)
  glass.tint = .white.opacity(0.6)
  let background = Keyboard.Background.material(glass)
  _ = glass
  _ = background
}

// Sources/Keyboard/KeyboardStyling/Styles/KeyboardCallout+CalloutStyle.swift
private func example51(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var style = KeyboardCallout.CalloutStyle.standard
  style.cornerRadius = 16
  style.actionItemFont = .title2
  _ = style
}

// Sources/Keyboard/KeyboardStyling/Styles/KeyboardViewStyle.swift
private func example52(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var style = KeyboardViewStyle(background: .color(.black), foregroundColor: .white)
  style.rowHeightScale = 1.1
  _ = style
}

// Sources/Keyboard/KeyboardStyling/ThemeAppearance/KeyboardThemeAppearance.swift
private func example53(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
  let pressed = appearance.buttonStyle(for: .space, isPressed: true)
  let view = KeyboardView(keyboardContext: context, appearance: appearance)
  _ = appearance
  _ = pressed
  _ = view
}

// Sources/Keyboard/KeyboardStyling/ThemeModel/KeyboardTheme+Rule.swift
private func example54(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var match = KeyboardTheme.ButtonMatch()
  match.actions = [.init(.space)]
  match.states = [.pressed]
  var theme = KeyboardTheme(name: "Glow")
  theme.rules.append(.init(match: match, style: .key(.init(backgroundColor: .cyan))))
  _ = match
  _ = theme
}

// Sources/Keyboard/KeyboardStyling/ThemeModel/KeyboardTheme.swift
private func example55(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var theme: KeyboardTheme = try .tron
  theme.name = "Ember"
  theme.buttonStyles[.primary]?.backgroundColor = .orange
  let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
  _ = theme
  _ = view
}

// Sources/Keyboard/KeyboardViews/CalloutViews/View+KeyboardCallouts.swift
private func example56(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let view = KeyboardView(keyboardContext: context).keyboardCalloutActions { params in
    params.action == .character("k")
      ? [.character("к"), .character("κ")] : params.standardActions(for: context)
  }
  _ = view
}

// Sources/Keyboard/KeyboardViews/Containers/Stacks.swift
private func example57(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let bar = HStack(spacing: 12) {
    Image(systemName: "globe")
    Text("English")
    Spacer()
    Text("3 words").foregroundColor(.secondary)
  }.padding(.horizontal)
  _ = bar
}

// Sources/Keyboard/KeyboardViews/Containers/Stacks.swift
private func example58(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let view = VStack(spacing: 0) {
    Text("Your plan: Free").font(.footnote).frame(height: 32)
    KeyboardView(keyboardContext: context)
  }
  _ = view
}

// Sources/Keyboard/KeyboardViews/Environment/EnvironmentValues.swift
private func example59(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let inset = view.environment(\.safeAreaInsets, EdgeInsets(bottom: 34))
  _ = inset
}

// Sources/Keyboard/KeyboardViews/Environment/View.swift
private func example60(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  struct TitledKeyboard: View {
    let context: KeyboardContext
    var body: some View { KeyboardView(keyboardContext: context).keyboardTheme(.tron) }
  }
}

// Sources/Keyboard/KeyboardViews/Environment/View.swift
private func example61(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let scene = view.scene(measuring: .fixedAdvance)
  let keys = scene.elements.filter { $0.role == .key }.map(\.name)
  _ = scene
  _ = keys
}

// Sources/Keyboard/KeyboardViews/Environment/ViewBuilder.swift
private func example62(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let isTyping = true
  let bar = HStack {
    Text("Draft")
    if isTyping { Image(systemName: "keyboard") } else { Spacer() }
  }
  _ = isTyping
  _ = bar
}

// Sources/Keyboard/KeyboardViews/Environment/ViewProperties.swift
private func example63(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  struct Caption: View {
    @Environment(\.colorScheme) var colorScheme
    var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
  }
}

// Sources/Keyboard/KeyboardViews/Environment/ViewProperties.swift
private func example64(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  struct Caption: View {
    @EnvironmentObject var keyboardContext: KeyboardContext
    var body: some View { Text(keyboardContext.locale.identifier) }
  }
  let caption = Caption().environmentObject(KeyboardContext())
  _ = caption
}

// Sources/Keyboard/KeyboardViews/Frame/Backed.swift
private func example65(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let scene = Backed(.color(.purple)) {
    KeyboardView(keyboardContext: context)
  }.scene(measuring: .fixedAdvance)
  _ = scene
}

// Sources/Keyboard/KeyboardViews/Frame/DeviceFrame.swift
private func example66(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let frame = DeviceFrame(device: .standard, text: "Hello") {
    KeyboardView(keyboardContext: context)
  }
  let scene = frame.scene(measuring: .fixedAdvance)
  _ = frame
  _ = scene
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Settings.swift
private func example67(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let docked = view.keyboardDockEdge(.trailing)
  _ = docked
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Settings.swift
private func example68(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let withDigits = view.keyboardInputToolbarDisplayMode(.numbers)
  _ = withDigits
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example69(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let style = Keyboard.ButtonStyle(backgroundColor: .blue, foregroundColor: .white, cornerRadius: 8)
  let blue = view.keyboardButtonStyle(style)
  _ = style
  _ = blue
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example70(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let marked = view.keyboardButtonStyle { params in
    var style = params.standardStyle(for: context)
    if params.action == .space { style.backgroundColor = params.isPressed ? .orange : .yellow }
    return style
  }
  _ = marked
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example71(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let style = KeyboardViewStyle(
    background: .verticalGradient([.indigo, .black]), foregroundColor: .white,
    edgeInsets: EdgeInsets(horizontal: 4, vertical: 8))
  let evening = view.keyboardViewStyle(style)
  _ = style
  _ = evening
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example72(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var style = KeyboardCallout.CalloutStyle.standard
  style.backgroundColor = .yellow
  style.foregroundColor = .black
  let bright = view.keyboardCalloutStyle(style)
  _ = style
  _ = bright
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example73(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let high = view.autocompleteToolbarStyle(.init(height: 60))
  _ = high
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example74(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let gray = view.keyboardToolbarStyle(.init(backgroundColor: .gray, minHeight: 44))
  _ = gray
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example75(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let blue = view.autocompleteToolbarItemStyle(.init(titleColor: .blue))
  _ = blue
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example76(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  context.keyboardType = .emojis
  let large = view.emojiKeyboardStyle(Emoji.KeyboardStyle(rows: 4, itemSize: 50))
  _ = large
}

// Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
private func example77(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let theme = try KeyboardTheme.builtIn("neonNights")
  let neon = view.keyboardTheme(theme, context: context)
  _ = theme
  _ = neon
}

// Sources/Keyboard/KeyboardViews/Typist/TypingRhythm.swift
private func example78(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let typist = Typist(controller: controller)
  var rhythm = TypingRhythm(seed: 7)
  var times: [TimeInterval] = []
  typist.observer = { event in times.append(rhythm.time(of: event)) }
  try typist.type("Hello")
  _ = typist
  _ = rhythm
  _ = times
}

// Sources/Keyboard/KeyboardViews/Typist/Typist.swift
private func example79(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let typist = Typist(controller: controller)
  typist.observer = { event in print(event.time, event.kind.name, event.action) }
  try typist.type("Hello 😀")
  _ = typist
}

// Sources/Keyboard/KeyboardViews/ViewController/KeyboardInputViewController.swift
private func example80(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class ThemedController: KeyboardInputViewController {
    override func viewWillSetupKeyboardView() {
      setupKeyboardView { $0.standardKeyboardView.keyboardTheme(.tron) }
    }
  }
  let view = ThemedController().keyboardView
  _ = view
}

// Sources/Keyboard/KeyboardViews/ViewController/KeyboardInputViewController.swift
private func example81(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  controller.setupKeyboardView { controller in
    VStack(spacing: 0) {
      Text("Draft").frame(height: 30)
      controller.standardKeyboardView
    }
  }
}

// Sources/Keyboard/KeyboardViews/ViewController/KeyboardViewPreview.swift
private func example82(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let preview = KeyboardViewPreview(
    locale: .swedish, theme: try .builtIn("cottonCandy"), colorScheme: .dark)
  _ = preview
}

// Sources/Keyboard/KeyboardViews/Views/Autocomplete+Toolbar.swift
private func example83(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let toolbar = Autocomplete.Toolbar(
    suggestions: .preview,
    itemView: { $0.view.autocompleteToolbarItemStyle(.init(titleColor: .blue)) },
    separatorView: { $0.view },
    suggestionAction: { controller.services.actionHandler.handle($0) })
  _ = toolbar
}

// Sources/Keyboard/KeyboardViews/Views/Button.swift
private func example84(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let button = Button("Done") { controller.dismissKeyboard() }
  _ = button
}

// Sources/Keyboard/KeyboardViews/Views/KeyboardView+Builders.swift
private func example85(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let keyboard = KeyboardView(
    state: controller.state, services: controller.services,
    buttonContent: { params in
      if params.item.action == .space { Text("Hold to talk") } else { params.view }
    },
    toolbar: { params in
      HStack {
        params.view
        Image(systemName: "globe").padding(.trailing)
      }
    })
  _ = keyboard
}

// Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
private func example86(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let view = KeyboardView(keyboardContext: context)
    .keyboardTheme(.tron)
    .keyboardCalloutActions { $0.action == .backspace ? [.character("1")] : nil }
  let bytes = try KeyboardRenderer().png(of: view, scale: 3)
  _ = view
  _ = bytes
}

// Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
private func example87(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  context.keyboardType = .emojis
  var view = KeyboardView(keyboardContext: context)
  view.emojiKeyboard = EmojiKeyboard(category: .foodAndDrink)
  _ = view
}

// Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
private func example88(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var view = KeyboardView(keyboardContext: context)
  view.pressedActions = [.shift(.lowercased), .character("q")]
  _ = view
}

// Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
private func example89(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var view = KeyboardView(keyboardContext: context)
  view.callout = .actions(of: .character("e"), selectedIndex: 1)
  _ = view
}

// Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
private func example90(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var view = KeyboardView(keyboardContext: context)
  view.preferredSize = CGSize(width: 320, height: 240)
  _ = view
}

// Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
private func example91(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let tron = KeyboardView(keyboardContext: context).keyboardTheme(.tron)
  _ = tron
}

// Sources/Keyboard/KeyboardViews/Views/PlacedKeyboard.swift
private func example92(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let placed = view.placed(in: ViewContext(text: .fixedAdvance))
  let space = placed.keys.first { $0.item.action == .space }?.keyFrame
  _ = placed
  _ = space
}

// Sources/Keyboard/KeyboardViews/Views/View+KeyboardButton.swift
private func example93(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let key = Text("Send").keyboardButton(
    for: .primary(.send), actionHandler: controller.services.actionHandler,
    keyboardContext: context)
  _ = key
}

// Sources/Products/KeyboardGolden/Documentation.docc/KeyboardGolden.md
private func example94(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  func tron() {
    let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.tron)
    expectGolden(of: view, named: "tron")
  }
}

// Sources/Products/KeyboardGolden/Documentation.docc/KeyboardGolden.md
private func example95(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  expectGolden(
    of: view, named: "shadow", tolerance: PictureTolerance(channels: 2),
    because: "The release machines have another version of Cairo")
}

// Sources/Products/KeyboardGolden/ExpectGolden.swift
private func example96(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  func tron() {
    let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.tron)
    expectGolden(of: view, named: "tron")
  }
}

// Sources/Products/KeyboardGolden/ExpectGolden.swift
private func example97(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  expectGolden(
    of: view, named: "shadow", tolerance: PictureTolerance(channels: 2),
    because: "The release machines have another version of Cairo")
}

// Sources/Products/KeyboardGolden/GoldenSuite.swift
private func example98(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let suite = GoldenSuite(folder: URL(filePath: "Goldens"), record: .never, scale: 2)
  suite.expect(view, named: "keyboard")
  _ = suite
}

// Sources/Products/KeyboardGolden/GoldenSuite.swift
private func example99(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let suite = GoldenSuite(scale: 1)
  suite.expect(view, named: "phone")
  _ = suite
}

// Sources/Products/KeyboardGolden/GoldenSuite.swift
private func example100(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let suite = GoldenSuite()
  suite.expect(
    view, named: "gradient", tolerance: PictureTolerance(perceptual: 0.01),
    because: "The gradient is dithered")
  _ = suite
}

// Sources/Products/KeyboardKit/Documentation.docc/Actions.md
private func example101(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let letter = KeyboardAction.character("a")
  let layer = KeyboardAction.keyboardType(.numeric)
  let isTyped = letter.isInputAction && !layer.isInputAction
  _ = letter
  _ = layer
  _ = isTyped
}

// Sources/Products/KeyboardKit/Documentation.docc/Actions.md
private func example102(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class ShoutingActionHandler: KeyboardAction.StandardActionHandler {

    override func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard gesture == .release, case .character(let text) = action else {
        return super.handle(gesture, on: action)
      }
      super.handle(gesture, on: .character(text.uppercased()))
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Actions.md
private func example103(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class KeyboardViewController: KeyboardInputViewController {

    override func viewDidLoad() {
      super.viewDidLoad()
      services.actionHandler = KeyboardAction.StandardActionHandler(controller: self)
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Actions.md
private func example104(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let controller = KeyboardInputViewController()
  let typist = Typist(controller: controller)
  try typist.type("Hello")
  _ = controller
  _ = typist
}

// Sources/Products/KeyboardKit/Documentation.docc/Appearance.md
private func example105(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class RedAppearance: StandardKeyboardAppearance {

    override func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      action.isInputAction ? .red : super.buttonBackgroundColor(for: action, isPressed: isPressed)
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Appearance.md
private func example106(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let view = KeyboardView(keyboardContext: .preview)
    .keyboardButtonStyle { params in
      var style = params.standardStyle(for: .preview)
      if params.action == .backspace { style.foregroundColor = .red }
      return style
    }
  _ = view
}

// Sources/Products/KeyboardKit/Documentation.docc/Architecture.md
private func example107(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  struct Banner: View {

    var body: some View {
      Text("Hello").environment(\.foregroundColor, .red)
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example108(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let service = Autocomplete.DisabledAutocompleteService(
    suggestions: [Autocomplete.Suggestion(text: "Hello")])
  let result = try await service.autocomplete("Hel")
  _ = service
  _ = result
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example109(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  final class Greetings: AutocompleteService {

    var locale = Locale(identifier: "en")

    func autocompleteSuggestions(for text: String) async throws -> [Autocomplete.Suggestion] {
      ["Hello", "Hi"].filter { $0.hasPrefix(text) }.map { Autocomplete.Suggestion(text: $0) }
    }

    // This service neither ignores nor learns words.
    var canIgnoreWords: Bool { false }
    var canLearnWords: Bool { false }
    var ignoredWords: [String] { [] }
    var learnedWords: [String] { [] }
    func hasIgnoredWord(_ word: String) -> Bool { false }
    func hasLearnedWord(_ word: String) -> Bool { false }
    func ignoreWord(_ word: String) {}
    func learnWord(_ word: String) {}
    func removeIgnoredWord(_ word: String) {}
    func unlearnWord(_ word: String) {}
  }

  controller.services.autocompleteService = Greetings()
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example110(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let suggestions = [
    Autocomplete.Suggestion(text: "teh", type: .unknown),
    Autocomplete.Suggestion(text: "the", type: .autocorrect),
  ]
  let toolbar = Autocomplete.Toolbar(suggestions: suggestions)
  _ = suggestions
  _ = toolbar
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example111(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let custom = Autocomplete.Toolbar(
    suggestions: .preview,
    itemView: { params in Text(params.suggestion.title) },
    separatorView: { $0.view },
    suggestionAction: { controller.services.actionHandler.handle($0) })
  _ = custom
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example112(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  actor Desk {
    let controller = KeyboardInputViewController()

    func open() {
      controller.startAutocomplete()
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
private func example113(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
  let service = KeyboardCallout.StandardCalloutService(keyboardContext: context)
  let actions = service.calloutActions(for: .character("a"))
  _ = context
  _ = service
  _ = actions
}

// Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
private func example114(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  struct DigitsOnBackspace: View {

    let state: Keyboard.State
    let services: Keyboard.Services

    var body: some View {
      KeyboardView(state: state, services: services)
        .keyboardCalloutActions { params in
          params.action == .backspace ? [.character("1"), .character("2")] : nil
        }
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
private func example115(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var style = KeyboardCallout.CalloutStyle.standard
  style.backgroundColor = .red
  let view = KeyboardView(keyboardContext: .preview).keyboardCalloutStyle(style)
  _ = style
  _ = view
}

// Sources/Products/KeyboardKit/Documentation.docc/KeyboardKit.md
private func example116(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {

  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
  let view = KeyboardView(keyboardContext: context).keyboardTheme(.tron)
  let png = try KeyboardRenderer().png(of: view, scale: 3)
  _ = context
  _ = view
  _ = png
}

// Sources/Products/KeyboardKit/Documentation.docc/Layout.md
private func example117(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
  let service = KeyboardLayout.StandardService()
  let layout = service.keyboardLayout(for: context)
  let firstRow = layout.itemRows[0].map(\.action)
  _ = context
  _ = service
  _ = layout
  _ = firstRow
}

// Sources/Products/KeyboardKit/Documentation.docc/Layout.md
private func example118(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class LayoutWithTab: KeyboardLayout.StandardService {

    override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = super.keyboardLayout(for: context)
      var tab = layout.itemRows[2][0]
      tab.action = .tab
      layout.itemRows[2][0] = tab
      return layout
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
private func example119(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
  let renderer = try KeyboardRenderer()
  let keyboard = KeyboardView(keyboardContext: context).keyboardTheme(.tron)
  let png = try renderer.png(of: keyboard, scale: 3)
  let svg = try renderer.svg(of: keyboard)
  _ = context
  _ = renderer
  _ = keyboard
  _ = png
  _ = svg
}

// Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
private func example120(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var held = KeyboardView(keyboardContext: context)
  held.pressedActions = [.character("g")]
  held.callout = .input(.character("g"))

  var chosen = KeyboardView(keyboardContext: context)
  chosen.pressedActions = [.character("e")]
  chosen.callout = .actions(of: .character("e"), selectedIndex: 2)
  _ = held
  _ = chosen
}

// Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
private func example121(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  context.keyboardType = .numeric
  context.keyboardCase = .capsLocked
  context.colorScheme = .dark
  context.returnKeyType = .search
  context.locale = Locale(identifier: "ar")
}

// Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
private func example122(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let typist = Typist(controller: controller)
  try typist.type("Dear Anna")
  let after = controller.standardKeyboardView
  let written = controller.textDocumentProxy.documentContextBeforeInput
  _ = typist
  _ = after
  _ = written
}

// Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
private func example123(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var frames: [PictureAnimation.Frame] = []
  let recorded = Typist(controller: controller)
  let text = TextMeasure.fixedAdvance
  recorded.settled = {
    var keyboard = controller.standardKeyboardView
    keyboard.pressedActions = recorded.pressedActions
    frames.append(.init(keyboard.scene(measuring: text), duration: .milliseconds(80)))
  }
  try recorded.type("Hi")
  let animation = PictureAnimation(frames: frames)
  _ = frames
  _ = recorded
  _ = text
  _ = animation
}

// Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
private func example124(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let renderer = try KeyboardRenderer()
  var pictures: [[UInt8]] = []
  for device in Device.all where device.type.isPad {
    context.use(device, orientation: .landscape)
    let framed = DeviceFrame(device: device, orientation: .landscape, text: "Dear Anna") {
      KeyboardView(keyboardContext: context)
    }
    pictures.append(try renderer.png(of: framed, scale: 1))
  }
  _ = renderer
  _ = pictures
}

// Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
private func example125(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  func heldKey() {
    var view = KeyboardView(keyboardContext: .preview)
    view.pressedActions = [.character("g")]
    view.callout = .input(.character("g"))
    expectGolden(of: view, named: "heldKey")
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Themes.md
private func example126(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let tron: KeyboardTheme = try .tron
  let sark: KeyboardTheme = try .tron(.sark)
  let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.cottonCandy)
  _ = tron
  _ = sark
  _ = view
}

// Sources/Products/KeyboardKit/Documentation.docc/Themes.md
private func example127(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class RoundTheme: KeyboardThemeAppearance {

    override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Views.md
private func example128(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let bar = HStack {
    Text("Reply in French").font(.headline)
    Spacer()
    Text("Done")
      .foregroundColor(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(.blue, in: Capsule())
  }.padding(.horizontal)
  let header = VStack(spacing: 0) {
    bar
    view
  }
  _ = bar
  _ = header
}

// Sources/Products/KeyboardKit/Documentation.docc/Views.md
private func example129(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let keyboard = KeyboardView(
    state: controller.state, services: controller.services,
    buttonContent: { params in
      if params.item.action == .space { Text("Hold to talk") } else { params.view }
    },
    buttonView: { $0.view },
    collapsedView: { $0.view },
    emojiKeyboard: { $0.view },
    toolbar: { params in
      HStack {
        params.view
        Button("Done") { controller.dismissKeyboard() }.padding(.trailing)
      }
    })
  _ = keyboard
}

// Sources/Products/KeyboardKit/Documentation.docc/Views.md
private func example130(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  struct LanguageBar: View {

    @EnvironmentObject var keyboardContext: KeyboardContext
    @Environment(\.colorScheme) var colorScheme
    @State var isMenuShown = false

    var body: some View {
      HStack {
        Image(systemName: "globe")
        Text(keyboardContext.locale.identifier)
        if isMenuShown { Text(colorScheme == .dark ? "Night" : "Day") }
      }
    }
  }

  controller.setupKeyboardView { controller in
    VStack(spacing: 0) {
      LanguageBar()
      KeyboardView(controller: controller)
    }
  }
}
