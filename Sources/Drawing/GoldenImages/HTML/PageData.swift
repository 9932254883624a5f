struct PageData: Encodable {

  struct Cause: Encodable {
    var text: String
    var places: [GoldenReport.CauseGroup.Place]
  }

  struct Version: Encodable {
    var name: String
    var value: String?
    var recorded: String?
  }

  struct Picture: Encodable {
    var source: String
    var width: Int
    var height: Int
  }

  struct Pictures: Encodable {
    var expected: Picture?
    var difference: Picture?
    var actual: Picture?
  }

  struct Texts: Encodable {
    var expected: String
    var actual: String
  }

  struct Change: Encodable {
    var name: String
    var role: String
    var box: [Int]
    var pixels: Int
    var causes: [String]
  }

  struct Case: Encodable {
    var name: String
    var feature: String
    var title: String
    var status: GoldenReport.Status
    var arguments: String
    var message: String
    var golden: String
    var compared: String
    var tolerance: String
    var reason: String
    var extent: String

    /// A text that equal causes share; empty where causes are unknown.
    var causeKey: String

    /// That of the actual picture.
    var digest: String?
    var changes: [Change] = []
    var worst: [Int]?
    var pictures: Pictures?
    var texts: Texts?
  }

  var suite: String
  var summary: String
  var identity: String
  var command: String
  var versions: [Version]
  var causes: [Cause]
  var cases: [Case]
}
