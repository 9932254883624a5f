import CLibrary
import Disk
import Foundation
package import KeyboardKit
import KeyboardPipeline

/// A program in the folder of helpers, with what this one lacks, such as a network.
package struct HelperProgram: Sendable {

  private let name: String
  private let missing: CommandFailure

  package init(_ name: String, orThrow missing: CommandFailure) {
    (self.name, self.missing) = (name, missing)
  }

  static func remote(_ code: DiagnosticCode, for purpose: String) -> HelperProgram {
    HelperProgram(
      "kbrender-remote",
      orThrow: CommandFailure(
        .environment, code: code,
        "\(purpose) by a program of its own, kbrender-remote, which isn't installed",
        hints: ["The archive and the package kbrender-studio have it; `make install` installs it."])
    )
  }

  package static let greeting = "ready"

  package func path() throws(CommandFailure) -> String {
    let folder = RealPath.text(of: "/proc/self/exe").map { FilePath($0).prefix } ?? ""
    let places = ["", "../libexec/kbrender/"].map { folder + $0 + name }
    guard let place = places.first(where: { access($0, X_OK) == 0 }) else { throw missing }
    return place
  }

  /// Replaces this process by the program; return only with an error.
  package func become(with words: some Sequence<String>) throws(CommandFailure) {
    let place = try path()
    execv(place, ([place] + words).map { strdup($0) } + [nil])
    throw missing
  }
}

/// An archive at an address, which a program of its own gets.
package enum RemoteFile {

  /// Whether a text is an address rather than a path (source: the schemes of RFC 3986, 3.1).
  package static func isAddress(_ text: String) -> Bool {
    text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\//) != nil
  }

  /// Returns the file of an address, which nothing but its address is sent to.
  package static func read(_ address: String) throws(CommandFailure) -> SourceFile {
    let program = try HelperProgram.remote(.download, for: "Packs are downloaded").path()
    // The program ends by itself at the bounds of an archive.
    var budget = InputBudget.archive
    budget.bytes += InputBudget.archive.text + HelperProgram.greeting.utf8.count
    budget.seconds += 10
    let output = InstalledTool(program, ["fetch", address], budget: budget).output()
    guard let output, let end = output.firstIndex(of: 0x0A) else {
      throw CommandFailure(.environment, code: .download, "kbrender-remote gives no answer")
    }
    let line = String(decoding: output[..<end], as: UTF8.self)
    guard line == HelperProgram.greeting else {
      throw CommandFailure(.invalidInput, code: .download, line, file: address)
    }
    return SourceFile(name: address, bytes: Array(output[(end + 1)...]))
  }
}

/// The lines between `kbrender` and the program that asks a remote service.
package enum RemoteSuggestions {

  /// Starts the program, which writes the errors of the file itself.
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
