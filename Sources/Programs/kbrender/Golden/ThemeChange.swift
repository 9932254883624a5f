import GoldenImages
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import SourceText
import Terminal
import ThemeTools

/// The theme of a case as its golden was drawn and as it is now, and its declarations that changed.
struct ThemeChange {

  /// A theme with the files that it names, and the built-in themes that it extends by identifier.
  struct Version: Equatable {

    var file: SourceFile
    var companions: [String: [UInt8]]

    func request(_ request: RenderRequest) -> RenderRequest {
      changing(request) { $0.theme = .document(file, companions: companions) }
    }
  }

  let request: RenderRequest
  private(set) var old: Version
  let new: Version
  private let suite: RenderSuite
  private static let most = 24

  /// Uses the stored versions behind the golden and the actual image, if they are known.
  init?(
    _ item: RenderCase, in suite: RenderSuite,
    stored: (_ name: String) -> [(file: SourceFile, companions: [String: [UInt8]])?]
  ) {
    guard let request = try? item.request.get() else { return nil }
    let builtIn = suite.builtInFile(of: request)
    guard let name = builtIn?.name ?? request.theme.path else { return nil }
    let stored = stored(name).map { $0.map { Version(file: $0.file, companions: $0.companions) } }
    let own = builtIn.map { Version(file: $0, companions: [:]) }
    let recorded = RecordedFiles.files(of: item.golden, in: suite)
    guard let old = Self.version(name, stored[0], in: recorded),
      let new = Self.version(name, stored[1] ?? own, in: .disk)
    else { return nil }
    self.suite = suite
    self.request = request
    self.old = old
    self.new = new
  }

  /// The known files of a theme aren't read, except for the built-in themes that it extends.
  private static func version(
    _ name: String, _ known: Version? = nil, in files: FileReader
  ) -> Version? {
    let choice: RenderRequest.ThemeChoice =
      known.map { .document($0.file, companions: $0.companions) } ?? .file(name)
    guard let theme = try? LoadedTheme(choice, files: files), let file = theme.file else {
      return known
    }
    return Version(
      file: SourceFile(name: name, bytes: file.bytes),
      companions: theme.companions.merging(theme.bases) { file, _ in file })
  }

  /// Of two former themes that draw the golden, the one of the last commit differs less.
  mutating func preferLast(of item: RenderCase, drawsGolden: (Version) -> Bool) {
    guard changes.count > 1,
      let last = Self.version(
        new.file.name, in: RecordedFiles.last(beside: item.golden, in: suite)),
      last != new, drawsGolden(last)
    else { return }
    old = last
  }

  var trials: [CauseTrial] {
    let (changes, whole) = (changes, old.request(request))
    guard changes.count <= Self.most else {
      let text = "\(changes.count) declarations changed"
      let cause = DifferenceCause(declarationAt: Self.place(new.file.name), text: text)
      return [CauseTrial(causes: [cause], reverted: [whole])]
    }
    return changes.map { cause, version in
      let reverted = changes.count == 1 ? [] : [version.request(request)]
      return CauseTrial(causes: [cause], reverted: reverted + [whole])
    }
  }

  private typealias Change = (cause: DifferenceCause, reverted: Version)

  private var changes: [Change] {
    let own = Self.changes(from: old.file, to: new.file) {
      Version(file: $0, companions: new.companions)
    }
    let paths = Set(old.companions.keys).intersection(new.companions.keys).sorted()
    return own
      + paths.flatMap { path in
        let name =
          ThemeName(path).isFile
          ? FilePath(FilePath(new.file.name).prefix).resolving(path)
          : suite.builtInPath(path) ?? path
        let files = [old, new].map { SourceFile(name: name, bytes: $0.companions[path] ?? []) }
        return Self.changes(from: files[0], to: files[1]) { file in
          return changing(new) { $0.companions[path] = file.bytes }
        }
      }
  }

  private static func changes(
    from old: SourceFile, to new: SourceFile, reverting: (SourceFile) -> Version
  ) -> [Change] {
    guard old.bytes != new.bytes else { return [] }
    guard let changes = DeclarationChange.all(from: old, to: new) else {
      let cause = DifferenceCause(declarationAt: place(new.name), text: "is another file")
      return [(cause, reverting(old))]
    }
    return changes.map { change in
      let cause = DifferenceCause(
        declarationAt: place(change.place.file, line: change.place.range?.start.line),
        property: change.path.description, before: change.before, after: change.after,
        text: change.text)
      return (cause, reverting(change.reverted))
    }
  }

  private static func place(_ file: String, line: Int? = nil) -> DifferenceCause.Place {
    .init(file: FilePath(ThemeName(file).theme).withoutDetours, line: line)
  }
}

extension RenderRequest.ThemeChoice {

  var path: String? { if case .file(let path) = self { path } else { nil } }
}

/// Changed arguments of a case; its golden stores the previous ones.
struct ArgumentChange {

  let causes: [DifferenceCause]
  let former: RenderRequest

  private typealias Option = (name: String, value: String)

  init?(_ item: RenderCase, _ expected: PNGPicture, _ actual: PNGPicture, in suite: RenderSuite) {
    let lines = [expected, actual].map {
      StoredMetadata($0, file: item.golden.path).text(of: .arguments)
    }
    guard let old = lines[0].map(Self.options), let new = lines[1].map(Self.options) else {
      return nil
    }
    let words = old.flatMap { $0.value.isEmpty ? [$0.name] : [$0.name, $0.value] }
    guard var request = try? RenderRequest(caseLine: words),
      (try? suite.folder.resolveInputs(of: &request)) != nil
    else { return nil }
    former = request
    let names = new.map(\.name) + old.map(\.name).filter { Self.value(of: $0, in: new) == nil }
    causes = names.compactMap { name in
      let (before, after) = (Self.value(of: name, in: old), Self.value(of: name, in: new))
      guard before != after else { return nil }
      return DifferenceCause(argument: name.withoutControls, before: before, after: after)
    }
    if causes.isEmpty { return nil }
  }

  private static func value(of name: String, in options: [Option]) -> String? {
    options.first { $0.name == name }?.value
  }

  private static func options(in line: String) -> [Option] {
    var options: [Option] = []
    for word in (try? ArgumentLine.split(line)) ?? [] {
      if word.hasPrefix("-") {
        options.append((word, ""))
      } else if let last = options.indices.last {
        options[last].value += options[last].value.isEmpty ? word : " \(word)"
      }
    }
    return options.filter { !["--compression", "--no-metadata"].contains($0.name) }
  }
}
