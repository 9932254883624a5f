/// Keys of `x-lint`; they are no part of the format of themes, since other linters may have others.
enum LintKeys {

  struct Key {
    let name: String
    let meaning: String
    let value: SnippetText
  }

  private static let root = "x-lint"
  private static let list = "allow"

  private static let text: SnippetText = [.text("\""), .place(), .text("\"")]

  /// The path to a code.
  static let code = [root, list, "code"]

  static func keys(in groups: some Collection<String>) -> [Key] {
    switch Array(groups) {
    case []:
      [
        Key(
          name: root, meaning: "The findings of `theme lint` that are accepted.",
          value: [
            .text("{ \"allow\": [{ \"code\": \""), .place(), .text("\", \"reason\": \""), .place(),
            .text("\" }] }"),
          ])
      ]
    case [root]:
      [
        Key(
          name: list, meaning: "The accepted findings by code, with reasons.",
          value: [.text("["), .place(), .text("]")])
      ]
    case [root, list]:
      [
        Key(name: "code", meaning: "The code of a finding.", value: text),
        Key(name: "reason", meaning: "Why it is accepted.", value: text),
      ]
    default: []
    }
  }
}
