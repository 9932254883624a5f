import KeyboardCore
package import KeyboardPipeline
import KeyboardStyling
package import SourceText

/// Findings about a theme file, from top to bottom.
package struct ThemeLint {

  package let findings: [Diagnostic]

  /// Accepted findings of the file.
  package let accepted: [Diagnostic]

  package let pictures: LintImages

  package init(
    findings: [Diagnostic], accepted: [Diagnostic] = [], pictures: LintImages = LintImages()
  ) {
    (self.findings, self.accepted, self.pictures) = (findings, accepted, pictures)
  }
}

/// Checks themes, which share its renderer and the keyboards that it lays out.
package struct ThemeLinter {

  package let policy: LintPolicy
  package let keepsPictures: Bool

  /// The situation to measure in, or nil for all.
  package var situation: RenderRequest?

  let files: FileReader
  let pipeline: RenderPipeline
  let survey: KeyCatalog

  private static let maximumLooks = 12

  package init(
    policy: LintPolicy = LintPolicy(), files: FileReader, pipeline: RenderPipeline? = nil,
    survey: KeyCatalog = KeyCatalog(), keepsPictures: Bool = false
  ) {
    (self.policy, self.files, self.survey) = (policy, files, survey)
    self.pipeline = pipeline ?? RenderPipeline(files: files)
    self.keepsPictures = keepsPictures
  }

  package func lint(
    _ file: ThemeFile, look: String? = nil, coversVariations: Bool = true
  ) throws -> ThemeLint {
    let pictures = LintImages()
    guard let document = file.document, let theme = file.theme else {
      return ThemeLint(findings: policy.graded(file.diagnostics).sortedByPlace, pictures: pictures)
    }
    var found = file.diagnostics
    found += try document.looks(look, atMost: coversVariations ? Self.maximumLooks : 0)
      .flatMap { name, devices in
        try Look(
          name, of: document, on: devices, knowing: theme.companions, linter: self,
          keeping: keepsPictures ? pictures : nil
        ).findings()
      }
      .worstOfEach
    found += RuleAudit(file.source, files: files, survey: survey).diagnostics
    let suppressions = LintSuppressions(
      document,
      areComplete: look == nil && coversVariations && policy.level != .relaxed && situation == nil)
    let (rest, accepted) = suppressions.applied(to: found)
    return ThemeLint(
      findings: policy.graded(rest).sortedByPlace, accepted: policy.graded(accepted),
      pictures: pictures)
  }

  package func fixes(of file: SourceFile, includingUnsafe: Bool) throws -> LintFixes {
    try LintFixes(file, includingUnsafe: includingUnsafe) {
      try lint(ThemeFile($0, files: files)).findings
    }
  }
}

extension JSONDocument {

  /// Returns the look of a name, or the theme and its looks, with the devices that they are drawn for.
  fileprivate func looks(
    _ name: String?, atMost limit: Int
  ) throws -> [(name: String?, devices: [Device])] {
    let devices = [Device.named("iphone"), Device.named("ipad")].compactMap(\.self)
    if let name { return [(name, devices)] }
    // Choices of several axes are drawn one by one, not in all combinations.
    let choices = try ThemeFacts(file).looks
    let names = (choices.variations + choices.axes.joined()).filter { name in
      root["variations"]?[name]?.object?.members.contains { $0.key != "name" } ?? true
    }
    // What differs between devices is rarely set by variations.
    return [(nil, devices)] + names.prefix(limit).map { ($0, [.standard]) }
  }
}

extension [Diagnostic] {

  fileprivate var worstOfEach: [Diagnostic] {
    func shortfall(_ finding: Diagnostic) -> Double {
      finding.measurement.map { $0.value / $0.bound } ?? 1
    }
    var result: [Diagnostic] = []
    var indices: [[String]: Int] = [:]
    for finding in self {
      let key = [finding.code.name, finding.range.map { "\($0)" } ?? ""]
      guard let index = indices[key] else {
        indices[key] = result.count
        result.append(finding)
        continue
      }
      // The theme itself comes first, where it fails as well, a fix of it helps its variations.
      let fixes = result[index].fixes.isEmpty ? finding.fixes : result[index].fixes
      if shortfall(finding) < shortfall(result[index]) { result[index] = finding }
      result[index].fixes = fixes
    }
    return result
  }

  fileprivate var sortedByPlace: [Diagnostic] {
    enumerated().sorted { left, right in
      let (a, b) = (left.element.range?.start, right.element.range?.start)
      return (a?.line ?? 0, a?.column ?? 0, left.offset)
        < (b?.line ?? 0, b?.column ?? 0, right.offset)
    }.map(\.element)
  }
}
