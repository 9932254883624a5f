package import KeyboardDocuments

extension GoldenReport {

  /// Notes before the results, each of which concerns many of them.
  package var notes: [Diagnostic] { [otherVersions, staleElements].compactMap { $0 } }

  /// Whether pictures differ that other fonts or libraries drew.
  var isDrawnElsewhere: Bool { otherVersions != nil }

  private var otherVersions: Diagnostic? {
    guard cases.contains(where: { $0.status == .failed }),
      let text = VersionChanges(from: recordedVersions, to: versions).drawingText
    else { return nil }
    return Diagnostic(
      severity: .warning, code: .otherVersions,
      message: "The goldens are drawn with \(text)",
      hints: [
        "Compare with the same fonts (--fonts) and libraries, or record all goldens with those of "
          + "here."
      ])
  }

  private var staleElements: Diagnostic? {
    let names = cases.filter { $0.isStale == true }.map(\.name)
    guard !names.isEmpty else { return nil }
    let command = selection.command("record", ["--metadata"]).text
    return Diagnostic(
      severity: .warning, code: .staleElements,
      message: "\(names.count) \(names.count == 1 ? "golden has" : "goldens have") the pixels, but "
        + "not the element list, of now (\(names.firstFew))",
      hints: ["Refresh \(names.count == 1 ? "it" : "them") with “\(command)”; no pixels change."])
  }
}
