import Testing

/// Errors that users may print.
@Suite struct ErrorTests {

  @Test func publicErrorsDescribeThemselves() {
    let declaration = /public (?:struct|enum) (\w+): ([^{]*Error\b[^{]*) \{/
    var names: [String] = []
    for source in Project.sources where source.path.hasPrefix("Sources/") {
      for match in source.code.matches(of: declaration) {
        names.append(String(match.1))
        #expect(
          match.2.contains("LocalizedError"), "\(source.path): \(match.1) is no LocalizedError")
      }
    }
    #expect(names.contains("RenderError") && names.contains("Diagnostics"))
  }
}
