import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct ToolbarTouchTests {

  private typealias Suggestion = Autocomplete.Suggestion

  private static let area = CGRect(x: 0, y: 0, width: 390, height: 50)

  private let context = ViewContext.fixedAdvance

  private func keys(_ toolbar: Autocomplete.Toolbar) -> [TouchableKey] {
    toolbar.touchableKeys(in: Self.area, context: context)
  }

  /// A toolbar by the texts of suggestions; those of a symbol are emojis, the marked one is applied.
  private static func suggestions(_ texts: String) -> [Autocomplete.Suggestion] {
    texts.split(separator: " ").map { text in
      if text.first?.isASCII == false {
        return Autocomplete.Suggestion(text: "\(text)", type: .emoji)
      }
      return text.first == "*"
        ? Autocomplete.Suggestion(text: "\(text.dropFirst())", type: .autocorrect)
        : Autocomplete.Suggestion(text: "\(text)")
    }
  }

  // The rows of the published picture of toolbars in the documentation of KeyboardKit.
  @Test(arguments: [
    ("Foo *Bar Baz", ["Foo", "Bar", "Baz"], 0), ("Foo *Bar", ["Foo", "Bar"], 0),
    ("Foo *Bar Baz Qux 😊 💡", ["Foo", "Bar", "Baz", "😊"], 1),
    ("Foo *Bar Baz 😊 💡 👍 🎉", ["Foo", "Bar", "😊", "💡", "👍"], 0),
    ("Foo Bar 😊", ["Foo", "😊"], 1), ("😊 💡", ["😊", "💡"], 0),
  ])
  func emojisAreACompactGroup(texts: String, shown: [String], lines: Int) {
    let toolbar = Autocomplete.Toolbar(suggestions: Self.suggestions(texts))
    let keys = keys(toolbar)
    #expect(keys.compactMap(\.suggestion?.text) == shown)
    let scene = toolbar.autocompleteToolbarStyle(.init()).scene
    #expect(scene.elements.count { $0.role == .toolbarSeparator } == lines)
    let words = keys.filter { $0.suggestion?.type != .emoji }.map(\.frame.width)
    #expect(words.allSatisfy { abs($0 - (words.first ?? 0)) < 1e-9 })
  }

  /// Suggestions have their own widths, start at the leading end, and end at the other one.
  @Test(arguments: [false, true], [0.0, 200, 1e9, -5, .nan])
  func scrolledSuggestionsKeepTheirWidths(isRightToLeft: Bool, offset: Double) throws {
    var toolbar = Autocomplete.Toolbar(suggestions: (1...20).map { Suggestion(text: "word\($0)") })
    toolbar.isRightToLeft = isRightToLeft
    var context = context
    context.environment.autocompleteToolbarScrollMode = .scrolled(by: offset)
    let keys = toolbar.touchableKeys(in: Self.area, context: context)
    let shown = keys.compactMap(\.suggestion?.text)
    #expect((2..<20).contains(shown.count))
    #expect(keys.allSatisfy { Self.area.contains($0.frame) && $0.frame.width > 0 })
    let isAtStart = !(offset > 0)
    let first = isAtStart != isRightToLeft
    #expect((shown.first == "word1") == (first && offset != 200))
    #expect((shown.last == "word20") == (!first && offset != 200))
    let size = toolbar.size(in: context)
    var builder = SceneBuilder(size: size)
    toolbar.draw(in: Self.area, context: context, into: &builder)
    #expect(builder.scene.elements.filter { $0.role == .toolbarItem }.map(\.name) == shown)
  }

  @Test func fewSuggestionsStartAtTheLeadingEnd() throws {
    let toolbar = Autocomplete.Toolbar(suggestions: Self.suggestions("Foo Bar"))
    var context = context
    context.environment.autocompleteToolbarScrollMode = .scrollable
    let frames = toolbar.touchableKeys(in: Self.area, context: context).map(\.frame)
    #expect(frames.count == 2 && frames[0].minX < 10 && frames[1].maxX < 195)
  }

  @Test func emojisShareTheWidthOfAWord() throws {
    let keys = keys(Autocomplete.Toolbar(suggestions: Self.suggestions("Foo *Bar Baz 😊 💡 👍")))
    let word = try #require(keys.first).frame.width
    let emojis = keys.suffix(3).map(\.frame)
    #expect(emojis.allSatisfy { $0.width == 35 })
    #expect(abs(emojis[2].maxX - 390) < 1e-9)
    #expect(abs(emojis[2].maxX - emojis[0].minX - word) < 1e-9)
    #expect(abs((emojis[1].minX - emojis[0].minX) - (emojis[2].minX - emojis[1].minX)) < 1e-9)
  }

  @Test(arguments: [0.0, 8, 60, 100, 150])
  func aNarrowToolbarStaysInItsArea(width: Double) {
    let area = CGRect(x: 10, y: 0, width: width, height: 50)
    for texts in ["Foo *Bar Baz 😊 💡 👍", "Foo Bar", "😊 💡 👍", ""] {
      let toolbar = Autocomplete.Toolbar(suggestions: Self.suggestions(texts))
      let frames = toolbar.touchableKeys(in: area, context: context).map(\.frame)
      #expect(frames.allSatisfy { $0.minX > 9.99 && $0.maxX < area.maxX + 0.01 }, "\(texts)")
    }
  }

  private func controller(_ text: String = "") throws -> KeyboardInputViewController {
    let controller = try TypistTests.keyboard("en", text, capitalizing: .none)
    controller.services.autocompleteService = .disabled(
      suggestions: Self.suggestions("house *home hostel 🏠"))
    controller.performAutocomplete()
    return controller
  }

  @Test func aTapAppliesASuggestion() throws {
    let controller = try controller("my ho")
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    var events: [KeyTouchHandler.Event] = []
    finger.observer = { events.append($0) }
    let keys = controller.standardKeyboardView.touchableKeys
    let home = try #require(keys.first { $0.suggestion?.text == "home" })
    let suggestion = try #require(home.suggestion)
    finger.press(home)
    #expect(finger.pressedSuggestion == suggestion && finger.pressedAction == nil)
    controller.services.clock.advance(by: 2)
    finger.lift()
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "my home ")
    #expect(
      events == [
        .suggestion(.press, suggestion), .suggestion(.release, suggestion),
        .suggestion(.end, suggestion),
      ])
    #expect(controller.state.calloutContext.inputAction == nil)
  }

  @Test func aTouchThatLeavesASuggestionDoesNothing() throws {
    let controller = try controller("ho")
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    let keys = controller.standardKeyboardView.touchableKeys
    finger.press(try #require(keys.first { $0.suggestion != nil }))
    finger.move(to: CGPoint(x: 200, y: 200))
    finger.lift()
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "ho")
    #expect(!finger.isTouching && finger.pressedSuggestion == nil)
  }

  @Test func aTouchedSuggestionIsHighlighted() throws {
    var view = try controller("ho").standardKeyboardView
    let red = Color.Resolved(hex: 0xFF0000)
    func redItems() -> Int {
      view.autocompleteToolbarStyle(.init(autocorrectItem: .init(backgroundColor: Color(red))))
        .scene.nodes.fills(red).count
    }
    #expect(redItems() == 1)
    view.pressedSuggestion = view.suggestions.first
    #expect(redItems() == 2)
  }

  @Test func aToolbarMayHaveItsOwnEffect() throws {
    let controller = try controller("ho")
    var taken: [String] = []
    let toolbar = Autocomplete.Toolbar(suggestions: Self.suggestions("a b")) {
      taken.append($0.text)
    }
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    for key in keys(toolbar) {
      finger.press(key)
      finger.lift()
    }
    #expect(taken == ["a", "b"])
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "ho")
  }

  @Test func itemsAndSeparatorsCanBeReplaced() {
    var lines: [String] = []
    let toolbar = Autocomplete.Toolbar(
      suggestions: Self.suggestions("one two *three"),
      itemView: { params in
        Text(params.suggestion.text.uppercased() + (params.suggestion.isAutocorrect ? "!" : ""))
      },
      separatorView: { params in
        lines.append(params.suggestion.text)
        return params.view
      })
    let scene = toolbar.autocompleteToolbarStyle(.init(separator: .init(width: 5))).scene
    #expect(scene.nodes.runs.map(\.text) == ["ONE", "TWO", "THREE!"])
    #expect(scene.elements.map(\.role) == [.toolbarSeparator] && lines == ["one"])
    #expect(scene.elements.first?.box.width == 5)
  }

  @Test func aCustomViewMayUseTheStandardOne() {
    let suggestions = Self.suggestions("one *two")
    let toolbar = Autocomplete.Toolbar(
      suggestions: suggestions, itemView: { $0.view }, separatorView: { $0.view })
    #expect(toolbar.scene == Autocomplete.Toolbar(suggestions: suggestions).scene)
  }

  @Test func aLikelyNextCharacterHasALargerArea() throws {
    var view = try controller().standardKeyboardView
    func frame(_ text: String) throws -> CGRect {
      let keys = view.touchableKeys
      return try #require(keys.first { $0.action == .character(text) }).frame
    }
    let (q, w) = (try frame("q"), try frame("w"))
    view.nextCharacterPredictions = ["q": 0.5, "w": 7]
    #expect(try frame("q") == q.insetBy(dx: -2.5, dy: -2.5))
    #expect(try frame("w") == w.insetBy(dx: -5, dy: -5))
  }

  @Test(arguments: [
    ("my house", [], "my house"), ("my house is", ["house"], "my house is"),
    ("hostel, house is", ["house"], "hostel, house is"), ("house (home)", [], "house (home)"),
  ])
  func aTypistTakesFittingSuggestions(text: String, taken: [String], document: String) throws {
    let controller = try controller()
    controller.settings.autocompleteSettings.isAutocorrectEnabled = false
    let typist = Typist(controller: controller)
    typist.acceptsSuggestions = true
    var suggestions: [String] = []
    typist.observer = { event in
      if event.kind == .gesture(.release), let text = event.suggestion?.text {
        suggestions.append(text)
      }
    }
    try typist.type(text)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == document)
    #expect(suggestions == taken)
  }
}
