extension BrokenTheme {

  /// Themes that can be drawn, but not as their author wants.
  static let lint: [BrokenTheme] = [
    .rule(
      #"{"match": {"row": 9}, "cornerRadius": 3}"#, "lint/unmatched-rule", at: #"{"row": 9}"#,
      fixed: ""),
    .theme(
      #""rules": [{"match": "space", "cornerRadius": 3}, {"match": "space", "cornerRadius": 4}]"#,
      "lint/shadowed-rule", at: #""space""#,
      fixed: #""rules": [{"match": "space", "cornerRadius": 4}]"#),
    .theme(
      #""buttons": {"system": {"cornerRadius": 3}}, "rules": [{"match": "backspace", "cornerRadius": 3}]"#,
      "lint/redundant-rule", at: #""backspace""#,
      fixed: #""buttons": {"system": {"cornerRadius": 3}}, "rules": []"#),
    .theme(
      #""variables": {"a": "black", "b": "white"}, "name": "{a}""#, "lint/unused-variable",
      at: #""b""#,
      fixed: #""variables": {"a": "black"}, "name": "{a}""#),
    .theme(
      #""x-lint": {"allow": [{"code": "lint/clipped-label", "reason": "Fits."}]}"#,
      "lint/unused-suppression",
      at: #"{"code": "lint/clipped-label", "reason": "Fits."}"#, fixed: #""x-lint": {"allow": []}"#),
    .theme(
      #""x-lint": {"alow": []}"#, "lint/invalid-suppression", at: #""alow""#,
      fixed: #""x-lint": {"allow": []}"#),
    // The reason isn't known.
    .theme(
      #""x-lint": {"allow": [{"code": "lint/text-contrast", "reason": " "}]}"#,
      "lint/invalid-suppression",
      at: #"{"code": "lint/text-contrast", "reason": " "}"#, fixed: nil),
  ]
}
