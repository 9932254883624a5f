extension BrokenTheme {

  /// Values of wrong types and sizes, and what lacks a value.
  static let values: [BrokenTheme] = [
    .file("{}", "theme/missing-key", at: "{}", fixed: #"{"formatVersion": 1}"#),
    .file(
      "{\n  \"name\": \"A\"\n}", "theme/missing-key", at: "{\n  \"name\": \"A\"\n}",
      fixed: "{\n  \"formatVersion\": 1,\n  \"name\": \"A\"\n}"),
    .file(
      #"{"formatVersion": 2}"#, "theme/unsupported-version", at: "2",
      fixed: #"{"formatVersion": 1}"#),
    .file(
      #"{"formatVersion": "1.0"}"#, "theme/unsupported-version", at: #""1.0""#,
      fixed: #"{"formatVersion": 1}"#),
    // A list isn't a theme.
    .file("[]", "theme/wrong-type", at: "[]", fixed: nil),
    .theme(#""name": 7"#, "theme/wrong-type", at: "7", fixed: #""name": "7""#),
    .keys(
      #""cornerRadius": "9px""#, "theme/wrong-type", at: #""9px""#, fixed: #""cornerRadius": 9"#),
    .keys(#""cornerRadius": "-2""#, "theme/wrong-type", at: #""-2""#, fixed: #""cornerRadius": 0"#),
    .keys(#""cornerRadius": -3"#, "theme/invalid-value", at: "-3", fixed: #""cornerRadius": 0"#),
    .keys(
      #""cornerRadius": "150%""#, "theme/invalid-value", at: #""150%""#,
      fixed: #""cornerRadius": "100%""#),
    .keys(
      #""contentInsets": "4pt""#, "theme/wrong-type", at: #""4pt""#, fixed: #""contentInsets": 4"#),
    .keys(#""font": "16px""#, "theme/wrong-type", at: #""16px""#, fixed: #""font": 16"#),
    .keys(
      #""font": {"weight": "bold"}"#, "theme/missing-key", at: #"{"weight": "bold"}"#,
      fixed: #""font": {"style": "body", "weight": "bold"}"#),
    .keys(
      #""fontWeight": "700""#, "theme/wrong-type", at: #""700""#, fixed: #""fontWeight": 700"#),
    .keys(#""fontWeight": 450"#, "theme/invalid-value", at: "450", fixed: #""fontWeight": 500"#),
    .keys(
      #""shadows": {"color": "red"}"#, "theme/wrong-type", at: #"{"color": "red"}"#,
      fixed: #""shadows": [{"color": "red"}]"#),
    .keys(
      #""shadows": [{"radius": 3}]"#, "theme/missing-key", at: #"{"radius": 3}"#,
      fixed: #""shadows": [{"color": "black", "radius": 3}]"#),
    .theme(
      #""rules": {"match": "space", "cornerRadius": 1}"#, "theme/wrong-type",
      at: #"{"match": "space", "cornerRadius": 1}"#,
      fixed: #""rules": [{"match": "space", "cornerRadius": 1}]"#),
    .rule(
      #"{"cornerRadius": 1}"#, "theme/missing-key", at: #"{"cornerRadius": 1}"#,
      fixed: #"{"match": {}, "cornerRadius": 1}"#),
    .rule(
      #"{"match": {"row": 0}, "cornerRadius": 1}"#, "theme/invalid-value", at: "0",
      fixed: #"{"match": {"row": 1}, "cornerRadius": 1}"#),
    .rule(
      #"{"match": {"row": 1.5}, "cornerRadius": 1}"#, "theme/invalid-value", at: "1.5",
      fixed: #"{"match": {"row": 2}, "cornerRadius": 1}"#),
    .rule(
      #"{"match": {"row": 1, "state": []}, "cornerRadius": 1}"#, "theme/invalid-value", at: "[]",
      fixed: #"{"match": {"row": 1}, "cornerRadius": 1}"#),
    .theme(
      #""toolbar": {"rules": [{"match": {"element": "key"}, "backgroundColor": "red"}]}"#,
      "theme/invalid-value", at: #""key""#,
      fixed: #""toolbar": {"rules": [{"match": {}, "backgroundColor": "red"}]}"#),
    .theme(
      #""foregroundColor": {"light": "black"}"#, "theme/missing-key", at: #"{"light": "black"}"#,
      fixed: #""foregroundColor": {"dark": "black", "light": "black"}"#),
    .theme(
      #""background": {"gradient": {"angle": 90}}"#, "theme/missing-key", at: #"{"angle": 90}"#,
      fixed: #""background": {"gradient": {"stops": ["white", "black"], "angle": 90}}"#),
    .theme(
      #""background": {"stops": ["red", "blue"], "from": [0, 0]}"#, "theme/missing-key",
      at: #"{"stops": ["red", "blue"], "from": [0, 0]}"#,
      fixed: #""background": {"to": [0.5, 1], "stops": ["red", "blue"], "from": [0, 0]}"#),
    // One color is no gradient, and the other one isn't known.
    .theme(#""background": ["red"]"#, "theme/invalid-value", at: #"["red"]"#, fixed: nil),
    // Which picture is meant isn't known.
    .theme(
      #""stickers": [{"width": 20}]"#, "theme/missing-key", at: #"{"width": 20}"#, fixed: nil),
    .theme(
      #""author": {"about": "Me"}"#, "theme/missing-key", at: #"{"about": "Me"}"#,
      fixed: #""author": {"name": "Anonymous", "about": "Me"}"#),
    .rule(
      #"{"match": "space"}"#, "theme/no-effect", at: #"{"match": "space"}"#, fixed: ""),
    .rule(
      #"{"match": {"character": "qu"}, "cornerRadius": 1}"#, "theme/no-effect",
      at: #"{"character": "qu"}"#,
      fixed: ""),
    .rule(
      #"{"match": {"locale": "German"}, "cornerRadius": 1}"#, "theme/no-effect",
      at: #"{"locale": "German"}"#,
      fixed: #"{"match": {"locale": "de"}, "cornerRadius": 1}"#),
  ]

  /// Wrong texts of colors.
  static let colors: [BrokenTheme] = [
    color("nayv", at: "nayv", fixed: "navy"),
    color("light blue", at: "light blue", fixed: "lightblue"),
    color("ff8000", at: "ff8000", fixed: "#ff8000"),
    color("0xff8000", "theme/invalid-color", at: "0xff8000", fixed: "#ff8000"),
    // The lacking digits aren't known.
    color("#ff800", at: "#ff800", fixed: nil),
    color("drken(red, 10%)", at: "drken", fixed: "darken(red, 10%)"),
    color("darken(red 10%)", at: "1:52", fixed: "darken(red, 10%)"),
    color("darken(red, 10%", at: "1:57", fixed: "darken(red, 10%)"),
    color("rgb(1 2 3", at: "1:51", fixed: "rgb(1 2 3)"),
    // The other numbers aren't known.
    color("rgb(1 2)", at: "rgb(1 2)", fixed: nil),
    color("darken(red, 10%, 5%)", at: "5%", fixed: nil),
    color("color(display-p4 1 0 0)", at: "display-p4", fixed: "color(display-p3 1 0 0)"),
    color("red;", at: ";", fixed: "red"),
    // Whether 10% or 100% is meant isn't known.
    color("darken(red, 10)", at: #""darken(red, 10)""#, fixed: nil),
  ]

  private static func color(
    _ text: String, _ code: String = "theme/invalid-color", at place: String, fixed: String?
  ) -> BrokenTheme {
    func member(_ text: String) -> String { "\"foregroundColor\": \"\(text)\"" }
    return theme(member(text), code, at: place, fixed: fixed.map(member))
  }
}
