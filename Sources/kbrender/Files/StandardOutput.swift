/// Writes results to standard output.
enum StandardOutput {

  /// Write a text to standard output.
  static func write(_ text: String) throws(CommandFailure) {
    try OutputFile.write(Array(text.utf8), to: "-")
  }
}
