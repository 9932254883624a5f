import Foundation
import TestSupport
import Testing

/// Themes that ask for too much of rules, axes and lists: each has a diagnostic in a tenth of a
/// second and 100 MB.
@Suite struct HostileRuleTests {

  /// A theme by its members, and its first diagnostic.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String

    var message: String

    var isWarning = false

    /// The members, with a mark at the place of the diagnostic.
    var members: @Sendable () -> String

    init(
      _ name: String, _ message: String, isWarning: Bool = false,
      _ members: @escaping @Sendable () -> String
    ) {
      (testDescription, self.message, self.isWarning) = (name, message, isWarning)
      self.members = members
    }
  }

  private static let mark: Character = "§"

  private static func rules(_ count: Int, match: String = "\"return\"", mark: Bool = true) -> String
  {
    let rule = "{\"match\": \(match), \"backgroundColor\": \"red\"}"
    let list = repeatElement(rule, count: count).joined(separator: ", ")
    return "\"rules\": \(mark ? String(Self.mark) : "")[\(list)]"
  }

  private static func axes(_ axes: Int, choices: Int, markIn place: Int? = nil) -> String {
    let list = (0..<axes).map { axis in
      let all = (0..<choices).map { "\"c\(axis)x\($0)\": {}" }.joined(separator: ", ")
      return "\"a\(axis)\": \(place == axis ? String(mark) : ""){\(all)}"
    }
    return "\"axes\": \(place == nil ? String(mark) : ""){\(list.joined(separator: ", "))}"
  }

  private static func slices(_ insets: String) -> String {
    """
    "buttons": {"all": {"background": {"image": {"file": "data:image/png;base64,iVBORw0KGgoAAAAN\
    SUhEUgAAAAEAAAACCAIAAAAW4yFwAAAAEElEQVR4nGNgYGBg+P//PwAGAgL+nNngzwAAAABJRU5ErkJggg==", \
    "mode": "slice", "insets": \(mark)\(insets)}}}}
    """
  }

  private static func nested(_ depth: Int) -> String {
    let start = String(repeating: "{\"not\": ", count: depth)
    return start + "{\"type\": \"input\"}" + String(repeating: "}", count: depth)
  }

  private static func shadows(_ count: Int) -> String {
    let list = repeatElement("{\"color\": \"red\", \"radius\": 50}", count: count)
    return "\"buttons\": {\"all\": {\"shadows\": \(mark)[\(list.joined(separator: ", "))]}}"
  }

  static let rows = [
    Row("slices larger than the image", "larger than the image, which has 1×2 pixels") {
      slices("5")
    },
    Row("slices of a million pixels", "must be from 0 to 4096") { slices("1000000") },
    Row("10,000 rules", "A theme has at most 500 rules") { rules(10_000) },
    Row("10,000 rules of callouts", "A theme has at most 500 rules") {
      "\"callouts\": {\"action\": {\(rules(10_000))}}"
    },
    Row("10,000 rules of a variation", "A theme has at most 500 rules") {
      "\"variations\": {\"night\": {\(rules(10_000))}}"
    },
    Row("10,000 rules of many conditions", "The file has more than 50000 values") {
      rules(10_000, match: "{\"action\": [\"return\", \"shift\"], \"row\": [1, 2]}", mark: false)
    },
    Row("500 rules of twenty negations", "Conditions are nested more than 3 levels deep") {
      rules(500, match: nested(20), mark: false)
    },
    Row("100,000 negations", "nested more than 32 levels deep") {
      rules(1, match: nested(100_000), mark: false)
    },
    Row(
      "axes of a hundred million looks",
      "The axes have 104060401 combinations; lists and galleries show only the first 100",
      isWarning: true
    ) { axes(4, choices: 100) },
    Row("five axes", "A theme has at most 4 axes") { axes(5, choices: 100) },
    Row("axes of a trillion looks", "A theme has at most 100 choices of an axis") {
      axes(4, choices: 1000, markIn: 0)
    },
    Row("nine shadows", "buttons.all.shadows must have at most 4 shadows") { shadows(9) },
    Row("9,000 shadows", "buttons.all.shadows must have at most 4 shadows") { shadows(9000) },
  ]

  @Test(arguments: rows)
  func hasADiagnosticAtItsPlace(row: Row) throws {
    let folder = try ScratchFolder()
    let marked = "{\"formatVersion\": 1, \(row.members())}"
    let text = marked.filter { $0 != Self.mark }
    try folder.write(text, to: "theme.json")
    let place = marked.firstIndex(of: Self.mark).map {
      ":1:\(marked.distance(from: marked.startIndex, to: $0) + 1): "
    }
    let runs = [
      try MeasuredRun.fastest(
        ["theme", "check", "--no-draw", "--output-format", "short", "theme.json"], in: folder),
      // A theme with a warning is drawn, which takes its time.
      row.isWarning
        ? nil : try MeasuredRun.fastest(["--theme", "./theme.json", "-o", "p.png"], in: folder),
    ]
    for (index, run) in runs.enumerated() {
      guard let run else { continue }
      #expect(run.exitCode == (row.isWarning ? 0 : index + 1), "\(run.errors.prefix(300))")
      let first = run.errors.prefix { $0 != "\n" }
      #expect(first.contains(row.message), "\(first)")
      if let place { #expect(first.contains(place), "\(place) isn't in \(first)") }
      #expect(run.errors.utf8.count < 100_000)
      guard MeasuredRun.isRelease else { continue }
      #expect(run.seconds < 0.1 && run.megabytes < 100, "\(run.seconds) s, \(run.megabytes) MB")
    }
    #expect(row.isWarning || folder.read("p.png") == nil)
  }
}
