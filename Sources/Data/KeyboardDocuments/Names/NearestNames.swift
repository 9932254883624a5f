/// A search for names similar to a misspelled one.
public enum NearestNames {
  /// Return the candidates nearest to a name, the nearest first, excluding those too different.
  ///
  /// The measure is the Damerau–Levenshtein distance (optimal string alignment) of the names
  /// without case, `-`, `_` and spaces; up to a third of the letters may differ, and at least one.
  /// A candidate that begins with the name (three letters or more) is near too, followed by one
  /// that ends with it (four letters or more).
  public static func suggestions(
    for name: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    guard name.utf8.count <= 256, limit > 0 else { return [] }
    let wanted = LetterRow(name).letters
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    var found: [(distance: Int, name: String)] = []
    var other = LetterRow("")
    var distance = EditDistance()
    for candidate in candidates where candidate.utf8.count <= 256 {
      other.set(candidate)
      let allowed = max(1, max(wanted.count, min(other.letters.count, 64)) / 3)
      if let distance = distance.between(wanted, other.letters, atMost: allowed) {
        found.append((distance, candidate))
      } else if wanted.count >= 3, other.letters.starts(with: wanted) {
        found.append((allowed + 1, candidate))
      } else if wanted.count >= 4, other.letters.suffix(wanted.count) == wanted[...] {
        found.append((allowed + 2, candidate))
      }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// Return the candidate equal to a name, or the first one that differs only in notation.
  ///
  /// The notation is case, `-`, `_` and spaces.
  public static func match(for name: String, among candidates: some Sequence<String>) -> String? {
    if candidates.contains(name) { return name }
    guard name.utf8.count <= 256 else { return nil }
    let letters = LetterRow(name).letters
    return candidates.first { LetterRow($0).letters == letters }
  }

  /// Return what names that match have in common: the letters without case, `-`, `_` and spaces.
  package static func letters(of name: String) -> [UInt32] { LetterRow(name).letters }

  /// Return a hint with the nearest names, or with all of up to a dozen candidates.
  ///
  /// It is nil if no name is near and the candidates are many.
  public static func hint(for name: String, among candidates: some Collection<String>) -> String? {
    let near = suggestions(for: name, among: candidates)
    if !near.isEmpty { return "Did you mean \(near.quoted.joinedAsAlternatives)?" }
    switch candidates.count {
    case 1: return "There is only \(candidates.quoted.joined())."
    case 2...12: return "There are \(candidates.quoted.joined(last: "and"))."
    default: return nil
    }
  }
}

private struct LetterRow {
  private(set) var letters: [UInt32] = []

  init(_ name: String) {
    set(name)
  }

  mutating func set(_ name: String) {
    letters.removeAll(keepingCapacity: true)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(UInt32(byte) + 32)
      case ..<0x80: letters.append(UInt32(byte))
      default:
        letters = name.lowercased().unicodeScalars.filter { !"-_ ".unicodeScalars.contains($0) }
          .map(\.value)
        return
      }
    }
  }
}
