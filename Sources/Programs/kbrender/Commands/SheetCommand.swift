import ArgumentParser
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
    A contact sheet shows all themes, light and dark. The theme picker (--kind shelf) shows their tiles. \
    Thumbnails (--kind thumbnails) are files in the folder --output, named after theme, scheme and scale: \
    mint-dark@2x.png. For them, --scale takes several values (default: 2,3). Thumbnails that are up to date \
    aren't rendered again.
    """, example: "kbrender sheet tron sakura --columns 2 -o themes.png")

  @Argument(
    help:
      "Themes: names, theme:variation, theme:* or files; folders of thumbnails (default: built-in).",
    completion: .themes)
  var themes: [String] = []

  @Option(
    "Kind: contact (default), shelf for the theme picker, or thumbnails of each theme and color scheme.",
    as: "kind", completion: .list(Kind.allCases.map(\.rawValue)))
  var kind: String?

  @Option(number: "Number of columns of a contact sheet (default: 4).")
  var columns: String?

  @Option(
    number:
      "Width in points: of the picker (default: 393), or of thumbnails, comma-separated (160).",
    as: "width")
  var width: String?

  @OptionGroup var picture: RenderOptions

  @Option(output: "Output file, or - for standard output; the folder of thumbnails.")
  var output: String?

  @OptionGroup(title: "Thumbnails") var folder: ImageSetOptions

  @Flag(name: .shortAndLong, help: "Print fonts, bases and times as well.")
  var verbose = false

  @OptionGroup var warnings: WarningOptions

  enum Kind: String, CaseIterable {
    case contact, shelf, thumbnails
  }

  private static let maximumThemes = 300

  func execute(reporter: Reporter) throws {
    guard try checkedKind() == .thumbnails else {
      return try save(image(files: .disk), files: .disk, reporter: reporter)
    }
    guard let output else {
      throw Diagnostics(code: .conflictingOptions, "--kind thumbnails requires --output")
    }
    var given = picture.given
    let scale = given["scale"]
    given["theme"] = nil
    given["scale"] = nil
    // A picker shows keys, which are small enough.
    if given["toolbar"] == nil { given["toolbar"] = RenderRequest.Toolbar.none.rawValue }
    let request = try RenderRequest(given)
    let choices = try choices()
    guard !choices.isEmpty else {
      throw Diagnostics(code: .usage, "Name the themes of the thumbnails")
    }
    let paths = try ThemePaths.files(choices)
    var reader = ChoiceReader(installed: .ofUser)
    let themes = paths.compactMap { reader.readTheme($0) }
    let widths = reader.readNumbers(width ?? "160", option: "width", in: 40...1000)
    let scales = reader.readNumbers(scale ?? "2,3", option: "scale", in: 0.5...8)
    try reader.finish()
    let plan = try ThumbnailPlan(
      of: request, themes: themes, widths: widths, scales: scales, files: .diagnosed)
    try folder.run(plan.pictures, in: output, reporter: reporter)
  }

  func save(
    _ image: ThemeImage, files: FileReader, followsLinks: Bool = true, reporter: Reporter
  ) throws {
    let start = ContinuousClock.now
    let output = try image.output(files: files)
    try reporter.warn(output.warnings)
    try reporter.save(
      output.bytes, of: output.drawing, as: image.request, since: start, followsLinks: followsLinks)
  }

  func image(files: FileReader) throws -> ThemeImage {
    let isShelf = try checkedKind() == .shelf
    var given = picture.given
    // A sheet is viewed as a whole.
    if !isShelf, given["scale"] == nil { given["scale"] = "1" }
    let stored = given.storedWords
    given["theme"] = nil
    var request = try RenderRequest(given, output: output, installed: .ofUser)
    if output == nil, request.emit == .image {
      request.output = "\(isShelf ? "shelf" : "sheet").\(request.format.id)"
    }
    // Images keep the names of version 0.1.
    let listed = try listed()
    let own = [
      ("columns", columns), ("width", width),
      ("themes", listed.isEmpty ? nil : listed.joined(separator: ",")),
    ]
    request.arguments =
      ["sheet"] + (isShelf ? ["--shelf"] : [])
      + own.flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] } + stored
    var reader = ChoiceReader(installed: .ofUser)
    if request.emit.isLayout {
      reader.report(
        code: .conflictingOptions, "--emit \(request.emit.rawValue) requires a single theme")
    }
    let choices = try choices()
    if choices.count > Self.maximumThemes {
      reader.report(
        code: .cliLimit,
        "An image shows at most \(Self.maximumThemes) themes, not \(choices.count)")
    }
    try reader.finish()
    let themes = choices.compactMap { reader.readTheme($0) }
    try reader.finish()
    let arrangement: ThemeImage.Arrangement =
      isShelf
      ? .shelf(width: reader.readNumber(width, option: "width", in: 112...4000) ?? 393)
      : .sheet(
        columns: reader.readInteger(columns, option: "columns", in: 1...100) ?? 4,
        colorSchemes: given["color-scheme"] == nil ? [.light, .dark] : [request.colorScheme])
    try reader.finish()
    return try ThemeImage(of: themes, as: arrangement, request: request, files: files)
  }

  private func choices() throws -> [String] {
    try listed() + [picture.given["theme"]].compactMap(\.self)
  }

  private func listed() throws -> [String] {
    let names = ThemeName.split(themes)
    guard names.contains(where: { $0.hasSuffix(":*") }) else { return names }
    let builtIn = try GalleryChoice.builtInThemes
    return names.flatMap { ThemeName.looks(of: $0, among: builtIn) ?? [$0] }
  }

  /// Throws for options that have no effect on the kind of image.
  private func checkedKind() throws(Diagnostics) -> Kind {
    let choice = try ChoiceReader.reading { $0.read(self.kind, as: Kind.self, kind: "kind") }
    let kind = choice ?? .contact
    let own: [(String, isGiven: Bool, isUsed: Bool)] = [
      ("columns", columns != nil, kind == .contact), ("width", width != nil, kind != .contact),
      ("check", folder.check, kind == .thumbnails),
    ]
    let used = Self.rows(of: kind).map(\.name)
    let others = RenderOption.all.map(\.name)
      .filter { picture.given[$0] != nil && !used.contains($0) }
    let unused = own.filter { $0.isGiven && !$0.isUsed }.map(\.0) + others
    guard unused.isEmpty else {
      let name = kind == .contact ? "A contact sheet" : "--kind \(kind.rawValue)"
      throw Diagnostics(
        code: .conflictingOptions,
        "\(name) takes no \(unused.map { "--\($0)" }.joinedAsAlternatives)")
    }
    return kind
  }

  /// Returns the options of a keyboard that affect a kind of image.
  static func rows(of kind: Kind) -> [RenderOption] {
    if kind == .thumbnails {
      return RenderOption.theme + RenderOption.device + RenderOption.layer + RenderOption.keys
        + RenderOption.toolbar + RenderOption.display.filter { $0.name == "scale" }
    }
    guard kind == .shelf else { return RenderOption.all }
    let keyboard = ["size", "frame", "screen", "chat", "backdrop", "no-status-bar"]
    return (RenderOption.theme + RenderOption.display + RenderOption.output)
      .filter { !keyboard.contains($0.name) }
  }
}

extension ThemeImage {

  /// Failures name the themes that can't be drawn alone either.
  func output(
    files: FileReader
  ) throws -> (drawing: StagedDrawing, bytes: [UInt8], warnings: [Diagnostic]) {
    do {
      let picture = try checked(files: files)
      return (picture, try picture.bytes, try warnings(about: picture))
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
        of: size, scale: request.pixelsPerPoint, named: "The image")
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
