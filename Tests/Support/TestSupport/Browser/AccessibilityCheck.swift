import Foundation

/// A script that lists what a page has against people who can't see it well or use no mouse.
///
/// Its rules follow WCAG 2.2 (AA) as far as a program can tell.
public enum AccessibilityCheck {

  /// Gives an array of sentences.
  public static let script =
    (try? String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../accessibility.js")
        .standardized,
      encoding: .utf8)) ?? "no script"
}
