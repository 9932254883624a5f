/// Lines of the macros of man(7).
enum ManualText {

  /// Return text in which nothing is a macro or an escape, and which isn't hyphenated at its dashes.
  static func literal(_ text: String) -> String {
    let escaped = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : ""
      return start
        + line.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    }
    return escaped.joined(separator: "\n")
  }

  static func bold(_ text: String) -> String { "\\fB\(literal(text))\\fR" }

  static func italic(_ text: String) -> String { "\\fI\(literal(text))\\fR" }

  /// The first line of a page, without a date.
  static func title(_ name: String, section: Int, source: String, manual: String) -> String {
    #".TH \#(literal(name.uppercased())) \#(section) "" "\#(source)" "\#(manual)""#
  }

  /// The lines under a title, or none if there are none.
  static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [#".SH "\#(title.uppercased())""#] + lines
  }

  static func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map { [literal($0)] }.joined(separator: [".PP"]))
  }

  /// Commands as they are typed.
  static func commands(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".EX"] + lines.map(literal) + [".EE"]
  }

  /// A term in a line of its own, and its explanation.
  static func item(_ term: String, _ explanation: String) -> [String] {
    [".TP", term, literal(explanation)]
  }
}
