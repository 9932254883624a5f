import KeyboardDocuments
import KeyboardDrawing

struct ContrastFinding {

  let setting: Declaration?
  let isFace: Bool
  let failures: [ContrastCase]
  let cases: [ContrastCase]

  let document: JSONDocument

  func diagnostic(of rule: LintRule) throws -> Diagnostic? {
    guard let worst = failures.first else { return nil }
    let ratio = worst.contrast.roundedDown
    let message =
      "\(worst.content.title) has a contrast of \(ratio):1, less than"
      + " \(worst.bound.plainText):1\(worst.sizeName), \(worst.stateName), \(worst.keyboard.situation.contextName)"
      + Self.further(failures)
    let fix = try fix()
    let remedy = try remedy()
    return Diagnostic(
      // A color of the system keyboard that the file doesn't set is no error of the file.
      severity: setting == nil ? .warning : rule.severity, code: rule.code, message: message,
      place: document.file.place(of: setting?.value.span ?? document.inheritance),
      hints: fix == nil ? [remedy] : [], related: isFace ? [] : painters,
      fixes: fix.map { [$0] } ?? [],
      measurement: Diagnostic.Measurement(worst.contrast, bound: worst.bound))
  }

  private func remedy() throws -> String {
    guard setting != nil else {
      return "The file doesn't set this color; set it, for example by “foregroundColor”."
    }
    guard let hopeless = try failures.first(where: { try !$0.canBeReached }) else {
      return "One color doesn't suffice for all of these; set a color beside each face."
    }
    return
      "No text color has this contrast to all of what is behind it \(hopeless.stateName), in the"
      + " \(hopeless.isDark ? "dark" : "light") color scheme; change the face."
  }

  private static let mostPainters = 3

  private static let mostNames = 12

  /// The places of what is behind the failures, each with its contents and the worst case of them.
  private var painters: [Diagnostic.Related] {
    var found: [(face: Range<Int>, failures: [ContrastCase])] = []
    for failure in failures {
      guard let face = failure.face?.value.span else { continue }
      if let index = found.firstIndex(where: { $0.face == face }) {
        found[index].failures.append(failure)
      } else if found.count < Self.mostPainters {
        found.append((face, [failure]))
      }
    }
    return found.map { face, failures in
      let names = failures.map(\.content.label).uniqued
      let list = names.prefix(Self.mostNames).map(\.quoted).joined(separator: ", ")
      let more = names.count > Self.mostNames ? ", …" : ""
      let context = "\(failures[0].stateName), \(failures[0].keyboard.situation.contextName)"
      return Diagnostic.Related(
        message: names.count == 1
          ? "This is behind \(list) \(context)\(Self.further(failures))"
          : "This is behind \(names.count) texts or icons \(context)\(Self.further(failures)): \(list)\(more)",
        place: document.file.place(of: face))
    }
  }

  /// The number of cases after the first one, with their states.
  private static func further(_ failures: [ContrastCase]) -> String {
    let others = failures.dropFirst()
    guard !others.isEmpty else { return "" }
    let noun = others.count == 1 ? "case" : "cases"
    let states = others.map(\.stateName).uniqued.joined(separator: ", ")
    return " (and \(others.count) more \(noun): \(states))"
  }

  func fix() throws -> Diagnostic.Fix? {
    guard let setting else { return nil }
    guard !isFace else {
      return try Self.insertion(beside: setting, failures: failures, cases: cases, document)
    }
    let (light, dark) = try changedColors()
    guard light != nil || dark != nil else { return try fixBesideFaces() }
    let written = WrittenColor(of: setting.value, in: document.file)
    let names = Set([light, dark].compactMap { $0?.hexText }).sorted()
    return Diagnostic.Fix(
      "Change the color to \(names.joined(separator: " and "))",
      edits: written.edits(
        light: light, dark: dark, from: (color(isDark: false), color(isDark: true)),
        where: { candidate, isDark in
          (try? self.cases.filter { $0.isDark == isDark }
            .allSatisfy { try $0.contrast(in: candidate) >= $0.bound }) ?? false
        }))
  }

  private func color(isDark: Bool) -> Color.Resolved? {
    cases.first { $0.isDark == isDark }?.color
  }

  /// A color scheme without failures keeps its color.
  private func changedColors() throws -> (light: Color.Resolved?, dark: Color.Resolved?) {
    let failing = [false, true].filter { isDark in
      cases.contains { $0.fails && $0.isDark == isDark }
    }
    let isAdaptive = setting.map { WrittenColor(of: $0.value, in: document.file).isAdaptive }
    if isAdaptive == false, failing.count == 2,
      let common = try Self.nearest(in: cases, isDark: false)
    {
      return (common, common)
    }
    var result: [Color.Resolved?] = [nil, nil]
    for isDark in failing {
      guard
        let color = try Self.nearest(in: cases.filter { $0.isDark == isDark }, isDark: isDark)
      else { return (nil, nil) }
      result[isDark ? 1 : 0] = color
    }
    return (result[0], result[1])
  }

  /// Where no color is seen on all faces, those on which it fails get one of their own.
  private func fixBesideFaces() throws -> Diagnostic.Fix? {
    guard let setting else { return nil }
    let places = Dictionary(grouping: cases) { $0.face?.object.members.first?.keySpan }
    let failing = places.filter { place, cases in
      place != nil && cases.contains(where: \.fails)
    }.sorted { ($0.key?.lowerBound ?? 0) < ($1.key?.lowerBound ?? 0) }
    guard !failing.isEmpty, places[nil]?.contains(where: \.fails) != true else { return nil }
    var edits: [TextEdit] = []
    for (_, cases) in failing {
      guard let face = cases.first?.face, face.object[setting.member.key] == nil,
        let fix = try Self.insertion(
          beside: face, failures: cases.filter(\.fails), cases: cases, document)
      else { return nil }
      edits += fix.edits
    }
    return Diagnostic.Fix("Set text colors beside the faces", edits: edits)
  }

  private static func nearest(in cases: [ContrastCase], isDark: Bool) throws -> Color.Resolved? {
    let own = cases.first { $0.isDark == isDark }?.color
    guard var own else { return nil }
    // The opacity of labels isn't that of the color.
    own.opacity = cases.map(\.color.opacity).max() ?? 1
    let margin = 1.005
    return try NearestColor.nearest(to: own) { color in
      try cases.allSatisfy { try $0.contrast(in: color) >= $0.bound * margin }
    }
  }

  /// Return a color of the texts beside the setting of their face.
  private static func insertion(
    beside face: Declaration, failures: [ContrastCase], cases: [ContrastCase],
    _ document: JSONDocument
  ) throws -> Diagnostic.Fix? {
    let isInBoard = face.object.members.contains { $0.key == "formatVersion" }
    let toolbar = document.root["toolbar"]?.object?.members.first?.keySpan
    // A toolbar has no color of texts.
    guard toolbar == nil || face.object.members.first?.keySpan != toolbar else { return nil }
    let keys = contentKeys(beside: face.member.key, of: failures, isInBoard: isInBoard)
      .filter { face.object[$0] == nil }
    guard !keys.isEmpty else { return nil }
    var texts: [String] = []
    for isDark in [false, true] {
      let there = cases.filter { $0.isDark == isDark }
      let own = there.first?.color.hexText
      guard there.contains(where: \.fails) else {
        texts.append(own ?? cases.first?.color.hexText ?? "standard-text")
        continue
      }
      guard let color = try nearest(in: there, isDark: isDark) else { return nil }
      texts.append(color.hexText)
    }
    let text = texts[0] == texts[1] ? texts[0] : "light-dark(\(texts[0]), \(texts[1]))"
    return Diagnostic.Fix(
      "Set the text color to \(text)",
      edits: [face.adding(keys.map { ($0, .string(text)) })])
  }

  private static func contentKeys(
    beside faceKey: String, of failures: [ContrastCase], isInBoard: Bool
  ) -> [String] {
    if faceKey == "selectedBackgroundColor" { return ["selectedForegroundColor"] }
    let items = failures.filter { $0.content.role == .toolbarItem }
    guard items.count == failures.count, !isInBoard else { return ["foregroundColor"] }
    return (items.contains { !$0.content.isSubtitle } ? ["titleColor"] : [])
      + (items.contains(where: \.content.isSubtitle) ? ["subtitleColor"] : [])
  }
}

extension ContrastCase {

  var isDark: Bool { keyboard.situation.isDark }

  /// The size of a text that would need less contrast if it were large.
  var sizeName: String {
    guard let size = content.size, !content.isLarge, !content.isLabel else { return "" }
    return " at \(size.rounded(toDigits: 1).plainText) points"
  }

  /// The place of what is behind the content, if the file sets it.
  var face: Declaration? { keyboard.explainer.declaration(behind: content.part) }

  /// Whether black or white has the required contrast.
  var canBeReached: Bool {
    get throws {
      let backdrop = try keyboard.backdrop
      let behind = extremes.map { backdrop.color($0.x, $0.y) }
      return [UInt32(0), 0xFF_FFFF].contains { hex in
        behind.allSatisfy { $0.contrast(to: Color.Resolved(hex: hex)) >= bound }
      }
    }
  }
}

extension [String] {

  /// Each text once, in the order of the first ones.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Double {

  /// The number with two decimals, rounded down, so that no ratio looks like the bound it misses.
  package var roundedDown: String { ((self * 100).rounded(.down) / 100).fixed(2) }
}

extension JSONDocument {

  /// The place of what a file doesn't set: the theme that it extends, or its first byte.
  var inheritance: Range<Int> {
    let start = root.span.lowerBound
    return root["extends"]?.span ?? start..<min(start + 1, root.span.upperBound)
  }
}
