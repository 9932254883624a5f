extension BrokenTheme {

  /// Misspelled keys and names, and references that lead nowhere.
  static let names: [BrokenTheme] = [
    .theme(
      #""backgrund": "red""#, "theme/unknown-key", at: #""backgrund""#,
      fixed: #""background": "red""#),
    .theme(
      #""name": "A", "nmae": "B""#, "theme/unknown-key", at: #""nmae""#, fixed: nil),
    .theme(
      #""buttons": {"al": {}}"#, "theme/unknown-key", at: #""al""#,
      fixed: #""buttons": {"all": {}}"#),
    .keys(
      #""background-color": "red""#, "theme/unknown-key", at: #""background-color""#,
      fixed: #""backgroundColor": "red""#),
    .theme(
      #""callouts": {"inputt": {}}"#, "theme/unknown-key", at: #""inputt""#,
      fixed: #""callouts": {"input": {}}"#),
    .theme(
      #""toolbar": {"itm": {}}"#, "theme/unknown-key", at: #""itm""#,
      fixed: #""toolbar": {"item": {}}"#),
    .theme(
      #""background": {"stops": ["red", {"colr": "blue", "at": 1}]}"#, "theme/unknown-key",
      at: #""colr""#, fixed: #""background": {"stops": ["red", {"color": "blue", "at": 1}]}"#),
    .theme(
      #""variations": {"night": {"nam": "A"}}"#, "theme/unknown-key", at: #""nam""#,
      fixed: #""variations": {"night": {"name": "A"}}"#),
    .rule(
      #"{"match": {"satte": "pressed"}, "cornerRadius": 1}"#, "theme/unknown-key", at: #""satte""#,
      fixed: #"{"match": {"state": "pressed"}, "cornerRadius": 1}"#),
    .rule(
      #"{"match": {"state": "presed"}, "cornerRadius": 1}"#, "theme/invalid-value",
      at: #""presed""#,
      fixed: #"{"match": {"state": "pressed"}, "cornerRadius": 1}"#),
    .rule(
      #"{"match": {"type": "imput"}, "cornerRadius": 1}"#, "theme/invalid-value", at: #""imput""#,
      fixed: #"{"match": {"type": "input"}, "cornerRadius": 1}"#),
    .rule(
      #"{"match": {"element": "bord"}, "cornerRadius": 9}"#, "theme/invalid-value",
      at: #""bord""#, fixed: #"{"match": {"element": "board"}, "cornerRadius": 9}"#),
    .rule(
      #"{"match": "retrun", "cornerRadius": 1}"#, "theme/unknown-action", at: #""retrun""#,
      fixed: #"{"match": "return", "cornerRadius": 1}"#),
    .rule(
      #"{"match": "enter", "cornerRadius": 1}"#, "theme/unknown-action", at: #""enter""#,
      fixed: #"{"match": "return", "cornerRadius": 1}"#),
    // Which action is meant isn't known.
    .rule(
      #"{"match": "zzzzzz", "cornerRadius": 1}"#, "theme/unknown-action", at: #""zzzzzz""#,
      fixed: nil),
    .keys(
      #""fontWeight": "blod""#, "theme/invalid-value", at: #""blod""#,
      fixed: #""fontWeight": "bold""#),
    .keys(#""font": "boddy""#, "theme/invalid-value", at: #""boddy""#, fixed: #""font": "body""#),
    .theme(
      #""background": {"type": "lineer", "stops": ["red", "blue"]}"#, "theme/invalid-value",
      at: #""lineer""#, fixed: #""background": {"type": "linear", "stops": ["red", "blue"]}"#),
    .theme(
      #""variables": {"ink": "red"}, "foregroundColor": "{inc}""#, "theme/unknown-variable",
      at: "\"{inc}\"", fixed: #""variables": {"ink": "red"}, "foregroundColor": "{ink}""#),
    .theme(
      #""variables": {"ink": "red"}, "foregroundColor": "darken({inc}, 10%)""#,
      "theme/unknown-variable",
      at: "{inc}", fixed: #""variables": {"ink": "red"}, "foregroundColor": "darken({ink}, 10%)""#),
    // There is no variable at all.
    .theme(#""foregroundColor": "{ink}""#, "theme/unknown-variable", at: "\"{ink}\"", fixed: nil),
    // Where to break a cycle isn't known.
    .theme(
      #""variables": {"a": "{b}", "b": "{a}"}"#, "theme/variable-cycle", at: "\"{b}\"", fixed: nil),
    .theme(
      #""variables": {"$type": "colour", "a": "red"}"#, "theme/invalid-value", at: #""colour""#,
      fixed: #""variables": {"$type": "color", "a": "red"}"#),
    // The uses of the name would have to change as well.
    .theme(
      #""variables": {"my ink": "red"}"#, "theme/invalid-value", at: #""my ink""#, fixed: nil),
    .theme(
      #""extends": "torn""#, "theme/unknown-name", at: #""torn""#, fixed: #""extends": "tron""#),
    .theme(
      #""extends": "tron:srk""#, "theme/unknown-variation", at: #""tron:srk""#,
      fixed: #""extends": "tron:sark""#),
    .theme(
      #""extends": "base.json""#, "theme/invalid-value", at: #""base.json""#,
      fixed: #""extends": "./base.json""#, files: ["./base.json": #"{"formatVersion": 1}"#]),
    .theme(
      #""extends": ".\\base.json""#, "theme/invalid-value", at: #"".\\base.json""#,
      fixed: #""extends": "./base.json""#, files: ["./base.json": #"{"formatVersion": 1}"#]),
    // The place of the file within the theme's folder isn't known.
    .theme(
      #""extends": "/home/me/base.json""#, "theme/invalid-value", at: #""/home/me/base.json""#,
      fixed: nil
    ),
    .theme(
      #""extends": "../base.json""#, "system/unreadable-file", at: #""../base.json""#, fixed: nil),
    .theme(
      #""extends": "./base.json""#, "system/unreadable-file", at: #""./base.json""#, fixed: nil),
    .theme(
      #""extends": "./mine.json""#, "theme/extends-cycle", at: #""./mine.json""#, fixed: nil,
      files: ["./mine.json": #"{"formatVersion": 1, "extends": "./mine.json"}"#]),
    // No picture can be made of a text.
    .theme(
      #""background": {"image": "./a.png"}"#, "theme/invalid-image", at: #""./a.png""#, fixed: nil,
      files: ["./a.png": "text"]),
  ]
}
