/// The version of the program.
enum ProgramVersion {

  /// The version as `--version` prints it.
  static let text = "0.1.0"
}
