import Cairo
import Foundation
import KeyboardLexicon
import SourceText
import Testing
import ThemePacks

/// Inputs of any size for a reader.
struct ReaderInput: Sendable, CustomTestStringConvertible {

  let reader: String

  /// The smaller of two sizes that are compared, in bytes, words or pixels.
  let size: Int

  let bytes: @Sendable (_ size: Int) -> [UInt8]

  var testDescription: String { reader }

  private init(_ reader: String, size: Int = 24_000, bytes: @escaping @Sendable (Int) -> [UInt8]) {
    (self.reader, self.size, self.bytes) = (reader, size, bytes)
  }

  /// A text of items between a start and an end; `#` in an item is its number.
  private init(
    _ reader: String, _ start: String, _ item: String, _ end: String, separator: String = ", ",
    size: Int = 24_000
  ) {
    self.init(reader, size: size) { size in
      Array(Self.text(start, item, end, separator: separator, size: size).utf8)
    }
  }

  private static func text(
    _ start: String, _ item: String, _ end: String, separator: String, size: Int
  ) -> String {
    let count = max(size / (item.utf8.count + separator.utf8.count + 3), 1)
    let items = (0..<count).map { item.replacing("#", with: "\($0)") }
    return start + items.joined(separator: separator) + end
  }

  static let all: [ReaderInput] =
    texts + [
      ReaderInput("flex") { size in
        archive([
          "extension.json": ##"{"themes": [{"id": "a", "stylesheet": "a.json"}]}"##,
          "a.json": text(
            stylesheet, ##""key[code=#..9999]": {"foreground": "var(--v#)"}"##, "}",
            separator: ", ",
            size: size),
        ])
      },
      ReaderInput("archive") { size in
        archive(
          Dictionary(uniqueKeysWithValues: (0..<size / 100).map { ("files/\($0).txt", "\($0)") }))
      },
      ReaderInput("png", size: 30_000) { size in
        (try? PNG.encode(premultiplied: pixels(size), width: 100, height: size / 100)) ?? []
      },
      ReaderInput("jpeg", size: 30_000) { size in
        (try? JPEG.encode(
          opaque: pixels(size), width: 100, height: size / 100, quality: 90, density: 72)) ?? []
      },
      ReaderInput("webp", size: 30_000) { size in
        (try? WebP.encode(
          premultiplied: pixels(size), width: 100, height: size / 100, method: 0, effort: 0)) ?? []
      },
      ReaderInput("lexicon", size: 2000) { size in
        var builder = LexiconBuilder()
        for index in 0..<size { builder.add("w" + String(index * 7919, radix: 26), count: 1) }
        return builder.bytes()
      },
      // A font has the size of its tables, of which the last is longer here.
      ReaderInput("font") { size in
        let file = CorpusTests.folder.appending(path: "font/letters")
        return Array((try? Data(contentsOf: file)) ?? Data()) + [UInt8](repeating: 0, count: size)
      },
    ]

  /// The palette of no program has so many colors, which its reader finds out.
  private static let texts = [
    ReaderInput(
      "windows-terminal", ##"{"schemes": ["##,
      ##"{"name": "a#", "black": "#102030", "white": "#fff"}"##, "]}"),
    ReaderInput(
      "iterm", "<plist version='1.0'><dict>",
      "<key>Ansi # Color</key><dict><key>Red Component</key><real>0.2</real></dict>",
      "</dict></plist>",
      separator: "\n"),
    ReaderInput("ghostty", "background = 101820\n", "palette = #=304050", "\n", separator: "\n"),
    ReaderInput("alacritty", "[colors.primary]\n", "a# = '0x304050'", "\n", separator: "\n"),
    ReaderInput(
      "vscode", ##"{"colors": {"editor.background": "#101820", "##, ##""a.b#": "#30405080""##, "}}"),
    ReaderInput(
      "material", ##"{"schemes": {"light": {"primary": "#3060c0", "##, ##""a#": "#304050""##, "}}}"),
    ReaderInput(
      "css", ":root { ", "--v#: oklch(0.5 0.1 #); --w#: var(--v#)", " }", separator: "; "),
    ReaderInput("futo", "[colors]\nprimary = '#3060c0'\n", "a# = '#304050'", "\n", separator: "\n"),
    ReaderInput("snygg", stylesheet, ##""--v#": "#304050", "--w#": "var(--v#)""##, "}}"),
    ReaderInput(
      "heliboard", ##"{"moreColors": 1, "colors": {"##,
      ##""a#": {"first": -1572, "second": false}"##, "}}"),
    ReaderInput("wmkeyboard", ##"{"boardBackground": 4279244832, "##, ##""a#": 4280297520"##, "}"),
    ReaderInput(
      "dtcg", ##"{"color": {"$type": "color", "a": {"$value": "#304050"}, "##,
      ##""b#": {"$value": "{color.a}"}"##, "}}"),
    ReaderInput(
      "cskin",
      "keyboardLayout: [{Cell: q}]\nq: {action: {character: q}, backgroundStyle: s}\nlist: [",
      "{Cell: k#}", "]\ns: {normalColor: ffffff}\n"),
    ReaderInput("base16", "base00: 101820\nlist: [", "a#", "]\n"),
    ReaderInput("tinted8", "variant: dark\nui: [", "a#", "]\n"),
    ReaderInput(
      "theme", ##"{"formatVersion": 1, "variables": {"color": "#304050"}, "rules": ["##,
      ##"{"match": {"character": "#"}, "backgroundColor": "{color}"}"##, "]}"),
    ReaderInput("json", "[", ##"{"a": [#, null, true, "text"]}"##, "]"),
    ReaderInput(
      "locale", ##"{"format": "keyboard-locale", "version": 1, "identifier": "en", "callouts": {"##,
      ##""k#": ["a", "b"]"##, "}}"),
    ReaderInput(
      "goldens", ##"{"cases": {"##, ##""a/#": {"tolerance": {"channels": 2}, "reason": "a"}"##, "}}"
    ),
    ReaderInput(
      "report", ##"{"cases": ["##, ##"{"name": "a#", "feature": "", "status": "passed"}"##, "]}"),
    ReaderInput(
      "args", "", "--theme tron --locale de --type a#", "\n", separator: "\n", size: 6000),
    ReaderInput("frames", "a", "Content-Length: 2\r\n\r\n{}", "", separator: ""),
    ReaderInput(
      "svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>",
      "<path stroke='red' d='M1 1L# 20Q12 12 1 #'/>".replacing("#", with: "9"), "</svg>",
      separator: "\n"),
  ]

  private static let stylesheet =
    ##"{"key": {"background": "#ffffff"}, "@defines": {"--v0": "#101820"}, "##

  private static func archive(_ files: [String: String]) -> [UInt8] {
    let list = files.map { (name: $0.key, bytes: Array($0.value.utf8)) }
    return (try? Archive.packing(list, named: "a.zip").bytes) ?? []
  }

  private static func pixels(_ count: Int) -> [UInt32] {
    (0..<count).map { 0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 7919) & 0xFF_FFFF }
  }
}

extension ReaderInput {

  /// The inputs that took half a minute, and others that took more.
  static let hostile: [ReaderInput] =
    [(4, false), (6, false), (4, true), (6, true)].map { levels, hasManyCells in
      ReaderInput("cskin", size: levels) { levels in
        let item = hasManyCells ? "{Cell: q}" : "{styleName: s}"
        let lines = (1...levels).map { level in
          "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 8).joined(separator: ","))]"
        }
        return Array(
          (["a0: &a0 \(item)"] + lines + [
            "keyboardLayout: [{Cell: q}\(hasManyCells ? ", *a\(levels)" : "")]",
            "q: {action: {character: q}, \(hasManyCells ? "" : "backgroundStyle: *a\(levels)")}",
            "s: {normalColor: ffffff}",
          ]).joined(separator: "\n").utf8)
      }
    } + [
      // All on one line.
      ReaderInput("cskin", "keyboardLayout: []\nlist: [", "a", "]", size: 400_000),
      ReaderInput("base16", "list: [", "a", "]", size: 60_000),
      ReaderInput(
        "snygg", stylesheet,
        ##""key[code=#..1114111]": {"foreground": "#fff", "background": "#eee"}"##, "}",
        size: 80_000),
    ]
}
