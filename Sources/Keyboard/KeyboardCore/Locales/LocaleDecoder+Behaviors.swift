internal import KeyboardDocuments

extension LocaleDecoder {
  private static let behaviorKeys = [
    "autoCapitalization", "backspaceRow", "bottomRowExtra", "fixedKeyWidth", "systemKeyWidthRow3",
    "finalSigma", "inserts", "inputMethods",
  ]

  mutating func layoutTypes() -> [Keyboard.LayoutType] {
    guard let value = object["layoutTypes"],
      let elements = reader.array(value, named: "layoutTypes")
    else { return [] }
    return elements.compactMap { element in
      guard let id = reader.string(element, named: "A layout type") else { return nil }
      if let type = Keyboard.LayoutType(id: id) { return type }
      let ids = Keyboard.LayoutType.allCases.map(\.id)
      reader.report(
        "There is no layout type “\(id.prefix(60))”", code: .invalidValue, at: element.span,
        hints: NearestNames.hint(for: id, among: ids).map { [$0] } ?? [])
      return nil
    }
  }

  mutating func behaviors(alphabetic: LocaleProfile.Alphabetic) -> LocaleProfile.Behaviors {
    let members =
      object["behaviors"].flatMap {
        reader.object($0, named: "behaviors", keys: Self.behaviorKeys)
      } ?? JSONObject()
    return LocaleProfile.Behaviors(
      shiftKey: alphabetic.shiftLayer != .none,
      autoCapitalization: flag("autoCapitalization", in: members)
        ?? (alphabetic.shiftLayer == .case),
      backspaceRow: members["backspaceRow"].flatMap {
        backspaceRow($0, rows: alphabetic.lower.count)
      },
      bottomRowExtra: members["bottomRowExtra"].flatMap {
        keys($0, named: "bottomRowExtra", count: 0...3)
      } ?? [],
      fixedKeyWidth: members["fixedKeyWidth"].flatMap {
        reader.number($0, named: "fixedKeyWidth", in: 0.02...0.5)
      },
      systemKeyWidthRow3: members["systemKeyWidthRow3"].flatMap {
        reader.choice($0, named: "systemKeyWidthRow3")
      },
      finalSigma: flag("finalSigma", in: members) ?? false, inserts: inserts(in: members),
      inputMethods: members["inputMethods"].flatMap { keys($0, named: "inputMethods") } ?? [])
  }

  private mutating func flag(_ name: String, in members: JSONObject) -> Bool? {
    members[name].flatMap { reader.bool($0, named: name) }
  }

  private mutating func inserts(in members: JSONObject) -> [String: String] {
    var inserts: [String: String] = [:]
    guard let value = members["inserts"], let pairs = reader.object(value, named: "inserts") else {
      return inserts
    }
    for pair in pairs.members { inserts[pair.key] = key(pair.value) }
    return inserts
  }

  private mutating func backspaceRow(_ value: JSONValue, rows: Int) -> Int? {
    guard let row = value.integer, (0..<max(rows, 1)).contains(row) else {
      reader.report(
        "backspaceRow must be the number of a row, from 0 to \(max(rows, 1) - 1)",
        code: .invalidValue, at: value.span)
      return nil
    }
    return row
  }

  mutating func quotation(language: String) -> LocaleProfile.Quotation {
    let marks = object["quotation"].flatMap { keys($0, named: "quotation", count: 4...4) } ?? []
    let (begin, end, alternateBegin, alternateEnd) =
      marks.count == 4 ? (marks[0], marks[1], marks[2], marks[3]) : ("“", "”", "‘", "’")
    return LocaleProfile.Quotation(
      begin: begin, end: end, alternateBegin: alternateBegin, alternateEnd: alternateEnd,
      prefersAlternateReplacement: language != "en")
  }

  mutating func delimiters() -> LocaleProfile.Delimiters {
    let sentence = object["sentenceDelimiters"].flatMap { keys($0, named: "sentenceDelimiters") }
    let word = object["wordDelimiters"].flatMap { keys($0, named: "wordDelimiters") }
    return LocaleProfile.Delimiters(
      sentence: sentence ?? Delimiters.sentence.texts, word: word ?? Delimiters.latinWord.texts)
  }

  mutating func suggestions() -> [String] {
    object["suggestions"].flatMap { keys($0, named: "suggestions", count: 3...3) } ?? []
  }

  mutating func emojiCategories() -> [String] {
    object["emojiCategories"].flatMap { keys($0, named: "emojiCategories", count: 9...9) } ?? []
  }

  mutating func labels(fallback: String?) -> LocaleProfile.Labels {
    let names = LocaleProfile.Labels.Name.allCases
    var texts: [LocaleProfile.Labels.Name: String] = [:]
    if let value = object["labels"],
      let members = reader.object(value, named: "labels", keys: names.map(\.rawValue))
    {
      for member in members.members {
        guard let name = LocaleProfile.Labels.Name(rawValue: member.key) else { continue }
        texts[name] = reader.string(member.value, named: member.key, maximumLength: 200)
      }
    }
    let missing = names.filter { texts[$0] == nil && $0 != .capsLock }
    if !missing.isEmpty, let fallback {
      let labels = LocaleProfile.profile(forIdentifier: fallback).labels
      for name in missing { texts[name] = labels[name] }
    }
    return LocaleProfile.Labels(texts)
  }
}
