package import KeyboardDocuments

extension Conversion {

  /// Have the text corrected and formatted, as an imported theme is.
  ///
  /// The colors of a theme with pictures stay, since its pictures were chosen for them.
  ///
  /// - Parameters:
  ///   - fixes: Corrects what is hard to read, and counts its changes; nil to keep all colors.
  ///   - format: Lays the text out, or throws for one that it can't read, which stays as it is.
  /// - Throws: The error of `fixes`.
  package mutating func finish(
    fixing fixes: ((SourceFile) throws -> (file: SourceFile, count: Int))?,
    formatting format: (SourceFile) throws -> SourceFile
  ) throws {
    var theme = SourceFile(name: "theme.json", text: text)
    if let fixes, !hasPictures {
      let fixed = try fixes(theme)
      if fixed.count > 0 {
        theme = fixed.file
        report.adapt(
          "Contrast", "theme lint made \(fixed.count) \(fixed.count == 1 ? "change" : "changes")")
      }
    }
    theme = (try? format(theme)) ?? theme
    text = String(decoding: theme.bytes, as: UTF8.self)
  }
}
