public import Foundation
import KeyboardCore
public import KeyboardDrawing
import KeyboardInput
public import UIKit

/// An app's surroundings in a test: settings, texts and images, independent of the machine.
///
/// ```
/// let fixture = AppFixture(settings: ["isToolbarShown": true])
/// AppFixture.$current.withValue(fixture) {
///   AppStorage(wrappedValue: false, "isToolbarShown").wrappedValue  // → true
/// }
/// ```
///
/// All are empty by default. Settings that a keyboard changes stay changed until the fixture is gone.
public final class AppFixture: Sendable {

  /// The surroundings of the current task.
  @TaskLocal public static var current = AppFixture()

  /// The values of `@AppStorage` and of `AppDefaults` by key.
  public var settings: [String: any Sendable] {
    get { storedSettings.value }
    set { storedSettings.value = newValue }
  }

  /// The texts of the app by key, in one language.
  public let texts: [String: String]
  /// The images of the app by name, which ends in `@2x` or `@3x` for several pixels per point.
  public let images: [String: ImageFile]
  /// The pasteboard, which is empty at first.
  public let pasteboard = UIPasteboard()

  private let storedSettings: SettableValue<[String: any Sendable]>

  /// Creates surroundings.
  public init(
    settings: [String: any Sendable] = [:], texts: [String: String] = [:],
    images: [String: ImageFile] = [:]
  ) {
    storedSettings = SettableValue(settings)
    self.texts = texts
    self.images = images
    Image.files.value = { AppFixture.current.image(named: $0) }
    UIPasteboard.current.value = { AppFixture.current.pasteboard }
    KeyboardSettings.reportsAppGroups.value = false
  }

  private func image(named name: String) -> (file: ImageFile, scale: Double)? {
    let scales = [("@3x", 3.0), ("@2x", 2), ("", 1)]
    return scales.lazy.compactMap { suffix, scale in
      self.images[name + suffix].map { (file: $0, scale: scale) }
    }.first
  }

  /// Creates surroundings with the texts and images in the folder of an app.
  ///
  /// The folder has `.strings` files, `.xcstrings` catalogs, images and asset catalogs. Files of other
  /// languages than the given one are left out.
  ///
  /// - Throws: An error with the place of what can't be read.
  public convenience init(
    folder: URL, language: String = "en", settings: [String: any Sendable] = [:]
  ) throws {
    let files = try AppFolder(folder.path, language: language)
    self.init(settings: settings, texts: files.texts, images: files.images)
  }

  func update(_ change: (inout [String: any Sendable]) -> Void) { storedSettings.update(change) }
}

/// User defaults that only the fixture has, for `typealias UserDefaults = AppDefaults` in an app's target.
///
/// Functions for a type of values, such as `string(forKey:)`, call the ones below.
public final class AppDefaults: UserDefaults {

  /// The defaults of the app.
  override public class var standard: AppDefaults { AppDefaults() }
  /// Creates defaults, which are the same for all suites.
  override public init?(suiteName: String?) { super.init(suiteName: nil) }
  /// Returns a setting of the fixture.
  override public func object(forKey key: String) -> Any? { AppFixture.current.settings[key] }

  /// Sets a setting of the fixture.
  override public func set(_ value: Any?, forKey key: String) {
    AppFixture.current.update { settings in
      switch value {
      case let value as String: settings[key] = value
      case let value as Bool: settings[key] = value
      case let value as Int: settings[key] = value
      case let value as Double: settings[key] = value
      case let value as Data: settings[key] = value
      case let value as Date: settings[key] = value
      case let value as [String]: settings[key] = value
      default: settings[key] = nil
      }
    }
  }

  /// Sets a whole number.
  override public func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets a truth value.
  override public func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets a number.
  override public func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  /// Removes a setting.
  override public func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }
  /// Does nothing: nothing is stored.
  @discardableResult override public func synchronize() -> Bool { true }
}
