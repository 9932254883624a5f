internal import KeyboardDocuments

extension LocaleDecoder {
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

  mutating func emojiCategories() -> [String] {
    object["emojiCategories"].flatMap { keys($0, named: "emojiCategories", count: 9...9) } ?? []
  }

  /// Return the labels of system keys, with missing ones from the fallback.
  mutating func labels(fallback: String?) -> LocaleProfile.Labels {
    let names = LocaleProfile.Labels.Name.allCases
    var texts: [LocaleProfile.Labels.Name: String] = [:]
    if let value = object["labels"],
      let members = reader.object(value, named: "labels", keys: names.map(\.rawValue))
    {
      for member in members.members {
        guard let name = LocaleProfile.Labels.Name(rawValue: member.key) else { continue }
        texts[name] = reader.string(member.value, named: member.key, maximumBytes: 200)
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
