internal import KeyboardDocuments

/// The available font files, independent of the fonts installed on the machine.
package struct FontConfiguration: Hashable, Sendable {

  /// The folders with font files.
  package var directories: [String]

  /// Glob patterns for the paths of font files to use; others are ignored.
  package var acceptedFiles: [String]

  /// The family for emoji.
  package var emojiFamily: String

  /// The fallback families, in order of preference.
  package var fallbackFamilies: [String]

  /// Create a configuration.
  package init(
    directories: [String], acceptedFiles: [String], emojiFamily: String,
    fallbackFamilies: [String]
  ) {
    self.directories = directories
    self.acceptedFiles = acceptedFiles
    self.emojiFamily = emojiFamily
    self.fallbackFamilies = fallbackFamilies
  }

  /// The configuration in fontconfig's XML.
  ///
  /// The machine's cache saves scanning the files; without a check for changed files, nothing
  /// depends on the clock.
  var document: String {
    let folders = directories.map { "<dir>\($0.escapedForXML)</dir>" }
    let files = acceptedFiles.map { "<glob>\($0.escapedForXML)</glob>" }
    let fallbacks = fallbackFamilies.map { "<string>\($0.escapedForXML)</string>" }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(folders.joined(separator: "\n"))
      <cachedir>/var/cache/fontconfig</cachedir>
      <selectfont>
      <rejectfont><glob>*</glob></rejectfont>
      <acceptfont>\(files.joined(separator: "\n"))</acceptfont>
      </selectfont>
      <alias binding="same">
      <family>emoji</family><prefer><family>\(emojiFamily.escapedForXML)</family></prefer>
      </alias>
      <match target="pattern">
      <edit name="family" mode="append_last" binding="strong">\(fallbacks.joined())</edit>
      </match>
      <config><rescan><int>0</int></rescan></config>
      </fontconfig>
      """
  }
}
