import Disk
import Foundation
package import KeyboardDocuments
package import KeyboardKit
import KeyboardPipeline

/// The lines between `kbrender` and the program that asks a remote service.
package enum RemoteSuggestions {

  /// Start the program with a file, which may read some variables, and return what gives its suggestions.
  ///
  /// The program writes the errors of the file itself.
  static func suggester(
    of file: String, allowing variables: [String]
  ) throws(CommandFailure) -> TextSuggester {
    let helper = HelperProgram.remote(.remoteService, for: "Remote services are asked")
    let path = try helper.path()
    let tool: RunningTool
    do throws(RunningTool.Failure) {
      let allowed = variables.isEmpty ? [] : ["--allow-env", variables.joined(separator: ",")]
      tool = try RunningTool(path, ["suggest", file] + allowed, budget: .helper)
      guard try tool.answer() == HelperProgram.greeting else {
        throw RunningTool.Failure(exitCode: nil)
      }
    } catch {
      let kind = error.exitCode.flatMap { CommandFailure.Kind(rawValue: $0) }
      if let kind { throw CommandFailure(kind) }
      throw CommandFailure(.environment, code: .remoteService, "kbrender-remote doesn't start")
    }
    return { text, locale throws(Diagnostics) in try answer(of: tool, text: text, locale: locale) }
  }

  private static func answer(
    of tool: RunningTool, text: String, locale: String
  ) throws(Diagnostics) -> Autocomplete.ServiceResult {
    let question: JSONText = ["text": .string(text), "locale": .string(locale)]
    guard let line = try? tool.answer(to: question.text),
      let root = try? JSONDocument(
        parsing: SourceFile(name: "line", text: line), options: JSONOptions(budget: .helper)
      ).root
    else { throw Diagnostics(code: .remoteService, "kbrender-remote has ended") }
    if let error = root["error"]?.string { throw Diagnostics(code: .remoteService, error) }
    return Autocomplete.ServiceResult(
      inputText: text, suggestions: (root["suggestions"]?.array ?? []).compactMap(suggestion),
      emojiSuggestions: (root["emojis"]?.array ?? []).compactMap(suggestion))
  }

  package static func json(_ suggestion: Autocomplete.Suggestion) -> JSONText {
    [
      "text": .string(suggestion.text), "type": .string(suggestion.type.rawValue),
      "title": .string(suggestion.title), "subtitle": suggestion.subtitle.map { .string($0) },
    ]
  }

  private static func suggestion(_ value: JSONValue) -> Autocomplete.Suggestion? {
    guard let text = value["text"]?.string,
      let type = value["type"]?.string.flatMap({ Autocomplete.SuggestionType(rawValue: $0) })
    else { return nil }
    return Autocomplete.Suggestion(
      text: text, type: type, title: value["title"]?.string, subtitle: value["subtitle"]?.string)
  }
}
