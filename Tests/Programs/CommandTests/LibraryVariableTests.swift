import Foundation
import TestSupport
import Testing

/// Environment variables of the libraries that draw, which pictures don't depend on.
@Suite struct LibraryVariableTests {

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
    let folder = try ScratchFolder()
    let arguments = ["--locale", "fa", "--scale", "1", "--output", "-"]
    let plain = try Program.built.run(arguments, in: folder.url)
    let run = try Program.built.run(
      arguments, in: folder.url, variables: [parts[0]: parts[1]])
    #expect(plain.exitCode == 0 && run.exitCode == 0, "\(run.errors)")
    #expect(run.output == plain.output && run.errors == plain.errors)
  }

  @Test func aVariableThatChangesColorsIsRefused() throws {
    let folder = try ScratchFolder()
    let run = try Program.built.run(
      ["--scale", "1"], in: folder.url, variables: ["PIXMAN_DISABLE": "wholeops"])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("PIXMAN_DISABLE is set, which changes colors"))
    #expect(folder.files.isEmpty)
  }
}
