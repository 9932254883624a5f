internal import Embedded
public import Foundation

/// The folder of a user's lexicons and learned words.
///
/// It has a file `lexicons/<locale>.lexicon` for each built lexicon, and `words.json`.
public struct LexiconFolder: Equatable, Sendable {

  /// The folder.
  public let url: URL

  /// A folder, which needn't exist.
  public init(url: URL) { self.url = url }

  /// The user's folder: `kbrender` in `$XDG_DATA_HOME`, by default `~/.local/share`.
  ///
  /// Source: XDG Base Directory Specification 0.8, which ignores relative paths.
  public static var standard: Self {
    let variable = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let base =
      variable.hasPrefix("/")
      ? URL(fileURLWithPath: variable, isDirectory: true)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
        ".local/share", isDirectory: true)
    return Self(url: base.appendingPathComponent("kbrender", isDirectory: true))
  }

  package var lexicons: URL { url.appendingPathComponent("lexicons", isDirectory: true) }

  package var words: URL { url.appendingPathComponent("words.json") }

  func create() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  package func lexicon(of locale: DictionaryLocale) -> URL {
    lexicons.appendingPathComponent(locale.identifier + ".lexicon")
  }

  /// Open the lexicon of a locale: a built one, or else that of the program.
  ///
  /// In place of a damaged one, that of the program is used, unless it is to be an error.
  ///
  /// - Throws: A ``LexiconError``, which names the file or the packages to install.
  package func open(
    _ locale: DictionaryLocale, fallsBack: Bool = true
  ) throws(LexiconError) -> Lexicon {
    let path = lexicon(of: locale).path
    if access(path, F_OK) == 0 {
      do throws(LexiconError) {
        return try Lexicon(path: path)
      } catch {
        guard fallsBack, locale.isEmbedded else { throw error }
      }
    }
    if locale.isEmbedded { return try Self.english() }
    guard !locale.packages.isEmpty else { throw .noDictionary(locale: locale.identifier) }
    throw .notBuilt(locale: locale.identifier, packages: locale.packages)
  }

  package static func english() throws(LexiconError) -> Lexicon {
    let embedded = embedded_english_lexicon()
    let bytes = UnsafeRawBufferPointer(start: embedded.bytes, count: embedded.count)
    return try Lexicon(LexiconBytes(embedded: bytes, path: "english.lexicon"))
  }
}
