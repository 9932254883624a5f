import CLibrary
import Disk
import Dispatch
import KeyboardPipeline
import KeyboardRender
import Parallel
import SourceText
import Synchronization
import Terminal

/// A first picture takes 9 % less if fonts are opened while everything before it is done.
final class EarlyRenderer: Sendable {

  private let result = Mutex<Result<KeyboardRenderer, RenderError>?>(nil)
  private let creation = DispatchGroup()
  private let steps = DispatchQueue(label: "fonts")

  /// Nil if the words name other fonts or a batch, which have renderers of their own.
  init?(for words: ArraySlice<String>) {
    if ProcessStart.words(words, have: [], beginning: ["--batch", "--fonts", "--system-fonts"]) {
      return nil
    }
    creation.enter()
    steps.async { [self] in
      let made = Result { () throws(RenderError) in try KeyboardRenderer() }
      result.withLock { $0 = made }
      creation.leave()
    }
  }

  func loadTexts(of request: RenderRequest) {
    steps.async { [self] in try? renderer.loadTexts(of: request) }
  }

  var renderer: KeyboardRenderer {
    get throws {
      creation.wait()
      return try result.withLock { $0 }?.get() ?? KeyboardRenderer()
    }
  }
}

/// Runs `kbrender render` without ArgumentParser, which takes 2 ms, a tenth of such a command.
enum RenderStart {

  static func run(_ words: ArraySlice<String>) throws {
    Memory.growInLargeSteps()
    let fonts = EarlyRenderer(for: words)
    let texts = try RenderOption.texts(of: words, among: RenderOption.ofCommand)
    var reporter = try Reporter(
      format: texts["output-format"], color: texts["terminal-color"],
      isQuiet: texts["quiet"] != nil)
    reporter.isVerbose = texts["verbose"] != nil && !reporter.isQuiet
    reporter.isStrict = texts["strict"] != nil
    try reporter.reporting {
      let jobs = try JobOptions.count(texts["jobs"])
      let shard = try texts["shard"].flatMap { try ShardOptions.read($0) }
      guard let batch = texts["batch"] else { return try draw(texts, fonts, reporter) }
      guard texts["output"] == nil else {
        throw Diagnostics(
          code: .ambiguousOutput, "With --batch, --output belongs to the lines of the file")
      }
      var renderer = LineRenderer(defaults: RenderArguments(among: texts))
      renderer.isStrict = reporter.isStrict
      guard batch != "-" else {
        renderer.answersImages = true
        return try BatchStream(
          renderer: renderer, shard: shard, jobs: jobs,
          reporter: reporter
        ).run()
      }
      let file = try BatchFile(InputFile.read(batch), for: renderer)
      try file.checkOutputs()
      try BatchRun(batch: file, shard: shard, jobs: jobs).draw(reporter: reporter)
    }
  }

  private static func draw(
    _ texts: [String: String], _ fonts: EarlyRenderer?, _ reporter: Reporter
  ) throws {
    guard texts["shard"] == nil else {
      throw CommandFailure(.invalidInput, code: .shard, "--shard is a part of a --batch")
    }
    let start = ContinuousClock.now
    let request = try RenderRequest(
      RenderArguments(among: texts), output: texts["output"], installed: .ofUser)
    let early = request.fontFolders.isEmpty ? fonts : nil
    early?.loadTexts(of: request)
    let pipeline = RenderPipeline(files: .disk) { try early?.renderer ?? KeyboardRenderer() }
    let drawing = pipeline.drawing(of: request)
    let bytes = try drawing.output
    try reporter.warn(drawing.warnings)
    try reporter.save(bytes, of: drawing, as: request, since: start)
    if texts["output"] == nil, request.output != "-", StandardStreams.outputIsRedirected {
      reporter.remark("Wrote \(request.output); -o - writes to standard output")
    }
    try tell(drawing, by: pipeline, reporter)
    // A first picture takes 4 % less if what it was drawn with isn't freed before the process ends.
    _ = (Unmanaged.passRetained(pipeline), Unmanaged.passRetained(drawing))
  }

  /// Tells what the picture was made of, with `--verbose`.
  private static func tell(
    _ drawing: StagedDrawing, by pipeline: RenderPipeline, _ reporter: Reporter
  ) throws {
    guard reporter.isVerbose else { return }
    let theme = try drawing.material.theme
    let files = [theme.file?.name].compactMap(\.self) + theme.companions.keys.sorted()
    if !files.isEmpty { reporter.remark("theme: \(files.joined(separator: ", "))") }
    let bases = theme.bases.keys.sorted()
    if !bases.isEmpty { reporter.remark("bases: \(bases.joined(separator: ", "))") }
    let fonts = try pipeline.renderer(for: drawing.material.request).fonts
    let folders = Set(fonts.map { FilePath($0.value).folder }).sorted()
    reporter.remark("fonts: \(fonts.count) in \(folders.joined(separator: ", "))")
  }
}
