import KeyboardCore
import Testing

@Suite struct EmojiCalloutTests {

  @Test(arguments: [("👍", "👍👍🏻👍🏼👍🏽👍🏾👍🏿"), ("👍🏿", "👍👍🏻👍🏼👍🏽👍🏾👍🏿"), ("🚀", "")])
  func skinTonesAreTheSecondaryActions(char: String, expected: String) {
    let services: [any KeyboardCalloutService] = [
      KeyboardCallout.BaseCalloutService(), KeyboardCallout.ProCalloutService.German(),
    ]
    for service in services {
      let actions = service.calloutActions(for: .emoji(char))
      #expect(actions == expected.map { .emoji(Emoji($0)) })
    }
  }
}
