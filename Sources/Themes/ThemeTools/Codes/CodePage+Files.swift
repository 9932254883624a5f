import KeyboardDocuments

extension CodePage {

  static let filePages: [CodePage] = [
    .init(
      .unknownTheme,
      """
      `extends` names a built-in theme (`kbrender list themes`), or a file in the folder of the theme \
      as `./name.json`.
      """,
      wrong: #"{ "formatVersion": 1, "extends": "trom" }"#,
      right: #"{ "formatVersion": 1, "extends": "tron" }"#),
    .init(
      .unknownVariation, "The theme has no variation, and no choice of an axis, with this name.",
      wrong: #"{ "formatVersion": 1, "extends": "tron:sarc" }"#,
      right: #"{ "formatVersion": 1, "extends": "tron:sark" }"#),
    .init(
      .extendsCycle,
      "A theme can't extend one that extends it. Move what both share to a third file.",
      wrong: Example(
        #"{ "formatVersion": 1, "extends": "./base.json" }"#,
        beside: ["./base.json": #"{ "formatVersion": 1, "extends": "./base.json" }"#]),
      right: Example(
        #"{ "formatVersion": 1, "extends": "./base.json" }"#,
        beside: ["./base.json": #"{ "formatVersion": 1, "background": "white" }"#])),
    .init(
      .extendsDepth,
      "A chain of many themes is hard to follow. Let the theme extend one nearer to the end.",
      wrong: Example(#"{ "formatVersion": 1, "extends": "./1.json" }"#, beside: bases(10)),
      right: Example(#"{ "formatVersion": 1, "extends": "./1.json" }"#, beside: bases(2))),
    .init(
      .unreadableFile,
      """
      Files lie in the folder of the theme or below it and are named from there, such as \
      `./images/paper.png`.
      """,
      wrong: #"{ "formatVersion": 1, "extends": "./house.json" }"#,
      right: Example(
        #"{ "formatVersion": 1, "extends": "./house.json" }"#,
        beside: ["./house.json": #"{ "formatVersion": 1 }"#])),
    .init(
      .invalidImage,
      "Images are PNG, JPEG, WebP or SVG files of at most 8 MB and 16 million pixels, or data URLs of such files.",
      wrong:
        #"{ "formatVersion": 1, "background": { "image": { "file": "\#(url("iVBORw0K"))" } } }"#,
      right:
        #"{ "formatVersion": 1, "background": { "image": { "file": "\#(url(Example.pixel))" } } }"#),
    .init(
      .invalidFont,
      """
      Fonts are TrueType or OpenType files with outlines, of at most 8 MB: neither web fonts (WOFF) nor \
      collections. The name of an axis and the value on it are those of the file.
      """,
      wrong: Example(
        #"{ "formatVersion": 1, "fonts": [{ "file": "./Round.woff", "name": "Round" }] }"#,
        beside: ["./Round.woff": "wOFF"]),
      right: #"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": "Inter" } } }"#),
    .init(
      .themeLimit, "A theme with more than this can't be drawn in reasonable time.",
      wrong: Example(axes(5)), right: Example(axes(2))),
  ]

  private static func bases(_ count: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (1...count).map { number in
        let base = number < count ? #", "extends": "./\#(number + 1).json""# : ""
        return ("./\(number).json", #"{ "formatVersion": 1\#(base) }"#)
      })
  }

  private static func axes(_ count: Int) -> String {
    let axes = (1...count).map { #""axis\#($0)": { "choice\#($0)": { "name": "Choice \#($0)" } }"# }
    return #"{ "formatVersion": 1, "axes": { \#(axes.joined(separator: ", ")) } }"#
  }

  private static func url(_ base64: String) -> String { "data:image/png;base64,\(base64)" }
}
