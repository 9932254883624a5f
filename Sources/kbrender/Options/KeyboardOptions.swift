import ArgumentParser
import KeyboardPipeline

/// The options that determine the keys, as given.
struct KeyboardOptions: ParsableArguments {

  @Option(name: [.short, .long], help: "The locale of the keyboard, such as de.")
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Further enabled locales, comma-separated: adds the globe and the language on space.",
      valueName: "locales"))
  var locales: String?

  @Option(
    help: ArgumentHelp("A locale file instead of --locale.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var localeFile: String?

  @Option(name: [.short, .long], help: "The device, such as iphone.")
  var device: String?

  @Option(
    help: "How the device is held: portrait or landscape.",
    completion: .list(RenderRequest.Orientation.allCases.map(\.rawValue)))
  var orientation: String?

  @Option(
    help: ArgumentHelp(
      "What the keyboard shows: alphabetic, numeric, symbolic, emojis, emojiSearch, numberPad, "
        + "decimalPad, phonePad, email, url or webSearch.",
      valueName: "type"),
    completion: .list(RenderRequest.keyboardTypes.map(\.name)))
  var keyboardType: String?

  @Option(
    help: ArgumentHelp(
      "The arrangement of the letters, such as qwertz or dvorak.", valueName: "type"),
    completion: .list(RenderRequest.layoutTypes.map(\.name)))
  var layoutType: String?

  @Option(
    help: "Where the keyboard is docked: leading, trailing or floating.",
    completion: .list(RenderRequest.Dock.allCases.map(\.rawValue)))
  var dock: String?

  @Option(
    help: "The case of the letters: lowercased, uppercased, capsLocked or auto.",
    completion: .list(RenderRequest.keyboardCases.map(\.name)))
  var `case`: String?

  @OptionGroup var emojis: EmojiOptions
}
