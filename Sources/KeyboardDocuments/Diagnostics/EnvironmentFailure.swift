/// A failure of the environment rather than of the user's input, such as a full disk.
package struct EnvironmentFailure: Error {

  /// The diagnostic of the failure.
  package let diagnostic: Diagnostic

  /// A failure, optionally of a file or folder.
  package init(code: String, _ message: String, file: String? = nil) {
    diagnostic = Diagnostic(
      code: code, message: message, place: file.map { Diagnostic.Place(file: $0) })
  }
}
