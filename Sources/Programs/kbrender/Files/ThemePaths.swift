import Disk
import GoldenImages
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import SourceText
import Terminal
import ThemeTools

/// Themes that arguments name by folders and patterns.
enum ThemePaths {

  private static let maximumFiles = 2000
  private static let deepest = 12

  /// Replaces folders and patterns (`*`, `?`, `**`) by their theme files, each once.
  static func files(_ arguments: [String]) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for argument in arguments { files += try Self.files(argument) }
    return files.uniqued(by: \.self)
  }

  private static func files(_ argument: String) throws(CommandFailure) -> [String] {
    let disk = DiskFiles()
    guard argument != "-", !KeyboardTheme.builtInIdentifiers.contains(argument) else {
      return [argument]
    }
    if disk.isFolder(argument) {
      let folder = argument.hasSuffix("/") ? argument : argument + "/"
      return try found(themes(in: folder, depth: 0), for: argument)
    }
    guard argument.contains(where: { "*?".contains($0) }), !disk.exists(argument) else {
      return [argument]
    }
    let start = argument.hasPrefix("/") ? "/" : ""
    let parts = argument.split(separator: "/").map(String.init)
    let named = matches(of: parts[...], in: start).flatMap { path in
      disk.isFolder(path) ? themes(in: path + "/", depth: 0) : [path]
    }
    return try found(named, for: argument)
  }

  private static func found(
    _ files: [String], for argument: String
  ) throws(CommandFailure) -> [String] {
    if files.isEmpty {
      guard !DiskFiles().isFolder(argument) || access(argument, R_OK | X_OK) == 0 else {
        throw CommandFailure(
          .environment, code: .unreadableFile, "The folder can't be read; check its permissions",
          file: argument)
      }
      throw CommandFailure(
        .invalidInput, code: .unreadableFile, "\(argument.shortened.quoted) has no theme files",
        hints: ["A theme file ends in .json and has “formatVersion”."])
    }
    guard files.count <= maximumFiles else {
      throw CommandFailure(
        .invalidInput, code: .cliLimit,
        "\(argument.shortened.quoted) has more than \(maximumFiles) theme files")
    }
    return files
  }

  /// Returns the visible items of a folder, which ends in a slash, in order; links aren't followed.
  private static func names(in folder: String) -> [String] {
    let names = try? DiskFiles().names(in: folder.isEmpty ? "." : folder)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func themes(in folder: String, depth: Int) -> [String] {
    guard depth < deepest else { return [] }
    let disk = DiskFiles()
    return names(in: folder).flatMap { name -> [String] in
      let path = folder + name
      guard let status = disk.status(of: path), !status.isLink else { return [] }
      if status.target == .folder { return themes(in: path + "/", depth: depth + 1) }
      return status.target == .file && name.hasSuffix(".json") && isTheme(path) ? [path] : []
    }
  }

  private static func isTheme(_ path: String) -> Bool {
    guard let file = try? InputFile.read(path, .theme) else { return false }
    if let document = try? JSONDocument(parsing: file, options: ThemeLimits.json) {
      return document.root["formatVersion"] != nil
    }
    return String(decoding: file.bytes, as: UTF8.self).contains("\"formatVersion\"")
  }

  private static func matches(of parts: ArraySlice<String>, in folder: String) -> [String] {
    guard let part = parts.first else { return [] }
    let rest = parts.dropFirst()
    let disk = DiskFiles()
    func below(_ name: String) -> [String] {
      let path = folder + name
      guard !rest.isEmpty else { return disk.exists(path) ? [path] : [] }
      return disk.isFolder(path) ? matches(of: rest, in: path + "/") : []
    }
    guard part != "**" else {
      let folders = names(in: folder).filter { disk.isFolder(folder + $0) }
      let isDeep = folder.count { $0 == "/" } >= deepest
      return matches(of: rest.isEmpty ? ["*.json"] : rest, in: folder)
        + (isDeep ? [] : folders.flatMap { matches(of: parts, in: folder + $0 + "/") })
    }
    guard part.contains(where: { "*?".contains($0) }) else { return below(part) }
    let pattern = NamePattern(part)
    return names(in: folder).filter(pattern.matches).flatMap(below)
  }
}

extension ThemeFile {

  /// Reads a built-in or installed theme, or else a file on disk.
  static func named(_ name: String) throws -> (file: ThemeFile?, diagnostics: [Diagnostic]) {
    guard !RenderRequest.ThemeChoice.isFile(name), !DiskFiles().exists(name) else {
      return try onDisk(name)
    }
    let choice = try ChoiceReader.reading(installed: .ofUser) { $0.readTheme(name) }
    let theme = ThemeName(choice?.name ?? name).theme
    guard case .builtIn = choice, let source = KeyboardTheme.builtInFile(of: theme) else {
      return try onDisk(theme)
    }
    let file = ThemeFile(source, files: .disk)
    return (file, file.diagnostics)
  }

  /// Reads a theme file on disk; a file that is too large has only the diagnostic of its size.
  static func onDisk(_ path: String) throws -> (file: ThemeFile?, diagnostics: [Diagnostic]) {
    let source: SourceFile
    do {
      source = try FileReader.disk.file(path, .theme)
    } catch let error as CommandFailure
      where error.diagnostics.allSatisfy({ $0.code == .fileSize })
    {
      return (nil, error.diagnostics)
    }
    let file = ThemeFile(source, files: .disk)
    return (file, file.diagnostics)
  }
}

/// Reader of PNG files, whose errors name the file.
enum PictureFile {

  static func read(_ path: String) throws(CommandFailure) -> (picture: PNGPicture, name: String) {
    let file = try InputFile.read(path, .picture)
    return (try picture(in: file), file.name)
  }

  static func picture(in file: SourceFile) throws(CommandFailure) -> PNGPicture {
    do {
      return try PNGPicture(decoding: file.bytes)
    } catch {
      var failure = CommandFailure(error)
      for index in failure.diagnostics.indices { failure.diagnostics[index].place = file.place() }
      throw failure
    }
  }
}
