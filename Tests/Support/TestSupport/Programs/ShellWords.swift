/// The words of command lines in tests.
public enum ShellWords {

  /// Return the words of a line; `''` is an empty word, and nothing else is special.
  public static func split(_ line: String) -> [String] {
    line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
  }
}
