import KeyboardDocuments

/// A request about an open text.
struct TextRequest {

  private let method: String
  private let parameters: JSONValue
  private let text: OpenText
  private let server: ThemeServer

  /// Read a request.
  ///
  /// - Throws: The error of an unknown method, or of a text that isn't open.
  init(_ request: ClientMessage, server: ThemeServer) throws(ServerError) {
    guard Self.methods.contains(request.method) else {
      throw ServerError(.methodNotFound, "There is no method \(request.method.shortened.quoted)")
    }
    guard let address = request.parameters["textDocument"]?["uri"]?.string,
      let text = server.texts[address]
    else { throw ServerError(.invalidParameters, "The text is not open") }
    method = request.method
    parameters = request.parameters
    self.text = text
    self.server = server
  }

  private static let methods: Set = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition",
    "textDocument/references", "textDocument/prepareRename", "textDocument/rename",
    "textDocument/documentSymbol", "textDocument/documentLink", "textDocument/foldingRange",
    "textDocument/documentColor", "textDocument/colorPresentation", "textDocument/formatting",
    "textDocument/rangeFormatting", "textDocument/codeAction", "textDocument/semanticTokens/full",
  ]

  /// The result.
  ///
  /// - Throws: The error of missing parameters, or the reason why something can't be done.
  var result: JSONText {
    get throws(ServerError) {
      switch method {
      case "textDocument/completion":
        CompletionAnswers(
          text: text, chain: chain, offset: try offset, usesSnippets: server.usesSnippets
        ).json
      case "textDocument/hover":
        HoverAnswers(
          text: text, chain: chain, pictures: server.pictures, files: server.texts.files
        ).hover(at: try offset) ?? .null
      case "textDocument/documentSymbol": OutlineAnswers(text: text).symbols
      case "textDocument/foldingRange": OutlineAnswers(text: text).folds
      case "textDocument/documentLink": LinkAnswers(text: text, texts: server.texts).links
      case "textDocument/documentColor": ColorAnswers(text: text).colors
      case "textDocument/colorPresentation":
        ColorAnswers(text: text).presentations(of: parameters["color"], replacing: try span)
      case "textDocument/formatting", "textDocument/rangeFormatting":
        FormattingAnswers(text: text).edits
      case "textDocument/codeAction":
        CodeActionAnswers(text: text, texts: server.texts).actions(in: try span)
      case "textDocument/semanticTokens/full": SemanticTokenAnswers(text: text).data
      default: try variableResult
      }
    }
  }

  /// The result of a request about the variable at the position.
  private var variableResult: JSONText {
    get throws(ServerError) {
      let answers = VariableAnswers(text: text, chain: chain, texts: server.texts)
      guard let target = answers.target(at: try offset) else {
        guard method == "textDocument/rename" else { return .null }
        throw ServerError(.failed, "There is no variable here")
      }
      switch method {
      case "textDocument/definition": return answers.definitions(of: target.path)
      case "textDocument/references":
        let isIncluded = parameters["context"]?["includeDeclaration"]?.bool ?? false
        return answers.references(to: target.path, withDefinitions: isIncluded)
      case "textDocument/rename":
        guard let name = parameters["newName"]?.string else {
          throw ServerError(.invalidParameters, "There is no new name")
        }
        return try answers.edits(renaming: target.path, to: name)
      default:
        return [
          "range": text.lines.range(of: target.span),
          "placeholder": .string(text.syntax.text(target.span)),
        ]
      }
    }
  }

  private var chain: ThemeChain { ThemeChain(of: text, files: server.texts.files) }

  /// The offset of the position.
  private var offset: Int {
    get throws(ServerError) {
      guard let position = parameters["position"]?.textPosition else {
        throw ServerError(.invalidParameters, "There is no position")
      }
      return text.lines.offset(of: position)
    }
  }

  /// The bytes of the range.
  private var span: Range<Int> {
    get throws(ServerError) {
      guard let span = text.lines.span(of: parameters["range"]) else {
        throw ServerError(.invalidParameters, "There is no range")
      }
      return span
    }
  }
}
