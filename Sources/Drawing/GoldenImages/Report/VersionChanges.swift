/// Libraries and fonts of goldens that differ here; fonts as `258992-e09ff03aa215de1e 3.019`.
struct VersionChanges {

  private struct Change {
    var name: String
    var before: String?
    var after: String?
    var isMissing = false

    var text: String {
      if isMissing { return "no \(name)" }
      guard let before, let after else { return "other \(name)" }
      return "\(name) \(after) instead of \(before)"
    }
  }

  private var libraries: [Change] = []
  private var fonts: [Change] = []
  private var files: [String] = []

  /// The program is left out, since it is under test.
  init(from old: [GoldenReport.Version], to new: [GoldenReport.Version]) {
    let now = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
    for version in old where version.name != GoldenReport.Version.program && !version.isFontFile {
      let other = now[version.name]
      guard other?.value != version.value else { continue }
      libraries.append(
        version.name == "fonts" && other != nil
          ? Change(name: "fonts")
          : Change(
            name: version.name, before: version.value, after: other?.value,
            isMissing: other == nil))
    }
    let changed = old.filter { $0.isFontFile && now[$0.name]?.words.first != $0.words.first }
    let families = Dictionary(grouping: new.filter(\.isFontFile), by: \.family)
    for (family, versions) in changed.grouped(by: \.family) {
      guard let here = families[family] else {
        fonts.append(Change(name: family, before: versions.first?.release, isMissing: true))
        continue
      }
      let (before, after) = (versions.first?.release, here.first?.release)
      if let before, let after, before != after {
        fonts.append(Change(name: family, before: before, after: after))
      } else {
        files += versions.map(\.name)
      }
    }
  }

  var texts: [String] {
    let others =
      files.count > 3 ? ["\(files.count) other font files"] : files.map { "another \($0)" }
    return (libraries + fonts).map(\.text) + others
  }

  // Others encode or decode files, and change no pixel of a keyboard.
  private static let drawing: Set = ["cairo", "pango", "freetype", "fontconfig", "fonts"]

  /// Changed fonts and libraries with an influence on pixels; nil if there are none.
  var drawingText: String? {
    let changes = fonts + libraries.filter { Self.drawing.contains($0.name) }
    var before = changes.map { $0.name + ($0.before.map { " \($0)" } ?? "") }
    var after = changes.map { change in
      change.isMissing
        ? "no \(change.name)"
        : change.after.map { "\(change.name) \($0)" } ?? "other \(change.name)"
    }
    if !files.isEmpty {
      before.append(files.count == 1 ? files[0] : "\(files.count) font files")
      after.append(files.count == 1 ? "another one" : "other ones")
    }
    guard !before.isEmpty else { return nil }
    return "\(Self.shown(before)); here: \(Self.shown(after))"
  }

  private static func shown(_ texts: [String]) -> String {
    texts.prefix(4).joined(separator: ", ")
      + (texts.count > 4 ? " and \(texts.count - 4) more" : "")
  }
}

extension GoldenReport.Version {

  package static let program = "kbrender"

  fileprivate var isFontFile: Bool { name.contains(".") }

  /// The name of a font file before its style: `Inter` of `Inter-Bold.otf`.
  fileprivate var family: String { String(name.prefix { $0 != "-" && $0 != "." }) }

  fileprivate var words: [Substring] { value.split(separator: " ") }

  fileprivate var release: String? { words.dropFirst().first.map(String.init) }
}
