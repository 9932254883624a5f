import SourceText
import Testing

@testable import ThemeTools

/// The declarations in which two versions of a theme file differ.
@Suite struct DeclarationChangeTests {

  struct Row: Sendable {
    var before: String
    var after: String

    /// A line and a text for each change.
    var says: [String]
  }

  static let rows = [
    Row(before: #"{"a": 1}"#, after: #"{ "a": 1.0 } // the same"#, says: []),
    Row(
      before: "{\n\"font\": {\"weight\": 400, \"size\": 9}}",
      after: "{\n\"font\": {\n\"weight\": 500, \"size\": 9}}", says: ["3 weight 400 → 500"]),
    Row(
      before: ##"{"background": {"stops": ["#000", "#ffb59e"]}}"##,
      after: ##"{"background": {"stops": ["#000", "#ffb59f"]}}"##,
      says: ["1 stop 2 #FFB59E → #FFB59F"]),
    Row(
      before: ##"{"stops": [{"color": "#000", "at": 0}, {"color": "#111", "at": 1}]}"##,
      after: ##"{"stops": [{"color": "#000", "at": 0}, {"color": "#222", "at": 1}]}"##,
      says: ["1 stop 2 color #111 → #222"]),
    Row(
      before: ##"{"keys": {"color": {"light": "#fff", "dark": "#000"}}}"##,
      after: ##"{"keys": {"color": {"light": "#fff", "dark": "#001"}}}"##,
      says: ["1 color dark #000 → #001"]),
    Row(
      before: ##"{"ink": {"$value": "#111", "$type": "color"}}"##,
      after: ##"{"ink": {"$value": "#222", "$type": "color"}}"##, says: ["1 ink #111 → #222"]),
    Row(before: #"{"a": 1, "b": 2}"#, after: #"{"b": 2}"#, says: ["1 a 1 → none"]),
    Row(before: "{}", after: "{\n\"a\": 1}", says: ["2 a none → 1"]),
    Row(before: #"{"a": {"b": 1}}"#, after: "{}", says: ["1 a removed"]),
    Row(
      before: #"{"rules": [{"match": {"k": 1}, "x": 1}, {"match": {"k": 2}, "x": 2}]}"#,
      after: """
        {"rules": [
          {"match": {"k": 0}, "x": 0},
          {"match": {"k": 1}, "x": 9},
          {"match": {"k": 2}, "x": 3}]}
        """, says: ["2 rule 1 added", "3 rule 2 x 1 → 9", "4 rule 3 x 2 → 3"]),
    Row(
      before: #"{"rules": [{"x": 1}, {"x": 2}, {"x": 3}]}"#,
      after: #"{"rules": [{"x": 1}, {"x": 3}]}"#, says: ["1 rule 2 removed"]),
    Row(
      before: #"{"list": [1, 2]}"#, after: #"{"list": [1, 2, 3]}"#, says: ["1 list 3 none → 3"]),
    Row(
      before: ##"{"fill": "#000"}"##, after: ##"{"fill": ["#000", "#FFF"]}"##,
      says: [##"1 fill #000 → ["#000", "#FFF"]"##]),
  ]

  @Test(arguments: rows)
  func changesAreDeclarations(row: Row) throws {
    let files = [row.before, row.after].map { SourceFile(name: "t.json", text: $0) }
    let changes = try #require(DeclarationChange.all(from: files[0], to: files[1]))
    let said = changes.map { "\($0.place.range?.start.line ?? 0) \($0.text)" }
    #expect(said == row.says)
    // Without one of the changes, the others are left.
    for (index, change) in changes.enumerated() {
      let rest = try #require(DeclarationChange.all(from: files[0], to: change.reverted))
      var texts = changes.map(\.path.keys.count)
      texts.remove(at: index)
      #expect(rest.map(\.path.keys.count) == texts, "\(change.text): \(rest.map(\.text))")
    }
  }

  @Test func otherTextsHaveNoDeclarations() {
    let files = ["{}", "{"].map { SourceFile(name: "t.json", text: $0) }
    #expect(DeclarationChange.all(from: files[0], to: files[1]) == nil)
  }
}
