import KeyboardDocuments

extension CodePage {

  static let valuePages: [CodePage] = [
    .init(
      .unknownKey,
      """
      An unknown key is hardly ever meant: a misspelled one would have no effect. Keys of other \
      programs begin with `x-`.
      """,
      wrong: ##"{ "formatVersion": 1, "buttons": { "all": { "backgroundColour": "white" } } }"##,
      right: ##"{ "formatVersion": 1, "buttons": { "all": { "backgroundColor": "white" } } }"##),
    .init(
      .missingKey, "An object is of no use without this key.",
      wrong: ##"{ "formatVersion": 1, "rules": [{ "backgroundColor": "white" }] }"##,
      right:
        ##"{ "formatVersion": 1, "rules": [{ "match": "space", "backgroundColor": "white" }] }"##),
    .init(
      .wrongType,
      "The value is of another kind than the key has. Numbers have neither quotation marks nor units.",
      wrong: ##"{ "formatVersion": 1, "buttons": { "all": { "cornerRadius": "9px" } } }"##,
      right: ##"{ "formatVersion": 1, "buttons": { "all": { "cornerRadius": 9 } } }"##),
    .init(
      .invalidValue,
      """
      The value is of the right kind, but none that the key can have: a name that isn't one of its \
      names, or a number out of its range. The reference lists both.
      """,
      wrong: ##"{ "formatVersion": 1, "buttons": { "all": { "fontWeight": "fat" } } }"##,
      right: ##"{ "formatVersion": 1, "buttons": { "all": { "fontWeight": "heavy" } } }"##),
    .init(
      .invalidColor,
      """
      Colors are written as in CSS: `#0af`, `#00aaff80`, `rgb(0 170 255)`, `hsl(200 100% 50%)`, \
      `oklch(0.7 0.15 230)`, a name, or a function of colors such as `light-dark(white, black)` and \
      `darken({accent}, 10%)`.
      """,
      wrong: ##"{ "formatVersion": 1, "background": "#ggg" }"##,
      right: ##"{ "formatVersion": 1, "background": "#999" }"##),
    .init(
      .unsupportedVersion,
      "This program knows version 1 of the format. A file of a later version needs a later program.",
      wrong: ##"{ "formatVersion": 2 }"##,
      right: ##"{ "formatVersion": 1 }"##),
    .init(
      .unknownAction,
      "A rule names its keys by a character or by an action; `kbrender list actions` lists these.",
      wrong: ##"{ "formatVersion": 1, "rules": [{ "match": "enter", "fontScale": 0.9 }] }"##,
      right: ##"{ "formatVersion": 1, "rules": [{ "match": "return", "fontScale": 0.9 }] }"##),
    .init(
      .noEffect,
      "What is written is valid, but nothing comes of it: a rule sets nothing or matches no key, a stop of"
        + " a gradient stands before the one before it, or a name chooses something else.",
      wrong: ##"{ "formatVersion": 1, "rules": [{ "match": "space" }] }"##,
      right:
        ##"{ "formatVersion": 1, "rules": [{ "match": "space", "backgroundColor": "white" }] }"##),
  ]
}
