import CLibrary
import Disk
import Foundation
import KeyboardKit
package import KeyboardPipeline
import Parallel
package import SourceText
import Synchronization
package import ThemePacks

extension FileReader {

  package static let disk = FileReader(
    file: { try Pack.file($0, $1) ?? InputFile.read($0, $1) },
    companion: { try companion($0, of: $1) },
    checkFonts: { try FontFolder.check($0) },
    suggester: { try RemoteSuggestions.suggester(of: $0, allowing: $1) })

  package func staying(around folder: String) -> FileReader {
    let root = ProjectFolder.root(around: folder)
    return refusing { ProjectFolder.problem(of: $0, in: [root]) }
  }

  /// Throws the error of a path before its file is read.
  package func refusing(
    _ problem: @escaping @Sendable (_ path: String) -> Diagnostic?
  ) -> FileReader {
    var reader = self
    reader.file = { [file] path, budget in
      if let problem = problem(path) { throw Diagnostics([problem]) }
      return try file(path, budget)
    }
    reader.companion = { [companion] path, theme in
      if let problem = problem(FilePath(theme.folder).resolving(path)) {
        throw Unreadable(description: problem.message)
      }
      return try companion(path, theme)
    }
    return reader
  }

  private static func companion(_ path: String, of theme: SourceFile) throws -> SourceFile {
    if let pack = try Pack.onDisk(around: theme.name) {
      do {
        return try pack.companion(path, of: theme)
      } catch {
        throw Unreadable(description: error.list.first?.message ?? "it can't be read")
      }
    }
    let folder = theme.folder
    let own = folder.isEmpty ? "." : folder
    let root = ProjectFolder.nearest(to: own)
    guard !ProjectFolder.leads(folder + path, outOf: root ?? own) else {
      throw Unreadable(
        description: "it is outside of the " + (root == nil ? "theme's folder" : "theme's project"))
    }
    do throws(CommandFailure) {
      return try InputFile.read(folder + path)
    } catch {
      throw Unreadable(description: error.diagnostics.first?.message ?? "it can't be read")
    }
  }

  package static func staysHere(_ path: String) -> Bool {
    !path.isEmpty && !FilePath(path).isAbsolute && path != "-"
      && !FilePath(path).parts.contains("..") && !ProjectFolder.leads(path, outOf: ".")
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }
}

extension Pack {

  private static let last = Mutex<(path: String, stamp: FileStamp, pack: Pack)?>(nil)

  package static func onDisk(_ path: String) throws -> Pack {
    let stamp = FileStamp(path)
    let known = last.withLock { $0 }
    if let known, known.path == path, known.stamp == stamp { return known.pack }
    let pack = try Pack(InputFile.read(path, .archive))
    if let stamp { last.withLock { $0 = (path, stamp, pack) } }
    return pack
  }

  static func onDisk(around path: String) throws -> Pack? {
    try place(PackPath(path)).map { try onDisk($0.pack) }
  }

  static func file(_ path: String, _ budget: InputBudget) throws -> SourceFile? {
    guard let place = place(PackPath(path)), place.inner != nil || budget == .theme else {
      return nil
    }
    let pack = try onDisk(place.pack)
    return try place.inner.map { try pack.file($0) } ?? pack.theme
  }

  package static func place(of path: String) -> String { place(PackPath(path))?.pack ?? path }

  package static func checkIsNone(_ path: String) throws(CommandFailure) {
    guard let place = place(PackPath(path)) else { return }
    throw CommandFailure(
      .invalidInput, code: .packContents,
      "\(path.shortened.quoted) is a pack, and packs can't be changed",
      hints: ["`kbrender theme pack unpack \(place.pack.shortened)` creates a folder to edit."])
  }

  /// Folders may have such names, too.
  private static func place(_ path: PackPath?) -> PackPath? {
    guard let path, !DiskFiles().isFolder(path.pack) else { return nil }
    return path
  }
}

extension ThemeFolder {

  package static var path: String {
    LexiconFolder.standard.url.appendingPathComponent("themes").path
  }

  package static var ofUser: ThemeFolder {
    let items = FolderListing.entries(of: path, most: maximumItems)
    return ThemeFolder(names: items.lazy.filter { !$0.isFolder }.map(\.name))
  }

  private static let maximumItems = 10_000

  package static func path(of file: String) -> String { FilePath(path).appending(file) }

  /// Returns the path of a theme by its path or installed name; an unknown name stays as it is.
  package static func file(named text: String) throws(CommandFailure) -> String {
    guard !RenderRequest.ThemeChoice.isFile(text), !DiskFiles().exists(text) else { return text }
    if let file = ofUser.files.first(where: { $0.name == text })?.file { return path(of: file) }
    let name = ThemeName(text).theme
    guard KeyboardTheme.builtInIdentifiers.contains(name) else { return text }
    throw CommandFailure(
      .invalidInput, code: .usage, "\(name.quoted) is a built-in theme, which has no file",
      hints: [
        "`kbrender theme new mine --from \(name)` creates a file that extends it; `kbrender theme show` prints it."
      ])
  }
}

extension InstalledThemes {

  package static let ofUser = InstalledThemes {
    ThemeFolder.ofUser.files.map { ($0.name, ThemeFolder.path(of: $0.file)) }
  }
}

/// Parallel workers, each with a pipeline whose caches and memory last from picture to picture.
package enum Workers {

  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], named noun: String = "images", jobs: Int, fonts: [String] = [],
    reporter: Reporter? = nil,
    stopping: @Sendable (Output) -> Bool = { _ in false },
    _ work: @Sendable (Item, RenderPipeline) -> Output
  ) -> [Output] {
    let makePipeline = pipelines(fonts: fonts)
    let progress = reporter.map { ProgressLine(total: items.count, of: noun, reporter: $0) }
    defer { progress?.end() }
    return ParallelWork.map(
      items, jobs: jobs, worker: { _ in makePipeline() }, stopping: stopping
    ) { item, pipeline in
      defer { progress?.advance() }
      return work(item, pipeline)
    }
  }

  package static func pipelines(
    fonts: [String] = [], files: FileReader = .disk
  ) -> @Sendable () -> RenderPipeline {
    Memory.keepFreed()
    return { RenderPipeline(files: files.adding(fonts: fonts)) }
  }
}
