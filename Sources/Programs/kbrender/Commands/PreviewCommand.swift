import ArgumentParser
import Disk
import Foundation
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import SourceText
import Synchronization
import Terminal
import ThemeTools

struct PreviewCommand: Command {

  static let configuration = CommandConfiguration(
    "preview", "Render theme files again whenever they are saved.",
    """
    While a file is invalid, its last valid image is shown with the diagnostics over it. Bases and images of a \
    theme are watched, too. Press Ctrl-C to stop.
    """, example: "kbrender preview mine.json -o previews --on ipad,dark")

  @Argument(help: "Theme files, or file:variation.", completion: .file(extensions: ["json"]))
  var themes: [String]

  @Option(folder: "Folder of the images.", name: [.short, .long])
  var output: String

  @OptionGroup var situation: SituationOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let ending = EndingFlag()
    let signals = EndingSignals { ending.set() }
    defer { signals.stop() }
    let reads = RecordedReads()
    let pipeline = RenderPipeline(files: reads.recording(.disk))
    let watched = try requests().map { request, output in
      WatchedTheme(request, output: output, pipeline: pipeline, reads: reads)
    }
    let watch = ThemeWatch(
      themes: watched, events: try .started(), reporter: reporter, ending: ending
    ) { bytes, path in
      try OutputFile.write(bytes, to: path)
    }
    try watch.run()
  }

  private func requests() throws -> [(RenderRequest, output: String)] {
    var taken: Set<String> = []
    let situation = try situation.given()
    return try themes.map { theme in
      let given = changing(situation) { $0["theme"] = theme }
      let request = try RenderRequest(given, installed: .ofUser)
      guard case .file(let path) = request.theme, path != "-" else {
        throw CommandFailure(
          .invalidInput, code: .builtInTheme, "\(theme.quoted) is not a file, so it never changes",
          hints: ["`kbrender theme show` prints a built-in theme, which can be saved as a file."])
      }
      guard request.output != "-" else {
        throw Diagnostics(code: .conflictingOptions, "--emit has no images to watch")
      }
      // An invalid file can still become valid.
      do { _ = try LoadedTheme(request.theme, files: .disk) } catch is Diagnostics {}
      let file = URL(filePath: output).appending(path: request.output).relativePath
      guard taken.insert(file).inserted else {
        throw CommandFailure(
          .invalidInput, code: .ambiguousOutput, "Two themes write \(file.quoted)",
          hints: ["Rename one of the files."])
      }
      return (request, file)
    }
  }
}

/// Loop that renders themes again when their files change.
struct ThemeWatch {

  let themes: [WatchedTheme]
  let events: FolderEvents
  let reporter: Reporter
  let ending: EndingFlag
  let save: (_ bytes: [UInt8], _ path: String) throws -> Void

  /// Milliseconds without an event before a series of events counts as complete.
  private static let pause: Int32 = 8

  /// Milliseconds for an invalid file to become valid: some editors truncate or remove it.
  private static let retryDelay: Int32 = 60

  /// The milliseconds between looks at the files themselves, since not all systems report events.
  private static let period: Int32 = 1000

  func run() throws -> Never {
    for theme in themes { try draw(theme, mayRetry: false) }
    while true {
      events.watch(Set(themes.flatMap(\.files).flatMap(FileStamp.folders)))
      if events.wait(milliseconds: Self.period) { refresh() }
      for theme in themes where theme.hasChanged { try draw(theme, mayRetry: true) }
    }
  }

  private func refresh() {
    for _ in 0..<8 where !events.wait(milliseconds: Self.pause) { return }
  }

  private func draw(_ theme: WatchedTheme, mayRetry: Bool) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var outcome = theme.draw()
    if mayRetry, !outcome.isFine, events.wait(milliseconds: Self.retryDelay) || theme.hasChanged {
      refresh()
      outcome = theme.draw()
    }
    if let bytes = outcome.bytes {
      // A pipe may wait for its reader for ever, and has no file that could stay half written.
      if DiskFiles().status(of: theme.output)?.target == .other {
        try save(bytes, theme.output)
      } else {
        try ending.unlessEnding { try save(bytes, theme.output) }
      }
    }
    reporter.report(outcome.diagnostics)
    guard outcome.isFine else { return }
    let milliseconds = (clock.now - start) / .milliseconds(1)
    reporter.remark("\(theme.output) (\(milliseconds.rounded().plainText) ms)")
  }
}

/// A flag that ends writing: no file is half written when it is set.
final class EndingFlag: Sendable {

  private let isEnding = Mutex(false)

  func unlessEnding(_ work: () throws -> Void) rethrows {
    try isEnding.withLock { isEnding in
      if !isEnding { try work() }
    }
  }

  func set() { isEnding.withLock { $0 = true } }
}

/// Theme with the files that its latest rendering has read.
final class WatchedTheme {

  struct Outcome {

    let bytes: [UInt8]?
    let diagnostics: [Diagnostic]
    let isFine: Bool
  }

  let request: RenderRequest
  let output: String

  private let pipeline: RenderPipeline
  private let reads: RecordedReads
  private var stamps: [String: FileStamp?] = [:]
  private var lastGood: (material: RenderMaterial, scene: Scene)?

  init(_ request: RenderRequest, output: String, pipeline: RenderPipeline, reads: RecordedReads) {
    self.request = request
    self.output = output
    self.pipeline = pipeline
    self.reads = reads
  }

  var files: [String] { stamps.keys.sorted() }

  var hasChanged: Bool { stamps.contains { FileStamp($0.key) != $0.value } }

  func draw() -> Outcome {
    _ = reads.take()
    let drawing = pipeline.drawing(of: request)
    do {
      let scene = try drawing.scene
      let outcome = Outcome(
        bytes: try drawing.output, diagnostics: try drawing.warnings, isFine: true)
      lastGood = (try drawing.material, scene)
      stamps = reads.take()
      return outcome
    } catch {
      // The files behind an error that ended reading early still count.
      stamps.merge(reads.take()) { $1 }
      let problems = CommandFailure(error).diagnostics
      return Outcome(bytes: try? card(with: problems), diagnostics: problems, isFine: false)
    }
  }

  private func card(with problems: [Diagnostic]) throws -> [UInt8] {
    let base = try lastGood ?? standard()
    lastGood = base
    let measure = try pipeline.renderer(for: request).measure
    let scene = ProblemCard(problems).scene(over: base.scene, measuring: measure)
    let material = changing(base.material) { $0.request.hasMetadata = false }
    return try pipeline.drawing(of: scene, for: material).output
  }

  private func standard() throws -> (material: RenderMaterial, scene: Scene) {
    let drawing = pipeline.drawing(of: changing(request) { $0.theme = .builtIn("standard") })
    return (try drawing.material, try drawing.scene)
  }
}
