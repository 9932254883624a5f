extension BrokenTheme {

  /// Files that aren't JSON with comments.
  static let syntax: [BrokenTheme] = [
    .file("", "json/syntax", at: "1:1", fixed: "{ \"formatVersion\": 1 }"),
    .file(
      #"{"formatVersion": 1 "name": "A"}"#, "json/syntax", at: "1:20",
      fixed: #"{"formatVersion": 1, "name": "A"}"#),
    .file(
      "{\n  \"formatVersion\": 1\n  \"name\": \"A\"\n}", "json/syntax", at: "2:21",
      fixed: "{\n  \"formatVersion\": 1,\n  \"name\": \"A\"\n}"),
    .file(
      #"{"formatVersion": 1; "name": "A"}"#, "json/syntax", at: ";",
      fixed: #"{"formatVersion": 1, "name": "A"}"#),
    .file(
      #"{"name": "A"; "formatVersion": 1}"#, "json/syntax", at: ";",
      fixed: #"{"name": "A", "formatVersion": 1}"#),
    .file(
      #"{"formatVersion": 1, "background": ["red" "blue"]}"#, "json/syntax", at: "1:42",
      fixed: #"{"formatVersion": 1, "background": ["red", "blue"]}"#),
    .file(
      #"{"formatVersion": 1,, "name": "A"}"#, "json/syntax", at: ",",
      fixed: #"{"formatVersion": 1, "name": "A"}"#),
    .file(
      #"{"formatVersion": 1"#, "json/syntax", at: "1:20", fixed: #"{"formatVersion": 1}"#),
    .file(
      #"{"formatVersion": 1, "rules": [{"match": "space", "cornerRadius": 1}"#, "json/syntax",
      at: "1:69", fixed: #"{"formatVersion": 1, "rules": [{"match": "space", "cornerRadius": 1}]}"#),
    .file(
      "{\"formatVersion\": 1 // The end", "json/syntax", at: "1:31",
      fixed: "{\"formatVersion\": 1 // The end\n}"),
    .file(
      """
      {
        "formatVersion": 1,
        "buttons": {
          "all": {
            "cornerRadius": 5
        },
        "name": "A"
      }
      """, "json/syntax", at: "8:2",
      fixed: """
        {
          "formatVersion": 1,
          "buttons": {
            "all": {
              "cornerRadius": 5
            }
          },
          "name": "A"
        }
        """),
    .file(
      #"{"formatVersion": 1, "rules": [{"match": "space", "cornerRadius": 1]}"#, "json/syntax",
      at: "]",
      fixed: #"{"formatVersion": 1, "rules": [{"match": "space", "cornerRadius": 1}]}"#),
    .file(
      #"{"formatVersion": 1, "background": ["red", "blue"}}"#, "json/syntax", at: "}",
      fixed: #"{"formatVersion": 1, "background": ["red", "blue"]}"#),
    .file(
      #"{"formatVersion": 1]"#, "json/syntax", at: "]", fixed: #"{"formatVersion": 1}"#),
    .file(
      #"{"formatVersion": 1}}"#, "json/syntax", at: "}", fixed: #"{"formatVersion": 1}"#),
    .file(
      #"{"formatVersion": 1}, "name": "A"}"#, "json/syntax", at: ",",
      fixed: #"{"formatVersion": 1, "name": "A"}"#),
    // Which of the objects is the theme isn't known.
    .file(
      #"{"formatVersion": 1} {"name": "A"}"#, "json/syntax", at: "{", fixed: nil),
    .file(
      #"{"formatVersion": 1, 'name': "A"}"#, "json/syntax", at: "'name'",
      fixed: #"{"formatVersion": 1, "name": "A"}"#),
    .file(
      #"{"formatVersion": 1, name: "A"}"#, "json/syntax", at: "name",
      fixed: #"{"formatVersion": 1, "name": "A"}"#),
    .file(
      "{\"formatVersion\": 1, \"name\": “My größe, A”}", "json/syntax", at: "“My größe, A”",
      fixed: "{\"formatVersion\": 1, \"name\": \"My größe, A\"}"),
    .file(
      "{\"formatVersion\": 1, \"name\": größe}", "json/syntax", at: "größe",
      fixed: "{\"formatVersion\": 1, \"name\": \"größe\"}"),
    .file(
      #"{"formatVersion": 1, "name": 'It is "A"'}"#, "json/syntax", at: #"'It is "A"'"#,
      fixed: #"{"formatVersion": 1, "name": "It is \"A\""}"#),
    .file(
      #"{"formatVersion": 1, "name": Mine}"#, "json/syntax", at: "Mine",
      fixed: #"{"formatVersion": 1, "name": "Mine"}"#),
    .file(
      #"{"formatVersion": 1, "foregroundColor": #fff}"#, "json/syntax", at: "#fff",
      fixed: ##"{"formatVersion": 1, "foregroundColor": "#fff"}"##),
    .file(
      "{\n  \"formatVersion\": 1,\n  \"name\": \"A,\n  \"id\": \"a\"\n}", "json/syntax",
      at: "\"A,", fixed: "{\n  \"formatVersion\": 1,\n  \"name\": \"A\",\n  \"id\": \"a\"\n}"),
    .file(
      #"{"formatVersion": 1, "name": "A}"#, "json/syntax", at: "1:33",
      fixed: #"{"formatVersion": 1, "name": "A"}"#),
    .file(
      #"{"formatVersion": 1, "rules": [{"cornerRadius": 1, "match": "space"#, "json/syntax",
      at: "1:67",
      fixed: #"{"formatVersion": 1, "rules": [{"cornerRadius": 1, "match": "space"}]}"#),
    .file(
      #"{"formatVersion" 1}"#, "json/syntax", at: "1", fixed: #"{"formatVersion": 1}"#),
    .file(
      #"{"formatVersion" = 1}"#, "json/syntax", at: "=", fixed: #"{"formatVersion" : 1}"#),
    // The value isn't known.
    .file(
      #"{"formatVersion": 1, "name": }"#, "json/syntax", at: "}", fixed: nil),
    .file(
      "{\"formatVersion\": 1 /* One\n}", "json/syntax", at: "/*",
      fixed: "{\"formatVersion\": 1 /* One */\n}"),
    .file(
      #"{"formatVersion": 1, "name": "C:\me"}"#, "json/syntax", at: #"\m"#,
      fixed: #"{"formatVersion": 1, "name": "C:\\me"}"#),
    .file(
      "{\"formatVersion\": 1, \"name\": \"A\tB\"}", "json/syntax", at: "\t",
      fixed: "{\"formatVersion\": 1, \"name\": \"A B\"}"),
    .file(
      "\u{FEFF}{\"formatVersion\": 1}", "json/encoding", at: "1:1",
      fixed: "{\"formatVersion\": 1}"),
    // The other half of the character isn't known.
    .file(
      #"{"formatVersion": 1, "name": "\ud83d"}"#, "json/encoding", at: #"\ud83d"#, fixed: nil),
    .file(
      #"{"formatVersion": 01}"#, "json/number", at: "01", fixed: #"{"formatVersion": 1}"#),
    .keys(
      #""cornerRadius": 9px"#, "json/number", at: "9px", fixed: #""cornerRadius": 9"#),
    .keys(
      #""cornerRadius": 50%"#, "json/number", at: "50%", fixed: #""cornerRadius": "50%""#),
    .keys(#""cornerRadius": .5"#, "json/syntax", at: ".5", fixed: #""cornerRadius": 0.5"#),
    .keys(#""cornerRadius": 0,5"#, "json/syntax", at: "5", fixed: #""cornerRadius": 0.5"#),
    .theme(
      #""name": "A", "id": "b", "name": "C""#, "json/duplicate-key", at: #""name""#,
      fixed: #""name": "A", "id": "b""#),
    .theme(
      #""name": "A", "name": "C", "id": "b""#, "json/duplicate-key", at: #""name""#,
      fixed: #""name": "A", "id": "b""#),
  ]
}
