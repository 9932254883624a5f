/// Which font files there are, so that the fonts of the machine don't decide what pictures look like.
package struct FontConfiguration: Hashable, Sendable {

  /// The folders with font files.
  package var directories: [String]

  /// Patterns of the paths of the files to use, with `*` for anything; others are passed over.
  package var acceptedFiles: [String]

  /// The family that draws emoji.
  package var emojiFamily: String

  /// Families to look in first for what the families of a text don't have, best first.
  package var fallbackFamilies: [String]

  /// A configuration of its own, apart from the machine's.
  package init(
    directories: [String], acceptedFiles: [String], emojiFamily: String,
    fallbackFamilies: [String]
  ) {
    self.directories = directories
    self.acceptedFiles = acceptedFiles
    self.emojiFamily = emojiFamily
    self.fallbackFamilies = fallbackFamilies
  }

  /// The configuration in fontconfig's own language.
  ///
  /// The machine's cache spares scanning the files, and without a check for changed files nothing
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

extension String {

  fileprivate var escapedForXML: String {
    var escaped = ""
    for character in self {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
