import ArgumentParser
import Disk
import SourceText
import Terminal
import ThemePacks

struct PackAddCommand: Command {

  static let configuration = CommandConfiguration(
    "add", "Install a pack, to use it by its name.",
    """
    The folder is kbrender/themes in $XDG_DATA_HOME, or in ~/.local/share. mint-1.2.0.kbtheme gets the names \
    mint-1.2.0 and, if it is the newest version, mint. Built-in themes come first, and golden cases never use \
    the folder. The program kbrender-remote downloads a pack from an https address, which requires the digest.
    """, example: "kbrender theme pack add mint-1.2.0.kbtheme")

  @Argument(help: "Pack, or its https address.", completion: .file(extensions: ["kbtheme"]))
  var pack: String

  @Option("SHA-256 digest that the pack must have.", as: "sha256:…")
  var digest: String?

  @OptionGroup var replacing: ReplacingOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let pack = try Pack(file(), digest: digest)
    try pack.checkForAdding()
    let target = ThemeFolder.path(of: pack.fileName)
    let summary = "\(pack.manifest.metadata.id) \(pack.manifest.metadata.version), \(pack.digest)"
    try OutputFile.createFolder(ThemeFolder.path)
    OutputFile.claim([target])
    let disk = DiskFiles()
    if disk.status(of: target) != nil, disk.knownBytes(of: target) == pack.archive.file.bytes {
      return reporter.remark("\(pack.name): \(summary) is there already")
    }
    if !replacing.force {
      try replacing.check([target])
      let others = ThemeFolder.ofUser.entries(named: pack.name).filter { $0.version != nil }
      try pack.check(beside: others.compactMap { try? Pack.onDisk(ThemeFolder.path(of: $0.file)) })
    }
    try OutputFile.write(
      pack.archive.file.bytes, to: target, followsLinks: false, replacesInputs: true
    )
    reporter.remark("\(pack.name): \(summary), copied to \(target)")
  }

  private func file() throws -> SourceFile {
    guard RemoteFile.isAddress(pack) else { return try InputFile.read(pack, .archive) }
    guard digest != nil else {
      throw CommandFailure(
        .invalidInput, code: .packContents,
        "The pack at \(pack.quoted) needs its digest",
        hints: ["Give it by --digest sha256:…; the page of the pack in its collection has it."])
    }
    return try RemoteFile.read(pack)
  }
}
