package import ArgumentParser

// Options of commands by the kind of their value, which decides its name in help and its completion.
extension Option<String?> {

  package init(
    _ summary: String, as valueName: String, name: NameSpecification = .long,
    parsing: SingleValueParsingStrategy = .next, completion: CompletionKind? = nil
  ) {
    let help = ArgumentHelp(summary, valueName: valueName)
    self.init(name: name, parsing: parsing, help: help, completion: completion)
  }

  /// An option with a number, which may be negative, if only to be refused.
  package init(number summary: String, name: NameSpecification = .long, as valueName: String = "n")
  {
    self.init(summary, as: valueName, name: name, parsing: .unconditional)
  }

  package init(output summary: String, extensions: [String] = []) {
    self.init(file: summary, extensions: extensions, name: .shortAndLong)
  }

  package init(file summary: String, extensions: [String] = [], name: NameSpecification = .long) {
    self.init(summary, as: "file", name: name, completion: .file(extensions: extensions))
  }

  package init(folder summary: String, name: NameSpecification = .long) {
    self.init(summary, as: "folder", name: name, completion: .directory)
  }
}

extension Option<String> {

  package init(_ summary: String, as valueName: String, completion: CompletionKind? = nil) {
    self.init(help: ArgumentHelp(summary, valueName: valueName), completion: completion)
  }

  package init(wrappedValue: String, _ summary: String, as valueName: String) {
    self.init(wrappedValue: wrappedValue, help: ArgumentHelp(summary, valueName: valueName))
  }

  package init(folder summary: String, name: NameSpecification = .long) {
    let help = ArgumentHelp(summary, valueName: "folder")
    self.init(name: name, help: help, completion: .directory)
  }

  package init(
    wrappedValue: String, folder summary: String, name: NameSpecification = .long
  ) {
    let help = ArgumentHelp(summary, valueName: "folder")
    self.init(wrappedValue: wrappedValue, name: name, help: help, completion: .directory)
  }
}

extension Option<[String]> {

  package init(
    wrappedValue: [String], _ summary: String, as valueName: String,
    parsing: ArrayParsingStrategy = .singleValue, completion: CompletionKind? = nil
  ) {
    self.init(
      wrappedValue: wrappedValue, parsing: parsing,
      help: ArgumentHelp(summary, valueName: valueName), completion: completion)
  }
}
