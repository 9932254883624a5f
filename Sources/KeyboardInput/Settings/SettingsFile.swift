import Foundation
import KeyboardCore

/// A JSON object of settings in a file.
struct SettingsFile: Sendable {

  /// Where the file is.
  let path: String

  /// The largest file that is read, in bytes.
  static let maximumSize = 1 << 20

  /// What was read from the file.
  struct Contents: Sendable {
    var values: [String: KeyboardSettingsValue] = [:]
    var version: Version?

    /// The file that was read, held open so that no later one gets the same number.
    var handle: FileHandle?
  }

  /// What tells a file from the one that replaces it.
  struct Version: Equatable, Sendable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// Reads the file again if it has changed; one that can't be read has no settings.
  func refresh(_ contents: inout Contents) {
    let version = currentVersion()
    guard version != contents.version else { return }
    let handle = FileHandle(forReadingAtPath: path)
    contents = Contents(
      values: (try? read(handle)) ?? [:], version: handle.flatMap(Self.version), handle: handle)
  }

  /// Changes the values in the file, of which the latest are read first.
  ///
  /// A file that holds something else is kept under the same name with `.damaged` added.
  func update(
    _ contents: inout Contents, change: (inout [String: KeyboardSettingsValue]) -> Void
  ) throws(SettingsFileError) {
    contents = try FileLock.withLock(path: path + ".lock") { () throws(SettingsFileError) in
      var values = try valuesToChange()
      change(&values)
      try write(values)
      let handle = FileHandle(forReadingAtPath: path)
      return Contents(values: values, version: handle.flatMap(Self.version), handle: handle)
    }
  }

  private func valuesToChange() throws(SettingsFileError) -> [String: KeyboardSettingsValue] {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      guard currentVersion() == nil else { throw .unreadable }
      return [:]
    }
    do throws(SettingsFileError) {
      return try read(handle)
    } catch {
      guard error == .damaged, rename(path, path + ".damaged") == 0 else { throw error }
      return [:]
    }
  }

  private func read(
    _ handle: FileHandle?
  ) throws(SettingsFileError) -> [String: KeyboardSettingsValue] {
    guard let handle else { throw .unreadable }
    guard let data = try? handle.read(upToCount: Self.maximumSize + 1) else { return [:] }
    guard data.count <= Self.maximumSize,
      let values = try? JSONDecoder().decode([String: JSONSetting].self, from: data)
    else { throw .damaged }
    return values.mapValues(\.value)
  }

  private func write(_ values: [String: KeyboardSettingsValue]) throws(SettingsFileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(values.mapValues(JSONSetting.init)) else {
      throw .unwritable
    }
    // The lock makes one name enough; what a killed process has left there is replaced.
    let temporary = path + ".new"
    guard FileManager.default.createFile(atPath: temporary, contents: data) else {
      throw .unwritable
    }
    guard rename(temporary, path) == 0 else { throw .unwritable }
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

/// Why settings could not be written to a file.
public enum SettingsFileError: String, Error, CaseIterable {

  /// The file beside it that serves as a lock can't be opened or locked.
  case unlockable

  /// The file can't be read.
  case unreadable

  /// The file doesn't hold settings.
  case damaged

  /// The file can't be written.
  case unwritable
}
