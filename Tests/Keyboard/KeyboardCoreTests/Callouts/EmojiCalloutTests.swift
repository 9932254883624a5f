import KeyboardCore
import Testing

@Suite struct EmojiCalloutTests {

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
}
