import ArgumentParser
import Disk
import KeyboardKit
import Terminal
import ThemePacks

struct PackUnpackCommand: Command {

  static let configuration = CommandConfiguration(
    "unpack", "Write the files that a pack was made of.",
    """
    Writes the theme, its bases, images and fonts, and the details of the author. A pack with a changed file is \
    rejected.
    """, example: "kbrender theme pack unpack mint-1.0.0.kbtheme")

  @Argument(help: "Pack.", completion: .file(extensions: ["kbtheme"]))
  var pack: String

  @Option(folder: "Folder (default: <pack>, in this folder).", name: .shortAndLong)
  var output: String?

  @OptionGroup var replacing: ReplacingOptions

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let files = try Pack.onDisk(pack).sources()
    let folder = output ?? ThemeName(theme: pack, variation: nil).stem
    guard folder != "-" else {
      throw CommandFailure(.invalidInput, code: .usage, "A pack is unpacked into a folder")
    }
    let disk = DiskFiles()
    let isTaken = disk.isFolder(folder) && (try? disk.names(in: folder))?.isEmpty != true
    guard !isTaken || replacing.force else {
      throw CommandFailure(
        .invalidInput, code: .existingFile,
        "“\(folder.shortened)” isn't empty; nothing was written",
        hints: ["Use --force to replace files of these names, or --output."])
    }
    try StagedFolder.write(files, to: folder)
    reporter.remarkOnTerminal("\(folder): \(files.count) files")
  }
}
