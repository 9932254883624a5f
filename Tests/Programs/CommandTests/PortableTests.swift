import Foundation
import TestSupport
import Testing

/// The program with a folder of fonts beside it, as in the archive of `make portable`.
@Suite struct PortableTests: ProgramSuite {

  /// A copy of the program at `bin/kbrender`; a link would lead to the original's folder.
  private static func program(in folder: ScratchFolder) throws -> Program {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "share/kbrender/fonts"), withIntermediateDirectories: true)
    return try StudioCommandTests.program(in: folder)
  }

  private static func fontFiles(_ doctor: Program.Run) throws -> [String] {
    let fonts = try #require(doctor.object?["fonts"] as? [[String: String]])
    return fonts.compactMap { $0["file"] }
  }

  @Test func fontsBesideTheProgramAreThoseItDrawsWith() throws {
    let folder = try ScratchFolder()
    let program = try Self.program(in: folder)
    let fonts = folder.url.appending(path: "share/kbrender/fonts")
    let files = try Self.fontFiles(run("doctor --output-format json"))
    for file in files.map({ URL(filePath: $0) }) {
      try FileManager.default.createSymbolicLink(
        at: fonts.appending(path: file.lastPathComponent), withDestinationURL: file)
    }
    let portable = try Self.fontFiles(
      program.run(["doctor", "--output-format", "json"], in: folder.url))
    #expect(portable.count == files.count && portable.allSatisfy { $0.hasPrefix(fonts.path) })
    let text = try program.run(["doctor"], in: folder.url).text
    #expect(text.contains(fonts.path) && !text.contains("/usr/share/fonts"))
    for words in [["--theme", "tron", "--locale", "de"], ["--locale", "ar", "--press", "ش"]] {
      let picture = try program.run(words + ["-o", "-"], in: folder.url)
      #expect(try picture.output == Program.built.run(words + ["-o", "-"], in: folder.url).output)
      #expect(picture.exitCode == 0 && !picture.output.isEmpty, "\(picture.errors)")
    }
  }

  /// Noto Serif Display is installed with the fonts of the machine, and no keyboard is drawn with it.
  @Test func systemFontsAreReadOnlyIfAskedFor() throws {
    let folder = try ScratchFolder()
    let program = try Self.program(in: folder)
    let fonts = folder.url.appending(path: "share/kbrender/fonts")
    for file in try Self.fontFiles(run("doctor --output-format json")).map({ URL(filePath: $0) }) {
      try FileManager.default.createSymbolicLink(
        at: fonts.appending(path: file.lastPathComponent), withDestinationURL: file)
    }
    try folder.write(
      """
      { "formatVersion": 1, "id": "serif", "name": "Serif", "extends": "standard",
        "buttons": { "all": { "fontFamily": "Noto Serif Display" } } }
      """, to: "serif.json")
    let words = ["--theme", "serif.json", "-o", "-"]
    let plain = try program.run(words, in: folder.url)
    #expect(plain.exitCode == 0 && plain.errors.contains("Noto Serif Display"), "\(plain.errors)")
    let system = try program.run(words + ["--fonts", "system"], in: folder.url)
    #expect(system.exitCode == 0 && system.errors.isEmpty, "\(system.errors)")
    let named = try program.run(
      words + ["--fonts", "/usr/share/fonts/truetype/noto"], in: folder.url)
    #expect(system.output == named.output && system.output != plain.output)
  }

  @Test func anEmptyFolderIsNotReplacedByTheFontsOfTheMachine() throws {
    let folder = try ScratchFolder()
    let run = try Self.program(in: folder).run(["--theme", "tron", "-o", "-"], in: folder.url)
    #expect(run.exitCode == 3 && run.output.isEmpty)
    #expect(run.errors.contains("Fonts are missing in “\(folder.url.path)/share/kbrender/fonts”"))
  }
}
