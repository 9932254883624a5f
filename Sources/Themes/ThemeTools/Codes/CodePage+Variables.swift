import KeyboardDocuments

extension CodePage {

  static let variablePages: [CodePage] = [
    .init(
      .unknownVariable,
      """
      A reference in braces names a variable of this theme, or of one that it extends. A variable in \
      a group is named by its path, such as `{palette.accent}`.
      """,
      wrong:
        ##"{ "formatVersion": 1, "variables": { "accent": "#06f" }, "background": "{acent}" }"##,
      right:
        ##"{ "formatVersion": 1, "variables": { "accent": "#06f" }, "background": "{accent}" }"##),
    .init(
      .variableCycle, "None of these variables has a value of its own. Give one of them a value.",
      wrong: ##"{ "formatVersion": 1, "variables": { "ink": "{text}", "text": "{ink}" } }"##,
      right: ##"{ "formatVersion": 1, "variables": { "ink": "#123", "text": "{ink}" } }"##),
    .init(
      .variableDepth,
      "The value is hard to find behind so many references. Refer to it directly.",
      wrong: Example(chain(of: 34)), right: Example(chain(of: 4))),
  ]

  private static func chain(of count: Int) -> String {
    let links = (1..<count).map { #""v\#($0)": "{v\#($0 + 1)}""# }
    let members = (links + [##""v\##(count)": "#06f""##]).joined(separator: ", ")
    return #"{ "formatVersion": 1, "variables": { \#(members) }, "background": "{v1}" }"#
  }
}
