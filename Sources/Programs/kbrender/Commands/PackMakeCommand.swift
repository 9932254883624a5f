import ArgumentParser
import Disk
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemePacks

struct PackMakeCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "make", "Write a theme and its files as one file.",
    """
    The theme and its fonts contain the id, version and license. mint.pack.json beside mint.json overrides them: \
    {"id": "com.example.mint", "version": "1.0.0", "license": "MIT"}

    Other commands accept a pack in place of a theme. The same files always make the same pack.
    """, example: "kbrender theme pack make mint.json")

  @Argument(help: "Theme file.", completion: .file(extensions: ["json"]))
  var theme: String

  @Option(
    output: "Output file, or - (default: <theme>-<version>.kbtheme).", extensions: ["kbtheme"])
  var output: String?

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    try Pack.checkIsNone(theme)
    let name = ThemeName(theme)
    guard name.isFile, name.variation == nil else {
      throw CommandFailure(
        .invalidInput, code: .packContents,
        "A pack is made of a theme file with all of its variations, not of \(theme.shortened.quoted)",
        hints: ["A theme in a file can extend a built-in one."])
    }
    let loaded = try LoadedTheme(.file(theme), files: .disk)
    let description = try descriptionFile(of: name)
    let file = description ?? loaded.file ?? SourceFile(name: theme, text: "{}")
    let metadata = try PackMetadata(
      file, over: PackMetadata(of: loaded), isTheme: description == nil)
    let source = try PackSource(loaded, metadata: metadata, from: file, files: .disk)
    let path = output ?? "\(name.stem)-\(metadata.version)\(ThemeName.packSuffix)"
    let pack = try Pack.packing(source, named: path, by: RenderPipeline(files: .disk))
    try reporter.warn(loaded.warnings)
    try reporter.save(pack.bytes, to: path)
  }

  /// Returns the file beside the theme, with metadata missing from the theme itself.
  private func descriptionFile(of name: ThemeName) throws -> SourceFile? {
    let path = FilePath(name.theme).prefix + name.stem + PackMetadata.suffix
    guard DiskFiles().exists(path) else { return nil }
    return try InputFile.read(path, .packManifest)
  }
}
