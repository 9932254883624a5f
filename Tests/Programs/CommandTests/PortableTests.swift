import Foundation
import TestSupport
import Testing

/// The program with a folder of fonts beside it, as in the archive of `make portable`.
@Suite final class PortableTests: FolderSuite, ProgramSuite {

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
    let run = try Self.program(in: folder).run(["--theme", "tron", "-o", "-"], in: folder.url)
    #expect(run.exitCode == 3 && run.output.isEmpty)
    #expect(run.errors.contains("Fonts are missing in “\(folder.url.path)/share/kbrender/fonts”"))
  }

  @Test(
    arguments: [
      "PANGOCAIRO_BACKEND=win32", "PANGOCAIRO_BACKEND=fc", "HB_SHAPER_LIST=fallback",
      "HB_SHAPER_LIST=nope", "HB_OPTIONS=uniscribe-bug-compatible", "HB_DEBUG=1", "FC_DEBUG=1023",
      "FC_LANG=ja", "FONTCONFIG_FILE=/nope", "FONTCONFIG_PATH=/nope", "FONTCONFIG_SYSROOT=/nope",
      "PANGO_LANGUAGE=ja", "PANGO_RC_FILE=/nope", "CAIRO_DEBUG_TAG=1",
      "FREETYPE_PROPERTIES=truetype:interpreter-version=35", "LC_ALL=ar_EG.UTF-8", "LANG=tr_TR",
      "JSIMD_FORCENONE=1", "JPEGMEM=1k",
      "LIBTHAI_DICTDIR=/nope", "G_SLICE=always-malloc", "G_MESSAGES_DEBUG=all",
      "XDG_DATA_HOME=/nope", "TZ=Asia/Tokyo",
    ])
  func aVariableChangesNothing(variable: String) throws {
    let parts = variable.split(separator: "=", maxSplits: 1).map(String.init)
    let arguments = ["--locale", "fa", "--scale", "1", "--output", "-"]
    let plain = try Program.built.run(arguments, in: folder.url)
    let run = try Program.built.run(arguments, in: folder.url, variables: [parts[0]: parts[1]])
    #expect(plain.exitCode == 0 && run.exitCode == 0, "\(run.errors)")
    #expect(run.output == plain.output && run.errors == plain.errors)
  }

  @Test func aVariableThatChangesColorsIsRefused() throws {
    let run = try run("--scale 1", in: folder, variables: ["PIXMAN_DISABLE": "wholeops"])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("PIXMAN_DISABLE is set, which changes colors"))
    #expect(folder.files.isEmpty)
  }
}
