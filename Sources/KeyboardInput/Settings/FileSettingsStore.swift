public import Foundation
public import KeyboardCore
import Synchronization

/// Settings in a JSON file, which any number of processes may read and write at the same time.
///
/// Every change is written at once: under a lock on a file beside it, the file is read, changed and
/// replaced as a whole. So no change is lost, and a process that is killed leaves the file as it was
/// before or after the change.
public final class FileSettingsStore: KeyboardSettingsStorage {

  private let file: SettingsFile
  private let state = Mutex(State())

  private struct State {
    var contents = SettingsFile.Contents()
    var lastError: SettingsFileError?
  }

  /// A store in a file, which is made with the first change.
  public init(url: URL) {
    file = SettingsFile(path: url.path)
  }

  /// Why the last change could not be written, or `nil` if it was.
  ///
  /// Such a change is kept in memory until the file changes.
  public var lastError: SettingsFileError? { state.withLock { $0.lastError } }

  /// The value with a name, or `nil` if none was set.
  public func value(forKey key: String) -> KeyboardSettingsValue? {
    state.withLock { state in
      file.refresh(&state.contents)
      return state.contents.values[key]
    }
  }

  /// Set or, with `nil`, removes the value with a name.
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
