/// Writes texts that are results.
enum StandardOutput {

  /// Writes a text to standard output.
  static func write(_ text: String) throws(CommandFailure) {
    try OutputFile.write(Array(text.utf8), to: "-")
  }
}
