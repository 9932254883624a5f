import ArgumentParser

/// The accessibility options of a picture, as given.
struct AccessibilityOptions: ParsableArguments {

  @Option(help: "Contrast: standard or high.", completion: .list(["standard", "high"]))
  var contrast: String?

  @Flag(help: "Render text and icons two weights heavier.")
  var boldText = false

  @Flag(help: "Render translucent colors opaque.")
  var reduceTransparency = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Text size: xSmall to xxxLarge, accessibility1 to 5, or a factor from 0.5 to 3.2.",
      valueName: "size"), completion: .list(TextSize.allCases.map(\.rawValue)))
  var textSize: String?
}
