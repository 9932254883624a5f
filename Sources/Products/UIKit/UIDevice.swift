public import Foundation
import KeyboardCore

/// The standard device of the library: a phone 390 points wide.
public struct UIDevice: Sendable {

  /// The device.
  public static let current = UIDevice()
  /// The kind of the device.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// A name.
  public let systemName = "iOS", systemVersion = "26.0", model = "iPhone", name = "iPhone"
  /// No identifier.
  public let identifierForVendor: UUID? = nil
  /// Does nothing: there is no sound.
  public func playInputClick() {}
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Hashable, Sendable { case unspecified, phone, pad, mac }

/// The screen of the standard device.
public struct UIScreen: Sendable {

  /// The screen.
  public static let main = UIScreen()
  /// The frame of the screen in points.
  public let bounds = CGRect(origin: .zero, size: Device.standard.portraitSize)
  /// The pixels per point.
  public let scale: CGFloat = 3
}

/// The app of a keyboard, which isn't there.
public struct UIApplication: Sendable {

  /// The app.
  public static let shared = UIApplication()
  /// The address of the settings of an app.
  public static let openSettingsURLString = "app-settings:"
  /// Doesn't open an address.
  public func open(_ url: URL) {}
  /// Opens no address.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// A vibration, which has no effect.
public struct UIImpactFeedbackGenerator: Sendable {

  /// Strengths of an impact.
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }
  /// Results of work.
  public enum FeedbackType: Sendable { case success, warning, error }
  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
  /// Does nothing.
  public func selectionChanged() {}
  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A vibration after a change of a selection.
public typealias UISelectionFeedbackGenerator = UIImpactFeedbackGenerator
/// A vibration after work.
public typealias UINotificationFeedbackGenerator = UIImpactFeedbackGenerator

extension FileManager {
  /// Returns no folder: apps have no groups here.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}

/// Calls a function: there are no objects that a pool releases.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
