package import Foundation
import KeyboardCore
package import KeyboardInput

/// Each word has its own entry: processes don't replace each other's words.
package final class WordMemory {

  package enum Kind: String, CaseIterable { case learned, ignored }

  private let file: FileSettingsStore?
  private var words: [String: Set<String>] = [:]

  package init(file url: URL?) { file = url.map(FileSettingsStore.init) }

  package var lastError: SettingsFileError? { file?.lastError }

  private static func prefix(_ kind: Kind, _ language: String) -> String {
    "\(kind.rawValue).\(language)."
  }

  package func words(_ kind: Kind, language: String) -> [String] {
    let prefix = Self.prefix(kind, language)
    guard let file else { return (words[prefix] ?? []).sorted() }
    return file.names(withPrefix: prefix).map { String($0.dropFirst(prefix.count)) }
  }

  func contains(_ word: String, _ kind: Kind, language: String) -> Bool {
    let prefix = Self.prefix(kind, language)
    guard let file else { return words[prefix]?.contains(word) ?? false }
    return file.value(forKey: prefix + word) != nil
  }

  package func set(_ word: String, _ kind: Kind, language: String, to isMember: Bool) {
    guard !word.isEmpty else { return }
    let prefix = Self.prefix(kind, language)
    if let file {
      file.set(isMember ? .bool(true) : nil, forKey: prefix + word)
    } else if isMember {
      words[prefix, default: []].insert(word)
    } else {
      words[prefix]?.remove(word)
    }
  }
}
