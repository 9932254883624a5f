import ArgumentParser
import Disk
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal
import ThemeTools

struct ThemeNewCommand: Command {

  static let configuration = CommandConfiguration(
    "new", "Write a theme to start from.",
    "Its colors, for the light and the dark color scheme, have the contrast of WCAG 2.2 AA.",
    example: "kbrender theme new Ocean --seed '#0af' --seed '#093' --kind gradient")

  @Argument(help: ArgumentHelp("Name of the theme, or the path of its file.", valueName: "name"))
  var argument: String

  @Option(
    "Color to derive others from: the accent, the tint of all other parts, colors of a gradient.",
    as: "color")
  var seed: [String] = []

  @Option(
    "Kind: plain, gradient, glass, keycap, neon or photo (default: plain).", as: "kind",
    completion: .list(NewTheme.Kind.allCases.map(\.rawValue)))
  var kind: String?

  @Option(
    "PNG or JPEG to take the colors from, or built-in theme to change.", as: "file|theme",
    completion: .theme)
  var from: String?

  @Flag(help: "Draw the image of --from on the board; it is copied next to the theme.")
  var background = false

  @Option(
    "Contrast: standard (AA) or high (AAA).", as: "contrast",
    completion: .list(["standard", "high"]))
  var contrast: String?

  @Option(
    output: "Output file, or - for standard output (default: the name).", extensions: ["json"])
  var output: String?

  @OptionGroup var replacing: ReplacingOptions

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  private static let standardSeed = "#007aff"

  private var fromImage: String? {
    let name = from.map { ThemeName($0).theme } ?? ""
    let isTheme = [".json", ThemeName.packSuffix].contains(where: name.hasSuffix)
    return !isTheme && name.contains { "/.".contains($0) } ? from : nil
  }

  private var extends: String? { fromImage == nil ? from : nil }

  private var isPath: Bool { argument.hasSuffix(".json") || argument.contains("/") }

  private var name: String { isPath ? FilePath(argument).name(without: ".json") : argument }

  func execute(reporter: Reporter) throws {
    let (identifier, level, kind, base) = try readOptions()
    let folder = isPath ? FilePath(argument).prefix : ""
    let path = output ?? folder + (isPath ? "\(name).json" : "\(identifier).json")
    if let base { return try save([(NewTheme(name: name, extending: base).bytes, path)], reporter) }
    guard let fromImage else {
      let seeds = try (seed.isEmpty ? [Self.standardSeed] : seed).map {
        try Color(parsing: $0).light
      }
      let theme = NewTheme(
        name: name, colors: seeds, origin: seeds.map(\.hexText).joined(last: "and"), level: level,
        kind: kind)
      return try save([(theme.bytes, path)], reporter)
    }
    let file = try InputFile.read(fromImage, .picture)
    let drawsPicture = background || kind == .photo
    let copy = "\(identifier)-background.\(file.bytes.first == 0xFF ? "jpg" : "png")"
    let picture = try BoardImage(file, path: "./\(copy)", renderer: try KeyboardRenderer())
    let colors = ColorClusters(picture)
    let theme = NewTheme(
      name: name, colors: [colors.accent, colors.neutral], origin: FilePath(fromImage).name,
      level: level, kind: kind, picture: drawsPicture ? picture : nil)
    let pictures = FilePath(path).prefix
    try save(
      (drawsPicture ? [(file.bytes, pictures + copy)] : []) + [(theme.bytes, path)], reporter)
  }

  private func readOptions() throws -> (
    identifier: String, level: LintLevel, kind: NewTheme.Kind, base: String?
  ) {
    var reader = ChoiceReader()
    let identifier = NewTheme.identifier(of: name)
    if identifier == nil {
      reader.report(
        code: .invalidArgument,
        "\(name.shortened.quoted) isn't a valid theme name; use letters or digits, and at most"
          + " 60 characters")
    }
    let level = reader.read(
      contrast, among: [("standard", LintLevel.aa), ("high", .aaa)], kind: "contrast")
    let kind = reader.read(kind, as: NewTheme.Kind.self, kind: "kind of themes") ?? .plain
    let drawsPicture = background || kind == .photo
    let given: [(String, String?)] = [("--seed", seed.first), ("--from", from)]
    let origins = given.filter { $0.1 != nil }.map(\.0)
    if origins.count > 1 {
      reader.report(code: .conflictingOptions, "\(origins.joined(last: "and")) exclude each other")
    }
    let picture = background ? "--background" : "--kind photo"
    if drawsPicture, fromImage == nil {
      reader.report(code: .conflictingOptions, "\(picture) requires an image in --from")
    }
    if drawsPicture, output == "-" {
      reader.report(code: .conflictingOptions, "\(picture) writes two files, which -o - can't have")
    }
    if background, ![.plain, .photo].contains(kind) {
      reader.report(code: .conflictingOptions, "--background is a --kind of its own")
    }
    for (option, isGiven) in [("--contrast", contrast != nil), ("--kind", self.kind != nil)]
    where extends != nil && isGiven {
      reader.report(
        code: .conflictingOptions,
        "\(option) is for new colors, but --from keeps the colors of the theme")
    }
    if seed.count > NewTheme.maximumColors {
      reader.report(code: .cliLimit, "--seed takes at most \(NewTheme.maximumColors) colors")
    }
    let base = extends.flatMap { reader.readBuiltInTheme($0) }
    try reader.finish()
    return (identifier ?? name, level ?? .aa, kind, base)
  }

  private func save(_ files: [(bytes: [UInt8], path: String)], _ reporter: Reporter) throws {
    try replacing.check(files.map(\.path))
    for file in files { try reporter.save(file.bytes, to: file.path) }
  }
}

extension NewTheme {

  fileprivate var bytes: [UInt8] { Array(text.utf8) }
}

extension ChoiceReader {

  fileprivate mutating func readBuiltInTheme(_ text: String) -> String? {
    guard !RenderRequest.ThemeChoice.isFile(text) else {
      report(
        code: .invalidArgument,
        "--from takes a built-in theme; a theme may extend a file in its own folder by “extends”"
      )
      return nil
    }
    return readTheme(text)?.name
  }
}
