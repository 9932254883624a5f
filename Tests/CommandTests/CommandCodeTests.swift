import Foundation
import KeyboardDocuments
import ProgramSupport
import Testing
import ThemeTools

/// The examples of the documentation that are commands.
@Suite struct CommandCodeTests: ProgramSuite {

  private static let pages = CodePage.all.filter { $0.wrong.command != nil }

  /// A folder with the files that the examples refer to.
  private func folder(for example: CodePage.Example) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(#"{ "formatVersion": 1, "name": "Mint" }"#, to: "mint.json")
    try folder.write("-t tron --scale 1 -o one.png\n", to: "list.txt")
    try folder.write("--theme tron --scale 1\n", to: "Snapshots/keys/tron.args")
    for (path, file) in example.companions { try folder.write(Data(file.bytes), to: path) }
    #expect(try run("--scale 1 -o keyboard.png", in: folder).exitCode == 0)
    return folder
  }

  @Test(arguments: pages.map(\.code))
  func wrongCommandsHaveTheCodeAndRightOnesNone(code: String) throws {
    let page = try CodePage.page(of: code)
    let (wrong, right) = (try #require(page.wrong.command), try #require(page.right.command))
    let failed = try run(wrong, in: folder(for: page.wrong))
    #expect(failed.exitCode != 0 && failed.errors.contains("[\(code)]"), "\(failed.errors)")
    let fine = try run(right, in: folder(for: page.right))
    #expect(fine.exitCode == 0 && !fine.errors.contains("error:"), "\(right): \(fine.errors)")
  }
}
