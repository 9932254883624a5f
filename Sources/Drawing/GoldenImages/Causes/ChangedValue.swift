import KeyboardDocuments

struct ChangedValue {

  let name: String
  let before: String?
  let after: String?
  let family: Substring

  init(_ name: String, before: String?, after: String?) {
    self.name = name
    self.before = before
    self.after = after
    family = name.firstWord
  }

  static func list(
    _ expected: [PictureElement.Property], _ actual: [PictureElement.Property]
  ) -> [ChangedValue] {
    // Nearly always both styles have the same properties.
    if expected.elementsEqual(actual, by: { $0.name == $1.name }) {
      return zip(expected, actual).filter { $0.value != $1.value }.map { old, new in
        ChangedValue(old.name, before: old.value, after: new.value)
      }
    }
    let now = Dictionary(actual.map { ($0.name, $0.value) }) { first, _ in first }
    let former = Set(expected.map(\.name))
    return expected.filter { now[$0.name] != $0.value }.map {
      ChangedValue($0.name, before: $0.value, after: now[$0.name])
    }
      + actual.filter { !former.contains($0.name) }.map {
        ChangedValue($0.name, before: nil, after: $0.value)
      }
  }

  var cause: DifferenceCause {
    let shown = [before, after].map { $0.map(\.shownValue) ?? "none" }
    return DifferenceCause(
      kind: .style, property: name, before: before, after: after,
      text: "\(words) \(changedParts ?? "\(shown[0]) → \(shown[1])")")
  }

  // More parts are another value.
  private static let mostParts = 3

  /// The parts in which two lists or objects differ, as `stop 2 #FFB59E → #FFB59F`.
  private var changedParts: String? {
    guard let before, let after, [before, after].allSatisfy({ "{[".contains($0.first ?? " ") })
    else { return nil }
    let files = [before, after].map { SourceFile(name: name, text: $0) }
    let options = JSONOptions(budget: .elements)
    let roots = files.compactMap { try? JSONDocument(parsing: $0, options: options).root }
    guard roots.count == 2 else { return nil }
    let differences = JSONDifference.all(from: roots[0], to: roots[1])
    guard 1...Self.mostParts ~= differences.count else { return nil }
    return differences.map { difference in
      difference.text(
        before: difference.before.map {
          $0.plainText ?? String(decoding: files[0].bytes[$0.span], as: UTF8.self)
        }
        .map(\.shownValue),
        after: difference.after.map {
          $0.plainText ?? String(decoding: files[1].bytes[$0.span], as: UTF8.self)
        }
        .map(\.shownValue))
    }.joined(separator: ", ")
  }

  /// The name as words: `corner radius`, and `background` for a fill color.
  private var words: String {
    switch name {
    case "backgroundColor": "background"
    case "foregroundColor": "foreground"
    default: name.separateWords
    }
  }
}

extension String {

  var firstWord: Substring {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return self[..<(utf8.firstIndex(where: capitals.contains) ?? endIndex)]
  }
}
