import SourceText

/// The text of an imported theme.
struct ThemeFileText {

  let comments: [String]
  let members: JSONMembers

  private var text: String {
    // A name from a file must not end a comment.
    let lines = comments.map { "// \($0.withoutControls)\n" }
    return lines.joined()
      + JSONText.object(
        [("formatVersion", .integer(1)), ("x-imported", .boolean(true))] + members
      ).indentedText
  }

  static func facts(_ texts: [(key: String, text: String?)]) -> JSONMembers {
    texts.compactMap { key, text in
      guard let text else { return nil }
      return (key, key == "author" ? .object([("name", .string(text))]) : .string(text))
    }
  }

  func conversion(_ report: ConversionReport, files: [CarriedFile] = []) -> Conversion {
    var report = report
    report.beginTheme()
    report.separate(variablesExcept: usedVariables)
    return Conversion(text: text, report: report, files: files)
  }

  private var usedVariables: Set<String> {
    var waiting: [String] = []
    var uses: [String: [String]] = [:]
    for (key, value) in members {
      if key == "variables" {
        Self.collectUses(in: value, at: "", into: &uses)
      } else {
        waiting += Self.references(in: value)
      }
    }
    var used: Set<String> = []
    while let path = waiting.popLast() {
      guard used.insert(path).inserted else { continue }
      waiting += uses[path] ?? []
    }
    return used
  }

  private static func collectUses(
    in value: JSONText, at path: String, into uses: inout [String: [String]]
  ) {
    guard case .object(let members) = value, !members.contains(where: { $0.key == "$value" })
    else {
      uses[path] = references(in: value)
      return
    }
    for member in members {
      collectUses(
        in: member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)", into: &uses)
    }
  }

  private static func references(in value: JSONText) -> [String] {
    switch value {
    case .string(let text):
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        part.firstIndex(of: "}").map { String(part[..<$0]) }
      }
    case .array(let elements): elements.flatMap { references(in: $0) }
    case .object(let members): members.flatMap { references(in: $0.value) }
    default: []
    }
  }
}

extension String {

  var asFact: String? { isEmpty || unicodeScalars.count > 200 || firstControl != nil ? nil : self }
}

extension SourceFile {

  /// An error about a span of the file, or about the file as a whole.
  func problem(
    _ code: DiagnosticCode, _ message: String, at span: Range<Int>? = nil, hints: [String] = []
  ) -> Diagnostics {
    Diagnostics([Diagnostic(code: code, message: message, place: place(of: span), hints: hints)])
  }

  /// Name without folders, to make results independent of the location of the file.
  var baseName: String { FilePath(name).name }
}
