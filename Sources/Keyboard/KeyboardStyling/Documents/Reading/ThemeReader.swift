import Foundation
import KeyboardDrawing
import SourceText

/// The reader of themes: methods return nil after an error, so one pass finds all of them.
struct ThemeReader {

  var reader = JSONReader(ignoring: ThemeFormat.isReserved, isOncePerPlace: true)
  var variables = ThemeVariables()
  let resolve: (String) throws -> SourceFile

  /// Whether files may be named that are above the theme's folder.
  var sharesFiles = false

  var builtIn: (_ identifier: String) -> SourceFile? = EmbeddedThemes.file
  var checkImage: (ImageFile) throws -> Void = { _ in }
  var checkFont: (FontFile) throws -> Void = { _ in }

  var fontFamilies: [String: FontFamily] = [:]

  /// By path, or by place if embedded; an image that can't be drawn is nil.
  var images: [String: Data?] = [:]
  var imagePixels = 0
  var drawings: Set<VectorImage> = []
  var crossings = 0

  var changedImages: [(value: JSONValue, name: String)] = []

  /// False for built-in themes.
  var warnsAboutNoEffect = false

  var hasTooManyVariables = false

  /// Whether a base couldn't be read; there may be more variables and variations than known.
  var lacksBase = false

  var referencedBytes = 0

  var typedVariables: [(path: String, value: JSONValue, type: ThemeVariableType)] = []
  var builtInFiles: Set<Int> = []
  var sources: ThemeSources?

  /// Folders of files relative to the first file's folder, as `./folder/` or `../`.
  var folders: [Int: String] = [:]

  var hasErrors: Bool { reader.hasErrors }

  /// While there are errors, rules may only seem to have no effect.
  var diagnostics: Diagnostics {
    let list = reader.sortedDiagnostics
    return Diagnostics(hasErrors ? list.filter { $0.code != .noEffect } : list)
  }

  /// Each span has one error; a fix is JSON, or a part of a text, that replaces it.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: Range<Int>, file: Int,
    hint: String? = nil, related: [Diagnostic.Related] = [], fix: String? = nil,
    change: Diagnostic.Fix? = nil
  ) {
    reader.report(
      message, code: code, at: span, file: file, hints: hint.map { [$0] } ?? [],
      related: related,
      change: fix.map { Diagnostic.Fix("Replace by \($0)", span, $0) } ?? change)
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at value: JSONValue, hint: String? = nil,
    fix: String? = nil, change: Diagnostic.Fix? = nil
  ) {
    report(code, message, at: value.span, file: value.file, hint: hint, fix: fix, change: change)
  }

  mutating func fail<Value>(
    _ code: DiagnosticCode, _ message: String, at value: JSONValue, hint: String? = nil,
    fix: String? = nil, change: Diagnostic.Fix? = nil
  ) -> Value? {
    report(code, message, at: value, hint: hint, fix: fix, change: change)
    return nil
  }

  /// Nil if the span has another text, such as the use of the variable with this one.
  func respelled(_ text: String, as other: String?, at span: Range<Int>, file: Int) -> String? {
    guard let other else { return nil }
    let written = reader.files[file].text(span)
    if written == text { return other }
    return written == JSONText.string(text).text ? JSONText.string(other).text : nil
  }

  func respelled(_ text: String, as other: String?, at value: JSONValue) -> String? {
    respelled(text, as: other, at: value.span, file: value.file)
  }

  mutating func reportMissing(_ key: String, of name: String, at value: JSONValue) {
    // A color for one scheme is a color for the other as well.
    let other = value[key == "light" ? "dark" : "light"].flatMap { reader.written($0) }
    let content = key == "light" || key == "dark" ? other : Self.requiredValues[key]
    report(
      .missingKey, "\(name) needs a key \(key.quoted)", at: value,
      change: insertion(of: key, content, into: value))
  }

  mutating func reportExcess(of items: String, over limit: Int, at value: JSONValue) {
    report(.themeLimit, "A theme has at most \(limit) \(items)", at: value)
  }

  mutating func file(_ path: String, at value: JSONValue) -> SourceFile? {
    guard referencedBytes <= ThemeLimits.referencedBytes else { return nil }
    // By bytes: a slash or dot with an accent is another character, but not for the file system.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let ups = parts.prefix { $0 == ".." }.count
    let rest = parts.dropFirst(max(ups, 1))
    guard parts.first == "." || sharesFiles && 1...ThemeLimits.parentFolders ~= ups,
      !rest.isEmpty, !rest.contains(".."), !path.utf8.contains(0),
      !path.utf8.contains(UInt8(ascii: "\\")), rest.last?.isEmpty == false
    else {
      let isElsewhere =
        FilePath(path).isAbsolute || path.hasPrefix("~") || path.contains(":")
        || path.contains("\\") || parts.contains("..")
      let slashed = path.replacing("\\", with: "/")
      let isWindows =
        isElsewhere && slashed.utf8.starts(with: "./".utf8) && !slashed.contains("..")
        && !slashed.contains(":")
      return fail(
        .invalidValue, "A file is named by a path within the theme's folder", at: value,
        hint: isElsewhere
          ? "Copy the file beside the theme, and write its name as “./name”."
          : "Write it as \("./\(path)".quoted).",
        fix: isElsewhere
          ? (isWindows ? respelled(path, as: slashed, at: value) : nil)
          : value.string.flatMap { respelled($0, as: "./" + $0, at: value) })
    }
    do {
      let file = try resolve(self.path(of: path, from: value.file))
      referencedBytes += file.bytes.count
      guard referencedBytes <= ThemeLimits.referencedBytes else {
        return fail(
          .themeLimit,
          "The referenced files have more than \(ThemeLimits.referencedBytes >> 20) MB in total",
          at: value)
      }
      return file
    } catch {
      let reason = "\(error)".replacing("The file can't be read: ", with: "", maxReplacements: 1)
      return fail(.unreadableFile, "The file \(path.quoted) can't be read: \(reason)", at: value)
    }
  }

  func path(of path: String, from file: Int) -> String {
    FilePath(folders[file] ?? "./").resolving(path)
  }

  /// Opens a file as a part of the theme and returns its index.
  mutating func open(_ file: SourceFile, path: String?) -> Int {
    let number = reader.open(file)
    if let path, path.contains("/") { folders[number] = FilePath(path).prefix }
    return number
  }
}
