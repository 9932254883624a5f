package import KeyboardDocuments
package import KeyboardPipeline
package import ThemeTools

/// A theme to lint, as it was when it was checked, with the files that counted then.
package struct LintJob: Sendable {

  let address: String
  let check: Int
  let file: ThemeFile
  let files: FileReader

  /// The result has the address and the number of the check.
  package init(address: String, check: Int, file: ThemeFile, files: FileReader) {
    (self.address, self.check, self.file, self.files) = (address, check, file, files)
  }
}

/// What a lint found.
package struct LintResult: Sendable {

  package let address: String
  package let check: Int

  /// Findings of the check are included; nil for a theme that can't be drawn.
  package let findings: [Diagnostic]?
}
