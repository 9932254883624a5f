public import Foundation
public import KeyboardCore
import Synchronization

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

  /// Create a store in a file, which the first change creates.
  public init(url: URL) {
    file = SettingsFile(path: url.path)
  }

  /// The error of the last change, or `nil` if it was written.
  ///
  /// A change that wasn't written is kept in memory until the file changes.
  public var lastError: SettingsFileError? { state.withLock { $0.lastError } }

  /// Return the value for a key, or `nil` if none is set.
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

  /// Set the value for a key, or remove it with `nil`.
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
