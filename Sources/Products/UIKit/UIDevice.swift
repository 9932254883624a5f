public import Foundation
import KeyboardCore

/// The standard device of the library.
public struct UIDevice: Sendable {

  /// Kinds of devices.
  public typealias Idiom = UIUserInterfaceIdiom

  /// The device: a phone 390 points wide.
  public static let current = UIDevice()

  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The name of the system.
  public var systemName: String { "iOS" }

  /// The version of the system.
  public var systemVersion: String { "26.0" }

  /// The model.
  public var model: String { "iPhone" }

  /// The name of the device.
  public var name: String { model }

  /// No identifier.
  public var identifierForVendor: UUID? { nil }

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
  public var bounds: CGRect { CGRect(origin: .zero, size: Device.standard.portraitSize) }

  /// The pixels per point.
  public var scale: CGFloat { 3 }
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

/// A vibration after a change of a selection, which has no effect.
public struct UISelectionFeedbackGenerator: Sendable {

  /// Creates a generator.
  public init() {}

  /// Does nothing.
  public func prepare() {}

  /// Does nothing.
  public func selectionChanged() {}
}

/// A vibration as of an impact, which has no effect.
public struct UIImpactFeedbackGenerator: Sendable {

  /// Strengths of an impact.
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}

  /// Does nothing.
  public func prepare() {}

  /// Does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// A vibration after work, which has no effect.
public struct UINotificationFeedbackGenerator: Sendable {

  /// Results of work.
  public enum FeedbackType: Sendable { case success, warning, error }

  /// Creates a generator.
  public init() {}

  /// Does nothing.
  public func prepare() {}

  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

extension FileManager {

  /// Returns no folder: apps have no groups here.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}
