import ArgumentParser

/// What decides which keys there are, as the user wrote it.
struct KeyboardOptions: ParsableArguments {

  @Option(name: [.short, .long], help: "The locale of the keyboard, such as de.")
  var locale: String?

  @Option(name: [.short, .long], help: "The device, such as iphone.")
  var device: String?

  @Option(
    help: "How the device is held: portrait or landscape.",
    completion: .list(RenderRequest.Orientation.allCases.map(\.rawValue)))
  var orientation: String?

  @Option(
    help: "What the keyboard shows: alphabetic, numeric, symbolic, emojis or emojiSearch.",
    completion: .list(RenderRequest.keyboardTypes.map(\.name)))
  var keyboardType: String?

  @Option(
    help: "The case of the letters: lowercased, uppercased, capsLocked or auto.",
    completion: .list(RenderRequest.keyboardCases.map(\.name)))
  var `case`: String?
}
