import Archives
import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal
import ThemePacks

extension GalleryPlan {

  init(_ options: GalleryOptions) throws {
    var options = options
    options.files = try ThemePaths.files(options.files)
    var choice = try GalleryChoice(options)
    for case .file(let path) in choice.selections where PackPath(path) != nil {
      // The theme tells why a pack can't be read.
      choice.packs[path] = (try? Pack.onDisk(path)).map(GalleryPack.init)
    }
    let fonts = options.additional.folders
    for folder in fonts { try FontFolder.check(folder) }
    let fingerprint = ProgramFingerprint.text(
      renderer: try KeyboardRenderer(fontDirectories: fonts))
    // Whatever keeps a theme file from being read is shown in the gallery.
    try self.init(choice, files: .diagnosed, fingerprint: fingerprint)
  }
}

extension GalleryChoice {

  fileprivate init(_ options: GalleryOptions) throws {
    var reader = ChoiceReader(installed: .ofUser)
    let files = try options.files + (options.packs.map(Self.newestPacks) ?? [])
    let selections = reader.readSelections(
      options.themes, files: files, predefined: try Self.builtInThemes)
    let locales = reader.readLocales(options.locales)
    let devices = reader.readDevices(options.devices)
    let scales = reader.readNumbers(
      options.scales ?? Self.standardScales, option: "scales", in: 0.5...8)
    let address = reader.readAddress(options.url)
    let home = reader.readHome(options.home)
    let title = reader.readTitle(options.title)
    try reader.finish()
    self.init(
      selections: selections,
      matrix: GalleryMatrix(
        locales: locales, devices: devices, scales: scales, isInLiquidGlass: options.liquidGlass,
        toolbarItems: options.toolbarItems),
      title: title, address: address, home: home, arguments: options.arguments)
  }

  private static func newestPacks(in folder: String) throws(CommandFailure) -> [String] {
    let most = InputBudget.packFolder.values
    let items = FolderListing.entries(of: folder, most: most + 1)
    let names = items.filter { !$0.isFolder && $0.name.hasSuffix(ThemeName.packSuffix) }.map(\.name)
    guard !names.isEmpty, items.count <= most else {
      let problem = names.isEmpty ? "has no packs" : "has more than \(most) files"
      throw CommandFailure(
        .invalidInput, code: .pack, "The folder \(folder.quoted) \(problem)")
    }
    var themes: Set<String> = []
    let older = ThemeFolder(names: names).entries.filter { !themes.insert($0.name).inserted }
    let left = Set(names).subtracting(older.map(\.file))
    return left.sorted().map { FilePath(folder).appending($0) }
  }
}

extension GalleryPack {

  fileprivate init(_ pack: Pack) {
    let metadata = pack.manifest.metadata
    let others = Dictionary(
      grouping: pack.manifest.files.filter { $0.license != metadata.license }, by: \.license)
    let licenses = others.compactMap { license, files in
      license.map { "\($0) (\(files.map(\.path).sorted().joined(separator: ", ")))" }
    }
    self.init(
      name: pack.fileName, bytes: pack.archive.file.bytes, id: metadata.id,
      version: metadata.version.description, summary: metadata.description,
      license: ([metadata.license] + licenses.sorted()).joined(separator: ", "),
      digest: pack.digest)
  }
}

extension GalleryWorkers {

  init(
    _ plan: GalleryPlan, fonts: [String], jobs: Int, advance: @escaping @Sendable () -> Void
  ) {
    self.init(
      plan, jobs: jobs, advance: advance,
      explaining: { CommandFailure($0).diagnosticsOfInput },
      pipeline: Workers.pipelines(fonts: fonts))
  }
}

extension Reporter {

  func remarkWaiting(for folder: String) {
    remark("Another build works in “\(folder.shortened)”; waiting for its end")
  }
}
