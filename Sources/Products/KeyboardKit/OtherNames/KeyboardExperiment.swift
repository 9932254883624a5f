import KeyboardInput
public import KeyboardViews

/// A feature that KeyboardKit 10 has as an experiment, with whether the user turned it on.
///
/// The keyboards here have these features in any case.
public enum KeyboardExperiment: String, CaseIterable, Sendable {
  case keyboardDictation, undoManager

  private var key: String { "\(KeyboardSettings.storeKeyPrefix(for: "experiments"))\(rawValue)" }

  /// Whether the experiment is turned on in the shared settings.
  public var isEnabled: Bool { KeyboardSettings.store.value(forKey: key) == .bool(true) }

  /// Turns the experiment on or off in the shared settings.
  public func setIsEnabled(_ isEnabled: Bool) {
    KeyboardSettings.store.set(.bool(isEnabled), forKey: key)
  }
}

/// The namespace of experiments in KeyboardKit 10.0 to 10.6.
public enum Experiments {}

/// A screen of settings, which is part of an app and not of its keyboard: it is empty here.
public struct KeyboardSettingsScreen: View {

  /// Creates a screen.
  public init() {}

  /// Nothing.
  public var body: ViewGroup { ViewGroup() }
}
