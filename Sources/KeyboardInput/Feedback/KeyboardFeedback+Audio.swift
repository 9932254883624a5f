public import Foundation
public import KeyboardCore

extension KeyboardFeedback {

  /// A sound of audio feedback.
  public enum Audio: KeyboardModel {
    case input, system, delete, none
    case customId(UInt32)
    case customUrl(URL?)

    /// The identifier of the system sound, 0 for none, or `nil` for a sound file.
    ///
    /// Source: KeyboardKit 9.5.3 KeyboardFeedback+Audio.
    public var id: UInt32? {
      switch self {
      case .input: 1104
      case .delete: 1155
      case .system: 1156
      case .customId(let id): id
      case .customUrl: nil
      case .none: 0
      }
    }
  }

  /// A kind of haptic feedback.
  public enum Haptic: String, CaseIterable, Identifiable, KeyboardModel {
    case error, success, warning, lightImpact, mediumImpact, heavyImpact, selectionChanged, none

    /// The name of the feedback.
    public var id: String { rawValue }
  }
}
