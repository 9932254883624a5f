import ArgumentParser

/// The options of a touched key, as given.
struct PressOptions: ParsableArguments {

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pressed key: a character, or a name such as shift.", valueName: "key"))
  var press: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show the action callout of a key.", valueName: "key"))
  var longPress: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Selected secondary action; 0 is the key itself.", valueName: "n"))
  var select: String?

  @Flag(help: "Render blank keys, as while space moves the cursor.")
  var spaceDrag = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Disabled keys, comma-separated, such as return.", valueName: "keys"))
  var disable: String?
}
