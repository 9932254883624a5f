internal import KeyboardDocuments

extension PageData {

  init(_ report: GoldenReport) {
    suite = report.suite
    summary = report.summary
    identity = ""
    command = SuggestedCommand(["snapshot", "accept"] + report.suiteOption).text
    causes = report.causes.map { Cause(text: $0.cause.text, places: $0.places) }
    cases = report.cases.map(Case.init)
    let names = report.versions.map(\.name)
    let former = report.recordedVersions.filter { !names.contains($0.name) }
    versions =
      report.versions.map { version in
        let recorded = report.recordedVersions.first { $0.name == version.name }
        return Version(name: version.name, value: version.value, recorded: recorded?.value)
      } + former.map { Version(name: $0.name, value: nil, recorded: $0.value) }
  }
}

extension PageData.Case {

  init(_ item: GoldenReport.Case) {
    name = item.name
    feature = item.feature
    title = FilePath(item.name).name
    status = item.status
    arguments = item.arguments
    message = item.message
    golden = item.expected ?? ""
    compared = item.rung.map(\.words) ?? ""
    let tolerated = item.tolerance ?? .exact
    tolerance = tolerated == .exact ? "" : tolerated.description
    reason = item.reason ?? ""
    extent = item.verdict.map(Self.extent) ?? ""
    causeKey = item.causeKey
    digest = item.drawn?.file
    changes = (item.verdict?.changes ?? []).map { change in
      PageData.Change(
        name: change.name, role: change.role, box: change.box.numbers, pixels: change.pixels,
        causes: change.causes.map(\.text) + [change.unexplainedText()].compactMap { $0 })
    }
  }

  private static func extent(of verdict: PictureVerdict) -> String {
    guard verdict.pixels > 0, let box = verdict.box else { return "" }
    let total = verdict.actualSize.width * verdict.actualSize.height
    return "\(verdict.pixels) of \(total) differ, by \(verdict.channelDifference) of 255 levels "
      + "at most, from \(box.x),\(box.y) on in \(box.width)x\(box.height)"
  }
}

extension GoldenReport {

  /// Whether the suite is below the folder in which it was compared.
  package var isSuiteBelow: Bool {
    !FilePath(suite).isAbsolute && !FilePath(suite).parts.contains("..")
  }

  /// The `--suite` option of `snapshot accept`.
  fileprivate var suiteOption: [String] { isSuiteBelow ? [] : ["--suite", suite] }
}

extension PixelRect {

  var numbers: [Int] { [x, y, width, height] }
}

extension ComparisonRung {

  fileprivate var words: String {
    switch self {
    case .exact: "equal in every pixel"
    case .channels: "equal within the levels per channel"
    case .perceptual: "perceptually equal"
    case .window: "equal but for sparse pixels"
    }
  }
}
