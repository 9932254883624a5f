/// Splits command lines of tests.
public enum ShellWords {

  /// The words of a line; `''` is an empty word, and nothing else is special.
  public static func split(_ line: String) -> [String] {
    line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
  }
}
