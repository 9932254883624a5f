import Disk
public import Foundation
public import KeyboardCore
import SourceText
import Synchronization

/// Settings in a JSON file that processes share, replaced atomically under a lock.
struct SettingsFile: Sendable {

  let path: String

  struct Contents: Sendable {
    var values = SettingsList()
    var version: Version?

    /// Whether the values differ from the file, which can't be read or written.
    var isAhead = false

    /// Handle of the file, held open to keep later files from getting the same inode.
    var handle: FileHandle?
  }

  /// The version changes when the file is replaced.
  struct Version: Equatable, Sendable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// An unreadable file counts as empty.
  func refresh(_ contents: inout Contents) {
    let version = currentVersion()
    guard version != contents.version else { return }
    let handle = handle()
    let values = try? read(handle)
    contents = Contents(
      values: values ?? SettingsList(), version: handle.flatMap(Self.version),
      isAhead: values == nil, handle: handle)
  }

  /// A file with other contents is renamed to `.damaged`; a change that fails stays in memory.
  func update(
    _ contents: inout Contents, change: (inout SettingsList) -> Void
  ) throws(SettingsFileError) {
    let known = contents
    contents = try FileLock.withLock(path: path + ".lock", unlockable: .unlockable) {
      () throws(SettingsFileError) in
      // No other process can have changed a file that is the one last read or written.
      let isKnown = !known.isAhead && known.version != nil && known.version == currentVersion()
      var values = try isKnown ? known.values : valuesToChange()
      change(&values)
      let handle = try write(values.text)
      return Contents(values: values, version: Self.version(of: handle), handle: handle)
    }
  }

  private func valuesToChange() throws(SettingsFileError) -> SettingsList {
    guard let handle = handle() else {
      guard currentVersion() == nil else { throw .unreadable }
      return SettingsList()
    }
    do throws(SettingsFileError) {
      return try read(handle)
    } catch {
      guard error == .damaged, rename(path, path + ".damaged") == 0 else { throw error }
      KeyboardNotices.report(
        .unreadableFile, "“\(path)” holds no settings, and was moved to “\(path).damaged”")
      return SettingsList()
    }
  }

  private func handle() -> FileHandle? {
    (try? InputFile.open(path)).map {
      FileHandle(fileDescriptor: $0.descriptor, closeOnDealloc: true)
    }
  }

  private func read(_ handle: FileHandle?) throws(SettingsFileError) -> SettingsList {
    guard let handle else { throw .unreadable }
    guard let data = try? handle.read(upToCount: InputBudget.settings.bytes + 1), !data.isEmpty
    else {
      return SettingsList()
    }
    guard data.count <= InputBudget.settings.bytes,
      let values = SettingsList(text: [UInt8](data))
    else { throw .damaged }
    return values
  }

  private func write(_ text: String) throws(SettingsFileError) -> FileHandle {
    // A file too large to be read again would be lost with the next change.
    guard text.utf8.count <= InputBudget.settings.bytes else { throw .tooLarge }
    // The lock makes one name sufficient; the remains of a killed process are replaced.
    let temporary = path + ".new"
    unlink(temporary)
    let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw .unwritable
    }
    guard rename(temporary, path) == 0 else { throw .unwritable }
    return handle
  }

  private func currentVersion() -> Version? {
    var status = stat()
    return stat(path, &status) == 0 ? Version(status) : nil
  }

  private static func version(of handle: FileHandle) -> Version? {
    var status = stat()
    return fstat(handle.fileDescriptor, &status) == 0 ? Version(status) : nil
  }
}

extension SettingsFile.Version {

  fileprivate init(_ status: stat) {
    self.init(
      inode: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }
}

/// An error that prevents writing settings to a file.
public enum SettingsFileError: String, LocalizedError, CaseIterable {

  /// The lock file can't be opened or locked.
  case unlockable

  /// The file can't be read.
  case unreadable

  /// The file doesn't hold settings.
  case damaged

  /// The file can't be written.
  case unwritable

  /// The settings exceed the maximum size of a file.
  case tooLarge

  /// The error in words.
  public var errorDescription: String? {
    switch self {
    case .unlockable: "The lock of the settings can't be taken."
    case .unreadable: "The settings can't be read."
    case .damaged: "The file doesn't hold settings."
    case .unwritable: "The settings can't be written."
    case .tooLarge: "The settings are too large for a file."
    }
  }
}

/// Settings in a JSON file that several processes may read and write at the same time.
///
/// Every change is written at once: under a lock on a file beside it, the file is read, changed and
/// atomically replaced. No change is lost, and a killed process leaves the file as it was before or
/// after the change.
public final class FileSettingsStore: KeyboardSettingsStorage {

  private let file: SettingsFile
  private let state = Mutex(State())

  private struct State {
    var contents = SettingsFile.Contents()
    var lastError: SettingsFileError?
  }

  /// Creates a store in a file, which the first change creates.
  public init(url: URL) { file = SettingsFile(path: url.path) }

  /// The error of the last change, which stays in memory then, or `nil` if it was written.
  public var lastError: SettingsFileError? { state.withLock { $0.lastError } }

  /// Returns the value for a key, or `nil` if none is set.
  public func value(forKey key: String) -> KeyboardSettingsValue? {
    state.withLock { state in
      file.refresh(&state.contents)
      return state.contents.values[key]
    }
  }

  package func names(withPrefix prefix: String) -> [String] {
    state.withLock { state in
      file.refresh(&state.contents)
      return state.contents.values.keys.filter { $0.hasPrefix(prefix) }.sorted()
    }
  }

  /// Sets the value for a key, or remove it with `nil`.
  public func set(_ value: KeyboardSettingsValue?, forKey key: String) {
    state.withLock { state in
      do throws(SettingsFileError) {
        try file.update(&state.contents) { $0[key] = value }
        state.lastError = nil
      } catch {
        state.contents.values[key] = value
        state.contents.isAhead = true
        state.lastError = error
      }
    }
  }
}
