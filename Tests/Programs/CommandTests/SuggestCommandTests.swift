import Foundation
import TestSupport
import Testing

@Suite struct SuggestCommandTests: ProgramSuite {

  private func texts(_ object: [String: Any]?) -> [String] {
    let list = object?["suggestions"] as? [[String: Any]]
    return list?.compactMap { $0["text"] as? String } ?? []
  }

  @Test func printsSuggestions() throws {
    let object = try run("suggest recieve --locale en --output-format json").object
    #expect(object?["text"] as? String == "recieve")
    #expect(texts(object).first == "receive" && texts(object).last == "recieve")
    let first = (object?["suggestions"] as? [[String: Any]])?.first
    #expect(first?["isAutocorrect"] as? Bool == true && first?["isUnknown"] as? Bool == false)
    #expect(try run("suggest teh").text.hasPrefix("the  (autocorrect)\n"))
  }

  @Test(
    "A locale without a lexicon is an error that says so",
    arguments: [
      ("sk", 2, "lexicon/missing-dictionary"), ("xx", 2, "cli/unknown-name"),
      ("ga", 3, "lexicon/unusable-file"),
    ])
  func refusesLocales(locale: String, exitCode: Int32, code: String) throws {
    let result = try run("suggest a --locale \(locale)")
    #expect(result.exitCode == exitCode && result.errors.contains("[\(code)]"), "\(result.errors)")
  }

  @Test func namesADamagedLexiconAndTheCommandThatBuildsIt() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Data("KBLX".utf8), to: "kbrender/lexicons/ga.lexicon")
    let result = try run("suggest a --locale ga", variables: ["XDG_DATA_HOME": folder.url.path])
    #expect(result.exitCode == 3)
    #expect(result.errors.contains("ga.lexicon") && result.errors.contains("lexicon build ga"))
  }

  @Test func requiresATextOrStandardInput() throws {
    #expect(try run("suggest").exitCode == 2)
    #expect(try run("suggest a -").exitCode == 2)
  }

  @Test func listsLexicons() throws {
    let list = try run("lexicon list --output-format json").object
    let states = try #require(list?["lexicons"] as? [[String: String]]).map {
      ($0["id"], $0["status"])
    }
    #expect(states.count == 32)
    #expect(states.contains { $0 == ("en", "built-in") } && !states.contains { $0.1 == "none" })
  }
}

@Suite final class LexiconCommandTests: FolderSuite, ProgramSuite {

  @Test func learnsIgnoresAndForgetsWords() throws {
    let variables = ["XDG_DATA_HOME": folder.url.path]
    func suggests(_ text: String) throws -> String {
      try run("suggest \(text)", variables: variables).text
    }
    #expect(try run("lexicon learn recieve", variables: variables).exitCode == 0)
    #expect(try !suggests("recieve").contains("autocorrect"))
    #expect(try run("lexicon learn --ignore teh", variables: variables).exitCode == 0)
    #expect(try !suggests("teh").contains("autocorrect"))
    #expect(try run("lexicon forget teh recieve", variables: variables).exitCode == 0)
    #expect(try suggests("teh").contains("autocorrect"))
    #expect(try suggests("recieve").contains("autocorrect"))
    #expect(try run("lexicon learn nowhere", variables: variables).exitCode == 0)
    let wrong = try run("lexicon forget nothere nowhere", variables: variables)
    #expect(wrong.exitCode == 2 && wrong.errors.contains("did you mean “nowhere”"))
  }

  @Test func keepsWordsInTheHomeFolder() throws {
    let variables = ["HOME": folder.url.path, "XDG_DATA_HOME": ""]
    #expect(try run("lexicon learn teh", variables: variables).exitCode == 0)
    #expect(folder.files.contains(".local/share/kbrender/words.json"))
  }

  @Test func keepsWordsInANamedFile() throws {
    let file = folder.url.appending(path: "own.json").path
    let variables = ["XDG_DATA_HOME": folder.url.path]
    #expect(try run("lexicon learn teh --words \(file)", variables: variables).exitCode == 0)
    let own = try run("suggest teh --words \(file)", variables: variables).text
    #expect(!own.contains("autocorrect"))
    #expect(try run("suggest teh", variables: variables).text.contains("autocorrect"))
  }

  @Test(arguments: ["lexicon learn", "lexicon learn a=b", "lexicon forget a --locale xx"])
  func refusesWhatIsNoWord(line: String) throws { #expect(try run(line).exitCode == 2) }

  @Test(
    arguments: [("--all de", 2), ("", 2), ("--all --texts .", 2), ("--all --from /nonexistent", 3)])
  func refusesWhatCantBeBuilt(arguments: String, exitCode: Int32) throws {
    #expect(try run("lexicon build \(arguments)").exitCode == exitCode)
  }

  @Test func buildsEachLanguageOfAFolderOnce() throws {
    for name in ["ga_IE", "it_IT"] {
      _ = try folder.write(Data("SET UTF-8\n".utf8), to: "words/\(name).aff")
      _ = try folder.write(Data("2\nuisce\nlatte\n".utf8), to: "words/\(name).dic")
    }
    let (line, variables) = (
      "lexicon build --all --from \(folder.url.path)/words",
      ["XDG_DATA_HOME": folder.url.path]
    )
    let first = try run(line, variables: variables)
    #expect(first.exitCode == 0 && first.errors.contains("2/2 it …"), "\(first.errors)")
    let second = try run(line, variables: variables)
    #expect(second.exitCode == 0 && second.text.isEmpty)
    #expect(second.errors.contains("1/2 ga: built before"))
  }
}
