import ArgumentParser

extension Option<String?> {

  /// An option with a number, which may be negative, if only to be refused.
  init(number summary: String, name: NameSpecification = .long, as valueName: String = "n") {
    self.init(
      name: name, parsing: .unconditional, help: ArgumentHelp(summary, valueName: valueName))
  }

  /// The option `--output` with a file.
  init(output summary: String, extensions: [String] = []) {
    self.init(
      name: [.short, .long], help: ArgumentHelp(summary, valueName: "file"),
      completion: .file(extensions: extensions))
  }
}
