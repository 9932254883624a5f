extension GoldenReport {

  /// The counts in words, such as `3 of 120 differ, 1 missing`.
  public var summary: String {
    let total = cases.count { $0.status != .obsolete }
    let parts: [(Status, String)] = [
      (.failed, "of \(total) differ"), (.missing, "missing"), (.error, "can't be compared"),
      (.obsolete, "obsolete"), (.recorded, "recorded"),
    ]
    let words = parts.compactMap { status, words in
      let count = count(of: status)
      return count == 0 ? nil : "\(count) \(words)"
    }
    return words.isEmpty ? "\(total) of \(total) are as expected" : words.joined(separator: ", ")
  }
}
