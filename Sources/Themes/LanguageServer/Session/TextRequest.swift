import KeyboardDocuments

struct TextRequest {

  let parameters: JSONValue
  let text: OpenText
  let server: ThemeServer

  var chain: ThemeChain { ThemeChain(of: text, files: server.texts.files) }

  var offset: Int {
    get throws(ServerError) {
      guard let position = parameters["position"]?.textPosition else {
        throw ServerError(.invalidParameters, "There is no position")
      }
      return text.lines.offset(of: position)
    }
  }

  var span: Range<Int> {
    get throws(ServerError) {
      guard let span = text.lines.span(of: parameters["range"]) else {
        throw ServerError(.invalidParameters, "There is no range")
      }
      return span
    }
  }

  var colors: ColorAnswers { ColorAnswers(text: text, chain: chain) }

  var rules: RuleAnswers {
    RuleAnswers(text: text, files: server.texts.files, survey: server.survey)
  }

  var variables: VariableAnswers {
    VariableAnswers(
      text: text, chain: chain, texts: server.texts, workspace: server.workspace)
  }

  func variable(
    _ result: (VariableAnswers, VariableAnswers.Target) throws(ServerError) -> JSONText
  ) throws(ServerError) -> JSONText {
    let answers = variables
    guard let target = answers.target(at: try offset) else { return .null }
    return try result(answers, target)
  }
}
