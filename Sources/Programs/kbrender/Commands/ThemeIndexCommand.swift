import Archives
import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardGallery
import KeyboardPipeline
import Terminal
import ThemePacks

struct ThemeIndexCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "index", abstract: "Build the site of a folder of packs: gallery, index and feed.",
    discussion: """
      The pages offer the packs in all of their versions. index.json lists them for programs, with \
      digests and licenses, and feed.xml for readers of feeds, by the dates that packs have, or --date. \
      The same packs make the same site.

      Example: kbrender theme index packs -o site --date 2026-01-31
      """)

  @Argument(help: "Folder of packs.", completion: .directory)
  var packs: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Folder of the site.", valueName: "folder"), completion: .directory)
  var output = "site"

  @Option(help: ArgumentHelp("Title of the site.", valueName: "text"))
  var title = "Keyboard themes"

  @Option(
    help: ArgumentHelp(
      "URL of the site, for links to social cards and the feed.", valueName: "https://…"))
  var url: String?

  @Option(
    help: ArgumentHelp(
      "Day of the versions whose packs have none, such as 2026-01-31.", valueName: "date"))
  var date: String?

  @OptionGroup var matrix: GalleryMatrixOptions

  @Option(
    help: ArgumentHelp(
      "Cache folder of rendered pictures, shared by builds.", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @OptionGroup var parallel: JobOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let jobs = try parallel.count()
    if let date, let reason = CalendarDate.problem(of: date) {
      throw CommandFailure(
        .invalidInput, code: .invalidValue, "--date can't be \(date.shortened.quoted): \(reason)")
    }
    let collection = try ThemeCollection(onDisk: packs)
    let files = collection.themes.map(\.newest.archive.file.name)
    var options = try GalleryOptions.parse([])
    (options.files, options.matrix, options.title, options.url) = (files, matrix, title, url)
    var plan = try GalleryPlan(
      options,
      packs: Dictionary(
        zip(files, collection.themes.map { GalleryPack($0.packs) }), uniquingKeysWith: { $1 }))
    let pages = Dictionary(
      zip(collection.themes, files).compactMap { theme, file in
        plan.page(ofFile: file).map { (theme.id, $0) }
      }, uniquingKeysWith: { $1 })
    plan.files = [
      GalleryFile(
        path: CollectionIndex.path,
        text: CollectionIndex.text(
          of: collection, title: title, packs: GalleryPack.folder, pages: pages))
    ]
    let feed = CollectionFeed(
      collection, title: title, date: date, address: plan.address, packs: GalleryPack.folder,
      pages: pages)
    if let feed { plan.files.append(GalleryFile(path: CollectionFeed.path, text: feed.text)) }
    try GalleryRun(plan, fonts: [], jobs: jobs, folders: folders).build(
      in: output, cache: cache, reporter: reporter)
  }
}
