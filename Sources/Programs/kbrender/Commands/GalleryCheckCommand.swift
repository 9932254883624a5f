import ArgumentParser
import Disk
import KeyboardGallery
import KeyboardPipeline
import SourceText
import Terminal

struct GalleryCheckCommand: Command {

  static let configuration = CommandConfiguration(
    "check", "List stale and missing previews; exit code 1 if there are any.",
    "Uses the options of the build, which are stored in the site.",
    example: "kbrender gallery check -o site")

  /// Of files outside of the working directory, which the site can't name itself.
  @OptionGroup(visibility: .hidden) var options: GalleryOptions

  @Option(folder: "Folder of the site.", name: [.short, .long])
  var output = "site"

  @OptionGroup var parallel: JobOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let jobs = try parallel.count()
    let files = DiskFiles()
    guard let manifest = try SiteFolder(output, in: files).manifest else {
      throw CommandFailure(
        .checkFailed, code: .missingGalleryManifest,
        "“\(output.shortened)” contains no gallery; build one with "
          + ArgumentLine.command(["gallery", "build", "-o", output]))
    }
    let options = options.arguments.isEmpty ? try Self.options(manifest, in: output) : options
    let plan = try GalleryPlan(options)
    let progress = ProgressLine(total: plan.taskCount, of: "images", reporter: reporter)
    defer { progress.end() }
    let workers = GalleryWorkers(
      plan, fonts: options.additional.folders, jobs: jobs, advance: progress.advance)
    let (findings, problems) = try GalleryBuild(workers).findings(in: output, of: files)
    progress.end()
    try reporter.write(findings.json, or: findings.map(\.line).joined())
    let count = findings.count
    reporter.remark(count == 0 ? "\(output) is up to date" : "\(count) files are stale")
    guard findings.isEmpty, problems.isEmpty else { throw CommandFailure(.checkFailed, problems) }
  }

  /// Theme files and fonts are read only from the working directory: a manifest may come from anywhere.
  private static func options(
    _ manifest: GalleryManifest, in folder: String
  ) throws(CommandFailure) -> GalleryOptions {
    do {
      let words = RenamedArgument.current(["gallery", "build"] + manifest.arguments).words
      let options = try GalleryOptions.parse(Array(words.dropFirst(2)))
      let inputs = options.themeFiles + options.additional.folders
      guard let file = inputs.first(where: { !FileReader.staysHere($0) }) else { return options }
      throw CommandFailure(
        .invalidInput, code: .invalidGalleryManifest,
        "“\(folder.shortened)/\(FolderKind.gallery.manifest)” names "
          + "“\(file.shortened)”, which isn't in the working directory",
        hints: ["Repeat the options of the build to check with that file."])
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(
        .invalidInput, code: .invalidGalleryManifest,
        """
        “\(folder.shortened)/\(FolderKind.gallery.manifest)” lists themes, locales or devices that no \
        longer exist
        """)
    }
  }
}
