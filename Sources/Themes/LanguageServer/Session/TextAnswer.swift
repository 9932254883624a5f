import SourceText

/// Method of the protocol about an open text, with its capability.
struct TextAnswer: Sendable {

  let method: String
  let capability: (String, JSONText)?
  let result: @Sendable (TextRequest) throws(ServerError) -> JSONText

  private init(
    _ method: String, _ capability: (String, JSONText)? = nil, in group: String = "textDocument",
    result: @escaping @Sendable (TextRequest) throws(ServerError) -> JSONText
  ) {
    self.method = group + "/" + method
    self.capability = capability
    self.result = result
  }

  static func result(
    of message: ClientMessage, server: ThemeServer
  ) throws(ServerError) -> JSONText {
    guard let answer = all.first(where: { $0.method == message.method }) else {
      throw ServerError(.methodNotFound, "There is no method \(message.method.shortened.quoted)")
    }
    guard let address = message.parameters["textDocument"]?["uri"]?.string,
      let text = server.texts[address]
    else { throw ServerError(.invalidParameters, "The text is not open") }
    // Only the colors of nothing must be a list.
    if server.isIgnored(text) { return message.method.hasSuffix("Color") ? [] : .null }
    return try answer.result(
      TextRequest(parameters: message.parameters, text: text, server: server))
  }

  static func capabilities(encoding: TextMap.Unit) -> JSONText {
    .object(
      [
        ("positionEncoding", .string(encoding.rawValue)),
        // Changes come as edits of ranges.
        ("textDocumentSync", ["openClose": true, "change": 2, "save": true]),
        ("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
      ] + all.compactMap(\.capability))
  }

  // MARK: Table

  static let all = [
    TextAnswer(
      "completion",
      (
        "completionProvider",
        ["triggerCharacters": ["\"", "{", "(", ":", " ", ",", ".", "/"], "resolveProvider": false]
      )
    ) { request throws(ServerError) in
      let offset = try request.offset()
      return CompletionAnswers(
        text: request.text, chain: request.chain, offset: offset,
        place: CursorContext(offset, in: request.text.syntax),
        usesSnippets: request.server.usesSnippets, files: request.server.texts.files,
        workspace: request.server.workspace
      ).json
    },
    TextAnswer("hover", ("hoverProvider", true)) { request throws(ServerError) in
      HoverAnswers(
        text: request.text, chain: request.chain,
        pictures: request.server.showsPictures ? request.server.pictures : nil,
        rules: request.rules
      ).hover(at: try request.offset()) ?? .null
    },
    TextAnswer("definition", ("definitionProvider", true)) { request throws(ServerError) in
      try request.variable { $0.definitions(of: $1.path) }
    },
    TextAnswer("references", ("referencesProvider", true)) { request throws(ServerError) in
      let isIncluded = request.parameters["context"]?["includeDeclaration"]?.bool ?? false
      return try request.variable { $0.references(to: $1.path, withDefinitions: isIncluded) }
    },
    TextAnswer("rename", ("renameProvider", ["prepareProvider": true])) {
      request throws(ServerError) in
      let name = request.parameters["newName"]?.string
      let edits = try request.variable { answers, target throws(ServerError) in
        guard let name else { throw ServerError(.invalidParameters, "There is no new name") }
        return try answers.edits(renaming: target.path, to: name)
      }
      if edits == .null { throw ServerError(.failed, "There is no variable here") }
      return edits
    },
    TextAnswer("prepareRename") { request throws(ServerError) in
      try request.variable { _, target in
        [
          "range": request.text.lines.range(of: target.span),
          "placeholder": .string(request.text.syntax.text(target.span)),
        ]
      }
    },
    TextAnswer("documentSymbol", ("documentSymbolProvider", true)) {
      OutlineAnswers(text: $0.text).symbols
    },
    TextAnswer("codeLens", ("codeLensProvider", ["resolveProvider": false])) { $0.rules.lenses },
    TextAnswer("documentLink", ("documentLinkProvider", ["resolveProvider": false])) {
      LinkAnswers(text: $0.text, texts: $0.server.texts).links
    },
    TextAnswer("foldingRange", ("foldingRangeProvider", true)) {
      OutlineAnswers(text: $0.text).folds
    },
    TextAnswer("documentHighlight", ("documentHighlightProvider", true)) {
      request throws(ServerError) in
      try request.variable { $0.highlights(of: $1.path) }
    },
    TextAnswer("documentColor", ("colorProvider", true)) { $0.colors.colors },
    TextAnswer("colorPresentation") { request throws(ServerError) in
      request.colors.presentations(of: request.parameters["color"], replacing: try request.span())
    },
    TextAnswer("inlayHint", ("inlayHintProvider", true)) { request throws(ServerError) in
      let span = try request.span()
      let goldens = GoldenHints(text: request.text, texts: request.server.texts)
      return .array(request.colors.hints(in: span) + goldens.hints(in: span))
    },
    TextAnswer("formatting", ("documentFormattingProvider", true)) {
      FormattingAnswers(text: $0.text).edits
    },
    TextAnswer("rangeFormatting", ("documentRangeFormattingProvider", true)) {
      FormattingAnswers(text: $0.text).edits
    },
    TextAnswer("codeAction", ("codeActionProvider", CodeActionAnswers.capability)) {
      request throws(ServerError) in
      let wanted = request.parameters["context"]?["only"]?.array?.compactMap(\.string)
      return CodeActionAnswers(variables: request.variables).actions(
        in: try request.span(), only: wanted)
    },
    TextAnswer(
      "semanticTokens/full", ("semanticTokensProvider", SemanticTokenAnswers.capability)
    ) { SemanticTokenAnswers(text: $0.text).data },
    TextAnswer("preview", in: "kbrender") { request throws(ServerError) in
      try request.server.pictures.preview(
        of: request.text, options: request.parameters["options"], files: request.server.texts.files)
    },
  ]
}

/// Request about an open text, with its parameters.
struct TextRequest {

  let parameters: JSONValue
  let text: OpenText
  let server: ThemeServer

  var chain: ThemeChain { ThemeChain(of: text, files: server.texts.files) }

  func offset() throws(ServerError) -> Int {
    guard let position = parameters["position"]?.textPosition else {
      throw ServerError(.invalidParameters, "There is no position")
    }
    return text.lines.offset(of: position)
  }

  func span() throws(ServerError) -> Range<Int> {
    guard let span = text.lines.span(of: parameters["range"]) else {
      throw ServerError(.invalidParameters, "There is no range")
    }
    return span
  }

  var colors: ColorAnswers { ColorAnswers(text: text, chain: chain) }

  var rules: RuleAnswers {
    RuleAnswers(text: text, files: server.texts.files, survey: server.survey)
  }

  var variables: VariableAnswers {
    VariableAnswers(text: text, chain: chain, texts: server.texts, workspace: server.workspace)
  }

  func variable(
    _ result: (VariableAnswers, VariableAnswers.Target) throws(ServerError) -> JSONText
  ) throws(ServerError) -> JSONText {
    let answers = variables
    guard let target = answers.target(at: try offset()) else { return .null }
    return try result(answers, target)
  }
}
