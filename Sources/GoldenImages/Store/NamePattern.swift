/// A pattern of names in which `*` stands for any characters and `?` for one.
public struct NamePattern: Hashable, Sendable {

  /// The pattern as it was written.
  public let text: String

  /// A pattern.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether a name fits the pattern, upper and lower case being different.
  public func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(text.unicodeScalars), Array(name.unicodeScalars))
    var (place, index) = (0, 0)
    // Where to go on if what follows the last star doesn't fit.
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
