import Disk
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal
import ThemeTools
import Work

/// A case that shows declarations that no golden of a suite does.
struct AddedCase: Sendable {

  /// A color within a text has the path of the text.
  struct Key: Hashable, Sendable {
    var part: Int
    var path: String
    var name: String
  }

  var name: String
  var arguments: String
  var shows: Set<Key>

  /// Situations by their arguments, plain ones first; most show several states at once, so that few cases
  /// show much.
  private static let situations: [String] = {
    let plain = [
      "", "--press g", "--long-press e --select 1", "--type teh --press return",
      "--case capsLocked --press backspace", "--case capsLocked --press shift",
      "--case uppercased --press a", "--press z", "--contrast high --press space",
      "--keyboard-type numeric", "--keyboard-type symbolic", "--keyboard-type emojis",
      "--keyboard-type emojiSearch", "--keyboard-type numberPad --press 5",
      "--keyboard-type phonePad", "--return-key go --press 123", "--return-key search",
      "--return-key next", "--return-key send", "--return-key continue", "--disable return",
      "--reduce-transparency", "--liquid-glass --keys globe,dictation", "--locales de",
      "--device ipad", "--device ipad --press g", "--device ipad --keyboard-type emojis",
      "--device ipad-pro-13 --keys escape", "--orientation landscape",
      "--text-size accessibility3 --bold-text",
    ]
    return plain + plain.map { "\($0) --color-scheme dark" }
  }()

  /// The cases found, and the parts whose search ended before all situations were tried.
  struct Search: Sendable {
    var cases: [AddedCase] = []
    var unfinished: Set<Int> = []
  }

  /// Search for cases that show survivors, each those that no case before it shows, by at most that many
  /// drawings, which all themes share.
  static func search(
    showing survivors: [MutationCoverage.Survivor], of trial: MutationTrial, drawings: Int,
    jobs: Int
  ) -> Search {
    let keys = Set(survivors.map(\.key))
    let parts = Set(survivors.map(\.part)).sorted()
    let share = drawings / max(parts.count, 1)
    let found = Workers.map(parts, jobs: jobs) { part, pipeline -> Search in
      var left = ThemeMutation.all(of: trial.parts[part].file).filter {
        keys.contains(Key(part: part, $0))
      }
      var search = Search()
      var rest = share
      for look in looks(of: part, left, in: trial) {
        var changed = left.map { Changed($0, look, of: part, in: trial) }
        for situation in situations where !changed.isEmpty {
          rest -= 1 + changed.reduce(0) { $0 + $1.themes.count }
          guard rest >= 0 else {
            search.unfinished = [part]
            return search
          }
          let words = situation.split(separator: " ").map(String.init)
          guard let found = AddedCase(look, words, showing: changed, pipeline) else { continue }
          search.cases.append(found)
          changed.removeAll { found.shows.contains($0.key) }
          left.removeAll { found.shows.contains(Key(part: part, $0)) }
        }
      }
      return search
    }
    return Search(
      cases: found.flatMap(\.cases), unfinished: Set(found.flatMap(\.unfinished)))
  }

  /// A mutation with the other themes that it makes of a look.
  private struct Changed {

    var key: Key
    var themes: [LoadedTheme]

    init(
      _ mutation: ThemeMutation, _ look: MutationTrial.Look, of part: Int, in trial: MutationTrial
    ) {
      key = Key(part: part, mutation)
      let all = mutation.changes.lazy.compactMap {
        trial.changed(look, part: trial.parts[part], to: $0.changedFile)
      }
      // The least change may be too little for any pixel, and the largest is no theme.
      themes = [all.first, all.reversed().first].compactMap { $0 }.filter {
        $0.theme != look.loaded.theme
      }
    }
  }

  // The most looks of a theme that are tried, the first ones of the suite.
  private static let mostLooks = 2

  /// Return looks of the suite, and those of the variations that declarations are in.
  private static func looks(
    of part: Int, _ mutations: [ThemeMutation], in trial: MutationTrial
  ) -> [MutationTrial.Look] {
    let known = trial.parts[part].looks.map { trial.looks[$0] }
    guard let first = known.first else { return [] }
    let names = Set(
      mutations.compactMap { mutation -> String? in
        let keys = mutation.path.keys
        let depth = keys.first == "variations" ? 1 : keys.first == "axes" ? 2 : 0
        return depth > 0 && keys.count > depth ? keys[depth] : nil
      })
    let varied = names.sorted().compactMap { name in
      MutationTrial.look(first.file, first.argument, variation: name)
    }
    return known.prefix(mostLooks) + varied
  }

  /// Nil for a case that shows none of the mutations of a file.
  private init?(
    _ look: MutationTrial.Look, _ words: [String], showing mutations: [Changed],
    _ pipeline: RenderPipeline
  ) {
    let words = words + ["--scale", "1"]
    guard var request = try? RenderRequest(caseLine: words) else { return nil }
    request.theme = .document(look.file, companions: look.loaded.companions)
    guard var material = try? pipeline.drawing(of: request).material else { return nil }
    material.theme = look.loaded
    let before = pipeline.drawing(of: material)
    guard let scene = try? before.scene else { return nil }
    let shown = mutations.filter { mutation in
      mutation.themes.contains { changed in
        material.theme = changed
        let after = pipeline.drawing(of: material)
        guard let changed = try? after.scene, changed.nodes != scene.nodes else { return false }
        return (try? after.picture.pixelHash) != (try? before.picture.pixelHash)
      }
    }
    guard !shown.isEmpty else { return nil }
    let theme = ThemeName(look.argument)
    let parts =
      [theme.stem, theme.variation].compactMap { $0 }
      + words.dropLast(2).map { String($0.drop { $0 == "-" }) }
    name = parts.joined(separator: "-").replacing("+", with: "-")
    arguments = ArgumentLine.join(["--theme", look.argument] + words)
    shows = Set(shown.map(\.key))
  }
}

extension AddedCase.Key {

  init(part: Int, _ mutation: ThemeMutation) {
    self.init(part: part, path: mutation.path.description, name: mutation.name)
  }
}

/// A narrower selection of cases to compare.
struct CaseNarrowing {

  let options: NarrowingOptions

  /// The folder of artifacts; nil for beside the goldens.
  let artifacts: String?

  /// Return the names of the cases; nil for all.
  func names(in suite: RenderSuite) throws -> Set<String>? {
    guard options.lastFailed || options.onlyChanged != nil else { return nil }
    var cases = suite.cases
    if options.lastFailed { cases = cases.filter(hasFailed) }
    if let commit = options.onlyChanged {
      let changed = try changes(since: commit, in: suite)
      cases = cases.filter { item in
        ([item.source, item.golden.path] + CaseSources.paths(of: item)).contains { path in
          changed.contains(Self.standardized(path))
        }
      }
    }
    return Set(cases.map(\.name))
  }

  /// Whether the last comparison left a picture or an error, or there is nothing to draw.
  private func hasFailed(_ item: RenderCase) -> Bool {
    guard case .success = item.request else { return true }
    return item.artifacts(in: artifacts).failures.contains { DiskFiles().exists($0) }
  }

  private func changes(since commit: String, in suite: RenderSuite) throws -> Set<String> {
    guard let paths = Git(suite.folder.path).changedFiles(since: commit) else {
      throw CommandFailure(
        .invalidInput, code: .snapshots, "There is no commit \(commit.quoted) here",
        hints: ["In continuous integration, fetch the whole history."])
    }
    return Set(paths.map(Self.standardized))
  }

  private static func standardized(_ path: String) -> String {
    RealPath.text(of: path) ?? URL(filePath: path).standardizedFileURL.path
  }
}

/// The files that a case is drawn from, besides the program: its theme, its locale, and those that they
/// name.
enum CaseSources {

  /// Return the paths, also of files that an invalid theme names.
  static func paths(of item: RenderCase) -> [String] {
    guard !item.inputs.isEmpty, let request = try? item.request.get() else { return [] }
    let reads = RecordedReads()
    _ = try? RenderMaterial(request, files: reads.recording(.disk))
    return reads.take().keys.sorted()
  }

  /// Return the digest of the arguments and of the content of the files, whatever their folder is.
  static func digest(of item: RenderCase) -> String {
    var digest = Digest()
    digest.add(item.arguments)
    for path in paths(of: item) {
      digest.add(
        ((try? InputFile.read(path, .picture).bytes) ?? nil).map { Digest.text(of: $0) } ?? "")
    }
    return digest.text
  }
}
