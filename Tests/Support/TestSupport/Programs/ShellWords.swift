/// The words of command lines in tests.
public enum ShellWords {

  /// Return the words of a line; single quotes are around words with spaces, and nothing else is special.
  public static func split(_ line: String) -> [String] {
    line.matches(of: /'([^']*)'(?= |$)|[^ ]+/).map { String($0.output.1 ?? $0.output.0) }
  }
}
