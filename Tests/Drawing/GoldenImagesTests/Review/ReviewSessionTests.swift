import KeyboardRender
import Testing

@testable import GoldenImages

@Suite struct ReviewSessionTests {

  private static func session(pressing keys: String) -> ReviewSession {
    var session = ReviewSession(ReportSample.report)
    for key in keys { _ = session.press(key) }
    return session
  }

  /// The sample has six to decide about, in this order.
  static let names = [
    "locales/new", ReportSample.hostileName, "scenes/layout", "themes/one", "themes/three",
    "themes/two",
  ]

  @Test func onlyDifferencesAndMissingOnesAreShown() {
    #expect(Self.session(pressing: "").cases.map(\.name) == Self.names)
    #expect(ReviewSession(GoldenReport(suite: "S", listed: 0, cases: [])).phase == .finished)
  }

  @Test(arguments: [
    ("a", [0]), ("aaaaaa", [0, 1, 2, 3, 4, 5]), ("rsa", [2]), ("jja", [2]), ("jka", [0]),
    ("aq", [0]), ("aa\u{3}", []), ("a*r", [0]), ("r*a", [1, 2, 3, 4, 5]), ("*x", []),
    ("rrrrA", [4, 5]), ("rrrrR", []), ("sA", [1]), ("jjjjA", [4, 5]), ("xyz", []),
  ])
  func keysDecide(keys: String, accepted: [Int]) {
    #expect(Self.session(pressing: keys).accepted == accepted.map { Self.names[$0] })
  }

  @Test(arguments: [
    ("", ReviewSession.Phase.deciding), ("q", .finished), ("\u{3}", .aborted), ("*", .decidingAll),
    ("*x", .deciding), ("*a", .finished), ("aaaaa", .deciding), ("aaaaaa", .finished),
    ("*q", .finished),
  ])
  func phases(keys: String, phase: ReviewSession.Phase) {
    #expect(Self.session(pressing: keys).phase == phase)
  }

  @Test func keysThatMeanNothingSaySo() {
    var session = ReviewSession(ReportSample.report)
    let answers = ["x", "z", "q", "a"].map { session.press($0) }
    #expect(answers == [false, true, true, false])
    #expect(session.isZoomed)
  }

  /// A terminal without pictures has their paths, and the command that shows them in a browser.
  @Test func screensWithoutPicturesPointToTheReport() {
    let screen = ReviewScreen(images: .none, columns: 60, rows: 40) { _ in nil }
    let text = screen.text(Self.session(pressing: "jjj")).replacing(/\e\[[0-9]+m/, with: "")
    #expect(text.contains("\nexpected: ") && text.contains("shows no images"))
    #expect(text.replacing("\n", with: " ").contains("kbrender snapshot verify"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func whatWasLeftOutComesAgain() {
    let session = Self.session(pressing: "jjjjaa")
    #expect(session.current?.name == Self.names[0])
  }

  @Test func picturesShowTheWorstPlaceEnlarged() throws {
    let expected = try PNGPicture(decoding: try #require(ReportSample.read("expected.png")))
    let actual = try PNGPicture(decoding: try #require(ReportSample.read("actual.png")))
    let whole = ReviewImage.row(expected: expected, actual: actual, isZoomed: false)
    #expect(whole?.width == 3 * 40 + 2 * 6 && whole?.height == 30)
    let worst = ReviewImage.row(expected: expected, actual: actual, isZoomed: true)
    #expect((worst?.height ?? 0) >= 8 * 30)
    #expect(ReviewImage.row(expected: nil, actual: actual, isZoomed: true)?.width == 40)
    #expect(ReviewImage.row(expected: nil, actual: nil, isZoomed: false) == nil)
  }
}
