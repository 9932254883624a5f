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

  // README.md
  @Test func example3() async throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: "mint.json")))
    let mint = try KeyboardTheme(decoding: SourceFile(name: "mint.json", bytes: bytes))
    #expect(mint.name == "Mint")
    _ = bytes
    _ = mint
  }

  // README.md
  @Test func example4() async throws {
    let phone = DeviceFrame(device: .standard, text: "Hallo") { view }
    let svg = try KeyboardRenderer().svg(of: phone)
    _ = phone
    _ = svg
    #expect(String(decoding: svg, as: UTF8.self).contains("<svg "))
  }

  // Snapshots/README.md
  @Test func example5() async throws {

    func tron() {
      let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
      expectGolden(of: KeyboardView(keyboardContext: context).keyboardTheme(.tron), named: "tron")
    }
    tron()
  }

  // Snapshots/README.md
  @Test func example6() async throws {
    expectGolden(
      of: view, named: "shadow", tolerance: PictureTolerance(channels: 2),
      because: "The release machines have another version of Cairo")
  }

  // Sources/Data/KeyboardDocuments/Diagnostics/KeyboardNotices.swift
  @Test func example7() async throws {
    let messages = Mutex<[String]>([])
    KeyboardNotices.handler = { notice in messages.withLock { $0.append(notice.message) } }
    let klingon = KeyboardContext(device: .standard, locale: Locale(identifier: "tlh"))
    let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: klingon)
    #expect(messages.withLock { $0.count } == 1)
    _ = messages
    _ = klingon
    _ = layout
  }

  // Sources/Drawing/GoldenImages/Verdict/PictureTolerance.swift
  @Test func example8() async throws {
    let antialiasing = PictureTolerance(
      channels: 2, window: PictureTolerance.Window(size: 8, pixels: 3))
    #expect(antialiasing.description == "±2 per channel, 3 pixels in 8x8")
    _ = antialiasing
  }

  // Sources/Drawing/KeyboardDrawing/Scene/Scene.swift
  @Test func example9() async throws {
    let scene = view.scene(measuring: .fixedAdvance)
    let key = scene.elements.first { $0.role == .key && $0.name == "q" }
    #expect(key?.box.isEmpty == false)
    _ = scene
    _ = key
  }

  // Sources/Drawing/KeyboardRender/Animation/PictureAnimation.swift
  @Test func example10() async throws {
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

  // Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer.swift
  @Test func example11() async throws {
    let renderer = try KeyboardRenderer()
    let bytes = try renderer.png(of: view, scale: 3)
    #expect(String(decoding: bytes[1..<4], as: UTF8.self) == "PNG")
    _ = renderer
    _ = bytes
  }

  // Sources/Drawing/KeyboardRender/Renderer/RenderReport.swift
  @Test func example12() async throws {
    let report = try KeyboardRenderer().report(of: view, scale: 3)
    let clipped = report.texts.filter { !$0.isInside(tolerance: 0.5) }
    #expect(clipped.isEmpty)
    _ = report
    _ = clipped
  }

  // Sources/Keyboard/KeyboardCore/Actions/KeyboardAction.swift
  @Test func example13() async throws {
    let actions: [KeyboardAction] = [.shift(.lowercased), .character("a"), .primary(.go)]
    #expect(actions.filter(\.isInputAction) == [.character("a")])
    _ = actions
  }

  // Sources/Keyboard/KeyboardCore/Autocomplete/Autocomplete+Suggestion.swift
  @Test func example14() async throws {
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
  @Test func example15() async throws {
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

  // Sources/Keyboard/KeyboardCore/Context/KeyboardContext.swift
  @Test func example16() async throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
    context.keyboardType = .numeric
    context.colorScheme = .dark
    #expect(context.hasDarkColorScheme)
    _ = context
  }

  // Sources/Keyboard/KeyboardCore/Context/KeyboardTraits.swift
  @Test func example17() async throws {
    var shifted = context.traits
    shifted.keyboardCase = .uppercased
    let shiftedContext = KeyboardContext(traits: shifted)
    let layout = KeyboardLayout.StandardService().keyboardLayout(for: shiftedContext)
    #expect(layout.itemRows[0][0].action == .character("Q"))
    _ = shifted
    _ = shiftedContext
    _ = layout
  }

  // Sources/Keyboard/KeyboardCore/Layout/KeyboardLayout.swift
  @Test func example18() async throws {
    let service = KeyboardLayout.StandardService.allLocales()
    let layout = service.keyboardLayout(for: context)
    #expect(layout.itemRows[0][0].action == .character("q"))
    #expect(layout.placedItems(width: 390)[0].frame.width == 39)
    _ = service
    _ = layout
  }

  // Sources/Keyboard/KeyboardCore/Locales/LocaleProfile.swift
  @Test func example19() async throws {
    var profile = LocaleProfile.profile(forIdentifier: "de")
    profile.labels[.space] = "Leerzeichen"
    context.localeProfile = profile
    #expect(KeyboardAction.space.standardButtonText(for: context) == "Leerzeichen")
    _ = profile
  }

  // Sources/Keyboard/KeyboardInput/ActionHandling/KeyTouchHandler.swift
  @Test func example20() async throws {
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
  @Test func example21() async throws {
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

  // Sources/Keyboard/KeyboardInput/State/KeyboardThemeContext.swift
  @Test func example22() async throws {
    let themeContext = KeyboardThemeContext()
    themeContext.setCurrentTheme(.tron)
    let appearance = themeContext.currentTheme.map {
      KeyboardThemeAppearance(theme: $0, keyboardContext: context)
    }
    #expect(appearance?.theme.identifier == "tron")
    _ = themeContext
    _ = appearance
  }

  // Sources/Keyboard/KeyboardInput/TextDocument/InMemoryTextDocument.swift
  @Test func example23() async throws {
    let document = InMemoryTextDocument("Hello wor", textAfter: "!")
    document.insertText("ld")
    #expect(document.text == "Hello world!")
    #expect(document.documentContextBeforeInput == "Hello world")
    _ = document
  }

  // Sources/Keyboard/KeyboardLexicon/EmojiSearch/Emoji+ColonSearch.swift
  @Test func example24() async throws {
    let search = Emoji.ColonSearch(text: "Well done :smi")
    #expect(search?.results(limit: 3).map(\.char) == ["😊", "😇", "🥰"])
    _ = search
  }

  // Sources/Keyboard/KeyboardLexicon/Service/Autocomplete+LocalService.swift
  @Test func example25() async throws {
    let service = Autocomplete.LocalService(locale: Locale(identifier: "en"))
    let suggestions = try service.immediateResult(for: "I recieve").suggestions
    #expect(suggestions.first?.text == "receive")
    _ = service
    _ = suggestions
  }

  // Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
  @Test func example26() async throws {
    class RoundAppearance: StandardKeyboardAppearance {
      override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
    }
    let appearance = RoundAppearance(keyboardContext: context)
    #expect(appearance.buttonStyle(for: .space, isPressed: false).cornerRadius == 12)
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    _ = appearance
    _ = view
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+ButtonStyle.swift
  @Test func example27() async throws {
    let style = Keyboard.ButtonStyle(backgroundColor: .red, cornerRadius: 9)
    #expect(style.foregroundColor == nil)
    let view = KeyboardView(keyboardContext: context).keyboardButtonStyle(style)
    _ = style
    _ = view
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+CornerRadii.swift
  @Test func example28() async throws {
    var style = Keyboard.ButtonStyle(cornerRadius: 4)
    style.cornerRadii = .init(topLeading: .points(12), bottomTrailing: .percent(50))
    #expect(style.cornerRadii?.topTrailing == nil)
    _ = style
  }

  // Sources/Keyboard/KeyboardStyling/Styles/Keyboard+Material.swift
  @Test func example29() async throws {
    var glass = Keyboard.Material(blur: 12, saturation: 1.5)
    glass.tint = .white.opacity(0.6)
    #expect(Keyboard.Background.material(glass).material == glass)
    _ = glass
  }

  // Sources/Keyboard/KeyboardStyling/ThemeAppearance/KeyboardThemeAppearance.swift
  @Test func example30() async throws {
    let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
    let pressed = appearance.buttonStyle(for: .space, isPressed: true)
    #expect(pressed.borderSize == 2)
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    _ = appearance
    _ = pressed
    _ = view
  }

  // Sources/Keyboard/KeyboardStyling/ThemeModel/KeyboardTheme.swift
  @Test func example31() async throws {
    var theme: KeyboardTheme = try .tron
    theme.name = "Ember"
    theme.buttonStyles[.primary]?.backgroundColor = .orange
    #expect(theme.keyboardButtonStyle(for: .primary(.return), context: context).backgroundColor == .orange)
    let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
    _ = theme
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/Environment/View.swift
  @Test func example32() async throws {
    struct TitledKeyboard: View {
      let context: KeyboardContext
      var body: some View { KeyboardView(keyboardContext: context).keyboardTheme(.tron) }
    }
    #expect(TitledKeyboard(context: context).scene(measuring: .fixedAdvance).size.width == 390)
  }

  // Sources/Keyboard/KeyboardViews/Frame/Backed.swift
  @Test func example33() async throws {
    let scene = Backed(.color(.purple)) {
      KeyboardView(keyboardContext: context)
    }.scene(measuring: .fixedAdvance)
    #expect(scene.size.width == 390)
    _ = scene
  }

  // Sources/Keyboard/KeyboardViews/Frame/DeviceFrame.swift
  @Test func example34() async throws {
    let frame = DeviceFrame(device: .standard, text: "Hello") {
      KeyboardView(keyboardContext: context)
    }
    let scene = frame.scene(measuring: .fixedAdvance)
    #expect(scene.size.height > scene.size.width)
    _ = frame
    _ = scene
  }

  // Sources/Keyboard/KeyboardViews/Typist/TypingRhythm.swift
  @Test func example35() async throws {
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
  @Test func example36() async throws {
    let typist = Typist(controller: controller)
    var presses = 0
    typist.observer = { event in if event.kind == .gesture(.press) { presses += 1 } }
    try typist.type("Hello 😀")
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "Hello 😀")
    _ = typist
    _ = presses
  }

  // Sources/Keyboard/KeyboardViews/ViewController/KeyboardInputViewController.swift
  @Test func example37() async throws {
    class ThemedController: KeyboardInputViewController {
      override func viewWillSetupKeyboardView() {
        setupKeyboardView { $0.standardKeyboardView.keyboardTheme(.tron) }
      }
    }
    let view = ThemedController().keyboardView
    #expect(!(view is KeyboardView))
    _ = view
  }

  // Sources/Keyboard/KeyboardViews/Views/Autocomplete+Toolbar.swift
  @Test func example38() async throws {
    let toolbar = Autocomplete.Toolbar(
      suggestions: .preview,
      itemView: { $0.view.autocompleteToolbarItemStyle(.init(titleColor: .blue)) },
      separatorView: { $0.view },
      suggestionAction: { controller.services.actionHandler.handle($0) })
    #expect(toolbar.suggestions.map(\.text) == ["One", "Two", "Three"])
    _ = toolbar
  }

  // Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
  @Test func example39() async throws {
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

  // Sources/Products/KeyboardGolden/Documentation.docc/KeyboardGolden.md
  @Test func example40() async throws {
    func cottonCandy() {
      let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.cottonCandy)
      expectGolden(of: view, named: "cottonCandy")
    }
    cottonCandy()
  }

  // Sources/Products/KeyboardGolden/Documentation.docc/KeyboardGolden.md
  @Test func example41() async throws {
    expectGolden(
      of: view, named: "keyboard", tolerance: PictureTolerance(channels: 2),
      because: "The release machines have another version of Cairo")
  }

  // Sources/Products/KeyboardGolden/ExpectGolden.swift
  @Test func example42() async throws {
    func minimal() {
      let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.minimal)
      expectGolden(of: view, named: "minimal")
    }
    minimal()
  }

  // Sources/Products/KeyboardGolden/ExpectGolden.swift
  @Test func example43() async throws {
    expectGolden(
      of: view, named: "edges", tolerance: PictureTolerance(channels: 2),
      because: "The release machines have another version of Cairo")
  }

  // Sources/Products/KeyboardGolden/GoldenSuite.swift
  @Test func example44() async throws {
    let folder = URL(filePath: "Goldens", relativeTo: URL(filePath: #filePath))
    let suite = GoldenSuite(folder: folder, scale: 2)
    suite.expect(view, named: "keyboard")
    _ = folder
    _ = suite
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Actions.md
  @Test func example45() async throws {
    let letter = KeyboardAction.character("a")
    let layer = KeyboardAction.keyboardType(.numeric)
    #expect(letter.isInputAction)
    #expect(!(layer.isInputAction))
    _ = letter
    _ = layer
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Actions.md
  @Test func example46() async throws {
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
  @Test func example47() async throws {
    let controller = KeyboardInputViewController.preview
    let typist = Typist(controller: controller)
    try typist.type("Hello")
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "Hello")
    _ = controller
    _ = typist
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Appearance.md
  @Test func example48() async throws {
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
  @Test func example49() async throws {
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
  @Test func example50() async throws {
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
  @Test func example51() async throws {
    let service = Autocomplete.DisabledAutocompleteService(
      suggestions: [Autocomplete.Suggestion(text: "Hello")])
    let result = try await service.autocomplete("Hel")
    #expect(result.suggestions.map(\.text) == ["Hello"])
    _ = service
    _ = result
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example52() async throws {
    controller.setup(for: KeyboardApp(name: "Notes", licenseKey: "any", locales: [.english]))
    controller.insertText("I recieve")
    controller.performAutocomplete()
    #expect(controller.state.autocompleteContext.suggestions.first?.text == "receive")
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example53() async throws {
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
  @Test func example54() async throws {
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
  @Test func example55() async throws {
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
  @Test func example56() async throws {
    let custom = Autocomplete.Toolbar(
      suggestions: .preview,
      itemView: { params in Text(params.suggestion.title) },
      separatorView: { $0.view },
      suggestionAction: { controller.services.actionHandler.handle($0) })
    _ = custom
    #expect(custom.scene(measuring: .fixedAdvance) != Autocomplete.Toolbar(suggestions: .preview).scene(measuring: .fixedAdvance))
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
  @Test func example57() async throws {
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
        while controller.state.autocompleteContext.isLoading { await Task.yield() }
        return controller.state.autocompleteContext.suggestions.map(\.text)
      }
    }

    let desk = Desk()
    await desk.open()
    let suggestions = await desk.suggestions(for: "teh")
    #expect(suggestions.first == "the")
    _ = desk
    _ = suggestions
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
  @Test func example58() async throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
    let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
    #expect(service.calloutActions(for: .character("y")) == [.character("y"), .character("ÿ")])
    _ = context
    _ = service
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
  @Test func example59() async throws {
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
  @Test func example60() async throws {
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
  @Test func example61() async throws {

    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
    let view = KeyboardView(keyboardContext: context).keyboardTheme(.tron)
    let png = try KeyboardRenderer().png(of: view, scale: 3)
    _ = context
    _ = view
    _ = png
    #expect(png.starts(with: Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })))
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Layout.md
  @Test func example62() async throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
    let service = KeyboardLayout.StandardService.allLocales()
    let layout = service.keyboardLayout(for: context)
    #expect(layout.itemRows[0].last?.action == .character("å"))
    _ = context
    _ = service
    _ = layout
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Layout.md
  @Test func example63() async throws {
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

  // Sources/Products/KeyboardKit/Documentation.docc/Themes.md
  @Test func example64() async throws {
    let tron: KeyboardTheme = try .tron
    let sark: KeyboardTheme = try .tron(.sark)
    #expect(sark.identifier == "tron:sark")
    let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.cottonCandy)
    _ = tron
    _ = sark
    _ = view
  }

  // Sources/Products/KeyboardKit/Documentation.docc/Themes.md
  @Test func example65() async throws {
    class RoundTheme: KeyboardThemeAppearance {

      override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
    }

    let appearance = RoundTheme(theme: .tron, keyboardContext: .preview)
    #expect(appearance.buttonStyle(for: .space, isPressed: false).cornerRadius == 12)
    _ = appearance
  }

}
