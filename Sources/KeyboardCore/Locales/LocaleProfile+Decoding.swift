public import KeyboardDocuments

extension LocaleProfile {
  /// Decode a locale file.
  ///
  /// Comments and trailing commas are accepted. The format is described in the README beside the
  /// built-in locale files.
  ///
  /// - Throws: All errors in the file.
  public init(decoding file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: Self.options)
    var decoder = LocaleDecoder(document)
    let profile = decoder.profile()
    try decoder.reader.finish()
    guard let profile else {
      preconditionFailure("Reading a locale failed without a diagnostic.")
    }
    self = profile
  }

  private static let options = JSONOptions(
    allowsComments: true, maximumSize: 1 << 20, maximumDepth: 8, maximumValues: 50_000)
}
