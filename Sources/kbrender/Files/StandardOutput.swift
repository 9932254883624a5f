import KeyboardDocuments

/// Writes results to standard output.
enum StandardOutput {

  /// Write a text to standard output.
  static func write(_ text: String) throws(EnvironmentFailure) {
    try OutputFile.write(Array(text.utf8), to: "-")
  }
}

extension String {

  /// Pad the text with trailing spaces.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Pad the text with leading spaces.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
