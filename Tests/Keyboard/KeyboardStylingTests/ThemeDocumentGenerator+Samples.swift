import KeyboardKit

// Values of kinds that the schema names by their patterns.
extension ThemeDocumentGenerator {

  static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  /// The outer parts of a picture of one pixel: the schema knows nothing of its size.
  static let slices: [JSONText] = [
    .integer(0), .number(0.5), .object([("top", .integer(1))]),
    .object([("horizontal", .number(0.25)), ("bottom", .number(0))]),
  ]

  static let wrongSlices: [JSONText] = [
    .number(-0.5), .number(4097), .string("9px"), .array([]), .object([("left", .number(0))]),
    .object([("top", .number(-1))]), .null,
  ]

  static let none = JSONText.object(present: [])

  static let images = [
    "./photo.png", "./a/b.png", "../a.png", "../../.a/b.png", "./a/\u{301}.png", ".//x..png",
    "data:image/png;base64,\(picture)",
  ]

  static let drawing = "<svg viewBox='0 0 64 64'><path d='M0 0h8v8z'/></svg>"

  static let drawings = [
    "./back.svg", "./a/b.svg",
    "data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())",
  ]

  static let paths = ["M0 0h9v9z", " m1,1-.5.5L3 4", "M1 1A2 2 0 0 1 5 5"]

  static let viewBoxes: [JSONText] = [[0, 0, 24, 24], [-1, 0.5, 2, 3.5]]

  static let fonts = ["./Round.ttf", "./a/Round.ttf"]

  static let characters = ["U+41", "u+41-5A", "U+0??", "U+10FFFF", "U+?"]

  static let bases = [
    "tron", "tron:sark", "Neon Nights", "./base.json", "./a/base.json", "./base.txt",
    "../base.json", "../../a/base.json",
  ]

  static let wrongFiles = [
    "", "/photo.png", "./../photo.png", "./a/../b.png", "./../\u{301}.png", "./a\\b.png", "./",
    "./a/", "./..", "~/photo.png", "http://a.b/c.png", "data:image/png;base64,abc", "base.json",
    "./a\u{7f}.png", "../", "../a/../b.png", "./\u{2028}.png",
    String(repeating: "../", count: 9) + "a.json",
  ]

  static let colors = [
    "#fff", "#11223344", "navy", "rgb(1 2 3 / 50%)", "darken(red, 10%)", "transparent",
    "light-dark(mix(red, blue), #000)", "Navy", "oklch(from red calc(l + 0.1) c h / alpha)",
    "color-mix(in oklch, red 30%, blue)", "saturate(red, -10%)", "rotate(red, 30deg)",
    " RGB(1, 2, 3)\n",
  ]

  /// Without nested parentheses, since the patterns of schemas don't count.
  static let calculations = [
    "calc(1)", "calc(3 - 2)", "min(1, 9)", "calc(2 * 1 - 1)", "max(50%, 1)",
  ]

  static let percentages = ["0%", "50%", "100%", "12.5%", "99.999%", "07%"]

  static let texts = [
    "a", "ß", "de", "Some text", "{a}b", String(repeating: "é", count: 1000), "👩‍👩‍👧",
  ]

  static let wrongTexts = [
    "", "nope", "1", "9px", "%", "101%", "-1%", "1.%", "100.0%", "5.1234%", "٣%", "1e1%", "5%%",
    "{}",
    "{a}{b}", "a\u{1}", "a\n", "\u{85}", "\u{202E}", "\u{2066}",
    "\u{2065}",
    String(repeating: "é", count: 1001), String(repeating: "e\u{301}", count: 501),
    String(repeating: "😀", count: 1000),
  ]

  static let wrongValues: [JSONText] = [
    .null, .boolean(true), .boolean(false), .number(0), .number(1e9), .string(""), .array([]),
    .array([.array([])]), Self.none, .object([("light", .string("red"))]),
    .object([("light", .string("red")), ("dark", .string("red")), ("stops", .null)]),
    .string(String(repeating: " ", count: 1001)),
  ]

  static let comments = ["x-note", "$comment", "$description", "$extensions", "x-"]

  static let names = ["a", "B-2_c", "größe", "数", "0"]

  static let wrongNames = [
    "", "a b", "a.b", "a\n", "{a}", "a\u{a0}", "a\u{2009}", "a\u{202E}", "ä/ö", "\u{feff}",
    String(repeating: "n", count: 100), String(repeating: "é", count: 101),
    String(repeating: "𒀀", count: 100),
  ]

  static let wrongKeys = [
    "", "x", "X-a", "$Comment", "$comment\n", "x-\n", "x-\u{301}", "cornerRadius", "light", "color",
    "size", "stops", "state", "from", "$type", "match", "name", "pressed",
  ]
}
