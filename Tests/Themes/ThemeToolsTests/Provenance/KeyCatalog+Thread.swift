import Foundation
import ThemeTools

extension KeyCatalog {

  /// The survey of all tests on a thread, which lays out each keyboard once.
  static var ofThread: KeyCatalog {
    let survey = Thread.value("survey") { KeyCatalog() }
    survey.renewTests()
    return survey
  }
}

extension Thread {

  /// Return a value that belongs to the current thread, computed on first use.
  static func value<Value>(_ name: String, _ compute: () throws -> Value) rethrows -> Value {
    if let value = current.threadDictionary[name] as? Value { return value }
    let value = try compute()
    current.threadDictionary[name] = value
    return value
  }
}
