import ArgumentParser

/// What is typed on the running keyboard, as the user wrote it.
struct TypingOptions: ParsableArguments {

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Type a text on the running keyboard first, then draw what it shows.", valueName: "text"))
  var type: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stop typing after n gestures, as `kbrender type` lists them.", valueName: "n"))
  var step: String?
}
