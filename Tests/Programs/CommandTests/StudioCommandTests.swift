import Foundation
import TestSupport
import Testing

/// How `kbrender studio` becomes the program that has the server.
@Suite final class StudioCommandTests: FolderSuite {

  /// A copy of the program, whose folder has no studio yet.
  static func program(in folder: ScratchFolder) throws -> Program {
    let built = Program.built.file.resolvingSymlinksInPath()
    return Program(file: try folder.copyProgram(built, to: "bin/kbrender"))
  }

  /// Write a program that prints its name and its arguments, and fails.
  private static func install(at path: String, in folder: ScratchFolder) throws {
    try folder.writeProgram("#!/bin/sh\nprintf '%s\\n' \"$0\" \"$@\"\nexit 7\n", to: path)
  }

  @Test func becomesTheProgramBesideItOrInTheFolderOfPrograms() throws {
    let program = try Self.program(in: folder)
    let words = [
      "--address", ":8000", "--no-open", "a b.json", "--allow-origin", "https://a.example",
    ]
    let missing = try program.run(["studio"] + words, in: folder.url)
    #expect(missing.exitCode == 3 && missing.text.isEmpty)
    #expect(missing.errors.contains("kbrender-studio") && missing.errors.contains("make install"))
    for path in ["libexec/kbrender/kbrender-studio", "bin/kbrender-studio"] {
      try Self.install(at: path, in: folder)
      let run = try program.run(["studio"] + words, in: folder.url)
      #expect(run.exitCode == 7, "\(run.errors)")
      let lines = run.text.split(separator: "\n").map(String.init)
      #expect(lines.first?.hasSuffix("kbrender-studio") == true)
      #expect(lines.first?.hasPrefix(folder.url.appending(path: "bin").path) == true)
      #expect((lines.first?.contains("libexec") == true) == path.hasPrefix("libexec"))
      #expect(Array(lines.dropFirst()) == words)
    }
  }

  /// A folder of the user's can have a program of this name, which nobody asked for.
  @Test func isNotFoundInTheWorkingDirectory() throws {
    let (folder, work) = (try ScratchFolder(), try ScratchFolder())
    let program = try Self.program(in: folder)
    for path in ["kbrender-studio", "libexec/kbrender/kbrender-studio"] {
      try Self.install(at: path, in: work)
    }
    let run = try program.run(["studio"], in: work.url, variables: ["PATH": work.url.path])
    #expect(run.exitCode == 3 && run.text.isEmpty)
  }

  /// The program that asks remote services is found in the same way.
  @Test func remoteServicesAreAskedByAProgramBesideIt() throws {
    let program = try Self.program(in: folder)
    for words in [["suggest", "re"], ["--type", "re", "--emit", "scene"]] {
      let missing = try program.run(words + ["--remote", "a.json"], in: folder.url)
      #expect(missing.exitCode == 3 && missing.text.isEmpty)
      #expect(
        missing.errors.contains("[lexicon/remote-service]")
          && missing.errors.contains("make install"))
    }
    let script =
      "#!/bin/sh\necho ready\nread line\necho '{\"suggestions\": [{\"text\": \"'$2'\", \"type\": \"regular\"}]}'\n"
    try folder.writeProgram(script, to: "libexec/kbrender/kbrender-remote")
    let run = try program.run(["suggest", "re", "--remote", "a.json"], in: folder.url)
    #expect(run.exitCode == 0 && run.text == "a.json\n", "\(run.errors)")
    let ended = try program.run(
      ["suggest", "-", "--remote", "a.json"], in: folder.url, input: "a\nb\n")
    #expect(ended.exitCode == 2 && ended.errors.contains("has ended"), "\(ended.errors)")
  }

  @Test(arguments: [["--prot", "1"], ["--address"]])
  func mistakesInOptionsAreFoundBefore(words: [String]) throws {
    let run = try Program.built.run(["studio"] + words, in: Program.project)
    #expect(run.exitCode == 2 && run.errors.contains("error"), "\(run.errors)")
  }
}
