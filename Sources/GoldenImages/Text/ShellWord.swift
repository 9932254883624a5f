/// Words of command lines that people paste into a shell.
public enum ShellWord {

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-")

  /// A text as a shell reads it back as one word.
  public static func quoted(_ text: String) -> String {
    guard text.isEmpty || text.hasPrefix("-") || !text.allSatisfy(plain.contains) else {
      return text
    }
    return "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
