import SourceText
import Testing

@Suite struct DiagnosticPrinterTests {
  static let diagnostics: [Diagnostic] = {
    let file = SourceFile(name: "a,b.json", text: "{\n\t\"é\": 😀 red }\n")
    return [
      Diagnostic(
        code: .jsonSyntax, message: "Expected a value", place: file.place(of: 14..<17),
        hints: ["Write “red”."],
        related: [.init(message: "The key", place: file.place(of: 3..<7))]),
      Diagnostic(
        severity: .warning, code: DiagnosticCode("theme-size"), message: "50% more",
        place: file.place()),
      Diagnostic(severity: .note, code: .usage, message: "No\nfile"),
    ]
  }()

  private func text(_ format: DiagnosticPrinter.Format) -> String {
    DiagnosticPrinter(format: format).text(for: Self.diagnostics)
  }

  @Test func human() {
    #expect(
      text(.human) == """
        a,b.json:2:9: error: Expected a value [json/syntax]
           "é": 😀 red }
                   ^~~
        a,b.json:2:2: note: The key
           "é": 😀 red }
           ^~~
          hint: Write “red”.
        a,b.json: warning: 50% more [theme-size]
        kbrender: note: No\u{FFFD}file [cli/usage]

        """)
  }

  @Test func short() {
    #expect(
      text(.short) == """
        a,b.json:2:9: error: Expected a value [json/syntax]
        a,b.json: warning: 50% more [theme-size]
        kbrender: note: No\u{FFFD}file [cli/usage]

        """)
  }

  @Test func github() {
    #expect(
      text(.github) == """
        ::error file=a%2Cb.json,line=2,col=9,endLine=2,title=json/syntax::Expected a value%0AWrite “red”.
        ::warning file=a%2Cb.json,title=theme-size::50%25 more
        ::notice title=cli/usage::No%0Afile

        """)
  }

  /// Paths of annotations are those of the repository, in any folder of it.
  @Test(
    arguments: [
      ("./themes/a.json", [], "themes/a.json"), ("a.json", ["/w/themes", "/w"], "themes/a.json"),
      ("../b/./a.json", ["/w/themes", "/w"], "b/a.json"),
      ("/w/b/a.json", ["/x", "/w"], "b/a.json"),
      ("/v/a.json", ["/w/themes", "/w"], "/v/a.json"),
      ("../../a.json", ["/w/b", "/w"], "../../a.json"),
      ("<stdin>", ["/w/b", "/w"], "<stdin>"),
    ] as [(String, [String], String)])
  func pathsOfAnnotations(file: String, folders: [String], path: String) {
    let place = SourceFile(name: file, text: "{}").place()
    let problem = Diagnostic(code: .usage, message: "M", place: place)
    for (format, form) in [
      (DiagnosticPrinter.Format.github, "file=\(path),"), (.sarif, "\"uri\": \"\(path)\""),
    ] where !path.hasPrefix("<") || format == .github {
      var printer = DiagnosticPrinter(format: format)
      printer.folders = folders
      #expect(printer.text(for: [problem]).contains(form), "\(printer.text(for: [problem]))")
    }
  }

  @Test func jsonAndSarifAreValid() throws {
    let json = try JSONDocument(parsing: SourceFile(name: "out", text: text(.json))).root
    #expect(json["diagnostics"]?.array?.count == 3)
    #expect(json["diagnostics"]?.array?.first?.object?["column"]?.integer == 9)
    #expect(json["diagnostics"]?.array?.last?.object?["message"]?.string == "No\nfile")
    let sarif = try JSONDocument(parsing: SourceFile(name: "out", text: text(.sarif))).root
    let run = sarif.object?["runs"]?.array?.first?.object
    #expect(run?["results"]?.array?.count == 3)
    let location = run?["results"]?.array?.first?.object?["locations"]?.array?.first
    let physical = location?.object?["physicalLocation"]?.object
    #expect(physical?["artifactLocation"]?.object?["uri"]?.string == "a%2Cb.json")
    #expect(physical?["region"]?.object?["startColumn"]?.integer == 9)
  }

  @Test func colorIsOnlyWrittenWhenAsked() {
    #expect(!text(.human).contains("\u{1B}"))
    let colored = DiagnosticPrinter(usesColor: true).text(for: Self.diagnostics)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func aLongLineIsCutAroundTheCaret() {
    let file = SourceFile(name: "f", text: String(repeating: "a", count: 500) + "!")
    let place = file.place(of: 500..<501)
    let text = DiagnosticPrinter().text(for: [
      .init(code: DiagnosticCode("c"), message: "m", place: place)
    ])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count < 160 })
    #expect(lines[1].firstIndex(of: "!") == lines[1].index(before: lines[1].endIndex))
    #expect(lines[2].count == lines[1].count)
  }
}
