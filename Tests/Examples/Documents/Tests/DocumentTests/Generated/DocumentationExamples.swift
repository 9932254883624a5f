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
  let phone = DeviceFrame(device: .standard, text: "Hallo") { view }
  let svg = try KeyboardRenderer().svg(of: phone)
  _ = phone
  _ = svg
}

// Snapshots/README.md
private func example5(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {

  func tron() {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
    expectGolden(of: KeyboardView(keyboardContext: context).keyboardTheme(.tron), named: "tron")
  }
}

// Snapshots/README.md
private func example6(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  expectGolden(
    of: view, named: "shadow", tolerance: PictureTolerance(channels: 2),
    because: "The release machines have another version of Cairo")
}

// Sources/Data/KeyboardDocuments/Diagnostics/KeyboardNotices.swift
private func example7(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  KeyboardNotices.handler = { notice in print(notice.message) }
}

// Sources/Drawing/GoldenImages/Verdict/PictureTolerance.swift
private func example8(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let antialiasing = PictureTolerance(
    channels: 2, window: PictureTolerance.Window(size: 8, pixels: 3))
  _ = antialiasing
}

// Sources/Drawing/KeyboardDrawing/Scene/Scene.swift
private func example9(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let scene = view.scene(measuring: .fixedAdvance)
  let key = scene.elements.first { $0.role == .key && $0.name == "q" }
  #expect(key?.box.isEmpty == false)
  _ = scene
  _ = key
}

// Sources/Drawing/KeyboardRender/Animation/PictureAnimation.swift
private func example10(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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

// Sources/Drawing/KeyboardRender/Renderer/KeyboardRenderer.swift
private func example11(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let renderer = try KeyboardRenderer()
  let bytes = try renderer.png(of: view, scale: 3)
  try Data(bytes).write(to: URL(filePath: "keyboard.png"))
  _ = renderer
  _ = bytes
}

// Sources/Drawing/KeyboardRender/Renderer/RenderReport.swift
private func example12(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let report = try KeyboardRenderer().report(of: view, scale: 3)
  let clipped = report.texts.filter { !$0.isInside(tolerance: 0.5) }
  _ = report
  _ = clipped
}

// Sources/Keyboard/KeyboardCore/Actions/KeyboardAction.swift
private func example13(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let actions: [KeyboardAction] = [.shift(.lowercased), .character("a"), .primary(.go)]
  let inputs = actions.filter(\.isInputAction)
  _ = actions
  _ = inputs
}

// Sources/Keyboard/KeyboardCore/Autocomplete/Autocomplete+Suggestion.swift
private func example14(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let suggestions = [
    Autocomplete.Suggestion(text: "keyboard", type: .autocorrect),
    Autocomplete.Suggestion(text: "keyboards", subtitle: "plural"),
  ]
  let view = KeyboardView(keyboardContext: context, suggestions: suggestions)
  _ = suggestions
  _ = view
}

// Sources/Keyboard/KeyboardCore/Callouts/KeyboardCallout.swift
private func example15(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
  var view = KeyboardView(keyboardContext: context)
  view.calloutService = service
  view.callout = .actions(of: .character("e"), selectedIndex: 1)
  _ = service
  _ = view
}

// Sources/Keyboard/KeyboardCore/Context/KeyboardContext.swift
private func example16(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
  context.keyboardType = .numeric
  context.colorScheme = .dark
  _ = context
}

// Sources/Keyboard/KeyboardCore/Context/KeyboardTraits.swift
private func example17(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var shifted = context.traits
  shifted.keyboardCase = .uppercased
  let shiftedContext = KeyboardContext(traits: shifted)
  let layout = KeyboardLayout.StandardService().keyboardLayout(for: shiftedContext)
  _ = shifted
  _ = shiftedContext
  _ = layout
}

// Sources/Keyboard/KeyboardCore/Layout/KeyboardLayout.swift
private func example18(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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
private func example19(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var profile = LocaleProfile.profile(forIdentifier: "de")
  profile.labels[.space] = "Leerzeichen"
  context.localeProfile = profile
  _ = profile
}

// Sources/Keyboard/KeyboardInput/ActionHandling/KeyTouchHandler.swift
private func example20(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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
private func example21(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  final class QuietActionHandler: KeyboardAction.StandardActionHandler {
    override func shouldTriggerFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool { action != .backspace }
  }
  controller.services.actionHandler = QuietActionHandler(controller: controller)
}

// Sources/Keyboard/KeyboardInput/State/KeyboardThemeContext.swift
private func example22(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let themeContext = KeyboardThemeContext()
  themeContext.setCurrentTheme(.tron)
  let appearance = themeContext.currentTheme.map {
    KeyboardThemeAppearance(theme: $0, keyboardContext: context)
  }
  _ = themeContext
  _ = appearance
}

// Sources/Keyboard/KeyboardInput/TextDocument/InMemoryTextDocument.swift
private func example23(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let document = InMemoryTextDocument("Hello wor", textAfter: "!")
  document.insertText("ld")
  #expect(document.text == "Hello world!")
  #expect(document.documentContextBeforeInput == "Hello world")
  _ = document
}

// Sources/Keyboard/KeyboardLexicon/EmojiSearch/Emoji+ColonSearch.swift
private func example24(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let search = Emoji.ColonSearch(text: "Well done :smi")
  let emojis = search?.results(limit: 3) ?? []
  _ = search
  _ = emojis
}

// Sources/Keyboard/KeyboardLexicon/Service/Autocomplete+LocalService.swift
private func example25(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let service = Autocomplete.LocalService(locale: Locale(identifier: "en"))
  let suggestions = try service.immediateResult(for: "I recieve").suggestions
  _ = service
  _ = suggestions
}

// Sources/Keyboard/KeyboardStyling/Appearance/StandardKeyboardAppearance.swift
private func example26(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class RoundAppearance: StandardKeyboardAppearance {
    override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
  }
  let appearance = RoundAppearance(keyboardContext: context)
  let view = KeyboardView(keyboardContext: context, appearance: appearance)
  _ = appearance
  _ = view
}

// Sources/Keyboard/KeyboardStyling/Styles/Keyboard+ButtonStyle.swift
private func example27(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let style = Keyboard.ButtonStyle(backgroundColor: .red, cornerRadius: 9)
  let view = KeyboardView(keyboardContext: context).keyboardButtonStyle(style)
  _ = style
  _ = view
}

// Sources/Keyboard/KeyboardStyling/Styles/Keyboard+CornerRadii.swift
private func example28(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var style = Keyboard.ButtonStyle(cornerRadius: 4)
  style.cornerRadii = .init(topLeading: .points(12), bottomTrailing: .percent(50))
  _ = style
}

// Sources/Keyboard/KeyboardStyling/Styles/Keyboard+Material.swift
private func example29(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var glass = Keyboard.Material(blur: 12, saturation: 1.5)
  glass.tint = .white.opacity(0.6)
  let background = Keyboard.Background.material(glass)
  _ = glass
  _ = background
}

// Sources/Keyboard/KeyboardStyling/ThemeAppearance/KeyboardThemeAppearance.swift
private func example30(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let appearance = KeyboardThemeAppearance(theme: .tron, keyboardContext: context)
  let pressed = appearance.buttonStyle(for: .space, isPressed: true)
  let view = KeyboardView(keyboardContext: context, appearance: appearance)
  _ = appearance
  _ = pressed
  _ = view
}

// Sources/Keyboard/KeyboardStyling/ThemeModel/KeyboardTheme.swift
private func example31(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var theme: KeyboardTheme = try .tron
  theme.name = "Ember"
  theme.buttonStyles[.primary]?.backgroundColor = .orange
  let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
  _ = theme
  _ = view
}

// Sources/Keyboard/KeyboardViews/Environment/View.swift
private func example32(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  struct TitledKeyboard: View {
    let context: KeyboardContext
    var body: some View { KeyboardView(keyboardContext: context).keyboardTheme(.tron) }
  }
}

// Sources/Keyboard/KeyboardViews/Frame/Backed.swift
private func example33(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let scene = Backed(.color(.purple)) {
    KeyboardView(keyboardContext: context)
  }.scene(measuring: .fixedAdvance)
  _ = scene
}

// Sources/Keyboard/KeyboardViews/Frame/DeviceFrame.swift
private func example34(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let frame = DeviceFrame(device: .standard, text: "Hello") {
    KeyboardView(keyboardContext: context)
  }
  let scene = frame.scene(measuring: .fixedAdvance)
  _ = frame
  _ = scene
}

// Sources/Keyboard/KeyboardViews/Typist/TypingRhythm.swift
private func example35(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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
private func example36(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let typist = Typist(controller: controller)
  typist.observer = { event in print(event.time, event.kind.name, event.action) }
  try typist.type("Hello 😀")
  _ = typist
}

// Sources/Keyboard/KeyboardViews/ViewController/KeyboardInputViewController.swift
private func example37(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class ThemedController: KeyboardInputViewController {
    override func viewWillSetupKeyboardView() {
      setupKeyboardView { $0.standardKeyboardView.keyboardTheme(.tron) }
    }
  }
  let view = ThemedController().keyboardView
  _ = view
}

// Sources/Keyboard/KeyboardViews/Views/Autocomplete+Toolbar.swift
private func example38(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let toolbar = Autocomplete.Toolbar(
    suggestions: .preview,
    itemView: { $0.view.autocompleteToolbarItemStyle(.init(titleColor: .blue)) },
    separatorView: { $0.view },
    suggestionAction: { controller.services.actionHandler.handle($0) })
  _ = toolbar
}

// Sources/Keyboard/KeyboardViews/Views/KeyboardView.swift
private func example39(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let view = KeyboardView(keyboardContext: context)
    .keyboardTheme(.tron)
    .keyboardCalloutActions { $0.action == .backspace ? [.character("1")] : nil }
  let bytes = try KeyboardRenderer().png(of: view, scale: 3)
  _ = view
  _ = bytes
}

// Sources/Products/KeyboardGolden/Documentation.docc/KeyboardGolden.md
private func example40(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  func tron() {
    let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.tron)
    expectGolden(of: view, named: "tron")
  }
}

// Sources/Products/KeyboardGolden/Documentation.docc/KeyboardGolden.md
private func example41(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  expectGolden(
    of: view, named: "shadow", tolerance: PictureTolerance(channels: 2),
    because: "The release machines have another version of Cairo")
}

// Sources/Products/KeyboardGolden/ExpectGolden.swift
private func example42(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  func tron() {
    let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.tron)
    expectGolden(of: view, named: "tron")
  }
}

// Sources/Products/KeyboardGolden/ExpectGolden.swift
private func example43(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  expectGolden(
    of: view, named: "shadow", tolerance: PictureTolerance(channels: 2),
    because: "The release machines have another version of Cairo")
}

// Sources/Products/KeyboardGolden/GoldenSuite.swift
private func example44(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let suite = GoldenSuite(folder: URL(filePath: "Goldens"), record: .never, scale: 2)
  suite.expect(view, named: "keyboard")
  _ = suite
}

// Sources/Products/KeyboardKit/Documentation.docc/Actions.md
private func example45(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let letter = KeyboardAction.character("a")
  let layer = KeyboardAction.keyboardType(.numeric)
  let isTyped = letter.isInputAction && !layer.isInputAction
  _ = letter
  _ = layer
  _ = isTyped
}

// Sources/Products/KeyboardKit/Documentation.docc/Actions.md
private func example46(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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
private func example47(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class KeyboardViewController: KeyboardInputViewController {

    override func viewDidLoad() {
      super.viewDidLoad()
      services.actionHandler = KeyboardAction.StandardActionHandler(controller: self)
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Actions.md
private func example48(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let controller = KeyboardInputViewController()
  let typist = Typist(controller: controller)
  try typist.type("Hello")
  _ = controller
  _ = typist
}

// Sources/Products/KeyboardKit/Documentation.docc/Appearance.md
private func example49(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class RedAppearance: StandardKeyboardAppearance {

    override func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      action.isInputAction ? .red : super.buttonBackgroundColor(for: action, isPressed: isPressed)
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Appearance.md
private func example50(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let view = KeyboardView(keyboardContext: .preview)
    .keyboardButtonStyle { params in
      var style = params.standardStyle(for: .preview)
      if params.action == .backspace { style.foregroundColor = .red }
      return style
    }
  _ = view
}

// Sources/Products/KeyboardKit/Documentation.docc/Architecture.md
private func example51(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  struct Banner: View {

    var body: some View {
      Text("Hello").environment(\.foregroundColor, .red)
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example52(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let service = Autocomplete.DisabledAutocompleteService(
    suggestions: [Autocomplete.Suggestion(text: "Hello")])
  let result = try await service.autocomplete("Hel")
  _ = service
  _ = result
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example53(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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
private func example54(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let suggestions = [
    Autocomplete.Suggestion(text: "teh", type: .unknown),
    Autocomplete.Suggestion(text: "the", type: .autocorrect),
  ]
  let toolbar = Autocomplete.Toolbar(suggestions: suggestions)
  _ = suggestions
  _ = toolbar
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example55(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let custom = Autocomplete.Toolbar(
    suggestions: .preview,
    itemView: { params in Text(params.suggestion.title) },
    separatorView: { $0.view },
    suggestionAction: { controller.services.actionHandler.handle($0) })
  _ = custom
}

// Sources/Products/KeyboardKit/Documentation.docc/Autocomplete.md
private func example56(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  actor Desk {
    let controller = KeyboardInputViewController()

    func open() {
      controller.startAutocomplete()
    }
  }
}

// Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
private func example57(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
  let service = KeyboardCallout.StandardCalloutService(keyboardContext: context)
  let actions = service.calloutActions(for: .character("a"))
  _ = context
  _ = service
  _ = actions
}

// Sources/Products/KeyboardKit/Documentation.docc/Callouts.md
private func example58(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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
private func example59(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  var style = KeyboardCallout.CalloutStyle.standard
  style.backgroundColor = .red
  let view = KeyboardView(keyboardContext: .preview).keyboardCalloutStyle(style)
  _ = style
  _ = view
}

// Sources/Products/KeyboardKit/Documentation.docc/KeyboardKit.md
private func example60(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {

  let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
  let view = KeyboardView(keyboardContext: context).keyboardTheme(.tron)
  let png = try KeyboardRenderer().png(of: view, scale: 3)
  _ = context
  _ = view
  _ = png
}

// Sources/Products/KeyboardKit/Documentation.docc/Layout.md
private func example61(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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
private func example62(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
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

// Sources/Products/KeyboardKit/Documentation.docc/Themes.md
private func example63(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  let tron: KeyboardTheme = try .tron
  let sark: KeyboardTheme = try .tron(.sark)
  let view = KeyboardView(keyboardContext: .preview).keyboardTheme(.cottonCandy)
  _ = tron
  _ = sark
  _ = view
}

// Sources/Products/KeyboardKit/Documentation.docc/Themes.md
private func example64(context: KeyboardContext, view: KeyboardView, controller: KeyboardInputViewController) async throws {
  class RoundTheme: KeyboardThemeAppearance {

    override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
  }
}
