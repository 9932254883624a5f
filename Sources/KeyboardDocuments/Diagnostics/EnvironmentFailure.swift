/// A failure that the machine is to blame for and not what the user wrote, such as a full disk.
package struct EnvironmentFailure: Error {

  /// What failed.
  package let diagnostic: Diagnostic

  /// A failure, of a file or folder if one is named.
  package init(code: String, _ message: String, file: String? = nil) {
    diagnostic = Diagnostic(
      code: code, message: message, place: file.map { Diagnostic.Place(file: $0) })
  }
}
