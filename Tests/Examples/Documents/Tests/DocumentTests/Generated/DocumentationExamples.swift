// Written by `make generate`; don't edit.

// swift-format-ignore-file

import Foundation
import KeyboardGolden
import KeyboardKit
import KeyboardRender
import Synchronization
import Testing

@Suite struct DocumentationExamples {

  private let context = KeyboardContext.preview
  private let controller = KeyboardInputViewController.preview
  private var view: KeyboardView { KeyboardView(keyboardContext: context) }
  init() throws { try SampleFolder.enter() }

  // README.md
  @Test func example1() async throws {
    func neonNights() {
      let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.neonNights)
      expectGolden(of: view, named: "neonNights")
    }
    neonNights()
  }

  // README.md
  @Test func example2() async throws {

    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
    let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    let png = try KeyboardRenderer().png(of: view, scale: 3)
    try Data(png).write(to: URL(filePath: "keyboard.png"))
    _ = context
    _ = appearance
    _ = view
    _ = png
    #expect(try Data(contentsOf: URL(filePath: "keyboard.png")) == Data(png))
  }

  // Snapshots/README.md
  @Test func example3() async throws {

    func tron() {
      let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
      expectGolden(of: KeyboardView(keyboardContext: context).keyboardTheme(.tron), named: "tron")
    }
    tron()
  }

  // Snapshots/README.md
  @Test func example4() async throws {
    expectGolden(
      of: view, named: "shadow", tolerance: PictureTolerance(channels: 2),
      because: "The release machines have another version of Cairo")
  }

  // Snapshots/README.md
  @Test func example5() async throws {
    func looks(locale: String, theme: BuiltInTheme) {
      let fonts = URL(filePath: "Fonts", relativeTo: URL(filePath: #filePath))
      let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
      let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
      expectGolden(of: view, named: "looks", for: locale, theme.keyboardTheme.name, fonts: [fonts])
    }
  }

  // Snapshots/README.md
  @Test func example6() async throws {
    func tron(locale: String) {
      let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
      expectGolden(
        of: KeyboardView(keyboardContext: context).keyboardTheme(.tron), named: "tron", for: locale,
        tolerance: PictureTolerance(channels: 2),
        because: "The release machines have another version of Cairo")
    }
  }

  // Sources/Drawing/GoldenImages/Verdict/PictureTolerance.swift
  @Test func example7() async throws {
    let antialiasing = PictureTolerance(
      channels: 2, window: PictureTolerance.Window(size: 8, pixels: 3))
    #expect(antialiasing.description == "±2 per channel, 3 pixels in 8x8")
    _ = antialiasing
  }

  // Sources/Drawing/KeyboardDrawing/Attributes/Color.swift
  @Test func example8() async throws {
    let accent = Color(hex: 0x0A84FF)
    let paper = Color(light: .init(hex: 0xFFFFFF), dark: .init(hex: 0x1C1C1E))
    let faint = accent.opacity(0.3)
    #expect(paper.resolved(isDark: true) == Color.Resolved(hex: 0x1C1C1E))
    _ = accent
    _ = paper
    _ = faint
  }

  // Sources/Drawing/KeyboardDrawing/Attributes/ColorVision.swift
  @Test func example9() async throws {
    var scene = view.scene(measuring: .fixedAdvance)
    scene.vision = .deutan
    #expect(scene.vision?.rawValue == "deutan")
    _ = scene
  }

  // Sources/Drawing/KeyboardDrawing/Attributes/Font.swift
  @Test func example10() async throws {
    var style = Keyboard.ButtonStyle()
    style.fontFamily = ["Noto Serif", "monospace"]
    #expect(style.fontFamily?.first?.name == "Noto Serif")
    _ = style
  }

  // Sources/Drawing/KeyboardDrawing/Scene/Scene.swift
  @Test func example11() async throws {
    let scene = view.scene(measuring: .fixedAdvance)
    let key = scene.elements.first { $0.role == .key && $0.name == "q" }
    #expect(key?.box.isEmpty == false)
    _ = scene
    _ = key
  }

  // Sources/Drawing/KeyboardDrawing/Vectors/VectorImage.swift
  @Test func example12() async throws {
    let box = CGRect(x: 0, y: 0, width: 24, height: 24)
    let arrow = try VectorImage(path: "M4 12h16M12 4l8 8-8 8", viewBox: box, strokeWidth: 2)
    #expect(arrow.size == CGSize(width: 24, height: 24))
    _ = box
    _ = arrow
  }

  // Sources/Drawing/KeyboardRender/Animation/KeyboardRenderer+APNG.swift
  @Test func example13() async throws {
    let frames = [false, true].map { isPressed in
      var view = KeyboardView(keyboardContext: context)
      if isPressed { view.pressedActions = [.space] }
      return PictureAnimation.Frame(
        view.scene(measuring: .fixedAdvance), duration: .milliseconds(400))
    }
    let apng = try KeyboardRenderer().apng(of: PictureAnimation(frames: frames), scale: 2)
    #expect(!(apng.isEmpty))
    _ = frames
    _ = apng
  }

  // Sources/Drawing/KeyboardRender/Animation/PictureAnimation.swift
  @Test func example14() async throws {
    var pressed = view
    pressed.pressedActions = [.character("q")]
    let animation = PictureAnimation(frames: [
      PictureAnimation.Frame(view.scene(measuring: .fixedAdvance), duration: .milliseconds(90)),
      PictureAnimation.Frame(pressed.scene(measuring: .fixedAdvance), duration: .milliseconds(160)),
    ])
    let bytes = try KeyboardRenderer().apng(of: animation, scale: 2)
    #expect(bytes.contains("acTL".utf8))
    _ = pressed
    _ = animation
    _ = bytes
  }

  // Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer+Bitmap.swift
  @Test func example15() async throws {
    let bitmap = try KeyboardRenderer().bitmap(of: view, scale: 2)
    let size = [bitmap.width, bitmap.height]
    #expect(size == [780, 528])
    _ = bitmap
    _ = size
  }

  // Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer+Bitmap.swift
  @Test func example16() async throws {
    let png = try KeyboardRenderer().png(of: view, scale: 3, compression: .small)
    #expect(png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    _ = png
  }

  // Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer+Notices.swift
  @Test func example17() async throws {
    let notices = try KeyboardRenderer().notices(of: view)
    #expect(notices.isEmpty)
    _ = notices
  }

  // Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer.swift
  @Test func example18() async throws {
    let renderer = try KeyboardRenderer()
    let bytes = try renderer.png(of: view, scale: 3)
    #expect(String(decoding: bytes[1..<4], as: UTF8.self) == "PNG")
    _ = renderer
    _ = bytes
  }

  // Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer.swift
  @Test func example19() async throws {
    let svg = try KeyboardRenderer().svg(of: view, title: "A German keyboard")
    #expect(String(decoding: svg, as: UTF8.self).contains("<title>A German keyboard</title>"))
    _ = svg
  }

  // Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer.swift
  @Test func example20() async throws {
    let pdf = try KeyboardRenderer().pdf(of: view)
    #expect(String(decoding: pdf.prefix(5), as: UTF8.self) == "%PDF-")
    _ = pdf
  }

  // Sources/Drawing/KeyboardRender/Renderer/RenderReport.swift
  @Test func example21() async throws {
    let report = try KeyboardRenderer().report(of: view, scale: 3)
    let clipped = report.texts.filter { !$0.isInside(tolerance: 0.5) }
    #expect(clipped.isEmpty)
    _ = report
    _ = clipped
  }

  // Sources/Keyboard/KeyboardCore/Actions/KeyboardAction.swift
  @Test func example22() async throws {
    let actions: [KeyboardAction] = [.shift(.lowercased), .character("a"), .primary(.go)]
    #expect(actions.filter(\.isInputAction) == [.character("a")])
    _ = actions
  }

  // Sources/Keyboard/KeyboardCore/Autocomplete/Autocomplete+Suggestion.swift
  @Test func example23() async throws {
    let suggestions = [
      Autocomplete.Suggestion(text: "keyboard", type: .autocorrect),
      Autocomplete.Suggestion(text: "keyboards", subtitle: "plural"),
    ]
    #expect(suggestions.map(\.title) == ["keyboard", "keyboards"])
    let view = KeyboardView(keyboardContext: context, suggestions: suggestions)
    _ = suggestions
    _ = view
  }

  // Sources/Keyboard/KeyboardCore/Callouts/KeyboardCallout.swift
  @Test func example24() async throws {
    let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
    var view = KeyboardView(keyboardContext: context)
    view.calloutService = service
    view.callout = .actions(of: .character("e"), selectedIndex: 1)
    let scene = view.scene(measuring: .fixedAdvance)
    #expect(scene.elements.filter { $0.role == .calloutItem }.map(\.name).prefix(2) == ["e", "è"])
    _ = service
    _ = view
    _ = scene
  }

  // Sources/Keyboard/KeyboardCore/Context/KeyboardAccessibility.swift
  @Test func example25() async throws {
    var accessibility = KeyboardAccessibility()
    accessibility.isBoldTextEnabled = true
    context.accessibility = accessibility
    #expect(context.isBoldTextEnabled)
    _ = accessibility
  }

  // Sources/Keyboard/KeyboardCore/Context/KeyboardContext.swift
  @Test func example26() async throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
    context.keyboardType = .numeric
    context.colorScheme = .dark
    #expect(context.hasDarkColorScheme)
    _ = context
  }

  // Sources/Keyboard/KeyboardCore/Context/KeyboardTraits.swift
  @Test func example27() async throws {
    var shifted = context.traits
    shifted.keyboardCase = .uppercased
    let shiftedContext = KeyboardContext(traits: shifted)
    let layout = KeyboardLayout.StandardService().keyboardLayout(for: shiftedContext)
    #expect(layout.itemRows[0][0].action == .character("Q"))
    _ = shifted
    _ = shiftedContext
    _ = layout
  }

  // Sources/Keyboard/KeyboardCore/Context/KeyboardTraits.swift
  @Test func example28() async throws {
    context.textFieldContentType = .password
    let view = KeyboardView(keyboardContext: context, suggestions: .preview)
    #expect(view.scene(measuring: .fixedAdvance).elements.contains { $0.name == "passwords" })
    _ = view
  }

  // Sources/Keyboard/KeyboardCore/Context/TextDocumentReader.swift
  @Test func example29() async throws {
    let document = InMemoryTextDocument("I ", selection: "am", textAfter: " here")
    document.deselectSelectedText(at: .leading)
    #expect(document.documentContextBeforeInput == "I ")
    _ = document
  }

  // Sources/Keyboard/KeyboardCore/Devices/Device.swift
  @Test func example30() async throws {
    if let pad = Device.named("ipad-pro-11") { context.use(pad, orientation: .landscape) }
    #expect(context.screenSize.width == 1194)
  }

  // Sources/Keyboard/KeyboardCore/Keyboard/KeyboardUnicodeFont.swift
  @Test func example31() async throws {
    #expect(KeyboardUnicodeFont.bold.text("Été 24!") == "𝐄́𝐭𝐞́ 𝟐𝟒!")
    #expect(KeyboardUnicodeFont.script.plain("𝒽ℯ𝓁𝓁ℴ") == "hello")
  }

  // Sources/Keyboard/KeyboardCore/Layout/KeyboardLayout+Mutations.swift
  @Test func example32() async throws {
    var layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
    if let key = layout.tryCreateBottomRowItem(for: .character("🇸🇪")) {
      layout.itemRows.insert(key, before: .primary(.return))
    }
    #expect(layout.itemRows.joined().contains { $0.action == .character("🇸🇪") })
    _ = layout
  }

  // Sources/Keyboard/KeyboardCore/Layout/KeyboardLayout+Mutations.swift
  @Test func example33() async throws {
    var layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
    layout.itemRows.remove(.keyboardType(.emojis))
    #expect(!(layout.itemRows.joined().contains { $0.action == .keyboardType(.emojis) }))
    _ = layout
  }

  // Sources/Keyboard/KeyboardCore/Layout/KeyboardLayout.swift
  @Test func example34() async throws {
    let service = KeyboardLayout.StandardService.allLocales()
    let layout = service.keyboardLayout(for: context)
    #expect(layout.itemRows[0][0].action == .character("q"))
    #expect(layout.placedItems(width: 390)[0].frame.width == 39)
    _ = service
    _ = layout
  }

  // Sources/Keyboard/KeyboardCore/Locales/LocaleProfile.swift
  @Test func example35() async throws {
    var profile = LocaleProfile.profile(forIdentifier: "de")
    profile.labels[.space] = "Leerzeichen"
    context.localeProfile = profile
    #expect(KeyboardAction.space.standardButtonText(for: context) == "Leerzeichen")
    _ = profile
  }

  // Sources/Keyboard/KeyboardInput/ActionHandling/KeyTouchHandler.swift
  @Test func example36() async throws {
    let handler = KeyTouchHandler(state: controller.state, services: controller.services)
    let keys = controller.standardKeyboardView.touchableKeys(measuring: .fixedAdvance)
    for key in keys where key.action == .character("q") {
      handler.press(key)
      handler.lift()
    }
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "q")
    _ = handler
    _ = keys
  }

  // Sources/Keyboard/KeyboardInput/ActionHandling/KeyboardAction+StandardActionHandler.swift
  @Test func example37() async throws {
    final class QuietActionHandler: KeyboardAction.StandardActionHandler {
      override func shouldTriggerFeedback(
        for gesture: Keyboard.Gesture, on action: KeyboardAction
      ) -> Bool { action != .backspace }
    }
    let handler = QuietActionHandler(controller: controller)
    controller.services.actionHandler = handler
    #expect(!(handler.shouldTriggerFeedback(for: .press, on: .backspace)))
    _ = handler
  }

  // Sources/Keyboard/KeyboardInput/Gestures/Gestures+SpaceDragGestureHandler.swift
  @Test func example38() async throws {
    var offsets: [Keyboard.SpacebarDragGestureOffset] = []
    let handler = Gestures.SpaceDragGestureHandler { offsets.append($0) }
    handler.handleDragGesture(from: .zero, to: CGPoint(x: 10, y: 25))
    #expect(offsets == [.vertical(1), .horizontal(2)])
    _ = offsets
    _ = handler
  }

  // Sources/Keyboard/KeyboardInput/State/ClipboardContext.swift
  @Test func example39() async throws {
    let clipboard = controller.state.clipboardContext
    clipboard.clipboard = InMemoryClipboard("Room 5")
    controller.setKeyboardType(.clipboard)
    controller.services.actionHandler.handle(.release, on: .pasteClip(clipboard.clips[0].id))
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "Room 5")
    _ = clipboard
  }

  // Sources/Keyboard/KeyboardInput/State/KeyboardAction+PickerValue.swift
  @Test func example40() async throws {
    var chosen = KeyboardAction.PickerValue(.undo)
    let picker = KeyboardActionPicker(
      selection: Binding(get: { chosen }, set: { chosen = $0 }))
    #expect(picker.titles.prefix(2) == ["Backspace", "Clipboard"])
    picker.selection = picker.values[1]
    #expect(chosen.action == .keyboardType(.clipboard))
    _ = chosen
    _ = picker
  }

  // Sources/Keyboard/KeyboardInput/State/KeyboardContext+Settings.swift
  @Test func example41() async throws {
    controller.state.accessibilityContext.isHighContrastEnabled = true
    #expect(controller.state.keyboardContext.isHighContrastEnabled)
    #expect(controller.settings.accessibilitySettings.accessibility.isHighContrastEnabled)
  }

  // Sources/Keyboard/KeyboardInput/State/KeyboardSettingsPicker.swift
  @Test func example42() async throws {
    let picker = Keyboard.DockEdgePicker(selection: .constant(.trailing))
    #expect(picker.titles == ["Leading", "Trailing", "None"])
    #expect(picker.selectedIndex == 1)
    _ = picker
  }

  // Sources/Keyboard/KeyboardInput/State/KeyboardThemeContext.swift
  @Test func example43() async throws {
    let themeContext = KeyboardThemeContext()
    themeContext.setCurrentTheme(.tron)
    let appearance = themeContext.currentTheme.map {
      KeyboardThemeAppearance(theme: $0, keyboardContext: context)
    }
    #expect(appearance?.theme.identifier == "tron")
    _ = themeContext
    _ = appearance
  }

  // Sources/Keyboard/KeyboardInput/State/KeyboardThemeContext.swift
  @Test func example44() async throws {
    controller.state.fontContext.font = .fraktur
    controller.services.actionHandler.handle(.release, on: .character("k"))
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "𝔨")
  }

  // Sources/Keyboard/KeyboardInput/Suggestions/Autocomplete+ServiceChain.swift
  @Test func example45() async throws {
    let words = Autocomplete.LocalService(context: AutocompleteContext())
    let chain = Autocomplete.ServiceChain([words, .disabled])
    let result = try await chain.autocomplete("recieve")
    #expect(result.suggestions.first(where: \.isAutocorrect)?.text == "receive")
    _ = words
    _ = chain
    _ = result
  }

  // Sources/Keyboard/KeyboardInput/TextDocument/InMemoryTextDocument.swift
  @Test func example46() async throws {
    let document = InMemoryTextDocument("Hello wor", textAfter: "!")
    document.insertText("ld")
    #expect(document.text == "Hello world!")
    #expect(document.documentContextBeforeInput == "Hello world")
    _ = document
  }

  // Sources/Keyboard/KeyboardInput/TextDocument/TextDocumentUndoManager.swift
  @Test func example47() async throws {
    let document = InMemoryTextDocument("I ")
    let manager = TextDocumentUndoManager()
    manager.record(in: document) { document.insertText("am") }
    manager.undo(in: document)
    #expect(document.text == "I ")
    _ = document
    _ = manager
  }

  // Sources/Keyboard/KeyboardLexicon/EmojiSearch/Emoji+ColonSearch.swift
  @Test func example48() async throws {
    let search = Emoji.ColonSearch(text: "Well done :smi")
    #expect(search?.results(limit: 3).map(\.char) == ["😊", "😇", "🥰"])
    _ = search
  }

  // Sources/Keyboard/KeyboardLexicon/Service/Autocomplete+LocalService.swift
  @Test func example49() async throws {
    let service = Autocomplete.LocalService(locale: Locale(identifier: "en"))
    let suggestions = try service.immediateResult(for: "I recieve").suggestions
    #expect(suggestions.first(where: \.isAutocorrect)?.text == "receive")
    _ = service
    _ = suggestions
  }

  // Sources/Keyboard/KeyboardStyling/Appearance/KeyboardAppearance.swift
  @Test func example50() async throws {
    let view = KeyboardView(keyboardContext: context)
    let style = view.appearance.buttonStyle(for: .character("a"), isPressed: false)
    controller.keyboardAppearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
    #expect(style == view.appearance.buttonStyle(for: .character("b"), isPressed: false))
    _ = view
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
  @Test func example51() async throws {
    class RoundAppearance: StandardKeyboardAppearance {
      override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
    }
    let appearance = RoundAppearance(keyboardContext: context)
    #expect(appearance.buttonStyle(for: .space, isPressed: false).cornerRadius == 12)
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    _ = appearance
    _ = view
  }

  // Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
  @Test func example52() async throws {
    class RedLetters: StandardKeyboardAppearance {

      override func buttonStyle(
        for action: KeyboardAction, isPressed: Bool
      ) -> Keyboard.ButtonStyle {
        var style = super.buttonStyle(for: action, isPressed: isPressed)
        if action.isInputAction { style.foregroundColor = .red }
        return style
      }
    }

    let letters = RedLetters(keyboardContext: context)
    #expect(letters.buttonStyle(for: .character("a"), isPressed: false).foregroundColor == .red)
    _ = letters
  }

  // Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
  @Test func example53() async throws {
    class NamedSpace: StandardKeyboardAppearance {

      override func buttonText(for action: KeyboardAction) -> String? {
        action == .space ? "My keyboard" : super.buttonText(for: action)
      }
    }

    #expect(NamedSpace(keyboardContext: context).buttonText(for: .space) == "My keyboard")
  }

  // Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
  @Test func example54() async throws {
    class BoldAppearance: StandardKeyboardAppearance {

      override func buttonFont(for action: KeyboardAction) -> KeyboardFont {
        super.buttonFont(for: action).weight(.bold)
      }
    }

    #expect(BoldAppearance(keyboardContext: context).buttonFont(for: .space).weight == .bold)
  }

  // Sources/Keyboard/KeyboardStyling/Assets/KeyboardFont.swift
  @Test func example55() async throws {
    let letters = KeyboardFont.system(size: 24, weight: .light)
    let words = KeyboardFont.custom("Noto Serif", size: 16)
    #expect([letters.font.size, words.font.size] == [24, 16])
    _ = letters
    _ = words
  }

  // Sources/Keyboard/KeyboardStyling/Documents/KeyboardTheme+Decoding.swift
  @Test func example56() async throws {
    let json = """
      { "formatVersion": 1, "name": "Ink", "background": "#101014" }
      """
    let theme = try KeyboardTheme(decoding: SourceFile(name: "ink.json", text: json))
    #expect(theme.name == "Ink")
    _ = json
    _ = theme
  }

  // Sources/Keyboard/KeyboardStyling/Documents/KeyboardTheme+Decoding.swift
  @Test func example57() async throws {
    let theme = try KeyboardTheme.builtIn("tron:sark")
    #expect(theme.identifier == "tron:sark")
    _ = theme
  }

  // Sources/Keyboard/KeyboardStyling/Documents/Writing/ThemeWriter.swift
  @Test func example58() async throws {
    #expect(try KeyboardTheme.tron.fontFamilies.isEmpty)
  }

  // Sources/Keyboard/KeyboardStyling/Motion/KeyMotion.swift
  @Test func example59() async throws {
    let pulse = Keyboard.KeyAnimation(curve: .linear, keyframes: [.init(at: 0.5, scale: 1.5)])
    #expect(pulse.motion(after: 0.25).scale == 1.25)
    #expect(pulse.motion(after: 1).isStill)
    _ = pulse
  }

  // Sources/Keyboard/KeyboardStyling/Motion/LayeredStyle+Interpolation.swift
  @Test func example60() async throws {
    let red = Keyboard.ButtonStyle(backgroundColor: .red, cornerRadius: 4)
    let blue = Keyboard.ButtonStyle(backgroundColor: .blue, cornerRadius: 8)
    #expect(red.interpolated(to: blue, at: 0.25).cornerRadius == 5)
    #expect(red.interpolated(to: blue, at: 1) == blue)
    _ = red
    _ = blue
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Autocomplete+ToolbarStyle.swift
  @Test func example61() async throws {
    var style = Autocomplete.ToolbarStyle(height: 44)
    style.item.titleColor = .blue
    #expect(style.height == 44)
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+Background.swift
  @Test func example62() async throws {
    let plain = Keyboard.Background.color(.black)
    var tinted = Keyboard.Background.verticalGradient([.purple, .pink])
    tinted.overlayColor = .black.opacity(0.2)
    #expect(plain.backgroundColor == .black)
    _ = plain
    _ = tinted
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+ButtonStyle.swift
  @Test func example63() async throws {
    let style = Keyboard.ButtonStyle(backgroundColor: .red, cornerRadius: 9)
    #expect(style.foregroundColor == nil)
    let view = KeyboardView(keyboardContext: context).keyboardButtonStyle(style)
    _ = style
    _ = view
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+CornerRadii.swift
  @Test func example64() async throws {
    var style = Keyboard.ButtonStyle(cornerRadius: 4)
    style.cornerRadii = .init(topLeading: .points(12), bottomTrailing: .percent(50))
    #expect(style.cornerRadii?.topTrailing == nil)
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+KeyLabel.swift
  @Test func example65() async throws {
    var theme = KeyboardTheme(name: "Mint")
    var match = KeyboardTheme.ButtonMatch()
    match.actions = [.init(.space)]
    var style = Keyboard.ButtonStyle()
    style.label = .text("mint")
    theme.rules.append(.init(match: match, style: .key(style)))
    #expect(theme.keyboardButtonStyle(for: .space, context: context).label == .text("mint"))
    _ = theme
    _ = match
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+KeyLabel.swift
  @Test func example66() async throws {
    let box = CGRect(x: 0, y: 0, width: 24, height: 24)
    let arrow = try VectorImage(path: "M20 12H4m6-6-6 6 6 6", viewBox: box, strokeWidth: 2)
    var style = Keyboard.ButtonStyle()
    style.icon = Keyboard.KeyIcon(.drawing(arrow))
    #expect(style.icon?.scale == 1)
    _ = box
    _ = arrow
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+Material.swift
  @Test func example67() async throws {
    var glass = Keyboard.Material(blur: 12, saturation: 1.5)
    glass.tint = .white.opacity(0.6)
    #expect(Keyboard.Background.material(glass).material == glass)
    _ = glass
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+Material.swift
  @Test func example68() async throws {
    var paper = Keyboard.Background.color(.white)
    paper.noise = Keyboard.Noise(amount: 0.06, scale: 1)
    paper.blendModes[.noise] = .multiply
    #expect(paper.noise?.seed == 0)
    _ = paper
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+Motion.swift
  @Test func example69() async throws {
    var style = Keyboard.ButtonStyle(backgroundColor: .red)
    style.transition = .init(duration: 0.5, curve: .spring(bounce: 0))
    #expect(style.transition?.span == 0.75)
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+ToolbarItem.swift
  @Test func example70() async throws {
    var templates = Keyboard.ToolbarItem(icon: .init(.standard(.paste)), text: "Templates")
    templates.hasMenu = true
    let items = Keyboard.ToolbarItems(trailing: [templates, .divider, .init(text: "Aa")])
    #expect(!(items.isEmpty))
    _ = templates
    _ = items
  }

  // Sources/Keyboard/KeyboardStyling/Styles/KeyboardCallout+CalloutStyle.swift
  @Test func example71() async throws {
    var style = KeyboardCallout.CalloutStyle.standard
    style.cornerRadius = 16
    style.actionItemFont = .title2
    #expect(!(style == .standard))
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Styles/KeyboardViewStyle.swift
  @Test func example72() async throws {
    var style = KeyboardViewStyle(background: .color(.black), foregroundColor: .white)
    style.rowHeightScale = 1.1
    #expect(style.background?.backgroundColor == .black)
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Styles/MotionCurve.swift
  @Test func example73() async throws {
    #expect(MotionCurve.linear.progress(at: 0.25) == 0.25)
    #expect(MotionCurve.easeIn.progress(at: 0.25) < 0.25)
    #expect(MotionCurve.spring(bounce: 0.4).progress(at: 1) > 1)
  }

  // Sources/Keyboard/KeyboardStyling/ThemeAppearance/KeyboardThemeAppearance.swift
  @Test func example74() async throws {
    let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
    let pressed = appearance.buttonStyle(for: .space, isPressed: true)
    #expect(pressed.borderSize == 2)
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    _ = appearance
    _ = pressed
    _ = view
  }

  // Sources/Keyboard/KeyboardStyling/ThemeModel/KeyboardTheme+Rule.swift
  @Test func example75() async throws {
    var match = KeyboardTheme.ButtonMatch()
    match.actions = [.init(.space)]
    match.states = [.pressed]
    var theme = KeyboardTheme(name: "Glow")
    theme.rules.append(.init(match: match, style: .key(.init(backgroundColor: .cyan))))
    #expect(theme.keyboardButtonStyle(for: .space, context: context, isPressed: true).backgroundColor == .cyan)
    _ = match
    _ = theme
  }

  // Sources/Keyboard/KeyboardStyling/ThemeModel/KeyboardTheme+Rule.swift
  @Test func example76() async throws {
    var match = KeyboardTheme.ButtonMatch()
    match.orientation = .landscape
    match.$device = [.pad, .phone]
    #expect(match.device == .pad)
    _ = match
  }

  // Sources/Keyboard/KeyboardStyling/ThemeModel/KeyboardTheme.swift
  @Test func example77() async throws {
    var theme: KeyboardTheme = try .tron
    theme.name = "Ember"
    theme.buttonStyles[.primary]?.backgroundColor = .orange
    #expect(theme.keyboardButtonStyle(for: .primary(.return), context: context).backgroundColor == .orange)
    let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
    _ = theme
    _ = view
  }

  // Sources/Keyboard/KeyboardStyling/ThemeModel/KeyboardTheme.swift
  @Test func example78() async throws {
    var settings = KeyboardAccessibility()
    settings.isHighContrastEnabled = true
    let legible = KeyboardView(keyboardContext: context)
      .keyboardTheme(try KeyboardTheme.builtIn("tron").adjusted(for: settings))
    context.isHighContrastEnabled = true
    let theme = try KeyboardTheme.builtIn("tron")
    let same = KeyboardView(keyboardContext: context).keyboardTheme(theme)
    #expect(legible.scene(measuring: .fixedAdvance) == same.scene(measuring: .fixedAdvance))
    _ = settings
    _ = legible
    _ = theme
    _ = same
  }

  // Sources/Keyboard/KeyboardViews/CalloutViews/View+KeyboardCallouts.swift
  @Test func example79() async throws {
    let view = KeyboardView(keyboardContext: context).keyboardCalloutActions { params in
      params.action == .character("k")
        ? [.character("к"), .character("κ")] : params.standardActions(for: context)
    }
    let key = view.touchableKeys(measuring: .fixedAdvance).first { $0.action == .character("k") }
    #expect(key?.calloutActions == [.character("к"), .character("κ")])
    _ = view
    _ = key
  }

  // Sources/Keyboard/KeyboardViews/Containers/Stacks.swift
  @Test func example80() async throws {
    let bar = HStack(spacing: 12) {
      Image(systemName: "globe")
      Text("English")
      Spacer()
      Text("3 words").foregroundColor(.secondary)
    }.padding(.horizontal)
    #expect(bar.frame(width: 390).scene(measuring: .fixedAdvance).size.width == 390)
    _ = bar
  }

  // Sources/Keyboard/KeyboardViews/Containers/Stacks.swift
  @Test func example81() async throws {
    let view = VStack(spacing: 0) {
      Text("Your plan: Free").font(.footnote).frame(height: 32)
      KeyboardView(keyboardContext: context)
    }
    #expect(view.scene(measuring: .fixedAdvance).size == CGSize(width: 390, height: 296))
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/EmojiKeyboard/EmojiSearchField.swift
  @Test func example82() async throws {
    let field = EmojiSearchField("cat", keyboardContext: context)
    #expect(field.scene(measuring: .fixedAdvance).elements.map(\.name) == ["emojiSearch"])
    #expect(field.touchableKeys(measuring: .fixedAdvance).map(\.action) == [.keyboardType(.emojiSearch)])
    _ = field
  }

  // Sources/Keyboard/KeyboardViews/Environment/EnvironmentValues.swift
  @Test func example83() async throws {
    let inset = view.environment(\.safeAreaInsets, EdgeInsets(bottom: 34))
    #expect(inset.scene(measuring: .fixedAdvance).size.height > view.scene(measuring: .fixedAdvance).size.height)
    _ = inset
  }

  // Sources/Keyboard/KeyboardViews/Environment/View.swift
  @Test func example84() async throws {
    struct TitledKeyboard: View {
      let context: KeyboardContext
      var body: some View { KeyboardView(keyboardContext: context).keyboardTheme(.tron) }
    }
    #expect(TitledKeyboard(context: context).scene(measuring: .fixedAdvance).size.width == 390)
  }

  // Sources/Keyboard/KeyboardViews/Environment/View.swift
  @Test func example85() async throws {
    let scene = view.scene(measuring: .fixedAdvance)
    let keys = scene.elements.filter { $0.role == .key }.map(\.name)
    #expect(keys.prefix(6).joined().lowercased() == "qwerty")
    _ = scene
    _ = keys
  }

  // Sources/Keyboard/KeyboardViews/Environment/ViewBuilder.swift
  @Test func example86() async throws {
    let isTyping = true
    let bar = HStack {
      Text("Draft")
      if isTyping { Image(systemName: "keyboard") } else { Spacer() }
    }
    #expect(bar.scene(measuring: .fixedAdvance).size.height > 0)
    _ = isTyping
    _ = bar
  }

  // Sources/Keyboard/KeyboardViews/Environment/ViewContext.swift
  @Test func example87() async throws {
    let long = KeyboardView(
      keyboardContext: context,
      suggestions: (1...9).map { Autocomplete.Suggestion(text: "suggestion \($0)") })
    let scrolled = long.autocompleteToolbarScrollMode(.scrolled(by: 1_000_000))
    let shown = scrolled.touchableKeys(measuring: .fixedAdvance).compactMap(\.suggestion?.text)
    #expect(shown.last == "suggestion 9")
    _ = long
    _ = scrolled
    _ = shown
  }

  // Sources/Keyboard/KeyboardViews/Environment/ViewProperties.swift
  @Test func example88() async throws {
    struct Caption: View {
      @Environment(\.colorScheme) var colorScheme
      var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
    }
    let scene = Caption().environment(\.colorScheme, .dark).scene(measuring: .fixedAdvance)
    #expect(scene.size == Text("Night").scene(measuring: .fixedAdvance).size)
    _ = scene
  }

  // Sources/Keyboard/KeyboardViews/Environment/ViewProperties.swift
  @Test func example89() async throws {
    struct Caption: View {
      @EnvironmentObject var keyboardContext: KeyboardContext
      var body: some View { Text(keyboardContext.locale.identifier) }
    }
    let caption = Caption().environmentObject(KeyboardContext())
    #expect(caption.scene(measuring: .fixedAdvance).size.width > 0)
    _ = caption
  }

  // Sources/Keyboard/KeyboardViews/Frame/DeviceFrame.swift
  @Test func example90() async throws {
    let frame = DeviceFrame(device: .standard, text: "Hello") {
      KeyboardView(keyboardContext: context)
    }
    let scene = frame.scene(measuring: .fixedAdvance)
    #expect(scene.size.height > scene.size.width)
    _ = frame
    _ = scene
  }

  // Sources/Keyboard/KeyboardViews/Frame/MessageBubble.swift
  @Test func example91() async throws {
    let scene = BackdropView(.color(.purple)) {
      KeyboardView(keyboardContext: context)
    }.scene(measuring: .fixedAdvance)
    #expect(scene.size.width == 390)
    _ = scene
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Settings.swift
  @Test func example92() async throws {
    let docked = view.keyboardDockEdge(.trailing)
    #expect(docked.touchableKeys(measuring: .fixedAdvance).map(\.frame.minX).min() ?? 0 > 0)
    _ = docked
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Settings.swift
  @Test func example93() async throws {
    let withDigits = view.keyboardInputToolbarDisplayMode(.numbers)
    #expect(withDigits.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .character("1") })
    _ = withDigits
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Settings.swift
  @Test func example94() async throws {
    struct Tall: ViewModifier {
      func body(content: Content) -> some View { content.autocompleteToolbarStyle(.init(height: 60)) }
    }
    let higher = view.modifier(Tall()).scene(measuring: .fixedAdvance).size.height
    #expect(higher - view.scene(measuring: .fixedAdvance).size.height == 10)
    _ = higher
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Settings.swift
  @Test func example95() async throws {
    let context = AutocompleteContext()
    let own = view.modifier(Autocomplete.AutocorrectionDisabledToContextModifer(context: context))
    _ = own.autocorrectionDisabled().scene(measuring: .fixedAdvance)
    #expect(!(context.isAutocorrectEnabled))
    _ = context
    _ = own
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example96() async throws {
    let style = Keyboard.ButtonStyle(backgroundColor: .blue, foregroundColor: .white, cornerRadius: 8)
    let blue = view.keyboardButtonStyle(style)
    #expect(!(blue.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = style
    _ = blue
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example97() async throws {
    let marked = view.keyboardButtonStyle { params in
      var style = params.standardStyle(for: context)
      if params.action == .space { style.backgroundColor = params.isPressed ? .orange : .yellow }
      return style
    }
    #expect(!(marked.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = marked
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example98() async throws {
    let style = KeyboardViewStyle(
      background: .verticalGradient([.indigo, .black]), foregroundColor: .white,
      edgeInsets: EdgeInsets(horizontal: 4, vertical: 8))
    let evening = view.keyboardViewStyle(style)
    #expect(!(evening.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = style
    _ = evening
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example99() async throws {
    let evening = view.keyboardViewBackground(.verticalGradient([.indigo, .black]))
    #expect(!(evening.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = evening
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example100() async throws {
    var style = KeyboardCallout.CalloutStyle.standard
    style.backgroundColor = .yellow
    style.foregroundColor = .black
    var view = KeyboardView(keyboardContext: context)
    view.callout = .input(.character("q"))
    let bright = view.keyboardCalloutStyle(style)
    #expect(!(bright.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = style
    _ = view
    _ = bright
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example101() async throws {
    let high = view.autocompleteToolbarStyle(.init(height: 60))
    #expect(high.scene(measuring: .fixedAdvance).size.height - view.scene(measuring: .fixedAdvance).size.height == 10)
    _ = high
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example102() async throws {
    let gray = view.keyboardToolbarStyle(.init(backgroundColor: .gray, minHeight: 44))
    #expect(!(gray.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = gray
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example103() async throws {
    let view = KeyboardView(keyboardContext: context, suggestions: .preview)
    let blue = view.autocompleteToolbarItemStyle(.init(titleColor: .blue))
    #expect(!(blue.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = view
    _ = blue
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example104() async throws {
    context.keyboardType = .emojis
    let large = view.emojiKeyboardStyle(Emoji.KeyboardStyle(rows: 4, itemSize: 50))
    #expect(!(large.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = large
  }

  // Sources/Keyboard/KeyboardViews/Modifiers/View+Styles.swift
  @Test func example105() async throws {
    let theme = try KeyboardTheme.builtIn("neonNights")
    let neon = view.keyboardTheme(theme, context: context)
    #expect(!(neon.scene(measuring: .fixedAdvance) == view.scene(measuring: .fixedAdvance)))
    _ = theme
    _ = neon
  }

  // Sources/Keyboard/KeyboardViews/Movement/KeyboardMotion.swift
  @Test func example106() async throws {
    var motion = KeyboardMotion()
    #expect(motion.keyboard(at: 0) == nil)
    #expect(!(motion.isMoving(at: 0)))
    _ = motion
  }

  // Sources/Keyboard/KeyboardViews/Typist/TypingRhythm.swift
  @Test func example107() async throws {
    let typist = Typist(controller: controller)
    var rhythm = TypingRhythm(seed: 7)
    var times: [TimeInterval] = []
    typist.observer = { event in times.append(rhythm.time(of: event)) }
    try typist.type("Hello")
    #expect(times == times.sorted())
    _ = typist
    _ = rhythm
    _ = times
  }

  // Sources/Keyboard/KeyboardViews/Typist/Typist.swift
  @Test func example108() async throws {
    let typist = Typist(controller: controller)
    var presses = 0
    typist.observer = { event in if event.kind == .gesture(.press) { presses += 1 } }
    try typist.type("Hello 😀")
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "Hello 😀")
    _ = typist
    _ = presses
  }

  // Sources/Keyboard/KeyboardViews/ViewController/KeyboardInputViewController.swift
  @Test func example109() async throws {
    class ThemedController: KeyboardInputViewController {
      override func viewWillSetupKeyboardView() {
        setupKeyboardView { $0.standardKeyboardView.keyboardTheme(.tron) }
      }
    }
    let view = ThemedController().keyboardView
    #expect(!(view is KeyboardView))
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/ViewController/KeyboardInputViewController.swift
  @Test func example110() async throws {
    controller.setupKeyboardView { controller in
      VStack(spacing: 0) {
        Text("Draft").frame(height: 30)
        controller.standardKeyboardView
      }
    }
    let height = controller.standardKeyboardView.scene(measuring: .fixedAdvance).size.height
    #expect(controller.keyboardView.scene(measuring: .fixedAdvance).size.height - height == 30)
    _ = height
  }

  // Sources/Keyboard/KeyboardViews/ViewController/KeyboardViewPreview.swift
  @Test func example111() async throws {
    let preview = KeyboardViewPreview(
      locale: .swedish, theme: try .builtIn("cottonCandy"), colorScheme: .dark)
    #expect(preview.keyboardContext.locale == .swedish)
    _ = preview
  }

  // Sources/Keyboard/KeyboardViews/Views/Autocomplete+Toolbar.swift
  @Test func example112() async throws {
    let toolbar = Autocomplete.Toolbar(
      suggestions: .preview,
      itemView: { $0.view.autocompleteToolbarItemStyle(.init(titleColor: .blue)) },
      separatorView: { $0.view },
      suggestionAction: { controller.services.actionHandler.handle($0) })
    #expect(toolbar.suggestions.map(\.text) == ["One", "Two", "Three"])
    _ = toolbar
  }

  // Sources/Keyboard/KeyboardViews/Views/Keyboard+Button.swift
  @Test func example113() async throws {
    let button = Button("Done") { controller.dismissKeyboard() }
    #expect(button.touchableKeys(measuring: .fixedAdvance).count == 1)
    _ = button
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView+Builders.swift
  @Test func example114() async throws {
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
    #expect(keyboard.scene(measuring: .fixedAdvance).size.width == 390)
    _ = keyboard
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
  @Test func example115() async throws {
    let view = KeyboardView(keyboardContext: context)
      .keyboardTheme(.tron)
      .keyboardCalloutActions { $0.action == .backspace ? [.character("1")] : nil }
    let backspace = view.touchableKeys(measuring: .fixedAdvance).first { $0.action == .backspace }
    #expect(backspace?.calloutActions == [.character("1")])
    let bytes = try KeyboardRenderer().png(of: view, scale: 3)
    _ = view
    _ = backspace
    _ = bytes
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
  @Test func example116() async throws {
    var view = KeyboardView(keyboardContext: context)
    view.toolbarItems = .init(trailing: [.init(icon: .init(.standard(.settings)))])
    #expect(view.scene(measuring: .fixedAdvance).elements.contains { $0.name == "keyboardSettings" })
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
  @Test func example117() async throws {
    context.keyboardType = .emojis
    var view = KeyboardView(keyboardContext: context)
    view.emojiKeyboard = EmojiKeyboard(category: .foodAndDrink)
    #expect(view.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .emoji("🍏") })
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
  @Test func example118() async throws {
    var view = KeyboardView(keyboardContext: context)
    view.pressedActions = [.shift(.lowercased), .character("q")]
    #expect(!(view.scene(measuring: .fixedAdvance) == KeyboardView(keyboardContext: context).scene(measuring: .fixedAdvance)))
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
  @Test func example119() async throws {
    var view = KeyboardView(keyboardContext: context)
    view.callout = .actions(of: .character("e"), selectedIndex: 1)
    #expect(view.scene(measuring: .fixedAdvance).elements.contains { $0.role == .actionCallout })
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
  @Test func example120() async throws {
    var view = KeyboardView(keyboardContext: context)
    view.preferredSize = CGSize(width: 320, height: 240)
    #expect(view.scene(measuring: .fixedAdvance).size == CGSize(width: 320, height: 240))
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
  @Test func example121() async throws {
    let tron = KeyboardView(keyboardContext: context).keyboardTheme(.tron)
    #expect(tron.scene(measuring: .fixedAdvance).size.width == 390)
    _ = tron
  }

  // Sources/Keyboard/KeyboardViews/Views/PlacedKeyboard.swift
  @Test func example122() async throws {
    let placed = view.placed(in: ViewContext(text: .fixedAdvance))
    let space = placed.keys.first { $0.item.action == .space }?.keyFrame
    #expect(space?.height == 42)
    _ = placed
    _ = space
  }

  // Sources/Keyboard/KeyboardViews/Views/View+KeyboardButton.swift
  @Test func example123() async throws {
    let key = Text("Send").keyboardButton(
      for: .primary(.send), actionHandler: controller.services.actionHandler,
      keyboardContext: context)
    #expect(key.touchableKeys(measuring: .fixedAdvance).map(\.action) == [.primary(.send)])
    _ = key
  }

  // Sources/Products/KeyboardGolden/Documentation.docc/KeyboardGolden.md
  @Test func example124() async throws {
    func cottonCandy() {
      let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.cottonCandy)
      expectGolden(of: view, named: "cottonCandy")
    }
    cottonCandy()
  }

  // Sources/Products/KeyboardGolden/Documentation.docc/KeyboardGolden.md
  @Test func example125() async throws {
    expectGolden(
      of: view, named: "keyboard", tolerance: PictureTolerance(channels: 2),
      because: "The release machines have another version of Cairo")
  }

  // Sources/Products/KeyboardGolden/ExpectGolden.swift
  @Test func example126() async throws {
    func minimal() {
      let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.minimal)
      expectGolden(of: view, named: "minimal")
    }
    minimal()
  }

  // Sources/Products/KeyboardGolden/ExpectGolden.swift
  @Test func example127() async throws {
    func looks(locale: String) {
      let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
      expectGolden(of: KeyboardView(keyboardContext: context), named: "looks", for: locale)
    }
  }

  // Sources/Products/KeyboardGolden/ExpectGolden.swift
  @Test func example128() async throws {
    expectGolden(
      of: view, named: "edges", tolerance: PictureTolerance(channels: 2),
      because: "The release machines have another version of Cairo")
  }

  // Sources/Products/KeyboardGolden/GoldenSuite.swift
  @Test func example129() async throws {
    let folder = URL(filePath: "Goldens", relativeTo: URL(filePath: #filePath))
    let suite = GoldenSuite(folder: folder, scale: 2)
    suite.expect(view, named: "keyboard")
    _ = folder
    _ = suite
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Actions.md
  @Test func example130() async throws {
    let letter = KeyboardAction.character("a")
    let layer = KeyboardAction.keyboardType(.numeric)
    #expect(letter.isInputAction)
    #expect(!(layer.isInputAction))
    _ = letter
    _ = layer
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Actions.md
  @Test func example131() async throws {
    class ShoutingActionHandler: KeyboardAction.StandardActionHandler {

      override func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
        guard gesture == .release, case .character(let text) = action else {
          return super.handle(gesture, on: action)
        }
        super.handle(gesture, on: .character(text.uppercased()))
      }
    }

    class KeyboardViewController: KeyboardInputViewController {

      override func viewDidLoad() {
        super.viewDidLoad()
        services.actionHandler = ShoutingActionHandler(controller: self)
      }
    }

    let keyboard = KeyboardViewController()
    keyboard.loadViewIfNeeded()
    keyboard.keyboardActionHandler.handle(.release, on: .character("a"))
    #expect(keyboard.textDocumentProxy.documentContextBeforeInput == "A")
    _ = keyboard
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Actions.md
  @Test func example132() async throws {
    let controller = KeyboardInputViewController.preview
    let typist = Typist(controller: controller)
    try typist.type("Hello")
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "Hello")
    _ = controller
    _ = typist
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Appearance.md
  @Test func example133() async throws {
    class RedAppearance: StandardKeyboardAppearance {

      override func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
        action.isInputAction ? .red : super.buttonBackgroundColor(for: action, isPressed: isPressed)
      }
    }

    let appearance = RedAppearance(keyboardContext: .preview)
    #expect(appearance.buttonStyle(for: .character("a"), isPressed: false).backgroundColor == .red)
    _ = appearance
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Appearance.md
  @Test func example134() async throws {
    let view = KeyboardView(keyboardContext: .preview)
      .keyboardButtonStyle { params in
        var style = params.standardStyle(for: .preview)
        if params.action == .backspace { style.foregroundColor = .red }
        return style
      }
    _ = view
    #expect(view.scene(measuring: .fixedAdvance) != KeyboardView(keyboardContext: .preview).scene(measuring: .fixedAdvance))
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Architecture.md
  @Test func example135() async throws {
    struct Banner: View {

      var body: some View {
        Text("Hello").environment(\.foregroundColor, .red)
      }
    }

    let scene = Banner().scene(measuring: .fixedAdvance)
    #expect(scene.nodes.count == 1)
    _ = scene
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example136() async throws {
    let service = Autocomplete.DisabledAutocompleteService(
      suggestions: [Autocomplete.Suggestion(text: "Hello")])
    let result = try await service.autocomplete("Hel")
    #expect(result.suggestions.map(\.text) == ["Hello"])
    _ = service
    _ = result
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example137() async throws {
    controller.setup(for: KeyboardApp(name: "Notes", licenseKey: "any", locales: [.english]))
    controller.insertText("I recieve")
    controller.performAutocomplete()
    #expect(controller.state.autocompleteContext.suggestions.first(where: \.isAutocorrect)?.text == "receive")
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example138() async throws {
    let folder = LexiconFolder(url: URL(filePath: "empty"))
    controller.services.autocompleteService = Autocomplete.LocalService(folder: folder)
    controller.keyboardContext.locale = .german
    controller.insertText("Guten T")
    controller.performAutocomplete()
    let error = controller.state.autocompleteContext.lastError as? LexiconError
    #expect(error == .notBuilt(locale: "de", packages: ["hunspell-de-de", "aspell-de"]))
    _ = folder
    _ = error
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example139() async throws {
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
    controller.insertText("He")
    controller.performAutocomplete()
    await controller.updateAutocomplete()
    #expect(controller.state.autocompleteContext.suggestions.map(\.text) == ["Hello"])
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example140() async throws {
    let suggestions = [
      Autocomplete.Suggestion(text: "teh", type: .unknown),
      Autocomplete.Suggestion(text: "the", type: .autocorrect),
    ]
    let toolbar = Autocomplete.Toolbar(suggestions: suggestions)
    #expect(suggestions[0].quotedIfUnknown(for: .german).title == "„teh“")
    _ = suggestions
    _ = toolbar
    #expect(toolbar.scene(measuring: .fixedAdvance).names(of: .toolbarItem).count == 2)
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example141() async throws {
    let custom = Autocomplete.Toolbar(
      suggestions: .preview,
      itemView: { params in Text(params.suggestion.title) },
      separatorView: { $0.view },
      suggestionAction: { controller.services.actionHandler.handle($0) })
    _ = custom
    #expect(custom.scene(measuring: .fixedAdvance) != Autocomplete.Toolbar(suggestions: .preview).scene(measuring: .fixedAdvance))
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example142() async throws {
    // Subclasses of the local service are asked asynchronously, since they may be slow.
    class SlowService: Autocomplete.LocalService {}

    actor Desk {
      let controller = KeyboardInputViewController()

      func open() {
        controller.services.autocompleteService = SlowService()
        controller.startAutocomplete()
      }

      func suggestions(for text: String) async -> [String] {
        controller.insertText(text)
        controller.performAutocomplete()
        while controller.state.autocompleteContext.isLoading {
          try? await Task.sleep(for: .milliseconds(10))
        }
        return controller.state.autocompleteContext.suggestions.map(\.text)
      }
    }

    let desk = Desk()
    await desk.open()
    let suggestions = await desk.suggestions(for: "teh")
    #expect(suggestions.contains("the"))
    _ = desk
    _ = suggestions
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
  @Test func example143() async throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
    let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
    #expect(service.calloutActions(for: .character("y")) == [.character("y"), .character("ÿ")])
    _ = context
    _ = service
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
  @Test func example144() async throws {
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

    let view = DigitsOnBackspace(state: controller.state, services: controller.services)
    let backspace = view.touchableKeys(measuring: .fixedAdvance).first { $0.action == .backspace }
    #expect(backspace?.calloutActions == [.character("1"), .character("2")])
    _ = view
    _ = backspace
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
  @Test func example145() async throws {
    var style = KeyboardCallout.CalloutStyle.standard
    style.backgroundColor = .red
    var view = KeyboardView(keyboardContext: .preview)
    view.callout = .input(.character("q"))
    let scene = view.keyboardCalloutStyle(style).scene(measuring: .fixedAdvance)
    _ = style
    _ = view
    _ = scene
    #expect(scene.backgroundColor(of: .inputCallout) == Color.red.resolved(isDark: false))
  }

  // Sources/Products/KeyboardKit/Documentation.docc/KeyboardKit.md
  @Test func example146() async throws {

    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
    let view = KeyboardView(keyboardContext: context).keyboardTheme(.tron)
    let png = try KeyboardRenderer().png(of: view, scale: 3)
    _ = context
    _ = view
    _ = png
    #expect(png.starts(with: Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })))
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Layout.md
  @Test func example147() async throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
    let service = KeyboardLayout.StandardService.allLocales()
    let layout = service.keyboardLayout(for: context)
    #expect(layout.itemRows[0].last?.action == .character("å"))
    _ = context
    _ = service
    _ = layout
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Layout.md
  @Test func example148() async throws {
    class LayoutWithTab: KeyboardLayout.StandardService {

      override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
        var layout = super.keyboardLayout(for: context)
        var tab = layout.itemRows[2][0]
        tab.action = .tab
        layout.itemRows[2][0] = tab
        return layout
      }
    }

    let view = KeyboardView(keyboardContext: context, layoutService: LayoutWithTab())
    #expect(view.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .tab })
    _ = view
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
  @Test func example149() async throws {
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
    #expect(png.isEmpty == false && svg.isEmpty == false)
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
  @Test func example150() async throws {
    var held = KeyboardView(keyboardContext: context)
    held.pressedActions = [.character("g")]
    held.callout = .input(.character("g"))

    var chosen = KeyboardView(keyboardContext: context)
    chosen.pressedActions = [.character("e")]
    chosen.callout = .actions(of: .character("e"), selectedIndex: 2)
    _ = held
    _ = chosen
    #expect(chosen.scene(measuring: .fixedAdvance).elements.contains { $0.role == .actionCallout })
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
  @Test func example151() async throws {
    context.keyboardType = .numeric
    context.keyboardCase = .capsLocked
    context.colorScheme = .dark
    context.returnKeyType = .search
    context.locale = Locale(identifier: "ar")
    #expect(view.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .character("١") })
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
  @Test func example152() async throws {
    let typist = Typist(controller: controller)
    try typist.type("Dear Anna")
    let after = controller.standardKeyboardView
    let written = controller.textDocumentProxy.documentContextBeforeInput
    #expect(written == "Dear Anna")
    _ = typist
    _ = after
    _ = written
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
  @Test func example153() async throws {
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
    #expect(frames.count > 4)
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Pictures.md
  @Test func example154() async throws {
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
    #expect(pictures.count == 7)
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Themes.md
  @Test func example155() async throws {
    let tron: KeyboardTheme = try .tron
    let sark: KeyboardTheme = try .tron(.sark)
    #expect(sark.identifier == "tron:sark")
    let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.cottonCandy)
    _ = tron
    _ = sark
    _ = view
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Themes.md
  @Test func example156() async throws {
    controller.state.accessibilityContext.isHighContrastEnabled = true
    let legible = try KeyboardTheme.builtIn("tron").adjusted(for: controller.state.accessibilityContext)
    let keyboard = controller.standardKeyboardView.keyboardTheme(legible)
    #expect(legible.accessibility?.isHighContrastEnabled == true)
    _ = legible
    _ = keyboard
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Themes.md
  @Test func example157() async throws {
    class RoundTheme: KeyboardThemeAppearance {

      override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
    }

    let appearance = RoundTheme(theme: .tron, keyboardContext: .preview)
    #expect(appearance.buttonStyle(for: .space, isPressed: false).cornerRadius == 12)
    _ = appearance
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Views.md
  @Test func example158() async throws {
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
    #expect(header.scene(measuring: .fixedAdvance).size.width == 390)
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Views.md
  @Test func example159() async throws {
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
    #expect(keyboard.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .custom(named: "button") })
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Views.md
  @Test func example160() async throws {
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
    #expect(controller.keyboardView.scene(measuring: .fixedAdvance).size.height > controller.standardKeyboardView.scene(measuring: .fixedAdvance).size.height)
  }

  // Sources/Products/README.md
  @Test func example161() async throws {

    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
    let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    let png = try KeyboardRenderer().png(of: view, scale: 3)
    try Data(png).write(to: URL(filePath: "keyboard.png"))
    _ = context
    _ = appearance
    _ = view
    _ = png
    #expect(try Data(contentsOf: URL(filePath: "keyboard.png")) == Data(png))
  }

  // Sources/Products/README.md
  @Test func example162() async throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: "mint.json")))
    let mint = try KeyboardTheme(decoding: SourceFile(name: "mint.json", bytes: bytes))
    #expect(mint.name == "Mint")
    _ = bytes
    _ = mint
  }

  // Sources/Products/README.md
  @Test func example163() async throws {
    let built = VStack(spacing: 0) {
      HStack {
        Text("Translate")
        Spacer()
        Text("Done").padding(.horizontal).background(.blue, in: Capsule())
      }.frame(height: 44)
      view
    }
    #expect(built.scene(measuring: .fixedAdvance).size == CGSize(width: 390, height: 308))
    _ = built
  }

  // Sources/Products/README.md
  @Test func example164() async throws {
    let phone = DeviceFrame(device: .standard, text: "Hallo") { view }
    let svg = try KeyboardRenderer().svg(of: phone)
    _ = phone
    _ = svg
    #expect(String(decoding: svg, as: UTF8.self).contains("<svg "))
  }

  // Sources/System/SourceText/Diagnostics/CommandFailure.swift
  @Test func example165() async throws {
    let messages = Mutex<[String]>([])
    KeyboardNotices.handler = { notice in messages.withLock { $0.append(notice.message) } }
    let klingon = KeyboardContext(device: .standard, locale: Locale(identifier: "tlh"))
    let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: klingon)
    #expect(messages.withLock { $0.count } == 1)
    _ = messages
    _ = klingon
    _ = layout
  }

}
