import ArgumentParser

/// The option for missing folders of outputs.
struct FolderOptions: ParsableArguments {

  @Flag(help: "Create all missing folders of output files, not only the last one.")
  var makeDirs = false
}

extension FolderOptions {

  /// The folders of an output that are created if they are missing.
  var missing: OutputFile.MissingFolders { makeDirs ? .all : .last }
}
