import KeyboardKit
import KeyboardRender
import Studio
import Testing

/// Pictures in answers, which a slider moves.
@Suite struct AnswerPictureTests {

  private let client = StudioClient()
  private let document: OpenDocument
  private let view: JSONText

  /// Opens a view at two pixels per point, for a screen of one.
  init() throws {
    document = try client.open(DocumentTests.mint)
    view = try document.view(["scale": 2])
    client.rest()
    for type in ["picture", "problems"] { #expect(!client.take(type).isEmpty) }
    client.wish = ["view": view, "scale": 1]
  }

  private static func width(of picture: JSONText?) throws -> Int? {
    let data = try #require(Data(base64Encoded: picture?["bytes"]?.content ?? ""))
    return ImageFormat.size(ofFile: Array(data))?.width
  }

  @Test func theAnswerOfAMoveHasThePicture() throws {
    try document.edit("buttons.all.cornerRadius", "3", gesture: "g")
    let picture = try #require(client.picture)
    #expect(picture["view"] == view && picture["version"] == .integer(document.version))
    #expect(try Self.width(of: picture) == 390 && picture["scale"]?.number == 1)
    #expect(client.session.picture(try #require(picture["picture"]?.content)) != nil)
    // Nothing else is drawn or checked, and nobody else is told.
    #expect(!client.session.hasWork && client.session.hasIdleWork)
    #expect(client.take("picture").isEmpty && client.take("problems").isEmpty)
    // There is one only if something has changed.
    try client.send("hello")
    #expect(client.picture == nil)
    // The rest brings all pixels, and what else follows.
    client.rest()
    let whole = client.take("picture")
    #expect(whole.map { $0["scale"] } == [.number(2)])
    #expect(whole.first?["version"] == .integer(document.version))
    client.rest()
    #expect(client.take("problems").last?["version"] == .integer(document.version))
  }

  @Test func aScreenOfManyPixelsGetsTheWholePictureAtOnce() throws {
    client.wish = ["view": view, "scale": 3]
    try document.edit("buttons.all.cornerRadius", "3")
    #expect(try Self.width(of: client.picture) == 780)
    client.rest()
    client.rest()
    #expect(client.take("picture").isEmpty && !client.take("problems").isEmpty)
  }

  /// A client that says what it has gets what differs.
  @Test func answersHaveWhatDiffersFromAPicture() throws {
    func move(_ radius: Int, over known: JSONText) throws -> JSONText {
      client.wish = ["view": view, "scale": 1, "has": known]
      try document.edit("buttons.all.cornerRadius", "\(radius)", gesture: "g")
      return try #require(client.picture)
    }
    func size(_ picture: JSONText) -> Int { picture["runs"]?.content?.utf8.count ?? 0 }
    let first = try move(3, over: "")
    #expect(first["bytes"] == nil && first["over"] == nil && first["parts"] != nil)
    #expect(first["columns"] == 390 && first["rows"]?.number == first["height"]?.number)
    let id = try #require(first["picture"])
    let second = try move(4, over: id)
    #expect(second["over"] == id && second["parts"] == nil && size(second) * 3 < size(first))
    // The file of such a picture is made when somebody asks for it.
    let own = try #require(second["picture"]?.content)
    let file = try #require(client.session.picture(own))
    #expect(ImageFormat.size(ofFile: file.bytes)?.width == 390)
    // What isn't there any more, or never was, is nothing to differ from.
    for known in ["nope", id] as [JSONText] {
      _ = try move(5, over: "")
      let other = try move(6, over: known)
      #expect(other["over"] == nil && other["parts"] != nil)
    }
    // Other parts are told.
    client.wish = ["view": view, "scale": 1, "has": client.picture?["picture"] ?? ""]
    try client.send("view.set", [("view", view), ("options", ["scale": 2, "locale": "de"])])
    #expect(client.picture?["parts"]?.elements.isEmpty == false)
    // Noise is sooner sent as a file.
    client.wish = ["view": view, "scale": 8, "has": ""]
    try document.edit("background", ##"{ "color": "#808080", "noise": 1 }"##)
    #expect(client.picture?["bytes"] != nil && client.picture?["runs"] == nil)
  }

  @Test func aBrokenTextHasNoPicture() throws {
    try document.type("{", from: 0, to: 0)
    #expect(client.picture == nil && client.take("stale").map { $0["view"] } == [view])
    client.rest()
    #expect(client.take("problems").last?["problems"]?.elements.isEmpty == false)
    try document.send("document.undo")
    #expect(client.picture?["version"] == .integer(document.version))
    client.wish = ["view": "v99", "scale": 1]
    try document.edit("buttons.all.cornerRadius", "3")
    #expect(client.picture == nil)
  }

  /// While one view moves, pictures that nobody sees wait, but not those in sight.
  @Test func whatNobodySeesWaits() throws {
    let options: JSONText = ["scale": 1, "locale": "de"]
    let hidden = try client.send(
      "view.open", [("document", document.id), ("options", options), ("visible", false)])
    let other = try client.send("view.open", [("document", document.id), ("options", options)])
    client.rest()
    _ = client.take("picture")
    for value in 0..<5 {
      try document.edit("buttons.all.cornerRadius", "\(value)", gesture: "g")
      client.work()
      #expect(client.take("picture").map { $0["view"] } == [other["id"]])
    }
    client.rest()
    #expect(client.take("picture").map { $0["view"] } == [view, hidden["id"]])
  }

  @Test(arguments: [
    "[]", #"{"view": "v1"}"#, #"{"view": 1, "scale": 1}"#, #"{"view": "v1", "scale": 0}"#,
    #"{"view": "v1", "scale": 100}"#, #"{"view": "v1", "scale": 1, "has": 1}"#,
    #"{"view": "v1", "scale": 1, "more": 1}"#,
  ])
  func wrongWishesAreErrors(wish: String) throws {
    let body = #"{"client": "a", "messages": [], "picture": \#(wish)}"#
    let answer = try StudioClient.json(client.session.results(of: Array(body.utf8)))
    #expect(["message-form", "unknown-member"].contains(answer["error"]?["code"]?.content))
  }

  /// Of all that moves leave, the number of moves changes nothing but the journal, which has a bound.
  @Test func manyMovesAreOneStep() throws {
    var ids: [String] = []
    for move in 0..<300 {
      try document.edit("buttons.all.cornerRadius", "\(move % 29 + 1)", gesture: "g")
      ids.append(try #require(client.picture?["picture"]?.content))
    }
    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { client.session.picture($0) != nil } == ids.suffix(2))
    let state = try document.state()
    #expect(state["steps"]?.elements.count == 1)
    #expect(state["text"]?.content?.contains("\"cornerRadius\": 10") == true)
    try document.send("document.undo")
    #expect(document.string == DocumentTests.mint)
  }
}
