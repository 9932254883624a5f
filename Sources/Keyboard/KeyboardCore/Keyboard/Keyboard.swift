/// The conformances of every model value of a keyboard.
public typealias KeyboardModel = Codable & Equatable & Hashable & Sendable

/// A choice among named cases, identified by its name.
public protocol KeyboardChoice: RawRepresentable<String>, CaseIterable, Identifiable, KeyboardModel
where ID == String {}

extension KeyboardChoice {

  /// The name of the choice.
  public var id: String { rawValue }
}

/// A namespace for the types that describe a keyboard.
public struct Keyboard {
  private init() {}

  /// A gesture on a key.
  public enum Gesture: String, KeyboardChoice {
    case doubleTap, press, release, longPress, repeatPress, end
  }

  /// The letter case of a keyboard.
  public enum KeyboardCase: String, KeyboardChoice {
    case auto, capsLocked, lowercased, uppercased

    /// Whether letters are shown in upper case.
    public var isUppercasedOrCapslocked: Bool { self == .uppercased || self == .capsLocked }
  }

  /// Side of the screen for a keyboard docked for one-handed typing.
  public enum DockEdge: String, KeyboardChoice {
    case leading, trailing

    /// The whole width, as without a side.
    case none

    /// The alignment of the docked keyboard in the available width.
    public var alignment: Alignment {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      case .none: .center
      }
    }

    static var widthFactor: Double { 0.8 }
  }

  /// The place of a keyboard on the screen: at its bottom, above its app, or in two halves.
  public enum Placement: String, KeyboardChoice {
    case docked, floating, split
  }

  /// A half of a split keyboard.
  public enum Half: String, KeyboardChoice {
    case left, right
  }

  /// The range of text for a backspace.
  public enum BackspaceRange: String, CaseIterable, KeyboardModel {
    case character, word, sentence
  }

  /// The automatic capitalization of a keyboard.
  public enum AutocapitalizationType: String, KeyboardChoice {
    case allCharacters, sentences, words, none
  }

  /// The display mode of the input toolbar above the letters.
  public enum InputToolbarDisplayMode: KeyboardModel {
    case automatic, numbers, none
    case characters([String])

    /// Returns a mode that shows every character of a string on a key of its own.
    public static func characters(_ text: String) -> Self { .characters(text.chars) }
  }

  /// The user's choice of input toolbar.
  public enum InputToolbarType: String, KeyboardChoice {
    case automatic, characters, numbers, recentEmojis, none
  }

  /// The behavior of a long press on space.
  public enum SpaceLongPressBehavior: String, KeyboardChoice {
    case moveInputCursor, openLocaleContextMenu
  }

  /// The sensitivity of a drag on space: the distance that moves the cursor by one character.
  public enum SpaceDragSensitivity: Identifiable, KeyboardModel {
    case low, medium, high
    case custom(points: Int)

    /// The distance in points.
    public var points: Int {
      switch self {
      case .low: 10
      case .medium: 5
      case .high: 2
      case .custom(let points): points
      }
    }

    /// Vertical distance of a drag to move the cursor by a line, in points.
    public var linePoints: Double { 5 * Double(points) }

    /// The distance in points.
    public var id: Int { points }
  }

  /// The menu at one end of the space key.
  public enum SpaceMenuType: String, KeyboardChoice {
    case locale

    /// No menu, as without a type.
    case none
  }

  /// A text size of the system.
  public enum TextSize: String, CaseIterable, KeyboardModel {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The size as a multiple of `large` (source: Apple's Human Interface Guidelines, style Body).
    public var factor: Double { points / Self.large.points }

    private var points: Double {
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    }

    /// Returns the size whose factor is nearest to a multiple of the default.
    public static func nearest(to factor: Double) -> Self {
      allCases.min { abs($0.factor - factor) < abs($1.factor - factor) } ?? .large
    }
  }

  /// A mark that a key adds to the text before the cursor.
  public struct Diacritic: Identifiable, KeyboardModel {

    /// The mark itself, the fallback where nothing before the cursor can take it.
    public var char: String

    /// The replacements of texts before the cursor.
    public var replacements: [String: String]

    /// A mark with its replacements.
    public init(char: String, replacements: [String: String]) {
      self.char = char
      self.replacements = replacements
    }

    /// The mark itself.
    public var id: String { char }
  }

  /// Edit for inserting a diacritic.
  public struct DiacriticInsertionResult: KeyboardModel {

    /// The number of characters to delete before the cursor.
    public var deleteBackwardsCount: Int

    /// The text to insert afterwards.
    public var textInsertion: String

    /// A result with a number of characters to delete and a text to insert.
    public init(deleteBackwardsCount: Int, textInsertion: String) {
      self.deleteBackwardsCount = deleteBackwardsCount
      self.textInsertion = textInsertion
    }

    /// Returns the result for a text that can't take the mark, which inserts the mark itself.
    public static func noMatch(for char: String) -> Self {
      Self(deleteBackwardsCount: 0, textInsertion: char)
    }
  }
}

extension String {

  /// The characters as strings.
  public var chars: [String] { map { String($0) } }
}
