import ArgumentParser
import Disk
import Foundation
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal

struct SheetCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "sheet", "Render several themes: a contact sheet, a picker or thumbnails.",
    """
    A contact sheet has all themes, light and dark, and the theme picker (--shelf) their tiles. Thumbnails \
    (--thumbnails) are files of the folder in --output, named after theme, scheme and scale: mint-dark@2x.png. \
    The folder has a manifest, by which images that are up to date aren't rendered again.
    """, example: "kbrender sheet --themes tron,sakura --columns 2 -o themes.png")

  @Argument(
    help: "Themes: names, theme:variation or files; folders with --thumbnails (default: built-in).",
    completion: .themes)
  var names: [String] = []

  @Option("Further themes, comma-separated.", as: "themes", completion: .themes)
  var themes: String?

  @Flag(help: "Render the theme picker.")
  var shelf = false

  @Flag(help: "Render a small image of each theme and color scheme.")
  var thumbnails = false

  @Option(number: "Number of columns of a contact sheet (default: 4).")
  var columns: String?

  @Option(
    number:
      "Width in points: of the picker (default: 393), or of thumbnails, comma-separated (160).",
    as: "width")
  var width: String?

  @Option(number: "Pixels per point of thumbnails, comma-separated (default: 2,3).", as: "scales")
  var scales: String?

  @OptionGroup var picture: RenderOptions

  @Option(output: "Output file, or - for standard output; the folder of thumbnails.")
  var output: String?

  @OptionGroup(title: "Thumbnails") var folder: ImageSetOptions

  @Flag(name: .shortAndLong, help: "Print fonts, bases and times as well.")
  var verbose = false

  @OptionGroup var warnings: WarningOptions

  private static let maximumThemes = 300

  func execute(reporter: Reporter) throws {
    guard thumbnails else {
      return try save(
        image(files: .disk), files: .disk, reporter: reporter)
    }
    try checkKind()
    guard let output else {
      throw Diagnostics(code: .conflictingOptions, "--thumbnails requires --output")
    }
    var given = picture.given
    given["theme"] = nil
    // A picker shows keys, which are small enough.
    if given["toolbar"] == nil { given["toolbar"] = RenderRequest.Toolbar.none.rawValue }
    let request = try RenderRequest(given)
    guard !choices.isEmpty else {
      throw Diagnostics(code: .usage, "Name the themes of the thumbnails")
    }
    let paths = try ThemePaths.files(choices)
    var reader = ChoiceReader(installed: .ofUser)
    let themes = paths.compactMap { reader.readTheme($0) }
    let widths = reader.readNumbers(width ?? "160", option: "width", in: 40...1000)
    let scales = reader.readNumbers(scales ?? "2,3", option: "scales", in: 0.5...8)
    try reader.finish()
    let plan = try ThumbnailPlan(
      of: request, themes: themes, widths: widths, scales: scales, files: .diagnosed)
    try folder.run(plan.pictures, in: output, reporter: reporter)
  }

  func save(
    _ image: ThemeImage, files: FileReader, followsLinks: Bool = true, reporter: Reporter
  ) throws {
    let output = try image.output(files: files)
    try reporter.warn(output.warnings)
    try reporter.save(
      output.bytes, to: image.request.output, followsLinks: followsLinks)
  }

  func image(files: FileReader) throws -> ThemeImage {
    try checkKind()
    var given = picture.given
    // A sheet is viewed as a whole.
    if !shelf, given["scale"] == nil { given["scale"] = "1" }
    let stored = given.storedWords
    given["theme"] = nil
    var request = try RenderRequest(given, output: output, installed: .ofUser)
    if output == nil, request.emit == .image {
      request.output = "\(shelf ? "shelf" : "sheet").\(request.format.id)"
    }
    let own = [("columns", columns), ("width", width), ("themes", listed)]
    request.arguments =
      ["sheet"] + (shelf ? ["--shelf"] : [])
      + own.flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] } + stored
    var reader = ChoiceReader(installed: .ofUser)
    if request.emit.isLayout {
      reader.report(
        code: .conflictingOptions, "--emit \(request.emit.rawValue) requires a single theme")
    }
    let choices = choices
    if choices.count > Self.maximumThemes {
      reader.report(
        code: .cliLimit,
        "A picture shows at most \(Self.maximumThemes) themes, not \(choices.count)")
    }
    try reader.finish()
    let themes = choices.compactMap { reader.readTheme($0) }
    try reader.finish()
    let arrangement: ThemeImage.Arrangement =
      shelf
      ? .shelf(width: reader.readNumber(width, option: "width", in: 112...4000) ?? 393)
      : .sheet(
        columns: reader.readInteger(columns, option: "columns", in: 1...100) ?? 4,
        colorSchemes: given["color-scheme"] == nil ? [.light, .dark] : [request.colorScheme])
    try reader.finish()
    return try ThemeImage(of: themes, as: arrangement, request: request, files: files)
  }

  private var listed: String? {
    let parts = names + [themes].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ",")
  }

  private var choices: [String] {
    let listed = themes?.split(separator: ",").map(String.init) ?? []
    return names + listed + (picture.given["theme"].map { [$0] } ?? [])
  }

  /// Throws for options that have no effect on the kind of image.
  private func checkKind() throws(Diagnostics) {
    let kind = thumbnails ? "--thumbnails" : shelf ? "--shelf" : "A contact sheet"
    let own: [(String, isGiven: Bool, isUsed: Bool)] = [
      ("shelf", shelf, !thumbnails), ("columns", columns != nil, !thumbnails && !shelf),
      ("width", width != nil, thumbnails || shelf), ("scales", scales != nil, thumbnails),
      ("check", folder.check, thumbnails),
    ]
    let used = Self.rows(ofShelf: shelf, ofThumbnails: thumbnails).map(\.name)
    let others = RenderOption.all.map(\.name)
      .filter { picture.given[$0] != nil && !used.contains($0) }
    let unused = own.filter { $0.isGiven && !$0.isUsed }.map(\.0) + others
    guard unused.isEmpty else {
      throw Diagnostics(
        code: .conflictingOptions,
        "\(kind) takes no \(unused.map { "--\($0)" }.joinedAsAlternatives)")
    }
  }

  /// Returns the options of a keyboard that affect a kind of image.
  static func rows(ofShelf isShelf: Bool, ofThumbnails isSet: Bool) -> [RenderOption] {
    if isSet {
      return RenderOption.theme + RenderOption.device + RenderOption.layer + RenderOption.keys
        + RenderOption.toolbar
    }
    guard isShelf else { return RenderOption.all }
    let keyboard = ["size", "frame", "screen", "chat", "backdrop", "no-status-bar"]
    return (RenderOption.theme + RenderOption.display + RenderOption.output)
      .filter { !keyboard.contains($0.name) }
  }
}

extension ThemeImage {

  /// Failures name the themes that can't be drawn alone either.
  func output(files: FileReader) throws -> (bytes: [UInt8], warnings: [Diagnostic]) {
    do {
      let picture = try checked(files: files)
      return (try picture.bytes, try warnings(about: picture))
    } catch {
      throw themeFailures(of: error, files: files) ?? error
    }
  }

  private func checked(files: FileReader) throws -> StagedDrawing {
    let picture = try drawn(by: RenderPipeline(files: files))
    let scene = try picture.scene
    let size = RenderRequest.Size(
      width: Double(scene.size.width), height: Double(scene.size.height))
    if request.emit == .image,
      let problem = RenderRequest.problem(
        of: size, scale: request.pixelsPerPoint, named: "The picture")
    {
      throw Diagnostics([problem])
    }
    return picture
  }

  private func themeFailures(of error: any Error, files: FileReader) -> CommandFailure? {
    guard CommandFailure(error).kind == .invalidInput,
      (try? standard.checked(files: files).bytes) != nil
    else { return nil }
    let problems = parts.flatMap { name, part -> [Diagnostic] in
      do {
        _ = try part.checked(files: files).bytes
        return []
      } catch {
        return CommandFailure(error).diagnostics.map { $0.placed(inFile: name) }
      }
    }
    return problems.isEmpty ? nil : CommandFailure(.invalidInput, problems)
  }
}
