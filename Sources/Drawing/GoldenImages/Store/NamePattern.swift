/// A pattern of names in which `*` matches any characters and `?` one.
package struct NamePattern: Hashable, Sendable {

  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Names are case-sensitive.
  package func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(text.unicodeScalars), Array(name.unicodeScalars))
    var (place, index) = (0, 0)
    // The place to resume at if the part after the last star doesn't match.
    var retry: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (place + 1, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
        place += 1
        index += 1
      } else if let last = retry {
        retry = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
