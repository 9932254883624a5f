import Foundation
import KeyboardCore
import Testing

struct CalloutActionsTests {

  private func text(_ actions: [KeyboardAction]?) -> String? {
    actions?.map { $0.inputCalloutText ?? "?" }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("a", "a à á â ä ǎ æ ã å ā ă ą"), ("S", "S ẞ Ś Š Ŝ Ṣ Ș"), ("0", "0 °"), ("b", nil),
      ("$", "$ € £ ¥ ₩ ₽ ¢"),
    ] as [(String, String?)])
  func english(key: String, expected: String?) {
    #expect(text(KeyboardCallout.Actions.english.actions(for: .character(key))) == expected)
    let service: any KeyboardCalloutService = .preview
    #expect(text(service.calloutActions(for: .character(key))) == expected ?? "")
  }

  @Test(
    arguments: [
      ("sv", "a", "a á à â æ ã ā"), ("sv", "S", "S ẞ Ś Š"), ("de", "ß", nil),
      ("sv", "kr", "kr € $ £ ¥ ₩ ₽ ¢ ₹ ₺ ₴ ₪ ₫ ₱"), ("en_GB", "o", "o ò ó ô ö ǒ œ ø õ ō ő"),
    ] as [(String, String, String?)])
  func localized(identifier: String, key: String, expected: String?) {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: identifier))
    let action = KeyboardAction.character(key)
    #expect(text(KeyboardCallout.Actions.standard(for: action, context: context)) == expected)
    #expect(text(KeyboardCallout.Actions.standard(for: context).actions(for: action)) == expected)
    let params = KeyboardCallout.ActionsBuilderParams(action: action)
    #expect(text(params.standardActions(for: context)) == expected)
    let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
    #expect(text(service.calloutActions(for: action)) == expected ?? "")
  }

  @Test func valuesByName() throws {
    let swedish = try #require(KeyboardCallout.Actions.swedish)
    #expect(swedish == (try KeyboardCallout.Actions.swedishBuilder()))
    let service = try KeyboardCallout.ProCalloutService.Swedish()
    #expect(service.actions == swedish)
    #expect(service.localeKey == "sv")
  }

  @Test func bothCasesOfCharacters() {
    var actions = KeyboardCallout.Actions(characters: ["a": "bc"])
    #expect(text(actions.actions(for: .character("a"))) == "b c")
    #expect(text(actions.actions(for: .character("A"))) == "B C")
    #expect(actions.actions(for: .character("b")) == nil)
    #expect(actions.actions(for: .character("ä")) == nil)
    actions.isDiacriticInsensitive = true
    #expect(text(actions.actions(for: .character("ä"))) == "b c")
    actions.actionsDictionary[.backspace] = [.capsLock]
    #expect(actions.actions(for: .backspace) == [.capsLock])
  }

  @Test func services() throws {
    let context = KeyboardContext(device: .standard, locale: .swedish)
    let service = KeyboardCallout.StandardCalloutService(keyboardContext: context)
    #expect(service.localizedServices.dictionary.isEmpty)
    #expect(!service.calloutActions(for: .character("a")).isEmpty)
    #expect(service.calloutActions(for: .character("ö")).isEmpty)
    try service.tryRegisterLocalizedService(try KeyboardCallout.ProCalloutService.Swedish())
    #expect(service.localizedServices.dictionary.keys.sorted() == ["sv"])
    #expect(text(service.calloutActions(for: .character("ö"))) == "ö ø œ")
    #expect(service.calloutActions(for: .backspace).isEmpty)
  }

  @Test(arguments: [("👍", "👍👍🏻👍🏼👍🏽👍🏾👍🏿"), ("👍🏿", "👍👍🏻👍🏼👍🏽👍🏾👍🏿"), ("🚀", "")])
  func skinTonesAreTheSecondaryActions(char: String, expected: String) throws {
    let variants = expected.map { KeyboardAction.emoji(Emoji($0)) }
    let services: [any KeyboardCalloutService] = try [
      KeyboardCallout.BaseCalloutService(), KeyboardCallout.ProCalloutService.German(),
    ]
    for service in services {
      let actions = service.calloutActions(for: .emoji(char))
      #expect(actions == variants)
    }
  }

  private let context = KeyboardCalloutContext()
  private let frame = CGRect(x: 300, y: 0, width: 39, height: 54)

  @Test func inputActions() {
    context.updateInputAction(.character("a"), in: frame)
    context.updateInputAction(.space, in: .zero)
    #expect(context.inputAction == .character("a"))
    #expect(context.buttonFrame == frame)
    context.resetInputAction()
    #expect(context.inputAction == nil)
  }

  @Test func inputActionsStayForAMoment() {
    var waiting: [Int: () -> Void] = [:]
    var delays: [TimeInterval] = []
    context.scheduler = { delay, action in
      let id = delays.count
      delays.append(delay)
      waiting[id] = action
      return { waiting[id] = nil }
    }
    context.resetInputActionWithDelay()
    #expect(delays.isEmpty, "There is nothing to reset.")
    context.updateInputAction(.character("a"), in: frame)
    context.resetInputActionWithDelay()
    context.updateInputAction(.character("b"), in: frame)
    #expect(context.inputAction == .character("b") && waiting.isEmpty)
    context.resetInputActionWithDelay()
    context.resetInputActionWithDelay()
    #expect(delays == [0.05, 0.05, 0.05] && waiting.count == 1)
    #expect(context.inputAction == .character("b"))
    waiting.first?.value()
    #expect(context.inputAction == nil)
  }

  @Test func withoutAClockInputActionsGoAtOnce() {
    context.updateInputAction(.character("a"), in: frame)
    context.resetInputActionWithDelay()
    #expect(context.inputAction == nil)
  }

  @Test func keysOnTheRightAreReversed() {
    context.availableWidth = 390
    context.updateSecondaryActions(.init(characters: "abc"), for: .character("a"), in: frame)
    #expect(context.secondaryActions == .init(characters: "cba"))
    #expect(context.secondaryActionsAlignment == .trailing)
    #expect(context.selectedSecondaryAction == .character("a"))
  }

  @Test(arguments: [
    (10.0, 0.0, "a"), (45, 5, "b"), (90, 50, "c"), (500, 400, "a"), (45, -5, "a"),
    (.infinity, 5, "a"), (1e300, 5, "a"),
  ])
  func selection(location: Double, translation: Double, expected: String) {
    context.updateSecondaryActions(.init(characters: "abc"), for: .character("a"), in: frame)
    context.updateSecondaryActionsSelection(
      location: CGPoint(x: location, y: 0), translation: CGSize(width: translation, height: 0))
    #expect(context.selectedSecondaryAction == .character(expected))
  }

  @Test func handling() {
    var handled: [KeyboardAction] = []
    context.actionHandler = { handled.append($0) }
    #expect(!context.handleSelectedSecondaryAction())
    context.updateSecondaryActions([.character("a")], for: .character("a"), in: frame)
    #expect(context.handleSelectedSecondaryAction())
    #expect(handled == [.character("a")])
    #expect(context.secondaryActions.isEmpty)
  }

  @Test func draggingBelowTheKeyDismisses() {
    context.updateSecondaryActions([.character("a")], for: .character("a"), in: frame)
    context.updateSecondaryActionsSelection(
      location: .zero, translation: CGSize(width: 0, height: 55))
    #expect(context.secondaryActions.isEmpty)
  }
}
