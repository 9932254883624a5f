import KeyboardKit
import TestSupport

/// The folder of the project.
let project = Program.project

/// The theme with members of a file, beside which others may stand.
func theme(
  _ members: String, variation: String? = nil, files: [String: String] = [:]
) throws -> KeyboardTheme {
  let file = SourceFile(name: "theme.json", text: "{\"formatVersion\": 1, \(members)}")
  return try KeyboardTheme(decoding: file, variation: variation) { path in
    guard let text = files[path] else { throw KeyboardTheme.UnavailableFile() }
    return SourceFile(name: path, text: text)
  }
}

/// The warnings about a theme file, or its errors.
func problems(_ text: String, _ variation: String? = nil) -> [Diagnostic] {
  do {
    let file = SourceFile(name: "theme.json", text: text)
    return try KeyboardTheme.decode(file, variation: variation).warnings
  } catch {
    return error.list
  }
}
