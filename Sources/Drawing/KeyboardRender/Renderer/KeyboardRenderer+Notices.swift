internal import Cairo
public import KeyboardDrawing
internal import SourceText
internal import Synchronization

extension KeyboardRenderer {

  /// Returns how the texts of a scene deviate from their fonts, each once, in drawing order.
  ///
  /// ```swift
  /// let notices = try KeyboardRenderer().notices(of: view)
  /// notices.isEmpty  // → true
  /// ```
  ///
  /// San Francisco is substituted by Inter and scripts that Inter lacks by Noto: this is no
  /// deviation. A lighter weight is one if fonts of the family are lighter than those of a style.
  public func notices(of drawing: some SceneConvertible) -> [RenderNotice] {
    let runs = drawing.scene(measuring: measure).nodes.textRuns
    return engine.withLock { engine in
      let namesOfFiles = runs.lazy.flatMap { run -> [String] in
        guard case .named(let names) = run.font.family else { return [] }
        return names.filter { !$0.files.isEmpty }.map(\.name)
      }
      var collector = NoticeCollector(
        typesetter: engine.typesetter,
        families: engine.typesetter.families.union(namesOfFiles))
      for run in runs { collector.add(run) }
      return collector.notices
    }
  }
}

/// Collector of notices about missing fonts and characters, one for each family.
private struct NoticeCollector {

  let typesetter: Typesetter
  let families: Set<String>
  var notices: [RenderNotice] = []

  /// A theme may name thousands of families.
  private static let maximumNotices = 20

  var indices: [String: Int] = [:]

  mutating func add(_ run: TextRun) {
    let placed = typesetter.place(run)
    var known: [String] = []
    if case .named(let names) = run.font.family {
      let areOthersMeant = names.contains(where: \.isGeneric)
      known = names.filter { typesetter.name(of: $0) != nil }.map {
        typesetter.face(of: $0)?.family ?? $0.name
      }
      // One of a list suffices.
      if known.isEmpty, !areOthersMeant {
        for name in names {
          let similar = NearestNames.suggestions(for: name.name, among: families.sorted())
          add(.unknownFamily(name.name, similar: similar), [])
        }
      }
      if areOthersMeant { known = [] }
    }
    if run.showsMissingGlyphs, !placed.shaped.missing.isEmpty {
      add(.missingGlyphs(MissingGlyphs(text: placed.text, scalars: placed.shaped.missing)), [])
    }
    for part in placed.shaped.substitutes { add(part, known: known, weight: placed.style.weight) }
  }

  private mutating func add(_ part: ShapedText.Substitute, known: [String], weight: Int) {
    let characters = part.text.filter { !$0.isWhitespace }
    if let wanted = known.first, !known.contains(part.family), !characters.isEmpty {
      let drawn = part.family == "Inter Display" ? "Inter" : part.family
      return add(.otherFamily(wanted, drawn: drawn, characters: []), Array(characters))
    }
    let letters = characters.filter(\.isLetter)
    guard part.weight < weight, !letters.isEmpty else { return }
    add(
      .lighterWeight(family: part.family, drawn: part.weight, weight: weight, characters: []),
      Array(letters))
  }

  private mutating func add(_ notice: RenderNotice, _ characters: [Character]) {
    let index = indices[notice.message] ?? notices.count
    guard index < Self.maximumNotices else { return }
    if index == notices.count {
      indices[notice.message] = index
      notices.append(notice)
    }
    notices[index].add(characters)
  }
}

extension RenderNotice {

  fileprivate mutating func add(_ characters: [Character]) {
    func joined(_ list: [Character]) -> [Character] {
      characters.reduce(into: list) { if !$0.contains($1) { $0.append($1) } }
    }
    switch self {
    case .otherFamily(let family, let drawn, let list):
      self = .otherFamily(family, drawn: drawn, characters: joined(list))
    case .lighterWeight(let family, let drawn, let weight, let list):
      self = .lighterWeight(family: family, drawn: drawn, weight: weight, characters: joined(list))
    case .unknownFamily, .missingGlyphs: break
    }
  }
}
