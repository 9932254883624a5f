import ArgumentParser

/// Build, check and merge galleries.
struct GalleryCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Build and check a static site of previews.",
    subcommands: [GalleryBuildCommand.self, GalleryCheckCommand.self, GalleryMergeCommand.self])
}
