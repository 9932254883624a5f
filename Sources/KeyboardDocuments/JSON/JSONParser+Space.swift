extension JSONParser {
  /// Skip whitespace and comments.
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default: return
      }
    }
  }

  /// Skip a comment; false when the slash begins none.
  private mutating func skipComment() -> Bool {
    let start = position
    guard start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position + 1 < bytes.count,
        bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
      {
        position += 1
      }
      guard position + 1 < bytes.count else {
        position = bytes.count
        stop("The comment has no end", at: start..<start + 2)
        return true
      }
      position += 2
    default: return false
    }
    if !options.allowsComments {
      report("A comment isn’t allowed here", at: start..<min(start + 2, bytes.count))
    }
    return !isStopped
  }
}
