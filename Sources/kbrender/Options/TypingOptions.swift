import ArgumentParser

/// The options of typing, as given.
struct TypingOptions: ParsableArguments {

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Type a text on the running keyboard, then render it.", valueName: "text"))
  var type: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stop typing after n gestures, as `kbrender type` lists them.", valueName: "n"))
  var step: String?
}
