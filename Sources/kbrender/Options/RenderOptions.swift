import ArgumentParser
import KeyboardPipeline

/// The options of a picture, as given.
///
/// All are optional, so that given values can be told from defaults.
struct RenderOptions: ParsableArguments {

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Built-in theme, theme:variation, or file (with a / or ending in .json).",
      valueName: "theme"))
  var theme: String?

  @OptionGroup var keyboard: KeyboardOptions

  @OptionGroup var touch: PressOptions

  @OptionGroup var typing: TypingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Size in points; rows share the height.", valueName: "WxH"))
  var size: String?

  @Option(parsing: .unconditional, help: "Pixels per point, from 0.5 to 8.")
  var scale: String?

  @Option(help: "Color scheme: light or dark.", completion: .list(["light", "dark"]))
  var colorScheme: String?

  @OptionGroup var accessibility: AccessibilityOptions

  @Option(
    help: "Return key, such as done or search.",
    completion: .list(RenderRequest.returnKeys.map(\.name)))
  var returnKey: String?

  @Option(
    help: ArgumentHelp(
      "Extra keys, comma-separated: globe, dictation (and with it the globe), numberRow.",
      valueName: "keys"),
    completion: .list(RenderRequest.ExtraKey.allCases.map(\.rawValue)))
  var keys: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Suggestions, comma-separated: *B autocorrection, ?C unknown, A/b with a subtitle.",
      valueName: "A,B,C"))
  var suggestions: String?

  @Option(
    help: "Toolbar: autocomplete or none.",
    completion: .list(RenderRequest.Toolbar.allCases.map(\.rawValue)))
  var toolbar: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Toolbar height in points.", valueName: "height"))
  var toolbarHeight: String?

  @Option(
    help: "Format: png, svg or pdf (default: by the suffix of the output).",
    completion: .list(RenderRequest.Format.allCases.map(\.rawValue)))
  var format: String?

  @Option(
    help: "Stop after a stage and print JSON: layout, scene, or image (default).",
    completion: .list(RenderRequest.Emit.allCases.map(\.rawValue)))
  var emit: String?

  @Option(
    help: "PNG compression: fast, default or small.",
    completion: .list(RenderRequest.Compression.allCases.map(\.rawValue)))
  var compression: String?

  @Option(
    help: ArgumentHelp("Folder of the fonts.", valueName: "folder"),
    completion: .directory)
  var fonts: String?

  @Flag(help: "Render the keyboard in its device, below a text field.")
  var frame = false

  @Flag(help: "Omit metadata.")
  var noMetadata = false

  @Flag(help: "Write SVG text as text elements instead of outlines.")
  var svgText = false
}

extension RenderOptions {

  /// The equivalent arguments, in a fixed order.
  var arguments: [String] {
    let options: [(String, String?)] = [
      ("theme", theme), ("locale", keyboard.locale),
      ("locales", keyboard.locales), ("locale-file", keyboard.localeFile),
      ("device", keyboard.device),
      ("orientation", keyboard.orientation), ("size", size), ("scale", scale),
      ("color-scheme", colorScheme), ("contrast", accessibility.contrast),
      ("text-size", accessibility.textSize), ("keyboard-type", keyboard.keyboardType),
      ("layout-type", keyboard.layoutType), ("dock", keyboard.dock),
      ("case", keyboard.case), ("emoji-category", keyboard.emojis.emojiCategory),
      ("recent-emojis", keyboard.emojis.recentEmojis),
      ("emoji-query", keyboard.emojis.emojiQuery), ("return-key", returnKey),
      ("keys", keys), ("press", touch.press), ("long-press", touch.longPress),
      ("select", touch.select), ("disable", touch.disable),
      ("type", typing.type), ("step", typing.step),
      ("suggestions", suggestions), ("toolbar", toolbar),
      ("toolbar-height", toolbarHeight), ("format", format), ("emit", emit),
      ("compression", compression), ("fonts", fonts),
    ]
    let flags = [
      ("bold-text", accessibility.boldText),
      ("reduce-transparency", accessibility.reduceTransparency),
      ("space-drag", touch.spaceDrag), ("frame", frame), ("no-metadata", noMetadata),
      ("svg-text", svgText),
    ]
    return options.flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
      + flags.filter(\.1).map { "--\($0.0)" }
  }
}
