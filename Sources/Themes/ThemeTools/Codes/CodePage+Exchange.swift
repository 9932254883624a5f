import KeyboardDocuments

extension CodePage {

  static let exchangePages: [CodePage] = [
    .init(
      .yamlSyntax,
      "Schemes of base16 and base24 are YAML, as their specifications say.",
      wrong: scheme("base00: \"101418\n"), right: scheme()),
    .init(
      .yamlLimit,
      "Deep nesting, long files and aliases of aliases would cost time and memory.",
      wrong: scheme("author: [[[[[[[[[[[[[[[[[Example]]]]]]]]]]]]]]]]]\n"), right: scheme()),
    .init(
      .tomlSyntax,
      "The colors of Alacritty and the themes of FUTO Keyboard are TOML, without dates.",
      wrong: terminal("'#101418"), right: terminal("'#101418'")),
    .init(
      .plistSyntax,
      "Color presets of iTerm2 are property lists in XML; binary ones aren't read.",
      wrong: preset("bplist00"),
      right: preset(
        """
        <plist>
        <dict>
          <key>Background Color</key>
          <dict>
            <key>Red Component</key> <real>0.06</real>
            <key>Green Component</key> <real>0.08</real>
            <key>Blue Component</key> <real>0.1</real>
          </dict>
        </dict>
        </plist>
        """)),
    .init(
      .unknownToken,
      "An alias names a token by its path from the root, such as `{brand.accent}`.",
      wrong: tokens(##"{ "accent": { "$type": "color", "$value": "{brand}" } }"##),
      right: tokens(##"{ "accent": { "$type": "color", "$value": \##(color) } }"##)),
    .init(
      .tokenCycle,
      "None of these tokens has a value of its own. Give one of them a value.",
      wrong: tokens(
        ##"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "color", "$value": "{a}" } }"##
      ),
      right: tokens(
        ##"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "color", "$value": \##(color) } }"##
      )),
  ]

  private static let color = ##"{ "colorSpace": "srgb", "components": [0, 0.5, 1] }"##

  private static func tokens(_ text: String) -> Example {
    Example(
      command: "theme import --complete --from dtcg brand.tokens.json -o brand.json",
      beside: ["brand.tokens.json": text])
  }

  private static func terminal(_ color: String) -> Example {
    Example(
      command: "theme import --from alacritty harbor.toml -o harbor.json",
      beside: ["harbor.toml": "[colors.primary]\nbackground = \(color)\nforeground = '#e8ecf0'\n"])
  }

  private static func preset(_ text: String) -> Example {
    Example(
      command: "theme import --from iterm harbor.itermcolors -o harbor.json",
      beside: ["harbor.itermcolors": text + "\n"])
  }

  private static func scheme(_ lines: String = "author: Example\n") -> Example {
    let colors = [
      "101418", "1b2127", "2a323a", "4a5560", "8a95a0", "d5dbe1", "e8ecf0", "f7f9fb",
      "e06c75", "d19a66", "e5c07b", "98c379", "56b6c2", "61afef", "c678dd", "be5046",
    ]
    let digits = Array("0123456789ABCDEF")
    let palette = zip(digits, colors).map { "base0\($0): \"\($1)\"\n" }.joined()
    return Example(
      command: "theme import --from base16 harbor.yaml -o harbor.json",
      beside: ["harbor.yaml": "scheme: Harbor\n" + lines + palette])
  }
}
