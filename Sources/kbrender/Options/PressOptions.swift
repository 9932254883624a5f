import ArgumentParser

/// The options of a touched key, as given.
struct PressOptions: ParsableArguments {

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw a key pressed: a character, or a name such as shift.", valueName: "key"))
  var press: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Draw the callout of a key's secondary actions.", valueName: "key"))
  var longPress: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The selected secondary action; 0 is the key itself.", valueName: "n"))
  var select: String?

  @Flag(help: "Draw the keys blank, as while space is held and moves the cursor.")
  var spaceDrag = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw keys that do nothing, comma-separated, such as return.", valueName: "keys"))
  var disable: String?
}
