import ArgumentParser
import KeyboardPipeline

/// The options that determine the keys, as given.
struct KeyboardOptions: ParsableArguments {

  @Option(name: [.short, .long], help: "Locale, such as de.")
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Further locales, comma-separated; adds the globe key and the language on space.",
      valueName: "locales"))
  var locales: String?

  @Option(
    help: ArgumentHelp("Locale file, instead of --locale.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var localeFile: String?

  @Option(name: [.short, .long], help: "Device, such as iphone.")
  var device: String?

  @Option(
    help: "Orientation: portrait or landscape.",
    completion: .list(RenderRequest.Orientation.allCases.map(\.rawValue)))
  var orientation: String?

  @Option(
    help: ArgumentHelp(
      "Keyboard type: alphabetic, numeric, symbolic, emojis, emojiSearch, numberPad, "
        + "decimalPad, phonePad, email, url or webSearch.",
      valueName: "type"),
    completion: .list(RenderRequest.keyboardTypes.map(\.name)))
  var keyboardType: String?

  @Option(
    help: ArgumentHelp(
      "Layout of the letters, such as qwertz or dvorak.", valueName: "type"),
    completion: .list(RenderRequest.layoutTypes.map(\.name)))
  var layoutType: String?

  @Option(
    help: "Dock: leading, trailing or floating.",
    completion: .list(RenderRequest.Dock.allCases.map(\.rawValue)))
  var dock: String?

  @Option(
    help: "Letter case: lowercased, uppercased, capsLocked or auto.",
    completion: .list(RenderRequest.keyboardCases.map(\.name)))
  var `case`: String?

  @OptionGroup var emojis: EmojiOptions
}
