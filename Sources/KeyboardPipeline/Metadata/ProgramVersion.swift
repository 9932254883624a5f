import KeyboardRender

/// The version of the program.
package enum ProgramVersion {

  /// The version as printed by `--version`.
  package static let text = "0.1.0"

  /// The versions of the program and of the drawing libraries, on a line.
  package static var withLibraries: String {
    (["kbrender \(text)"] + KeyboardRenderer.libraries.map { "\($0.name) \($0.value)" })
      .joined(separator: ", ")
  }
}
