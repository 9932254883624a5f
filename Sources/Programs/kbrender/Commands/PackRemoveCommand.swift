import ArgumentParser
import Disk
import SourceText
import Terminal
import ThemePacks

struct PackRemoveCommand: Command {

  static let configuration = CommandConfiguration(
    "remove", "Remove a theme from your themes.",
    """
    mint removes all versions of the pack, and mint-1.2.0 only one. Other files are kept.
    """, example: "kbrender theme pack remove mint")

  @Argument(help: "Name, as of `kbrender list packs`.", completion: .installedThemes)
  var name: String

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  func execute(reporter: Reporter) throws {
    OutputFile.claim([ThemeFolder.path(of: "")])
    let folder = ThemeFolder.ofUser
    let packs = folder.entries(named: name).filter { $0.version != nil }
    guard !packs.isEmpty else {
      throw Diagnostics([
        Diagnostic.unknownName(
          name, kind: "pack",
          among: Set(folder.entries.filter { $0.version != nil }.map(\.name)).sorted(),
          listing: "kbrender list packs")
      ])
    }
    for pack in packs { try DiskFiles().remove(ThemeFolder.path(of: pack.file)) }
    reporter.remark("\(name): removed \(packs.map(\.file).joined(separator: ", "))")
  }
}
