import Disk
import Foundation
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import SourceText
import Terminal
import ThemePacks

extension GalleryPlan {

  init(_ options: GalleryOptions) throws {
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
    let choices = options.choices
    let files = try ThemePaths.files(choices.files) + (options.packs.map(Self.newestPacks) ?? [])
    let selections = reader.readSelections(
      choices.names, files: files, predefined: try Self.builtInThemes)
    let locales = reader.readLocales(options.locale)
    let devices = reader.readDevices(options.device)
    let scales = reader.readNumbers(
      options.scale ?? Self.standardScales, option: "scale", in: 0.5...8)
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
        .invalidInput, code: .packContents, "The folder \(folder.quoted) \(problem)")
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

  init(_ plan: GalleryPlan, fonts: [String], jobs: Int, advance: @escaping @Sendable () -> Void) {
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

extension ChoiceReader {

  mutating func readSelections(
    _ names: [String], files: [String], predefined: [String]
  ) -> [GalleryChoice.Selection] {
    let all = predefined.map { GalleryChoice.Selection.builtIn($0) }
    var selections = names.isEmpty && files.isEmpty ? all : []
    for name in names {
      if name == "all" {
        selections += all
      } else if let looks = ThemeName.looks(of: name, among: predefined) {
        selections += looks.map { .builtIn($0) }
      } else {
        selections += readLook(name)
      }
    }
    selections += files.map { .file($0) }
    return selections.uniqued(by: \.self)
  }

  private mutating func readLook(_ name: String) -> [GalleryChoice.Selection] {
    switch readTheme(name) {
    case .file(let path): return [.file(path)]
    case .builtIn(let identifier):
      do throws(Diagnostics) {
        let theme = try KeyboardTheme.builtIn(identifier)
        return [.builtIn(theme.identifier ?? identifier)]
      } catch {
        for problem in error.list { report(problem) }
        return []
      }
    case .document, nil: return []
    }
  }

  mutating func readLocales(_ text: String?) -> [String] {
    let all = LocaleProfile.supportedIdentifiers
    guard let text else { return GalleryChoice.standardLocales }
    if text == "all" { return all }
    return readList(text, option: "locale") { reader, name in
      reader.readFolded(name, among: all, kind: "locale", listing: "kbrender list locales")
    }
  }

  mutating func readDevices(_ text: String?) -> [Device] {
    readList(text ?? GalleryChoice.standardDevices, option: "device") { reader, name in
      reader.readFolded(
        name, among: Device.all.map(\.id), kind: "device", listing: "kbrender list devices"
      ).flatMap(Device.named)
    }
  }

  mutating func readNumbers(
    _ text: String, option: String, in range: ClosedRange<Double>
  ) -> [Double] {
    readList(text, option: option) { $0.readNumber($1, option: option, in: range) }
  }

  private mutating func readList<Item: Equatable>(
    _ text: String, option: String, _ read: (inout ChoiceReader, String) -> Item?
  ) -> [Item] {
    let names = text.split(separator: ",")
    if names.isEmpty { report(code: .invalidArgument, "--\(option) names nothing") }
    var items: [Item] = []
    for name in names {
      guard let item = read(&self, String(name)), !items.contains(item) else { continue }
      items.append(item)
    }
    return items
  }

  mutating func readHome(_ text: String?) -> String? {
    guard let text,
      text.wholeMatch(of: /(?:\.\.\/)*[A-Za-z0-9._~%-]+(?:\/[A-Za-z0-9._~%-]+)*/) == nil
    else { return text }
    report(
      code: .invalidArgument,
      "--home must be a relative path such as ../index.html, not “\(text.shortened)”")
    return nil
  }

  mutating func readTitle(_ text: String?) -> String? {
    if let control = text?.firstControl {
      report(code: .invalidValue, "--title contains the control character \(control.notation)")
    }
    return text
  }

  mutating func readAddress(_ text: String?) -> String? {
    guard let text else { return nil }
    let isWeb = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    guard isWeb, URL(string: text)?.host() != nil else {
      report(
        code: .invalidArgument,
        "--url must be a URL such as https://example.org/themes/, not “\(text.shortened)”")
      return nil
    }
    return text.hasSuffix("/") ? text : text + "/"
  }
}
