import Cairo
import Foundation
import TestSupport
import Testing

@Suite("Fonts of a portable program")
struct PortableFontsTests {

  @Test(
    "are found from each place of a program in its tree",
    arguments: [
      ("bin/kbrender", true), ("libexec/kbrender/kbrender-studio", true),
      ("libexec/kbrender-studio", true), ("kbrender", false), ("lib/kbrender/kbrender", false),
    ])
  func folder(program: String, isFound: Bool) throws {
    let tree = try ScratchFolder(["share/kbrender/fonts/a.otf": ""])
    let fonts = PortableFonts(program: tree.url.appending(path: program).path)
    #expect(fonts?.folder == (isFound ? tree.url.path + "/share/kbrender/fonts" : nil))
  }

  @Test("are found without /proc")
  func programWithoutProc() throws {
    let program = try #require(PortableFonts.program())
    #expect(PortableFonts.program(link: "/missing") == program)
  }
}
