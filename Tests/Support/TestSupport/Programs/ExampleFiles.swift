/// The files of an example in `Themes/CODES.md`: a theme or a command, then others, each below its path in a comment.
package struct ExampleFiles {

  package let text: String

  /// The texts of the other files by path.
  package let companions: [String: String]

  /// Reads the listing of an example.
  package init(_ listing: String) {
    var files: [(path: String, text: String)] = [("", "")]
    for line in listing.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if let path = line.wholeMatch(of: /(?:#|\/\/) (\S+\.\w+)/)?.1 {
        files.append((String(path), ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    text = files[0].text
    companions = Dictionary(
      files.dropFirst().map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// The arguments of a command; nil for a theme.
  package var command: String? {
    text.hasPrefix("kbrender ") ? String(text.dropFirst("kbrender ".count).dropLast()) : nil
  }
}
