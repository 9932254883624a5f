import Foundation
import Testing

@testable import Terminal

/// Lines of a log in which nothing but the program gives commands to the runner of GitHub.
@Suite(.serialized) struct WorkflowCommandTests {

  @Test(arguments: [
    ("plain: text", "plain: text"), ("", ""), ("a\n", "a\n"), ("a::b", "a::b"),
    ("::add-mask::x", "| ::add-mask::x"), ("a\n \t::x\nb", "a\n|  \t::x\nb"),
    ("\u{200B}:\u{200D}:x", "| \u{200B}:\u{200D}:x"), ("\u{A0}::x", "| \u{A0}::x"),
    ("a ##[error]x", "a # #[error]x"), ("#\u{200B}#[error]x", "# #[error]x"),
    ("##[\u{301}x", "# #[\u{301}x"), ("👨‍👩‍👧", "👨‍👩‍👧"),
  ])
  func areNoCommands(text: String, shown: String) {
    unsetenv("GITHUB_ACTIONS")
    #expect(text.withoutWorkflowCommands == text)
    setenv("GITHUB_ACTIONS", "true", 1)
    defer { unsetenv("GITHUB_ACTIONS") }
    #expect(text.withoutWorkflowCommands == shown)
  }
}
