import KeyboardDocuments

extension CodePage {

  static let syntaxPages: [CodePage] = [
    .init(
      .jsonSyntax,
      """
      Theme files are JSON with comments (`//`, `/* */`) and commas before closing brackets. Keys and \
      texts have double quotation marks, and members are separated by commas.
      """,
      wrong: #"{ "formatVersion": 1, "name": 'Mine' }"#,
      right: #"{ "formatVersion": 1, "name": "Mine" }"#),
    .init(
      .jsonEncoding,
      """
      Files are UTF-8 without a byte order mark, and an escape such as `\\ud83d` is one half of a \
      character that needs the other half.
      """,
      wrong: #"{ "formatVersion": 1, "name": "\ud83d" }"#,
      right: #"{ "formatVersion": 1, "name": "\ud83d\ude00" }"#),
    .init(
      .jsonNumber,
      """
      Numbers are written as in JSON: digits before and after the point, no leading zeros or plus \
      signs, no units.
      """,
      wrong: #"{ "formatVersion": 1, "buttons": { "all": { "cornerRadius": 08 } } }"#,
      right: #"{ "formatVersion": 1, "buttons": { "all": { "cornerRadius": 8 } } }"#),
    .init(
      .jsonLimit,
      """
      The limits on size, depth and number of values keep damaged and hostile files from costing \
      time and memory. No theme written by hand comes near them.
      """,
      wrong: Example(
        #"{ "formatVersion": 1, "x-notes": \#(String(repeating: "[", count: 40))"#
          + String(repeating: "]", count: 40) + " }"),
      right: #"{ "formatVersion": 1, "x-notes": [] }"#),
    .init(
      .duplicateKey,
      """
      Of two members with one key, one would silently lose. Remove one of them, or join their \
      contents.
      """,
      wrong: #"{ "formatVersion": 1, "background": "white", "background": "black" }"#,
      right: #"{ "formatVersion": 1, "background": "light-dark(white, black)" }"#),
  ]
}
