import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import kbrender

@Suite struct ManualTests: ProgramSuite {

  private func pages(in folder: ScratchFolder) throws -> [String: String] {
    let run = try run("manual -o man/man1", in: folder)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    return try folder.files.reduce(into: [:]) { pages, path in
      let bytes = try #require(folder.read(path))
      pages[path] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// So that no page is missing, left over or older than the help.
  @Test func everyCommandHasAPageWithItsOptionsAndExample() throws {
    let folder = try ScratchFolder()
    let pages = try pages(in: folder)
    let commands = KBRender.tree().filter { $0.type.configuration.shouldDisplay }
    #expect(pages.count == commands.count)
    for (words, type) in commands {
      let name = (["kbrender"] + words).joined(separator: "-")
      let page = try #require(pages["man/man1/\(name).1"], "\(name)")
      let plain = page.replacing("\\-", with: "-").replacing(/\\f[BIR]/, with: "")
      #expect(plain.contains("\n.SH \"NAME\"\n\(name) - "), "\(name)")
      for part in type.helpMessage(columns: 400).matches(
        of: /(?m)^  (?:-[a-zA-Z], )?(--[a-z0-9-]+)/)
      {
        #expect(plain.contains(part.1), "\(name) \(part.1)")
      }
      let lines = type.configuration.discussion.split(separator: "\n")
      for example in lines where example.hasPrefix("Example: ") {
        #expect(plain.contains(".EX\n\(example.dropFirst(9))\n.EE"), "\(name): \(example)")
      }
      #expect(plain.contains("0 success, 1 a failed check"), "\(name)")
      for sub in type.configuration.subcommands where sub.configuration.shouldDisplay {
        #expect(plain.contains("\(name)-\(sub._commandName)(1)"), "\(name)")
      }
    }
  }

  /// The date of a page is left out, which mandoc remarks.
  @Test func pagesAreWithoutMistakes() throws {
    let folder = try ScratchFolder()
    let files = try pages(in: folder).keys.sorted()
    let lint = try Program(file: URL(filePath: "/usr/bin/mandoc"))
      .run(["-Tlint", "-Wwarning"] + files, in: folder.url)
    let problems = (lint.text + lint.errors).split(separator: "\n")
      .filter { !$0.contains("missing date") }
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func printsThePageOfASubcommand() throws {
    let page = try run("manual theme check")
    #expect(page.exitCode == 0 && page.text.contains("\\fBkbrender theme check\\fR"))
    #expect(try run("manual").text.contains("\n.SH \"SUBCOMMANDS\"\n"))
    let unknown = try run("manual theme chek")
    #expect(unknown.exitCode == 2 && unknown.errors.contains("theme check"), "\(unknown.errors)")
    #expect(try run("manual theme check -o man").exitCode == 2)
  }
}
